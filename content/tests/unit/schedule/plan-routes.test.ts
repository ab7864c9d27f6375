import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'koa';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase, type TestDatabase } from '../database';

interface Route {
  method: string;
  path: string;
  handler: (ctx: Context) => Promise<void>;
}

const routes: Route[] = [];
vi.mock('../../../src/kit/admin-routes', () => ({
  registerAdminRoutes: (own: Route[]) => routes.push(...own),
}));

const TYPES = ['special-promotion', 'offer'];
const PROMOTION = 'api::special-promotion.special-promotion';
/** A day of the next December but one at most: to come, whatever the day is. */
const december = (day: number) => `${day}.12.${new Date().getFullYear() + 1}`;

let database: TestDatabase;
let table: typeof import('../../../src/kit/table')['table'];
let loop: typeof import('../../../src/schedule/schedule-loop');
/** What whoever asks may do with everything. */
let rights: string[];
const saved: object[] = [];

const can = (action: string) => () => rights.includes(action);

beforeAll(async () => {
  database = await openDatabase(['schedule', 'content-version', ...TYPES], { library: true });
  const schemaOf = (name: string): unknown => {
    const path = `../../../src/api/${name}/content-types/${name}/schema.json`;
    return JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8'));
  };
  const checker = {
    create: () => ({ can: { read: can('read'), update: can('update'), publish: can('publish') } }),
  };
  Object.assign(strapi, {
    contentTypes: Object.fromEntries(TYPES.map((name) => [`api::${name}.${name}`, schemaOf(name)])),
    components: {},
    plugin: () => ({ service: () => checker }),
    service: () => ({ getNestedFields: () => ['name', 'heading'] }),
    documents: Object.assign(() => ({ update: async (asked: object) => saved.push(asked) }), { use() {} }),
  });
  ({ table } = await import('../../../src/kit/table'));
  loop = await import('../../../src/schedule/schedule-loop');
  const { registerScheduleRoutes } = await import('../../../src/schedule/staff-routes');
  registerScheduleRoutes();
  await loop.startSchedule();
});
afterAll(async () => {
  await loop.stopSchedule();
  await database.close();
});
beforeEach(async () => {
  rights = ['read', 'update'];
  saved.length = 0;
  for (const name of ['schedule', 'content-version', ...TYPES]) await table(name).deleteMany({ where: {} });
  const entry = { documentId: 'promo', locale: 'pl-PL', name: 'Zima' };
  await table('special-promotion').create({ data: entry });
  await table('offer').create({ data: { ...entry, documentId: 'offer', slug: 'zima' } });
});

/** The answer's `data`, or why it was refused. */
async function ask(method: string, path: string, body: object = {}, query: object = {}): Promise<unknown> {
  const route = routes.find((one) => one.method === method && one.path === path);
  const ctx = { request: { body }, query, params: body, state: { userAbility: {} } } as unknown as Context;
  try {
    await route?.handler(ctx);
    return (ctx.body as { data: unknown }).data;
  } catch (error) {
    return (error as Error).message;
  }
}

const save = (sent: object, more: object = {}) =>
  ask('PUT', '/schedules', {
    ...{ type: PROMOTION, entry: 'promo', languages: ['pl-PL'], action: 'save' },
    ...{ day: december(24), time: '9:30', sent, ...more },
  });

const listed = () => ask('GET', '/schedules', {}, { type: PROMOTION, entry: 'promo' });

test('what a form changes is planned, and told by its fields', async () => {
  expect(await save({ name: 'Black Friday' })).toMatchObject({
    dueAt: expect.stringMatching(/-12-24T08:30/),
  });
  expect(await listed()).toMatchObject([{ action: 'save', state: 'waiting', fields: ['name'] }]);
  expect(await table('schedule').findMany({})).toMatchObject([{ fields: { name: 'Black Friday' } }]);
});

test('a plan is told whole, as JSON keeps it', async () => {
  const at = new Date('2026-12-24T08:30:00Z');
  const own = { contentType: PROMOTION, entry: 'promo', language: 'pl-PL', fields: { name: 'Lato' } };
  await table('schedule').create({ data: { ...own, action: 'save', state: 'waiting', dueAt: at } });
  const over = { action: 'publish', state: 'failed', fault: 'slug', attempts: 3, fields: null };
  const later = new Date('2026-12-25T08:30:00Z');
  await table('schedule').create({ data: { ...own, ...over, dueAt: later, doneAt: later } });
  const told = (await listed()) as object[];
  expect(JSON.parse(JSON.stringify(told))).toEqual(told);
  const waiting = { action: 'save', state: 'waiting', attempts: 0, fault: null, fields: ['name'] };
  expect(told.map((plan) => ({ ...plan, id: 0 }))).toEqual([
    { id: 0, language: 'pl-PL', ...waiting, dueAt: at.toISOString(), doneAt: null },
    {
      ...{ id: 0, language: 'pl-PL', ...over, fields: [] },
      ...{ dueAt: later.toISOString(), doneAt: later.toISOString() },
    },
  ]);
});

