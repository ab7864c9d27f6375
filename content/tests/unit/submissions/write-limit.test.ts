import { VISITOR_HEADER } from '@mall/contract';
import type { Context } from 'koa';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const MOST = 5;
vi.mock('../../../src/settings', () => ({
  settings: () => ({ writesPerClient: MOST, purgeToken: 's', secrets: { apiTokenSalt: 'salt' } }),
}));

let admitsWrite: typeof import('../../../src/limits/write-limit')['admitsWrite'];
beforeEach(async () => {
  vi.resetModules();
  ({ admitsWrite } = await import('../../../src/limits/write-limit'));
});

/** How many of 100 writes are admitted. */
const admitted = (write: (at: number) => boolean) =>
  Array.from({ length: 100 }, (_, at) => write(at)).filter(Boolean).length;

function asked(ip: string, agent: string): Context {
  const headers: Record<string, string> = { 'user-agent': agent, [VISITOR_HEADER]: '' };
  const get = (name: string) => headers[name.toLowerCase()] ?? '';
  return { get, request: { ip } } as unknown as Context;
}

describe('writes past the website', () => {
  it('are a share for each client, and four shares for an address, whatever its programs call themselves', () => {
    expect(admitted(() => admitsWrite(asked('192.0.2.7', 'one'), 'contact'))).toBe(MOST);
    expect(admitted((at) => admitsWrite(asked('198.51.100.1', `agent ${at}`), 'contact'))).toBe(4 * MOST);
    expect(admitsWrite(asked('198.51.100.1', 'fresh'), 'contact')).toBe(false);
    expect(admitsWrite(asked('198.51.100.2', 'fresh'), 'contact')).toBe(true);
    expect(admitsWrite(asked('198.51.100.1', 'fresh'), 'leasing')).toBe(true);
  });
});
