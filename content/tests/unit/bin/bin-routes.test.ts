import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BinData } from '../../../src/bin/bin-routes';
import type { AdminRoute } from '../../../src/kit/admin-routes';
import { openDatabase, type TestDatabase } from '../database';

const NOW = new Date('2026-11-21T09:00:00Z');
const DAY_MS = 86_400_000;

let database: TestDatabase;
let table: typeof import('../../../src/kit/table')['table'];
let bin: typeof import('../../../src/bin/bin-routes');

beforeAll(async () => {
  // As where nobody has set how long it is.
  Reflect.deleteProperty(process.env, 'BIN_DAYS');
  database = await openDatabase(['bin-item']);
  ({ table } = await import('../../../src/kit/table'));
  bin = await import('../../../src/bin/bin-routes');
});
beforeEach(() => table('bin-item').deleteMany({ where: {} }));
afterAll(() => database.close());

/** Puts something into the bin as long ago as that. */
async function put(title: string, ageMs: number, item: { kind: string; what: object }): Promise<number> {
  const { id } = await table('bin-item').create({ data: { title, ...item } });
  await table('bin-item').updateMany({
    where: { id },
    data: { createdAt: new Date(NOW.getTime() - ageMs) },
  });
  return id;
}

const ENTRY = { kind: 'entry', what: { entry: 'o1', states: [] } };
const FILE = { kind: 'file', what: { row: {}, names: ['a.png', 'small_a.png'], related: [] } };

/** Where the bytes of a deleted file wait. */
const waiting = (id: number) =>
  FILE.what.names.map((name) => join(database.folder, `content/bin/${id}`, name));

function keepBytes(id: number): void {
  for (const path of waiting(id)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, 'bytes');
  }
}

const titles = async () =>
  (await table('bin-item').findMany({ orderBy: [{ id: 'asc' }] })).map(({ title }) => title);

test('what is deleted can be restored for thirty days, and no longer', async () => {
  await put('yesterday', DAY_MS, ENTRY);
  await put('thirty days ago', 30 * DAY_MS, ENTRY);
  await put('a millisecond more', 30 * DAY_MS + 1, ENTRY);
  await put('long ago', 300 * DAY_MS, ENTRY);
  expect(await bin.emptyBin(NOW)).toBe(2);
  expect(await titles()).toEqual(['yesterday', 'thirty days ago']);
  expect(await bin.emptyBin(NOW)).toBe(0);
});

test('the bytes of a file leave with it, and no others', async () => {
  const old = await put('old', 31 * DAY_MS, FILE);
  const young = await put('young', 29 * DAY_MS, FILE);
  for (const id of [old, young]) keepBytes(id);
  expect(await bin.emptyBin(NOW)).toBe(1);
  expect(await titles()).toEqual(['young']);
  expect(existsSync(dirname(waiting(old)[0] ?? ''))).toBe(false);
  expect(waiting(young).every((path) => existsSync(path))).toBe(true);
});

test('a file whose bytes are gone already leaves as well', async () => {
  await put('without bytes', 31 * DAY_MS, FILE);
  expect(await bin.emptyBin(NOW)).toBe(1);
  expect(await titles()).toEqual([]);
});

/** What somebody is answered who may use the bin. */
async function listed(query: object = {}): Promise<unknown> {
  const routes: AdminRoute[] = [];
  const server = { routes: (own: { routes: AdminRoute[] }) => routes.push(...own.routes) };
  Object.assign(strapi, { server });
  bin.registerBinRoutes();
  const ctx = { set() {}, query, state: { userAbility: { can: () => true } }, body: {} };
  const handler = routes.find(({ path }) => path === '/mall/bin')?.handler;
  await handler?.(ctx as unknown as Parameters<AdminRoute['handler']>[0]);
  return ctx.body;
}

test('what lies in it is told as JSON keeps it, the newest first, to whoever may use it', async () => {
  await put('Płaszcz', DAY_MS, { ...ENTRY, ...{ type: 'api::offer.offer', author: 'Ola' } });
  await put('a.png', 0, FILE);
  const at = [NOW, new Date(NOW.getTime() - DAY_MS)].map((one) => one.toISOString());
  expect(await listed()).toEqual({
    data: [
      { id: expect.any(Number), kind: 'file', type: null, title: 'a.png', author: null, at: at[0] },
      {
        id: expect.any(Number),
        kind: 'entry',
        type: 'api::offer.offer',
        title: 'Płaszcz',
        author: 'Ola',
        at: at[1],
      },
    ],
    meta: { days: 30, total: 2, start: 0, pageSize: 50 },
  });
});

test('all of it can be reached, however much was deleted', async () => {
  const all = Array.from({ length: 201 }, (_, at) => `offer ${at}`);
  for (const title of all) await put(title, 0, ENTRY);
  const found: string[] = [];
  for (let start = 0; start < all.length; start += 50) {
    const { data, meta } = (await listed({ start: String(start) })) as BinData;
    expect(meta).toMatchObject({ start, total: all.length });
    found.push(...data.map(({ title }) => title));
  }
  expect(found).toEqual(all.toReversed());
  await expect(listed({ start: '-1' })).rejects.toThrow(/^start must/);
});
