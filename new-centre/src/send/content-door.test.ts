import { expect, it } from 'vitest';
import { batches, contentDoor } from './content-door.ts';

it('sends what fits at once, in order, and what is too large alone', () => {
  expect(batches([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(batches(['aa', 'bbbbbbbbbb', 'c', 'd'], 100, 8)).toEqual([['aa'], ['bbbbbbbbbb'], ['c', 'd']]);
  expect(batches([])).toEqual([]);
});

const answering = (status: number, body?: unknown) => {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  const ask: typeof fetch = async (url, init) => {
    asked.push({ url: String(url), init });
    return body === undefined ? new Response(null, { status }) : Response.json(body, { status });
  };
  return { asked, door: contentDoor('http://content.example', 'secret', ask) };
};

it('says what became of each entry', async () => {
  const results = [{ type: 'offer', key: 'a', outcome: 'refused', reason: 'name: must be given' }];
  const { asked, door } = answering(200, { results });
  expect(await door.entries([{ type: 'offer', key: 'a', locale: 'en', values: {} }])).toEqual(results);
  expect(asked[0]).toMatchObject({
    url: 'http://content.example/import',
    init: { headers: { authorization: 'Bearer secret' } },
  });
});

it('stops where the token is not taken, and goes on after a file that is refused', async () => {
  await expect(
    answering(401, { error: 'The token is wrong.' }).door.remove([{ type: 'offer', key: 'a' }]),
  ).rejects.toThrow('401: The token is wrong.');
  const { door } = answering(400, { error: 'a.txt is no picture' });
  expect(await door.file({ path: 'pictures/a.txt', alt: '' }, new Uint8Array(1))).toBe('a.txt is no picture');
});

it('asks whether the centre may be sent', async () => {
  const { asked, door } = answering(204);
  expect(await door.claim('oak', true)).toEqual({ outcome: 'taken' });
  expect(asked[0]).toMatchObject({
    url: 'http://content.example/import/centre',
    init: { headers: { authorization: 'Bearer secret' }, body: '{"centre":"oak","intoExisting":true}' },
  });
  expect(await answering(401, { error: 'wrong' }).door.claim('oak', false)).toEqual({
    outcome: 'wrong-token',
  });
  expect(await answering(409, { error: 'Galeria is there.' }).door.claim('oak', false)).toEqual({
    outcome: 'in-use',
    reason: 'Galeria is there.',
  });
  await expect(answering(404).door.claim('oak', false)).rejects.toThrow('404: no words');
});

it('names what is there', async () => {
  const entries = [{ type: 'tenant', key: 'oak' }];
  const { asked, door } = answering(200, { entries });
  expect(await door.list()).toEqual(entries);
  expect(asked[0]).toMatchObject({
    url: 'http://content.example/import',
    init: { headers: { authorization: 'Bearer secret' } },
  });
  await expect(answering(404, {}).door.list()).rejects.toThrow('404: no words');
});
