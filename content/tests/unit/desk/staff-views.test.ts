import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NO_FILTER, type View } from '../../../src/desk/inbox-filter';
import type { AdminRoute } from '../../../src/kit/admin-routes';
import { openDatabase, type TestDatabase } from '../database';

const [ANNA, OLA] = [{ id: 1 }, { id: 2 }];

let database: TestDatabase;
let table: typeof import('../../../src/kit/table')['table'];
let routes: readonly AdminRoute[];

beforeAll(async () => {
  database = await openDatabase(['inbox-view']);
  await database.index('inbox_views (owner, name)');
  ({ table } = await import('../../../src/kit/table'));
  ({ VIEW_ROUTES: routes } = await import('../../../src/desk/staff-views'));
});
afterAll(() => database.close());
beforeEach(() => table('inbox-view').deleteMany({ where: {} }));

/** The views of who asks, afterwards. Rejects with the error that Strapi would answer with. */
async function ask(method: 'GET' | 'PUT' | 'DELETE', user: object, asked: { body?: object; query?: object }) {
  const ctx: { body?: { data: View[] } } & object = Object.assign(
    {},
    { request: { body: asked.body ?? {} }, query: asked.query ?? {}, state: { user } },
  );
  const route = routes.find((one) => one.method === method);
  await route?.handler(ctx as unknown as Parameters<AdminRoute['handler']>[0]);
  return ctx.body?.data;
}
const keep = (user: object, name: unknown, filter: unknown = {}) =>
  ask('PUT', user, { body: { name, filter } });

describe('views of the inbox', () => {
  it('are kept for each of the staff, a name once, and forgotten by it', async () => {
    await keep(ANNA, ' Ślub ', { q: 'ślub' });
    await keep(OLA, 'Ślub', { kind: 'contact' });
    expect(await keep(ANNA, 'Pilne', { due: 'today' })).toEqual([
      { name: 'Ślub', filter: { ...NO_FILTER, q: 'ślub' } },
      { name: 'Pilne', filter: { ...NO_FILTER, due: 'today' } },
    ]);
    expect(await keep(ANNA, 'Ślub', { q: 'wesele' })).toMatchObject([
      { filter: { q: 'wesele' } },
      { name: 'Pilne' },
    ]);
    expect(await ask('DELETE', ANNA, { query: { name: 'Ślub' } })).toMatchObject([{ name: 'Pilne' }]);
    expect(await ask('DELETE', OLA, { query: { name: 'Pilne' } })).toMatchObject([{ name: 'Ślub' }]);
    expect(await ask('GET', ANNA, {})).toEqual([{ name: 'Pilne', filter: { ...NO_FILTER, due: 'today' } }]);
  });

  it('hold what a filter knows, as text, and nothing else', async () => {
    const kept = await keep(ANNA, 'x', { q: 7, state: ['new'], kind: 'lead', owner: '2', constructor: 'y' });
    expect(kept).toEqual([{ name: 'x', filter: { ...NO_FILTER, kind: 'lead' } }]);
    expect(await keep(ANNA, 'x', null)).toEqual([{ name: 'x', filter: NO_FILTER }]);
  });

  it('made by two presses at once are one', async () => {
    await Promise.all([keep(ANNA, 'x', { q: 'a' }), keep(ANNA, 'x', { q: 'a' })]);
    expect(await table('inbox-view').count({})).toBe(1);
  });

  it.each([
    ['', {}, /name must be text of 1 to 60/],
    ['x'.repeat(61), {}, /name must be text/],
    [7, {}, /name must be text/],
    ['x', { q: 'x'.repeat(1_000) }, /filter must have at most 1000/],
  ])('called %j are refused when they are none', async (name, filter, said) => {
    await expect(keep(ANNA, name, filter)).rejects.toThrow(said);
    expect(await table('inbox-view').count({})).toBe(0);
  });

  it('are at most fifty, of which one may still be changed', async () => {
    for (let at = 0; at < 50; at += 1) await keep(ANNA, `view ${at}`);
    await expect(keep(ANNA, 'one more')).rejects.toThrow(/50 widoków.*50 views/);
    expect(await keep(ANNA, 'view 7', { q: 'changed' })).toHaveLength(50);
    expect(await keep(OLA, 'her first')).toHaveLength(1);
  });
});
