import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'koa';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdminRoute } from '../../../src/kit/admin-routes';
import type { FirstStep } from '../../../src/today/first-steps';
import { openDatabase, type TestDatabase } from '../database';

interface Attribute {
  type: string;
  required?: boolean;
  component?: string;
}
type Attributes = Record<string, Attribute>;

const schema = (path: string): { kind: string; attributes: Attributes } =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../src', path), 'utf8'));
/** The steps, but for the opening hours: whether they are done stands in another table. */
const TYPES = ['location', 'mall-room', 'menu-category', 'header', 'tenant', 'map-source', 'home-page'];
const CONTENT_TYPES = Object.fromEntries(
  [...TYPES, 'opening-time'].map((name) => [
    `api::${name}.${name}`,
    schema(`api/${name}/content-types/${name}/schema.json`),
  ]),
);
const { 'api::opening-time.opening-time': _hours, ...STORED } = CONTENT_TYPES;
const POLISH = { locale: 'pl-PL' };
const LIVE = { publishedAt: new Date('2026-11-21T09:00:00Z') };

let database: TestDatabase;
let table: typeof import('../../../src/kit/table')['table'];
const routes = new Map<string, AdminRoute['handler']>();
let firstSteps: (ctx: Context) => Promise<FirstStep[]>;
/** What who asks may not do, "create api::tenant.tenant". */
let denied: readonly string[];
/** The languages in which somebody was asked whether they may create something. */
let asked: unknown[];

const ctx = { state: {} } as unknown as Context;
const steps = async () =>
  Object.fromEntries((await firstSteps(ctx)).map(({ type, done, sample }) => [type, [done, sample]]));

beforeAll(async () => {
  database = await openDatabase(TYPES);
  const create = ({ model }: { model: string }) => ({
    can: {
      update: () => true,
      create: (entry: { locale?: string } | undefined) => {
        asked.push(entry?.locale);
        return !denied.includes(`create ${model}`);
      },
    },
  });
  Object.assign(strapi, {
    contentTypes: STORED,
    plugin: () => ({ service: () => ({ create }) }),
    server: {
      routes: ({ routes: given }: { routes: AdminRoute[] }) => {
        for (const { path, handler } of given) routes.set(path, handler);
      },
    },
  });
  ({ table } = await import('../../../src/kit/table'));
  ({ firstSteps } = await import('../../../src/today/first-steps'));
  (await import('../../../src/today/staff-routes')).registerToday();
});
afterAll(() => database.close());
beforeEach(async () => {
  denied = [];
  asked = [];
  for (const name of TYPES) await table(name).deleteMany({ where: {} });
});

describe('the first steps of a centre', () => {
  it('have a sample each but for the map, in the language in which a centre begins', async () => {
    expect(await steps()).toEqual({
      location: [false, 'create'],
      'mall-room': [false, 'create'],
      'menu-category': [false, 'create'],
      header: [false, 'create'],
      tenant: [false, 'create'],
      'map-source': [false, null],
      'home-page': [false, 'create'],
    });
    const locales = (await firstSteps(ctx)).map(({ locale }) => locale);
    expect(locales).toEqual(['', '', 'pl-PL', 'pl-PL', 'pl-PL', '', 'pl-PL']);
    expect(new Set(asked)).toEqual(new Set([undefined, 'pl-PL']));
  });

  it('have none once they are done', async () => {
    await table('location').create({ data: { floorName: 'Parter', level: 0 } });
    await table('tenant').create({ data: { ...POLISH, ...LIVE, name: 'Halland', slug: 'halland' } });
    expect(await steps()).toMatchObject({ location: [true, null], tenant: [true, null] });
  });

  it('have none for who may not create such an entry', async () => {
    denied = ['create api::location.location'];
    expect(await steps()).toMatchObject({ location: [false, null], 'mall-room': [false, 'create'] });
  });

  it('lead to the draft that was saved of the sample, until it is called something else', async () => {
    const saved = { ...POLISH, name: 'Nazwa sklepu', slug: 'nazwa-sklepu' };
    const { id, documentId } = await table('tenant').create({ data: saved });
    expect(await steps()).toMatchObject({ tenant: [false, documentId] });
    await table('tenant').updateMany({ where: { id }, data: { name: 'Halland' } });
    expect(await steps()).toMatchObject({ tenant: [false, 'create'] });
  });

  it('have none for a page that is there once and was begun', async () => {
    await table('home-page').create({ data: { ...POLISH, heading: 'Galeria' } });
    await table('header').create({ data: POLISH });
    expect(await steps()).toMatchObject({ 'home-page': [false, null], header: [false, null] });
  });
});

