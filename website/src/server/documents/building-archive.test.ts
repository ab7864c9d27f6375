import { describe, expect, it } from 'vitest';
import { BODIES } from '../../../fixtures/bodies.ts';
import { onDayOfBodies } from '../../../fixtures/day.fixture.ts';
import { AWAY, contextOf } from '../../../fixtures/responses.ts';
import { imdfObjections } from '../../facts/imdf/imdf-rules.fixture.ts';
import { area, at, box, mapFeature, PLAN, spot } from '../../facts/imdf/plan.fixture.ts';
import type { Locale } from '../../i18n/locales.ts';
import { buildingArchive } from './building-archive.ts';
import { filesOfZip } from './zip.fixture.ts';

type Bodies = NonNullable<Parameters<typeof contextOf>[0]>;

interface Told {
  id: string;
  properties: Record<string, unknown>;
  geometry: { type: string; coordinates: [number, number][] } | null;
}

const LIVE: readonly Locale[] = ['pl-PL', 'en', 'hu-HU'];

function bodiesWith(features: readonly unknown[], address = 'ul. Zorzy 2, 01-942 Warszawa'): Bodies {
  const infoPage = structuredClone(BODIES.infoPage) as { data: { attributes?: object } & object };
  const contact = [
    { name: 'Adres', value: address, href: null, pictogram: 'pin' },
    { name: 'Telefon', value: '+48 22 555 00 00', href: 'tel:+48225550000', pictogram: 'phone' },
  ];
  Object.assign(infoPage.data.attributes ?? infoPage.data, { contact });
  return { infoPage, mapSource: { type: 'FeatureCollection', features } };
}

const contextsOf = (bodies: Bodies, now?: Date) =>
  LIVE.map((locale) => contextOf(bodies, { locale, ...(now && { now }) }));

async function archiveOf(features: readonly unknown[]) {
  const archive = await buildingArchive(contextsOf(bodiesWith(features)));
  if (!archive) throw new Error('an archive was expected');
  const files = filesOfZip(archive);
  const of = (type: string) => {
    const text = files.get(`${type}.geojson`);
    return text === undefined ? [] : (JSON.parse(text) as { features: Told[] }).features;
  };
  return { files, of };
}

const level = (n: number) => mapFeature(`level-${n}`, 'level', box(0, 0, 100, 60), { level: n });
const shop = mapFeature('u', 'unit', box(10, 0, 20, 15), { level: 1, category: 'retail', room: '1.24' });

onDayOfBodies();

