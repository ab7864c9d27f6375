import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_LOCALES, type Locale } from '../src/index.ts';
import { CONTENT_URL, call, get } from './content-system.ts';

const PASSWORD = process.env.DEMO_PASSWORD ?? 'Borealis2026';
const SOURCE = '/content-manager/single-types/api::map-source.map-source';
const EQUIPMENT = '/content-manager/collection-types/api::map-equipment.map-equipment';
const LOCATIONS = '/content-manager/collection-types/api::map-location.map-location';
const PLAN = '/content-manager/single-types/api::map-pdf.map-pdf';

type Body = Record<string, unknown>;

/** The admin's own interface, as an editor's browser uses it. */
async function admin(path: string, method = 'GET', body?: Body | FormData) {
  const response = await fetch(CONTENT_URL + path, {
    method,
    headers: {
      ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
  });
  const answer = (await response.json().catch(() => ({}))) as Body;
  return { status: response.status, answer, data: (answer.data ?? {}) as Body };
}

let token = '';

const visitor = async (locale: Locale = 'pl-PL') =>
  (await call('mapSource', { role: 'visitor' }, locale)).features;
type Feature = Awaited<ReturnType<typeof visitor>>[number];
const of = (features: readonly Feature[], type: string) =>
  features.filter((feature) => feature.feature_type === type);
const edgesOf = (features: readonly Feature[], equipment: string) =>
  of(features, 'edge').filter(({ properties }) => properties.equipment === equipment);

beforeAll(async () => {
  const login = await admin('/admin/login', 'POST', { email: 'editor@borealis.example', password: PASSWORD });
  token = String(login.data.token);
});

describe('the map', () => {
  it.each(DEMO_LOCALES)('has every shop in its room: %s', async (locale) => {
    const [features, { tenants }] = await Promise.all([visitor(locale), call('searchData', {}, locale)]);
    const shown = of(features, 'unit').filter(({ properties }) => properties.tenantSlug);
    const places = (list: (string | null | undefined)[][]) => list.map((place) => place.join(' ')).sort();
    expect(
      places(shown.map(({ properties: { room, tenantSlug } }) => [String(room), String(tenantSlug)])),
    ).toEqual(places(tenants.map((tenant) => [tenant.mall_room?.room_id, tenant.slug])));
  });

  it('has floors, doors, amenities and a network whose ends are all there', async () => {
    const features = await visitor();
    expect(of(features, 'level').map(({ properties }) => properties.level)).toEqual([-1, 0, 1, 2, 3]);
    const nodes = new Set(of(features, 'node').map(({ id }) => id));
    const edges = of(features, 'edge');
    expect(edges.length).toBeGreaterThan(300);
    expect(
      edges.filter(({ properties: { from, to } }) => !nodes.has(String(from)) || !nodes.has(String(to))),
    ).toEqual([]);
    const kinds = new Set(edges.map(({ properties }) => properties.kind));
    expect(kinds).toEqual(new Set(['walk', 'ramp', 'stairs', 'escalator', 'elevator']));
    expect(edges.filter(({ properties }) => properties.outOfOrder !== false)).toEqual([]);
    const amenities = new Set(of(features, 'amenity').map(({ properties }) => properties.category));
    for (const category of ['elevator', 'escalator', 'ramp', 'restroom', 'atm', 'information', 'parking']) {
      expect(amenities).toContain(category);
    }
  });

  it('knows a kiosk’s place for kiosks alone', async () => {
    expect(of(await visitor(), 'kiosk')).toEqual([]);
    const kiosk = async (params: { kiosk?: string }) =>
      of((await call('mapSource', { role: 'kiosk', ...params })).features, 'kiosk');
    const [first, ...more] = await kiosk({});
    expect(more).toEqual([]);
    const [second] = await kiosk({ kiosk: 'kiosk-2' });
    expect([first?.id, second?.id]).toEqual(['kiosk-1', 'kiosk-2']);
    expect(second?.properties.node).toBeTruthy();
  });

  it.each([
    ['role=admin', /visitor or kiosk/],
    ['role[]=kiosk', /role/],
    ['role=kiosk&kiosk=nobody', /kiosk-1, kiosk-2/],
  ])('answers %s with a 400 that says why', async (query, reason) => {
    const { status, body } = await get(`/api/map-source?locale=pl-PL&${query}`);
    expect(status).toBe(400);
    expect((body as { error: { message: string } }).error.message).toMatch(reason);
  });
});

describe('a lift out of order', () => {
  const mark = async (outOfOrder: boolean) => {
    const { answer } = await admin(`${EQUIPMENT}?filters[equipmentId][$eq]=lift-south`);
    const [lift] = (answer.results ?? []) as { documentId: string }[];
    return admin(`${EQUIPMENT}/${lift?.documentId}`, 'PUT', { outOfOrder, note: 'test' });
  };
  afterAll(() => mark(false));

  it('is marked by an editor, and shows in the very next answer', async () => {
    expect((await mark(true)).status).toBe(200);
    const features = await visitor();
    expect(edgesOf(features, 'lift-south').every(({ properties }) => properties.outOfOrder === true)).toBe(
      true,
    );
    expect(edgesOf(features, 'lift-north').some(({ properties }) => properties.outOfOrder === true)).toBe(
      false,
    );
    const stopped = of(features, 'amenity').filter(({ properties }) => properties.outOfOrder === true);
    expect(
      stopped.map(({ properties }) => [properties.category, properties.equipment, properties.level]),
    ).toEqual([0, 1, 2, 3].map((level) => ['elevator', 'lift-south', level]));
    expect((await mark(false)).status).toBe(200);
    expect(edgesOf(await visitor(), 'lift-south').some(({ properties }) => properties.outOfOrder)).toBe(
      false,
    );
  });
});

describe('saving the source', () => {
  const stored = async () =>
    (await admin(SOURCE)).data.source as { type: string; features: (Feature & { properties: Body })[] };

  it('takes a whole map from an editor', async () => {
    const source = await stored();
    expect((await admin(SOURCE, 'PUT', { source })).status).toBe(200);
  });

  it('lists new equipment, so that it can be marked', async () => {
    const source = await stored();
    const renamed = structuredClone(source);
    for (const { properties } of renamed.features) {
      if (properties.equipment === 'lift-south') properties.equipment = 'lift-new';
    }
    expect((await admin(SOURCE, 'PUT', { source: renamed })).status).toBe(200);
    const { answer } = await admin(`${EQUIPMENT}?filters[equipmentId][$eq]=lift-new`);
    expect(answer.results).toMatchObject([{ name: 'lift-new', outOfOrder: false }]);
    expect((await admin(SOURCE, 'PUT', { source })).status).toBe(200);
  });

  it('refuses a map with lost places, with a list of them, and keeps the old one', async () => {
    const source = await stored();
    const without = (gone: (feature: Feature) => boolean) => ({
      ...source,
      features: source.features.filter((feature) => !gone(feature)),
    });
    const message = async (invalid: object) => {
      const { status, answer } = await admin(SOURCE, 'PUT', { source: invalid });
      expect(status).toBe(400);
      return (answer.error as { message: string }).message;
    };
    const atDoor = ({ properties }: Feature) =>
      properties.from === 'door-1.24' || properties.to === 'door-1.24';
    expect(await message(without(atDoor))).toMatch(/1\.24: .*cannot be reached/);
    expect(await message(without(({ id }) => id === 'door-1.24'))).toMatch(/unknown node door-1\.24/);
    expect(await message(without((one) => atDoor(one) || one.id === 'door-1.24'))).toMatch(
      /unit-1\.24: .*no door/,
    );
    const lifts = await message(without(({ properties }) => properties.kind === 'elevator'));
    expect(lifts).toMatch(/cannot be reached without steps/);
    expect(lifts.split('\n').length).toBeLessThan(30);
    expect(await message({ type: 'FeatureCollection', features: [] })).toMatch(/GeoJSON/);
    const strange = structuredClone(source);
    for (const { id, properties } of strange.features)
      if (id === 'unit-1.24') properties.tenantSlug = 'nobody';
    expect(await message(strange)).toMatch(/unknown tenant nobody/);
    expect((await visitor()).length).toBeGreaterThan(500);
  });
});

describe('places on the map', () => {
  let made = '';
  afterAll(async () => {
    const login = await admin('/admin/login', 'POST', {
      email: 'admin@borealis.example',
      password: PASSWORD,
    });
    token = String(login.data.token);
    if (made) await admin(`${LOCATIONS}/${made}?locale=*`, 'DELETE');
  });
  const place = async (id: string, locale: Locale = 'pl-PL') =>
    (await call('mapLocations', {}, locale)).items.find((location) => location.id === id);

  it('are the shops by room, and rooms that went into others', async () => {
    expect(await place('1.24')).toMatchObject({ title: 'Halland', tenantSlug: 'halland', redirectId: null });
    expect(await place('1.21')).toMatchObject({ title: 'Halland', redirectId: '1.24' });
  });

  it('carry what an editor wrote: a title in its language, and a shop’s second room', async () => {
    const shop = (await call('searchData', {})).tenants.find(({ slug }) => slug === 'halland');
    const answer = await admin(`${LOCATIONS}?locale=pl-PL`, 'POST', {
      locationId: '0.17',
      title: 'Pracownia Halland',
      locale: 'pl-PL',
      tenant: { connect: [{ id: shop?.id, documentId: shop?.documentId, locale: 'pl-PL' }] },
    });
    expect(answer.status).toBeLessThan(300);
    made = String(answer.data.documentId);
    expect(await place('0.17')).toMatchObject({ title: 'Pracownia Halland', tenantSlug: 'halland' });
    expect(await place('0.17', 'en')).toMatchObject({ title: 'Halland', tenantSlug: 'halland' });
    const unit = of(await visitor('en'), 'unit').find(({ properties }) => properties.room === '0.17');
    expect(unit?.properties).toMatchObject({ name: 'Halland', tenantSlug: 'halland' });
  });
});

describe('the plan to print', () => {
  const plan = async (locale: Locale = 'pl-PL') => {
    const file = await call('mapPdf', {}, locale);
    const response = await fetch(`${CONTENT_URL}${file.url}`);
    return {
      file,
      type: response.headers.get('content-type'),
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  };
  afterAll(() => admin(PLAN, 'PUT', { pdf: null }));

  it('is drawn in every language', async () => {
    const addresses = new Set<string | null>();
    for (const locale of DEMO_LOCALES) {
      const { file, type, bytes } = await plan(locale);
      expect(file).toMatchObject({ ext: '.pdf', mime: 'application/pdf', url: `/uploads/${file.hash}.pdf` });
      expect(type).toBe('application/pdf');
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(bytes.length).toBeGreaterThan(20_000);
      addresses.add(file.url);
    }
    expect(addresses.size).toBe(DEMO_LOCALES.length);
  });

  it('gives way to a file that the operator uploaded', async () => {
    const form = new FormData();
    form.append('files', new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' }), 'our-plan.pdf');
    const uploaded = await admin('/upload', 'POST', form);
    const [{ id } = { id: 0 }] = uploaded.answer as unknown as { id: number }[];
    expect((await admin(PLAN, 'PUT', { pdf: id })).status).toBeLessThan(300);
    expect((await plan()).file.name).toBe('our-plan.pdf');
    expect((await admin(PLAN, 'PUT', { pdf: null })).status).toBeLessThan(300);
    expect((await plan()).file.name).toBe('plan-pl-PL.pdf');
  });
});
