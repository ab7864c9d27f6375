import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../database';

const UID = 'api::offer.offer';
const SCHEMA = join(import.meta.dirname, '../../../src/api/offer/content-types/offer/schema.json');

type Middleware = (context: object, next: () => Promise<unknown>) => Promise<unknown>;

let database: TestDatabase;
let middleware: Middleware;
let table: typeof import('../../../src/kit/table')['table'];
let moved: typeof import('../../../src/slugs/moved-slugs');

beforeAll(async () => {
  database = await openDatabase(['offer', 'moved-slug']);
  Object.assign(strapi, {
    contentTypes: { [UID]: JSON.parse(readFileSync(SCHEMA, 'utf8')) },
    components: {},
    documents: { use: (one: Middleware) => (middleware = one) },
  });
  ({ table } = await import('../../../src/kit/table'));
  moved = await import('../../../src/slugs/moved-slugs');
  moved.noteMovedSlugs();
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const name of ['offer', 'moved-slug']) await table(name).deleteMany({ where: {} });
});

const act = (action: string, work: () => Promise<unknown>, documentId = 'rabat') =>
  middleware({ uid: UID, action, params: { documentId } }, work);

const unpublish = (documentId = 'rabat') =>
  act('unpublish', () => table('offer').deleteMany({ where: { documentId } }), documentId);

/** In place of what is published, if anything is. */
const publish = (slug: string, documentId = 'rabat') =>
  act(
    'publish',
    async () => {
      await table('offer').deleteMany({ where: { documentId } });
      await table('offer').create({
        data: { documentId, name: slug, slug, locale: 'pl-PL', publishedAt: new Date(0) },
      });
    },
    documentId,
  );

/** The entry that visitors are shown under a slug. */
async function found(slug: string): Promise<unknown> {
  const offer = async (ctx: Context) => {
    const row = await table('offer').findOne({ where: { slug: ctx.params.slug } });
    if (!row) throw new errors.NotFoundError('Not Found');
    return row.documentId;
  };
  const handlers = moved.withMovedSlugs({ offer } as unknown as Parameters<typeof moved.withMovedSlugs>[0]);
  const ctx = { params: { slug }, query: { locale: 'pl-PL' }, state: {} } as unknown as Context;
  return handlers.offer(ctx).catch((error: Error) => error.message);
}

test('an entry is found under the slugs that it had', async () => {
  await publish('rabat');
  await publish('rabat-zimowy');
  await publish('rabat-letni');
  expect([await found('rabat'), await found('rabat-zimowy'), await found('rabat-letni')]).toEqual(
    Array(3).fill('rabat'),
  );
  expect(await found('inny')).toBe('Not Found');
});

test('also under the one that it had before it was taken off and renamed', async () => {
  await publish('rabat');
  await unpublish();
  expect(await found('rabat')).toBe('Not Found');
  await publish('rabat-zimowy');
  expect(await found('rabat')).toBe('rabat');
});

test('a slug that is somebody’s own leads nowhere else', async () => {
  await publish('rabat');
  await unpublish();
  await publish('rabat', 'inny');
  await publish('rabat-zimowy');
  expect(await found('rabat')).toBe('inny');
  await publish('nowy', 'inny');
  expect(await found('rabat')).toBe('inny');
  await publish('rabat');
  expect(await found('rabat')).toBe('rabat');
  expect(await table('moved-slug').count({ where: { slug: 'rabat' } })).toBe(0);
});
