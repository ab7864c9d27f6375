import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Query, table } from '../../../src/kit/table';

const asked: Query[] = [];
const named: string[] = [];
const global = globalThis as { strapi?: unknown };

beforeEach(() => {
  asked.length = 0;
  named.length = 0;
  const rows = {
    findMany: (query: Query) => {
      asked.push(query);
      return Promise.resolve([]);
    },
    count: () => Promise.resolve(7),
  };
  const query = (uid: string) => {
    named.push(uid);
    return rows;
  };
  global.strapi = { db: { query } };
});
afterEach(() => delete global.strapi);

it('asks for rows in an order in which no two are equal', async () => {
  await table('offer').findMany({ where: { name: 'x' } });
  await table('offer').findMany({ orderBy: { name: 'asc' } });
  await table('offer').findMany({ orderBy: [{ isPromoted: 'desc' }, { id: 'desc' }] });
  expect(asked).toEqual([
    { where: { name: 'x' }, orderBy: [{ id: 'asc' }] },
    { orderBy: [{ name: 'asc' }, { id: 'asc' }] },
    { orderBy: [{ isPromoted: 'desc' }, { id: 'desc' }] },
  ]);
  expect(await table('offer').count({})).toBe(7);
});

it('knows own types by their names, others and components by their uids', () => {
  for (const name of ['offer', 'admin::user', 'plugin::upload.file', 'blocks.text']) table(name);
  expect(named).toEqual(['api::offer.offer', 'admin::user', 'plugin::upload.file', 'blocks.text']);
});
