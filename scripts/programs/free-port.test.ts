import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from './free-port.ts';

/** No process has a number as high. */
const NOBODY = 2 ** 30;

let directory: string;
let one: number;
let another: number;

// Two that no program takes while these are tested.
beforeAll(async () => {
  [one, another] = [await freePort(), await freePort()];
});

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ports-'));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(directory, { recursive: true });
});

/** Draws these ports, one after the other, of the 14,000 from 18000 on. */
function draws(...ports: number[]) {
  vi.spyOn(Math, 'random').mockImplementation(() => ((ports.shift() ?? 0) + 0.5 - 18_000) / 14_000);
}

describe('freePort', () => {
  it('gives no port twice while its process lives', async () => {
    draws(one, one, one, another);
    expect(await freePort(directory)).toBe(one);
    expect(await freePort(directory)).toBe(another);
    expect(readdirSync(directory)).toHaveLength(2);
  });

  it('gives a port again that a process took which has ended', async () => {
    writeFileSync(join(directory, String(one)), String(NOBODY));
    draws(one);
    expect(await freePort(directory)).toBe(one);
  });

  it('leaves a port to the process that takes it at this moment', async () => {
    writeFileSync(join(directory, String(one)), '');
    draws(one, another);
    expect(await freePort(directory)).toBe(another);
  });

  it('gives none that somebody listens on', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(one, '127.0.0.1', resolve));
    draws(one, another);
    expect(await freePort(directory)).toBe(another);
    await new Promise((resolve) => server.close(resolve));
  });
});
