import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { brotli, encoded } from './compress.ts';
import { createOtherEncodings } from './other-encodings.ts';

const PLAIN = randomBytes(3_000);
const body = () => brotli(PLAIN);

describe('bodies in other encodings', () => {
  it('are made once for all who ask at once, and are those of the page', async () => {
    const others = createOtherEncodings(1_000_000);
    const br = await body();
    const [gzip, again] = [others.make(br, 'gzip'), others.make(br, 'gzip')];
    expect(again).toBe(gzip);
    expect(gunzipSync(await gzip).equals(PLAIN)).toBe(true);
    expect((await others.make(br, 'identity')).equals(PLAIN)).toBe(true);
  });

  it('are kept of a body that is asked for again, and of none that is asked for once', async () => {
    const others = createOtherEncodings(1_000_000);
    const br = await body();
    await others.make(br, 'gzip');
    expect(others.known(br, 'gzip')).toBeUndefined();
    expect(others.bytes()).toBe(0);
    const made = await others.make(br, 'gzip');
    expect(others.known(br, 'gzip')).toBe(made);
    const { length } = br;
    expect(others.bytes()).toBeGreaterThanOrEqual(length + made.length);
  });

  it('take no more memory than they may, the oldest gone first', async () => {
    const others = createOtherEncodings(20_000);
    const all = await Promise.all(Array.from({ length: 12 }, body));
    for (const br of all) for (let times = 0; times < 2; times++) await others.make(br, 'gzip');
    expect(others.bytes()).toBeLessThanOrEqual(20_000);
    const known = all.map((br) => others.known(br, 'gzip') !== undefined);
    expect(known.at(0)).toBe(false);
    expect(known.at(-1)).toBe(true);
  });
});

describe('a compressed body', () => {
  it.each([
    ['brotli', () => brotli(PLAIN), brotliDecompressSync],
    ['empty', () => brotli(Buffer.alloc(0)), brotliDecompressSync],
    ['gzip', () => encoded(PLAIN, 'gzip'), gunzipSync],
  ] as const)('holds no more memory than its bytes: %s', async (_, make, open) => {
    const made = await make();
    expect(made.buffer.byteLength).toBe(made.length);
    expect(open(made).length).toBeLessThanOrEqual(PLAIN.length);
  });
});
