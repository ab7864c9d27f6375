import type { Context } from 'koa';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdminRoute } from '../../../src/kit/admin-routes';
import { openDatabase, rowsHaveNoCreator, type TestDatabase } from '../database';

const TYPE = 'api::offer.offer';
const POLISH = 'pl-PL';
const ANNA = { id: 1, firstname: 'Anna' };

type Change = { uid: string; action: string; params: Record<string, unknown> };
type Middleware = (change: Change, next: () => Promise<unknown>) => Promise<unknown>;
type RouteRequest = { language?: string; opened?: number; body?: object; query?: Record<string, string> };
interface Kept {
  number: number;
  action: string;
  language: string;
}

let database: TestDatabase;
let table: typeof import('../../../src/kit/table')['table'];
let keep: Middleware;
let current: Context | undefined;
/** What the role of whoever asks may not do, "update en" or "read endDate". */
let denied: string[] = [];
const routes = new Map<string, AdminRoute['handler']>();

const ATTRIBUTES = {
  name: { type: 'string', pluginOptions: { i18n: { localized: true } } },
  endDate: { type: 'date' },
};

/** Changes an entry as Strapi's document service does: shared fields in all languages. */
function change(action: string, locale: string, data: Record<string, unknown> = {}): Promise<unknown> {
  return keep({ uid: TYPE, action, params: { documentId: 'o1', locale, data } }, async () => {
    const { name, ...shared } = data;
    if (Object.keys(shared).length > 0)
      await table(TYPE).updateMany({ where: { documentId: 'o1' }, data: shared });
    if (name !== undefined) await table(TYPE).updateMany({ where: { locale }, data: { name } });
    return { documentId: 'o1' };
  });
}

beforeAll(async () => {
  database = await openDatabase(['content-version', 'offer']);
  const may =
    (action: string) =>
    (entry?: { locale?: string }, field?: string): boolean =>
      !denied.includes(`${action} ${field ?? entry?.locale}`);
  Object.assign(globalThis.strapi, {
    contentTypes: {
      [TYPE]: {
        attributes: ATTRIBUTES,
        options: { draftAndPublish: true },
        pluginOptions: { i18n: { localized: true } },
      },
    },
    components: {},
    requestContext: { get: () => current },
    server: {
      routes: ({ routes: given }: { routes: AdminRoute[] }) => {
        for (const { method, path, handler } of given) routes.set(`${method} ${path}`, handler);
      },
    },
    service: () => ({
      getNestedFields: ({ attributes }: { attributes: object }) => Object.keys(attributes),
    }),
    plugin: () => ({
      service: () => ({ create: () => ({ can: { read: may('read'), update: may('update') } }) }),
    }),
    documents: Object.assign(
      () => ({
        update: ({ locale, data }: { locale: string; data: Record<string, unknown> }) =>
          change('update', locale, data),
      }),
      {
        use: (middleware: Middleware) => {
          keep = middleware;
        },
      },
    ),
  });
  rowsHaveNoCreator();
  ({ table } = await import('../../../src/kit/table'));
  (await import('../../../src/versions/keep-versions')).keepVersions();
  (await import('../../../src/versions/version-routes')).registerVersionRoutes();
});
beforeEach(async () => {
  current = undefined;
  denied = [];
  await table('content-version').deleteMany({ where: {} });
  await table(TYPE).deleteMany({ where: {} });
  for (const [locale, name] of [
    [POLISH, 'Rabat'],
    ['en', 'Sale'],
  ])
    await table(TYPE).create({
      data: { documentId: 'o1', locale, name, endDate: '2026-11-20' },
    });
});
afterAll(() => database.close());

const OLD = '2026-11-20';
const NEW = '2026-12-24';

async function ask(route: string, number: number | undefined, asked: RouteRequest): Promise<unknown> {
  const key = { type: TYPE, entry: 'o1', language: asked.language ?? POLISH };
  const ctx = {
    state: { user: ANNA, userAbility: {} },
    params: { number: String(number) },
    query: { ...key, ...asked.query },
    request: { body: { ...key, ...asked.body } },
    get: (header: string) =>
      header === 'x-mall-version' && asked.opened !== undefined ? String(asked.opened) : '',
    set: () => undefined,
    body: undefined as unknown,
  };
  current = ctx as unknown as Context;
  try {
    await routes.get(route)?.(current);
  } finally {
    current = undefined;
  }
  return ctx.body;
}

const list = async (asked: RouteRequest = {}) =>
  (await ask('GET /mall/versions', undefined, asked)) as {
    data: Kept[];
    meta: { hasEarlier: boolean; undo?: { number: number; isShared: boolean } | null };
  };
const restore = (number: number, asked: RouteRequest = {}) =>
  ask('POST /mall/versions/:number/restore', number, asked);

/** Name and end date as they stand in a language. */
async function stands(locale = POLISH): Promise<unknown[]> {
  const row = await table(TYPE).findOne({ where: { documentId: 'o1', locale } });
  return [row?.name, row?.endDate];
}