describe('the building as an archive', () => {
  it('is what the standard asks for', async () => {
    const { files } = await archiveOf(PLAN);
    expect([...files.keys()]).toEqual([
      'manifest.json',
      'address.geojson',
      'venue.geojson',
      'building.geojson',
      'footprint.geojson',
      'level.geojson',
      'unit.geojson',
      'opening.geojson',
      'amenity.geojson',
      'detail.geojson',
      'anchor.geojson',
      'occupant.geojson',
    ]);
    expect(imdfObjections(files)).toEqual([]);
  });

  it('holds what the map knows, in all live languages', async () => {
    const { files, of } = await archiveOf(PLAN);
    expect(JSON.parse(files.get('manifest.json') ?? '')).toMatchObject({ language: 'pl', version: '1.0.0' });
    expect(of('address')[0]?.properties).toMatchObject({
      address: 'ul. Zorzy 2',
      postal_code: '01-942',
      locality: 'Warszawa',
      country: 'PL',
    });
    expect(of('venue')[0]?.properties).toMatchObject({ phone: '+48225550000', category: 'shoppingcenter' });
    expect(of('level').map(({ properties }) => properties.ordinal)).toEqual([0, 1, -1]);
    expect(of('level')[0]?.properties.name).toEqual({
      pl: expect.any(String),
      en: 'Ground floor',
      hu: expect.any(String),
    });
    const units = of('unit').map(({ properties }) => properties.category);
    expect(units).toEqual(['walkway', 'room', 'room', 'opentobelow']);
    expect(of('opening').map(({ properties }) => properties.category)).toEqual([
      'pedestrian.principal',
      'pedestrian',
    ]);
    const [occupant] = of('occupant');
    expect(of('occupant')).toHaveLength(of('anchor').length);
    expect(occupant?.properties).toMatchObject({
      name: { pl: 'Halland', en: 'Halland' },
      // The fixture's department of fashion has a daily menu.
      category: 'restaurant',
      website: 'https://borealis.example/sklepy/moda/halland',
      hours: expect.stringContaining('Mo'),
    });
    const anchor = of('anchor').find(({ id }) => id === occupant?.properties.anchor_id);
    const unit = of('unit').find(({ id }) => id === anchor?.properties.unit_id);
    expect(unit?.properties.name).toMatchObject({ pl: '1.24', hu: '1.24' });
    const [up, down] = of('amenity').filter(({ properties }) => properties.category === 'elevator');
    expect(up?.properties.correlation_id).toBe(down?.properties.correlation_id);
    expect(of('amenity').map(({ properties }) => properties.category)).toContain('strollerrental');
  });

  it('places a door in the wall of its room, where the plan has it', async () => {
    const { of } = await archiveOf(PLAN);
    const [, door] = of('opening');
    const ends = door?.geometry?.coordinates ?? [];
    const expected = [at([19, 15]), at([21, 15])].flat();
    for (const [index, value] of ends
      .toSorted((a, b) => a[0] - b[0])
      .flat()
      .entries())
      expect(value).toBeCloseTo(expected[index] ?? 0, 5);
  });

  it('is the same bytes all day, and has the same ids on every day', async () => {
    const day = (hour: string) => buildingArchive(contextsOf(bodiesWith(PLAN), new Date(`2026-11-${hour}`)));
    const [morning, evening, next] = await Promise.all(
      ['21T07:00:00Z', '21T19:00:00Z', '22T07:00:00Z'].map(day),
    );
    expect(morning?.equals(evening ?? Buffer.of())).toBe(true);
    expect(next?.equals(evening ?? Buffer.of())).toBe(false);
    const ids = (archive: Buffer | null | undefined) =>
      [...filesOfZip(archive ?? Buffer.of()).values()].join().match(/"id":"[^"]+"/g);
    expect(ids(next)).toEqual(ids(morning));
    expect(ids(next)?.length).toBeGreaterThan(10);
  });

  it('is made anew at midnight and when the map, a shop or the contact changes', async () => {
    const contexts = contextsOf(bodiesWith(PLAN));
    await buildingArchive(contexts);
    const gathered = contexts.map(({ content }) => content.gathered());
    expect(gathered[0]?.trueUntil).toBe(Date.parse('2026-11-21T23:00:00Z'));
    expect(gathered[0]?.tags).toEqual(expect.arrayContaining(['map', 'tenants', 'info']));
  });

  it.each([
    ['outside of its floor', mapFeature('x', 'unit', box(95, 10, 20, 10), { level: 1, category: 'retail' })],
    ['without area', mapFeature('x', 'unit', area([1, 1], [9, 1], [5, 1]), { level: 1, category: 'retail' })],
    [
      'that crosses itself',
      mapFeature('x', 'unit', area([40, 20], [60, 40], [60, 20], [40, 35]), { level: 1, category: 'square' }),
    ],
    ['on no floor', mapFeature('x', 'unit', box(40, 20, 5, 5), { level: 7, category: 'square' })],
    [
      'across a dent of its floor',
      mapFeature('x', 'unit', box(40, 20, 70, 5), { level: 1, category: 'square' }),
    ],
  ])('leaves out a unit %s', async (_, unit) => {
    const { files, of } = await archiveOf([level(0), level(1), shop, unit]);
    expect(of('unit')).toHaveLength(1);
    expect(imdfObjections(files)).toEqual([]);
  });

  it('has the floor on the ground for its footprint, else the one that is nearest to it', async () => {
    const deep = (n: number) => ({ ...shop, properties: { ...shop.properties, level: n } });
    const small = mapFeature('level--1', 'level', box(5, 0, 50, 40), { level: -1 });
    for (const [features, category, of] of [
      [PLAN, 'ground', 0],
      [[level(-2), small, deep(-1)], 'subterranean', -1],
      [[small, level(1), shop], 'ground', 1],
    ] as const) {
      const archive = await archiveOf(features);
      const [footprint] = archive.of('footprint');
      expect(footprint?.properties.category).toBe(category);
      const floor = archive.of('level').find(({ properties }) => properties.ordinal === of);
      expect(footprint?.geometry).toEqual(floor?.geometry);
      expect(imdfObjections(archive.files)).toEqual([]);
    }
  });

  it('takes features of one id as one, and doors and signs only where there is a wall', async () => {
    const { files, of } = await archiveOf([
      ...PLAN,
      ...PLAN.slice(3),
      mapFeature('far', 'opening', spot(50, 30), { level: 1, kind: 'entrance', sign: 'Z' }),
      mapFeature('nowhere', 'opening', spot(50, 30), { level: 1, kind: 'door', room: '9.99' }),
      mapFeature('outside', 'amenity', spot(500, 30), { level: 1, category: 'atm' }),
    ]);
    expect(of('opening')).toHaveLength(2);
    expect(of('amenity')).toHaveLength(3);
    expect(imdfObjections(files)).toEqual([]);
  });

  it('is whole when a plan is hostile, and does not count for ever', async () => {
    const round = (n: number, radius: number) =>
      area(
        ...Array.from({ length: n }, (_, i): [number, number] => {
          const turn = (2 * Math.PI * i) / n;
          return [50 + radius * Math.cos(turn), 30 + radius * Math.sin(turn)];
        }),
      );
    const { files } = await archiveOf([
      mapFeature('level-1', 'level', round(900, 30), { level: 1 }),
      mapFeature('u', 'unit', box(45, 25, 5, 5), { level: 1, category: 'retail', room: '1.24' }),
      // Just outside of the floor, corner after corner.
      ...Array.from({ length: 30 }, (_, n) =>
        mapFeature(`r${n}`, 'unit', round(900, 30.3), { level: 1, category: 'square' }),
      ),
      ...[null, 7, 'x', {}, { type: 'Polygon', coordinates: [[[null]]] }, box(1e9, 1, 1, 1)].map((shape, n) =>
        mapFeature(`odd${n}`, 'unit', shape, { level: 1, category: { toString: null } }),
      ),
      mapFeature('__proto__', 'amenity', spot(50, 30), { level: 1, category: 'constructor' }),
      null,
      [],
    ]);
    expect(imdfObjections(files)).toEqual([]);
  });

  it('is none where the map draws no plan, or nobody says where the centre is', async () => {
    const none = (bodies: Bodies) => buildingArchive(contextsOf(bodies));
    expect(await none(bodiesWith([]))).toBeNull();
    expect(await none({ ...bodiesWith(PLAN), mapSource: 'nonsense' })).toBeNull();
    expect(await none(bodiesWith(PLAN, 'somewhere'))).toBeNull();
    expect(await none({ ...bodiesWith(PLAN), mapSource: AWAY })).toBeNull();
  });

  it('is poorer, never wrong, while shops cannot be had, and says so', async () => {
    const contexts = contextsOf({ ...bodiesWith(PLAN), searchData: AWAY });
    const archive = await buildingArchive(contexts);
    const files = filesOfZip(archive ?? Buffer.of());
    expect(files.has('occupant.geojson')).toBe(false);
    expect(imdfObjections(files)).toEqual([]);
    expect(contexts[0]?.content.gathered().degraded).toBeDefined();
  });
});
