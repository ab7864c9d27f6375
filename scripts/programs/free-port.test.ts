import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from './free-port.ts';

/** No process has a number as high. */
const NOBODY = 2 ** 30;

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ports-'));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(directory, { recursive: true });
});

/** Draws these, one after the other: 0 is the first port of all, 0.5 one in the middle. */
function draws(...numbers: number[]) {
  vi.spyOn(Math, 'random').mockImplementation(() => numbers.shift() ?? 0.99);
}

describe('freePort', () => {
  it('gives no port twice while its process lives', async () => {
    draws(0.5, 0.5, 0.5, 0.6);
    const first = await freePort(directory);
    expect(await freePort(directory)).not.toBe(first);
    expect(readdirSync(directory)).toHaveLength(2);
  });

  it('gives a port again that a process took which has ended', async () => {
    draws(0.5, 0.5);
    const port = await freePort(directory);
    writeFileSync(join(directory, String(port)), String(NOBODY));
    expect(await freePort(directory)).toBe(port);
  });

  it('leaves a port to the process that takes it at this moment', async () => {
    draws(0.5, 0.5, 0.6);
    const port = await freePort(directory);
    writeFileSync(join(directory, String(port)), '');
    expect(await freePort(directory)).not.toBe(port);
  });

  it('gives none that somebody listens on', async () => {
    draws(0.5, 0.6);
    const port = await freePort(directory);
    rmSync(join(directory, String(port)));
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    draws(0.5, 0.6);
    expect(await freePort(directory)).not.toBe(port);
    await new Promise((resolve) => server.close(resolve));
  });
});