test('one change may follow another, at another minute', async () => {
  await save({ name: 'Black Friday' });
  expect(await save({ name: 'Zima znowu' })).toBe('time: taken');
  await save({ name: 'Zima znowu' }, { time: '18' });
  expect(await listed()).toHaveLength(2);
});

test('nothing is planned that changes nothing, or that a plan of its kind cannot do', async () => {
  expect(await save({ name: 'Zima' })).toBe('fields: unchanged');
  expect(await save({ name: 'Lato' }, { opened: 7 })).toBe('fields: newer');
  expect(await save({ name: 'Lato' }, { action: 'publish' })).toBe('action: unknown');
  expect(await save({ name: 'Lato' }, { languages: ['pl-PL', 'en'] })).toBe('languages: missing');
  expect(await save({ name: 'Lato' }, { type: 'api::offer.offer', entry: 'offer' })).toBe('action: unknown');
  expect(await listed()).toEqual([]);
});

test('who may change an entry may plan that, and who may only look may not', async () => {
  rights = ['read'];
  expect(await save({ name: 'Lato' })).toMatch(/forbidden/i);
  rights = ['read', 'update'];
  await save({ name: 'Lato' });
  const [{ id }] = (await listed()) as [{ id: number }];
  rights = ['read'];
  expect(await ask('DELETE', '/schedules/:id', { id })).toMatch(/forbidden/i);
  rights = ['read', 'update'];
  expect(await ask('DELETE', '/schedules/:id', { id })).toBeNull();
  expect(await listed()).toEqual([]);
});

/** Moves what waits at an instant to a typed day and time. */
const move = (from: string, day: string, more: object = {}) =>
  ask('PUT', '/schedules', {
    ...{ type: PROMOTION, entry: 'promo', languages: ['pl-PL'], action: 'save', day, time: '9:30' },
    ...{ from, ...more },
  });

const dueAt = (answer: unknown): string => (answer as { dueAt: string }).dueAt;

test('what is planned is moved with what it changes, and tried anew there', async () => {
  const from = dueAt(await save({ name: 'Black Friday' }));
  await table('schedule').updateMany({ where: {}, data: { attempts: 3, fault: 'slug' } });
  const to = dueAt(await move(from, december(25)));
  expect(to).toMatch(/-12-25T08:30/);
  expect(await listed()).toMatchObject([{ dueAt: to, state: 'waiting', attempts: 0, fault: null }]);
  expect(await table('schedule').findMany({})).toMatchObject([{ fields: { name: 'Black Friday' } }]);
});

test('what is not there any more is not moved, and nothing is planned instead', async () => {
  const first = dueAt(await save({ name: 'Black Friday' }));
  const from = dueAt(await move(first, december(25)));
  expect(await move(first, december(26))).toBe('languages: gone');
  expect(await move('yesterday', december(26))).toBe('languages: gone');
  await table('special-promotion').create({ data: { documentId: 'promo', locale: 'en', name: 'Winter' } });
  expect(await move(from, december(26), { languages: ['pl-PL', 'en'] })).toBe('languages: gone');
  expect(await listed()).toMatchObject([{ dueAt: from }]);
  await table('schedule').updateMany({ where: {}, data: { state: 'done' } });
  expect(await move(from, december(26))).toBe('languages: gone');
});

test('a move is refused where a plan would be', async () => {
  const from = dueAt(await save({ name: 'Black Friday' }));
  expect(dueAt(await move(from, december(24)))).toBe(from);
  await save({ name: 'Zima znowu' }, { day: december(25) });
  expect(await move(from, december(25))).toBe('time: taken');
  expect(await move(from, '2020-12-24')).toBe('time: past');
  // That night the centre’s clocks go from 2:00 to 3:00.
  expect(await move(from, '2027-03-28', { time: '2:30' })).toBe('time: skipped');
  rights = ['read'];
  expect(await move(from, december(26))).toMatch(/forbidden/i);
  rights = ['read', 'update', 'publish'];
  const offer = { type: 'api::offer.offer', entry: 'offer' };
  const goes = dueAt(await move('', december(24), { ...offer, from: undefined, action: 'publish' }));
  await move('', december(25), { ...offer, from: undefined, action: 'unpublish' });
  expect(await move(goes, december(25), { ...offer, action: 'publish' })).toBe('time: both');
  const later = await move(goes, december(26), { ...offer, action: 'publish' });
  expect(dueAt(later)).toMatch(/-12-26T08:30/);
});

test('at its minute it is saved, once', async () => {
  await save({ name: 'Black Friday' });
  await table('schedule').updateMany({ where: {}, data: { dueAt: new Date(0) } });
  loop.wakeSchedule();
  await expect
    .poll(() => saved)
    .toEqual([{ documentId: 'promo', locale: 'pl-PL', data: { name: 'Black Friday' } }]);
  await expect.poll(listed).toMatchObject([{ action: 'save', state: 'done' }]);
});