test('undo steps over what changed nothing: publishing, and taking off', async () => {
  await change('update', POLISH, { name: 'Nowy' });
  await change('publish', POLISH);
  await change('unpublish', POLISH);
  const { data, meta } = await list();
  expect(data.map(({ action }) => action)).toEqual(['unpublished', 'published', 'saved', 'before']);
  expect(meta.undo).toEqual({ number: 1, isShared: false });
  await restore(1);
  expect(await stands()).toEqual(['Rabat', OLD]);
  // Pressed again it undoes the undoing.
  expect((await list()).meta.undo?.number).toBe(4);
});

test('there is nothing to undo before the first change', async () => {
  expect((await list()).meta.undo).toBeNull();
  await change('publish', POLISH);
  expect((await list()).meta.undo).toBeNull();
});

describe('a restore from a form that was opened before a newer save', () => {
  beforeEach(async () => {
    await change('update', POLISH, { name: 'Mój' });
    await change('update', POLISH, { name: 'Od koleżanki' });
  });

  test('is refused as a save would be, and changes nothing', async () => {
    await expect(restore(1, { opened: 2 })).rejects.toMatchObject({
      message: expect.stringContaining('Ktoś zapisał ten wpis'),
      details: { newerVersion: 3 },
    });
    expect(await stands()).toEqual(['Od koleżanki', OLD]);
  });

  test('goes on once the newer one is opened, and without a form', async () => {
    await restore(1, { opened: 3 });
    expect(await stands()).toEqual(['Rabat', OLD]);
    await restore(2);
    expect((await list()).data[0]).toMatchObject({ action: 'restored', number: 5 });
  });
});

describe('what all languages share', () => {
  beforeEach(async () => {
    await change('update', POLISH, { name: 'Nowy' });
    await change('update', 'en', { endDate: NEW });
  });

  test('was changed by a version of another language, which undo takes back and says so', async () => {
    const { data, meta } = await list();
    expect(data.map(({ number, language }) => [number, language])).toEqual([
      [4, 'en'],
      [2, POLISH],
      [1, POLISH],
    ]);
    expect(meta.undo).toEqual({ number: 2, isShared: true });
    await restore(2, { body: { shared: true } });
    expect([await stands(), await stands('en')]).toEqual([
      ['Nowy', OLD],
      ['Sale', OLD],
    ]);
  });

  test('stays when a later change of one language is undone', async () => {
    await change('update', POLISH, { name: 'Nowszy' });
    const { meta } = await list();
    expect(meta.undo).toEqual({ number: 4, isShared: false });
    await restore(4, { body: { shared: true } });
    expect([await stands(), await stands('en')]).toEqual([
      ['Nowy', NEW],
      ['Sale', NEW],
    ]);
  });

  test('comes back with an older version only where that is meant', async () => {
    expect(await ask('GET /mall/versions/:number', 1, {})).toMatchObject({
      data: {
        fields: [
          { field: 'name', isShared: false },
          { field: 'endDate', isShared: true },
        ],
      },
    });
    await restore(1);
    expect(await stands()).toEqual(['Rabat', NEW]);
    await restore(1, { body: { shared: true } });
    expect(await stands('en')).toEqual(['Sale', OLD]);
  });

  test('is no way to versions of another language that changed only its own', async () => {
    await expect(restore(3)).rejects.toThrow('Not Found');
  });
});

describe('a role that is limited', () => {
  beforeEach(() => change('update', POLISH, { name: 'Nowy', endDate: NEW }));

  test('to other languages sees and restores nothing of this one', async () => {
    denied = [`update ${POLISH}`];
    await expect(restore(1)).rejects.toMatchObject({ name: 'ForbiddenError' });
    // No language is the default one.
    await expect(restore(1, { language: '' })).rejects.toMatchObject({ name: 'ForbiddenError' });
    expect((await list({ language: '' })).data).toHaveLength(2);
    denied = [`read ${POLISH}`];
    await expect(list()).rejects.toMatchObject({ name: 'ForbiddenError' });
  });

  test('to some fields restores no others, and does not see theirs', async () => {
    denied = ['update endDate', 'read endDate'];
    await expect(restore(1, { body: { shared: true } })).rejects.toThrow(/endDate/);
    expect(await stands()).toEqual(['Nowy', NEW]);
    const compared = (await ask('GET /mall/versions/:number', 1, {})) as {
      data: { fields: { field: string }[] };
    };
    expect(compared.data.fields.map(({ field }) => field)).toEqual(['name']);
    await restore(1);
    expect(await stands()).toEqual(['Rabat', NEW]);
  });
});

test('all that is kept can be reached, thirty at a time', async () => {
  for (let at = 0; at < 61; at += 1) await change('publish', POLISH);
  await change('update', POLISH, { name: 'Nowy' });
  for (let at = 0; at < 31; at += 1) await change('publish', POLISH);
  const seen: number[] = [];
  for (let query: Record<string, string> = {}, isMore = true; isMore; ) {
    const { data, meta } = await list({ query });
    seen.push(...data.map(({ number }) => number));
    isMore = meta.hasEarlier;
    query = { before: String(data.at(-1)?.number) };
  }
  expect(seen).toEqual(Array.from({ length: 94 }, (_, at) => 94 - at));
  // The change lies further back than a page.
  expect((await list()).meta.undo).toEqual({ number: 62, isShared: false });
  await expect(list({ query: { before: 'x' } })).rejects.toThrow(/before must be/);
});