describe('a sample', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  const sampleOf = async (type: string) => (await import('../../../src/today/samples')).sampleOf(type);

  it.each(Object.keys(CONTENT_TYPES))(
    'of %s fills its form: all it must have, and fields it has',
    async (uid) => {
      const name = uid.slice(uid.indexOf('.') + 1);
      const sample = await sampleOf(name);
      if (name === 'map-source') return expect(sample).toBeUndefined();
      const { attributes } = CONTENT_TYPES[uid] ?? { attributes: {} };
      const hold = (values: Readonly<Record<string, unknown>>, of: Attributes) => {
        const fields = Object.keys(values).filter((field) => field !== '__temp_key__');
        expect(fields.filter((field) => !(field in of))).toEqual([]);
        // Addresses are made of names when they are saved.
        const needed = Object.entries(of).filter(([, { required, type }]) => required && type !== 'uid');
        expect(needed.filter(([field]) => (values[field] ?? '') === '')).toEqual([]);
        for (const [field, { component }] of Object.entries(of))
          if (component && values[field])
            for (const row of values[field] as Record<string, unknown>[])
              hold(row, schema(`components/${component.replace('.', '/')}.json`).attributes);
      };
      return hold(sample ?? {}, attributes);
    },
  );

  it('of a shop is in the first room, on the ground, in the first category', async () => {
    const create = async (type: string, data: Record<string, unknown>) =>
      (await table(type).create({ data })).documentId;
    await create('location', { floorName: '-1', level: -1 });
    const ground = await create('location', { floorName: '0', level: 0 });
    await create('mall-room', { room_id: '1.02' });
    const room = await create('mall-room', { room_id: '1.01' });
    await create('menu-category', { ...POLISH, name: 'Usługi', categorySlug: 'uslugi', order: 2 });
    await create('menu-category', { locale: 'en', name: 'Food', categorySlug: 'food', order: 0 });
    const category = await create('menu-category', {
      ...POLISH,
      name: 'Moda',
      categorySlug: 'moda',
      order: 1,
    });
    const shop = (await sampleOf('tenant')) as Record<string, { connect: { apiData: object }[] }>;
    const picked = (field: string) => shop[field]?.connect.map(({ apiData }) => apiData);
    expect(picked('location')).toMatchObject([{ documentId: ground }]);
    expect(picked('mall_room')).toMatchObject([{ documentId: room }]);
    expect(picked('menu_category')).toMatchObject([{ documentId: category, locale: 'pl-PL' }]);
  });

  it('of home begins with the name that the centre has', async () => {
    await table('header').create({ data: { ...POLISH, centreName: 'Galeria Nowa' } });
    expect(await sampleOf('home-page')).toMatchObject({ heading: 'Galeria Nowa' });
  });

  it.each([
    ['pl-PL', 'Parter', 'Moda'],
    ['en', 'Ground floor', 'Fashion'],
    // Floors have a name in every language, categories in two.
    ['lt-LT', 'Lygis 0', 'Fashion'],
  ])('is in the language of the centre: %s', async (locale, floor, category) => {
    vi.stubEnv('DEFAULT_LOCALE', locale);
    vi.resetModules();
    expect(await sampleOf('location')).toEqual({ floorName: floor, level: 0 });
    expect(await sampleOf('menu-category')).toMatchObject({ name: category });
  });

  it('is there of nothing else', async () => {
    expect(await sampleOf('offer')).toBeUndefined();
    expect(await sampleOf('constructor')).toBeUndefined();
  });
});

describe('the answer with a sample', () => {
  /** Asks as the form does. */
  async function ask(type?: string): Promise<unknown> {
    const own = {
      state: {},
      query: type === undefined ? {} : { type },
      set: () => undefined,
      body: undefined,
    };
    await routes.get('/mall/sample')?.(own as unknown as Context);
    return own.body;
  }

  it('is what the form is filled with', async () => {
    expect(await ask('mall-room')).toEqual({ data: { room_id: '0.01' } });
    expect(await ask('api::mall-room.mall-room')).toEqual({ data: { room_id: '0.01' } });
  });

  it('is refused to who may not create such an entry', async () => {
    denied = ['create api::mall-room.mall-room'];
    await expect(ask('mall-room')).rejects.toMatchObject({ name: 'ForbiddenError' });
  });

  it('says that there is none of another type', async () => {
    for (const type of ['map-source', 'nothing', undefined])
      await expect(ask(type)).rejects.toThrow(`type: there is no sample of '${type ?? ''}'.`);
  });
});
