import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';

const dataDir = mkdtempSync(join(tmpdir(), 'middlewares-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function hstsWith(env: Record<string, string>): Promise<unknown> {
  for (const [name, value] of Object.entries({ DATA_DIR: dataDir, ...env })) vi.stubEnv(name, value);
  const { default: middlewares } = await import('../../../config/middlewares');
  return middlewares().flatMap((one) =>
    typeof one !== 'string' && 'hsts' in one.config ? one.config.hsts : [],
  );
}

describe('what browsers are told of https', () => {
  const CONTENT_PUBLIC_URL = 'https://admin.example.com';
  it.each([
    [{ CONTENT_PUBLIC_URL }, { maxAge: 31_536_000, includeSubDomains: false }],
    [
      { CONTENT_PUBLIC_URL, HSTS: 'subdomains' },
      { maxAge: 31_536_000, includeSubDomains: true },
    ],
    [{ CONTENT_PUBLIC_URL, HSTS: 'off' }, false],
    [{ CONTENT_PUBLIC_URL: 'http://admin.example.com' }, false],
  ])('with %j it is %j', async (env, hsts) => expect(await hstsWith(env)).toEqual([hsts]));
});
