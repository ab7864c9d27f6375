import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../database';

let database: TestDatabase;
let table: typeof import('../../../src/kit/table')['table'];
let rows: typeof import('../../../src/versions/version-rows');
let forms: typeof import('../../../src/versions/open-forms');
let retention: typeof import('../../../src/versions/version-retention');

beforeAll(async () => {
  process.env.VERSIONS_KEPT = '2';
  process.env.VERSION_DAYS = '10';
  database = await openDatabase(['content-version', 'open-form']);
  ({ table } = await import('../../../src/kit/table'));
  rows = await import('../../../src/versions/version-rows');
  forms = await import('../../../src/versions/open-forms');
  retention = await import('../../../src/versions/version-retention');
});
beforeEach(() => table('content-version').deleteMany({ where: {} }));
afterAll(() => database.close());

const POLISH = { type: 'api::offer.offer', entry: 'o1', language: 'pl-PL' };
const ENGLISH = { ...POLISH, language: 'en' };

const keep = (key: typeof POLISH, shared = false) =>
  rows.keepVersion({
    ...key,
    action: 'saved',
    author: 'Anna',
    changes: ['name'],
    shared,
    state: { name: 'x' },
  });

test('a form is outdated by a save of its language, or of what all languages share', async () => {
  expect(await rows.newestNumber(POLISH)).toBe(0);
  expect([await keep(POLISH), await keep(ENGLISH), await keep(ENGLISH, true), await keep(ENGLISH)]).toEqual([
    1, 2, 3, 4,
  ]);
  expect(await rows.newestNumber(POLISH)).toBe(3);
  expect(await rows.newestNumber(ENGLISH)).toBe(4);
  expect((await rows.versionsAfter(POLISH, 1)).map(({ number }) => number)).toEqual([3]);
  expect((await rows.listVersions(POLISH, 10)).map(({ number }) => number)).toEqual([3, 1]);
  expect((await rows.listVersions(ENGLISH, 2)).map(({ number }) => number)).toEqual([4, 3]);
  expect((await rows.listVersions(ENGLISH, 2, 3)).map(({ number }) => number)).toEqual([2]);
});

test('how a language stood at a number is said by its newest version until then, else by its oldest', async () => {
  for (const key of [ENGLISH, POLISH, ENGLISH, POLISH]) await keep(key);
  const at = async (number: number) => (await rows.ownVersionAt(POLISH, number))?.number;
  expect([await at(1), await at(2), await at(3), await at(4)]).toEqual([2, 2, 2, 4]);
  expect(await rows.ownVersionAt({ ...POLISH, language: 'ru' }, 4)).toBeNull();
});

test('old versions are deleted, the newest of each language never', async () => {
  const longAgo = new Date('2026-01-01T00:00:00Z');
  for (let at = 0; at < 3; at += 1) await keep(POLISH);
  for (let at = 0; at < 3; at += 1) await keep(ENGLISH);
  for (const number of [1, 2, 3, 4])
    await table('content-version').update({ where: { number }, data: { createdAt: longAgo } });
  expect(await retention.deleteOldVersions(new Date('2026-02-01T00:00:00Z'))).toBe(2);
  expect((await rows.listVersions(POLISH, 10)).map(({ number }) => number)).toEqual([3, 2]);
  expect((await rows.listVersions(ENGLISH, 10)).map(({ number }) => number)).toEqual([6, 5]);
});

test('who else has an entry open: other people, as long as their tab says so', async () => {
  const now = new Date('2026-11-21T09:00:00Z');
  const later = new Date('2026-11-21T09:00:30Z');
  const anna = { id: 1, name: 'Anna' };
  const jan = { id: 2, name: 'Jan' };
  expect(await forms.noteOpenForm(POLISH, 'tab-anna-1', anna, now)).toEqual([]);
  expect(await forms.noteOpenForm(POLISH, 'tab-anna-2', anna, now)).toEqual([]);
  expect(await forms.noteOpenForm(ENGLISH, 'tab-jan-1', jan, later)).toEqual(['Anna']);
  expect(await forms.noteOpenForm(POLISH, 'tab-jan-1', jan, new Date('2026-11-21T09:00:41Z'))).toEqual([]);
  await forms.forgetOpenForm(POLISH, 'tab-jan-1', later);
  expect(await forms.noteOpenForm(POLISH, 'tab-anna-1', anna, later)).toEqual([]);
});
