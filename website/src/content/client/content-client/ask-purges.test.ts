import { describe, expect, it } from 'vitest';
import { createAskPurges, createChanges } from './ask-purges.ts';

const told = (...purges: [number, string[]][]) =>
  Response.json({ purges: purges.map(([id, tags]) => ({ id, tags })) });

function changesOf(...answers: (() => Response | Promise<Response>)[]) {
  const asked: string[] = [];
  const ask = createAskPurges({
    contentUrl: 'http://content.example',
    token: 'a-token',
    fetch: async (url) => {
      asked.push(String(url));
      return (answers.shift() ?? (() => told()))();
    },
  });
  return { changes: createChanges(ask, 60_000), asked };
}

describe('changes', () => {
  it('are told once, of as long as anything is held and of what was noted before it could be seen', async () => {
    const { changes, asked } = changesOf(
      () => told([7, ['home']]),
      () => told([9, ['home', 'offers']], [7, ['home']], [8, ['offers', 'nobody knows']]),
      () => told([9, ['offers']]),
    );
    expect([await changes(), await changes(), await changes()]).toEqual([['home'], ['home', 'offers'], []]);
    expect(new Set(asked)).toEqual(new Set(['http://content.example/purges?seconds=90']));
  });

  it.each([
    ['has none', () => new Response('not found', { status: 404 })],
    ['is down', () => Promise.reject(new TypeError('no connection'))],
    ['is unwell', () => new Response('', { status: 503 })],
    ['answers something else', () => Response.json({ data: [] })],
  ])('are not known of a system that %s, and are asked for again', async (_, answer) => {
    const { changes } = changesOf(answer, () => told([1, ['map']]));
    expect(await changes()).toBeUndefined();
    expect(await changes()).toEqual(['map']);
  });
});
