import fc from 'fast-check';
import type { Instead, Recorded } from '../processes/content-proxy.ts';

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const HTML = Buffer.from('<!doctype html><title>Welcome to nginx!</title><h1>It works</h1>');
const DEEP = Buffer.from('['.repeat(50_000));
const WORDS = [
  '{"errors":[]}',
  '{"errors":[{"message":"no"}]}',
  '{}',
  '[]',
  '""',
  '0',
  'true',
  'null',
  '',
].map((word) => Buffer.from(word));

/** Bytes that stand for an answer and are none, or a damaged one, made of a real one. */
type Breakage = (answer: Recorded) => Instead;

const part = fc.double({ min: 0, max: 0.999, noNaN: true });
const until = (body: Buffer, at: number) => body.subarray(0, Math.floor(body.length * at));

const arbitraries: readonly fc.Arbitrary<Breakage>[] = [
  part.map((at) => ({ body }) => ({ headers: JSON_TYPE, body: until(body, at) })),
  part.map((at) => ({ body }) => ({
    headers: { ...JSON_TYPE, 'content-length': String(body.length) },
    body: until(body, at),
    cut: true,
  })),
  fc.constantFrom(...WORDS).map((body) => () => ({ headers: JSON_TYPE, body })),
  fc.constantFrom('text/html', 'application/json').map((type) => () => ({
    headers: { 'content-type': type },
    body: HTML,
  })),
  fc.constantFrom('utf16le' as const, 'latin1' as const).map((charset) => ({ body }) => ({
    headers: { 'content-type': `application/json; charset=${charset}` },
    body: Buffer.from(body.toString('utf8'), charset),
  })),
  fc
    .array(fc.record({ at: part, byte: fc.integer({ min: 0, max: 255 }) }), { minLength: 1, maxLength: 20 })
    .map((flips) => ({ body }) => {
      const flipped = Buffer.from(body);
      for (const { at, byte } of flips) flipped[Math.floor(flipped.length * at)] = byte;
      return { headers: JSON_TYPE, body: flipped };
    }),
  fc.constantFrom('gzip', 'br', 'deflate', 'x-nothing').map((encoding) => ({ body }) => ({
    headers: { ...JSON_TYPE, 'content-encoding': encoding },
    body,
  })),
  fc.constant(({ body }) => ({ headers: JSON_TYPE, body: Buffer.concat([body, body]) })),
  fc.constant(() => ({ headers: JSON_TYPE, body: DEEP })),
];

/** So many, the same in every run. */
export const breakages = (count: number): Breakage[] =>
  fc.sample(fc.oneof(...arbitraries), { numRuns: count, seed: 20_261_122 });

const NOTHING = [null, undefined, '', 0, [], {}, 'x', -1, [null], { data: null }] as const;

/** Where a payload is to get holes. */
interface Holes {
  seed: number;
  /** One value in so many. */
  every: number;
  /** Holes in lists are entries that are null; else values of any kind are replaced. */
  kind: 'anything' | 'null' | 'entries' | 'localizations';
}

/** So many, the same in every run. */
export const holes = (count: number): Holes[] =>
  fc.sample(
    fc.record({
      seed: fc.integer({ min: 1, max: 2_147_483_646 }),
      every: fc.integer({ min: 5, max: 200 }),
      kind: fc.constantFrom('anything', 'anything', 'null', 'entries', 'localizations'),
    }),
    { numRuns: count, seed: 20_261_122 },
  );

/** Gives a payload its holes; the envelope stays whole. */
export function holed(payload: unknown, { seed, every, kind }: Holes): unknown {
  let state = seed;
  // Park and Miller's generator.
  const random = (most: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
  const walk = (value: unknown, depth: number, key: string): unknown => {
    if (depth > 3 && kind === 'anything' && random(every) === 0) return NOTHING[random(NOTHING.length)];
    if (depth > 3 && kind === 'null' && random(every) === 0) return null;
    if (kind === 'localizations' && key === 'localizations')
      return [null, undefined, [], { data: null }][random(4)];
    if (Array.isArray(value))
      return value.map((item) =>
        depth > 1 && kind === 'entries' && random(Math.ceil(every / 5)) === 0
          ? null
          : walk(item, depth + 1, ''),
      );
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, walk(item, depth + 1, name)]),
    );
  };
  return walk(payload, 0, '');
}
