import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAskPurges } from '../../content/client/content-client/ask-purges.ts';
import { createRecentPurges } from './recent-purges.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const told = (...purges: [number, string[]][]) =>
  Response.json({ purges: purges.map(([id, tags]) => ({ id, tags })) });

function started(answers: (() => Response | Promise<Response>)[]) {
  const asked: string[] = [];
  const purged: string[][] = [];
  const logged: string[] = [];
  const recent = createRecentPurges({
    contentUrl: 'http://content.example',
    ask: createAskPurges({
      contentUrl: 'http://content.example',
      token: 'a-token',
      fetch: async (url, init) => {
        asked.push(`${url} ${new Headers(init?.headers).get('authorization')}`);
        return (answers.shift() ?? (() => told()))();
      },
    }),
    purge: (tags) => purged.push(tags),
    log: (event) => logged.push(event),
  });
  return { recent, asked, purged, logged };
}

describe('recent purges', () => {
  it('are asked for every two seconds, and each counts once', async () => {
    const { recent, asked, purged } = started([
      () => told([7, ['home']]),
      () => told([7, ['home']], [9, ['offers', 'offer:sale']]),
      // Noted before the one that was seen already, and committed after it.
      () => told([9, ['offers', 'offer:sale']], [8, ['header']]),
    ]);
    recent.follow();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(purged).toEqual([['home'], ['offers', 'offer:sale'], ['header']]);
    expect(asked).toEqual([
      'http://content.example/purges?seconds=30 Bearer a-token',
      'http://content.example/purges?seconds=32 Bearer a-token',
      'http://content.example/purges?seconds=32 Bearer a-token',
    ]);
  });

  it('are asked for once more at the end, and no further', async () => {
    const { recent, asked, purged } = started([() => told(), () => told([1, ['map']])]);
    recent.follow();
    await vi.advanceTimersByTimeAsync(1_000);
    recent.rest();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(2);
    expect(purged).toEqual([['map']]);
  });

  it('go further back after the content system was away, as far as it remembers', async () => {
    const { recent, asked } = started([
      () => told(),
      () => new Response('', { status: 503 }),
      () => Promise.reject(new TypeError('no connection')),
    ]);
    recent.follow();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(asked.map((line) => /seconds=(\d+)/.exec(line)?.[1])).toEqual(['30', '32', '34', '36']);
  });

  it.each([
    ['says 404', () => new Response('not found', { status: 404 })],
    ['says something else', () => Response.json({ data: [] })],
    ['never ends', () => new Response('['.repeat(5 * 1024 * 1024))],
  ])('are not asked for again of a system that %s', async (_, answer) => {
    const { recent, asked, purged, logged } = started([answer]);
    recent.follow();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([asked.length, purged, logged]).toEqual([1, [], ['purges.not-told']]);
  });

  it('leave out tags that nobody knows', async () => {
    const { recent, purged } = started([() => told([1, ['shops', 'tenants']])]);
    recent.follow();
    await vi.advanceTimersByTimeAsync(0);
    expect(purged).toEqual([['tenants']]);
  });
});
