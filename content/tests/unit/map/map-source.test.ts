import { equipment } from '@mall/demo/map/equipment.ts';
import { ROOMS } from '@mall/demo/map/rooms.ts';
import { mapSource } from '@mall/demo/map/source.ts';
import { describe, expect, it } from 'vitest';
import { equipmentOf, type Feature, featuresOf, kiosksOf, withAdditions } from '../../../src/map/features';
import { issuesOf } from '../../../src/map/source-check';

const source = mapSource();
const known = { rooms: new Set(ROOMS.map(({ room }) => room)), tenantSlugs: new Set(['halland']) };
const features: Feature[] = source.features;

/** The demo's map with some features changed; undefined = taken away. */
function changed(change: (feature: Feature) => Feature | undefined) {
  return { ...source, features: features.map(change).filter((one) => one !== undefined) };
}

const only = (id: string, change: (feature: Feature) => Feature | undefined) =>
  changed((feature) => (feature.id === id ? change(feature) : feature));

const issues = (source: unknown) => issuesOf(source, known).join('\n');

describe('the check of a map', () => {
  it('finds nothing on the map of the demo', () => {
    expect(issuesOf(source, known)).toEqual([]);
  });

  it.each([null, 'a map', 7, [], { type: 'FeatureCollection' }, { type: 'Topology', features: [{}] }])(
    'refuses what is no map: %j',
    (odd) => {
      expect(issues(odd)).toMatch(/no GeoJSON/);
    },
  );

  it.each([
    [null, /must be Polygon/],
    [{ type: 'Point', coordinates: [20, 52] }, /must be Polygon/],
    [{ type: 'Polygon', coordinates: null }, /no numbers/],
    [
      {
        type: 'Polygon',
        coordinates: [
          [
            [20, 52],
            ['x', 52],
          ],
        ],
      },
      /no numbers/,
    ],
    [
      {
        type: 'Polygon',
        coordinates: [
          [
            [200, 52],
            [21, 52],
            [21, 53],
            [200, 52],
          ],
        ],
      },
      /no numbers/,
    ],
    [
      {
        type: 'Polygon',
        coordinates: [
          [
            [20, 52],
            [21, 52],
            [21, 53],
          ],
        ],
      },
      /not closed/,
    ],
    [
      {
        type: 'Polygon',
        coordinates: [
          [
            [20, 52],
            [21, 52],
            [20.5, 52],
            [20, 52],
          ],
        ],
      },
      /no area/,
    ],
    [
      {
        type: 'Polygon',
        coordinates: [
          [
            [20, 52],
            [21, 53],
            [21, 52],
            [20, 53.5],
            [20, 52],
          ],
        ],
      },
      /crosses itself/,
    ],
  ])('names bad geometry: %j', (geometry, reason) => {
    expect(
      issues(only('unit-1.24', (unit) => ({ ...unit, geometry: geometry as Feature['geometry'] }))),
    ).toMatch(reason);
  });

  it('names ids that are missing or stand twice, and features without a floor', () => {
    expect(issues(only('unit-1.24', (unit) => ({ ...unit, id: 'unit-1.25' })))).toMatch(
      /unit-1\.25: .*twice/,
    );
    expect(issues(only('unit-1.24', (unit) => ({ ...unit, id: '' })))).toMatch(/no id/);
    expect(issues(only('unit-1.24', (unit) => ({ ...unit, properties: null })))).toMatch(/no level/);
  });

  it('names rooms without a door, unknown rooms and unknown tenants', () => {
    const put = (properties: object) =>
      issues(only('unit-1.24', (unit) => ({ ...unit, properties: { ...unit.properties, ...properties } })));
    expect(put({ room: '9.99' })).toMatch(/unknown room 9\.99[\s\S]*no door/);
    expect(put({ tenantSlug: 'nobody' })).toMatch(/unknown tenant nobody/);
    expect(put({ tenantSlug: 'halland' })).toBe('');
  });

  it('names edges that lead nowhere, of no kind or without length', () => {
    const edge = features.find(
      ({ properties }) => properties?.to === 'door-1.24' || properties?.from === 'door-1.24',
    );
    const put = (properties: object) =>
      issues(only(String(edge?.id), (one) => ({ ...one, properties: { ...one.properties, ...properties } })));
    expect(put({ to: 'nowhere' })).toMatch(/unknown node nowhere/);
    expect(put({ kind: 'teleport' })).toMatch(/unknown kind teleport/);
    expect(put({ metres: 0 })).toMatch(/no length/);
  });

  it('names places that cannot be reached, or not without steps, or not left again', () => {
    const isKind = (kind: string) => (feature: Feature) =>
      feature.properties?.kind === kind && feature.feature_type === 'edge';
    const drop = (gone: (feature: Feature) => boolean) => changed((one) => (gone(one) ? undefined : one));
    expect(issues(drop(isKind('elevator')))).toMatch(/1\.24: .*without steps/);
    expect(issues(drop(isKind('elevator')))).not.toMatch(/0\.01/);
    expect(issues(drop(isKind('ramp')))).toMatch(/without steps/);
    const inward = changed((one) =>
      one.properties?.from === 'door-1.24'
        ? {
            ...one,
            properties: { ...one.properties, from: one.properties.to, to: 'door-1.24', oneWay: true },
          }
        : one,
    );
    expect(issues(inward)).toMatch(/1\.24: .*cannot be reached/);
    const noEntrance = changed((one) =>
      one.properties?.sign ? { ...one, properties: { ...one.properties, sign: null } } : one,
    );
    expect(issues(noEntrance)).toMatch(/no entrance/);
    expect(issues(only('kiosk-1', (one) => ({ ...one, properties: { level: 0, node: 'x' } })))).toMatch(
      /kiosk-1: .*unknown node x/,
    );
  });
});

describe('what the content system adds to the map', () => {
  const shop = { name: 'Halland', tenantSlug: 'halland', menuCategorySlug: 'moda' };
  const add = (additions: Partial<Parameters<typeof withAdditions>[1]>) =>
    withAdditions(features, { shops: new Map(), broken: new Set(), kiosk: null, ...additions });
  const byId = (list: readonly Feature[], id: string) =>
    list.find((feature) => feature.id === id)?.properties;

  it('puts shops into units and nowhere else', () => {
    const added = add({ shops: new Map([['1.24', shop]]) });
    expect(byId(added, 'unit-1.24')).toMatchObject(shop);
    expect(byId(added, 'door-1.24')).not.toHaveProperty('tenantSlug');
    expect(byId(added, 'unit-1.25')).not.toHaveProperty('tenantSlug');
  });

  it('leaves kiosks to kiosks', () => {
    expect(kiosksOf(features)).toEqual(['kiosk-1', 'kiosk-2']);
    expect(kiosksOf(add({}))).toEqual([]);
    expect(kiosksOf(add({ kiosk: 'kiosk-2' }))).toEqual(['kiosk-2']);
  });

  it('marks edges of broken equipment, and an amenity only when nothing there runs', () => {
    const lift = add({ broken: new Set(['lift-north']) });
    const out = lift.filter(({ properties }) => properties?.outOfOrder === true);
    expect(out.filter(({ feature_type: type }) => type === 'edge')).toHaveLength(10);
    expect(out.filter(({ feature_type: type }) => type === 'amenity')).toHaveLength(5);
    for (const { id } of equipment().filter((one) => one.id.startsWith('escalator'))) {
      const stopped = add({ broken: new Set([id]) }).filter(
        ({ properties }) => properties?.outOfOrder === true,
      );
      expect(
        stopped.map(({ feature_type: type }) => type),
        id,
      ).toEqual(['edge']);
    }
  });

  it('knows what moves', () => {
    expect([...equipmentOf(features)].sort()).toEqual(
      equipment()
        .map(({ id }) => id)
        .sort(),
    );
    expect(equipmentOf([{ feature_type: 'edge', properties: { equipment: 7 } }, {}])).toEqual(new Set());
  });

  it('reads anything as a list of features', () => {
    for (const odd of [null, undefined, 3, 'x', [], {}, { features: 'x' }])
      expect(featuresOf(odd)).toEqual([]);
    expect(featuresOf({ features: [null, 3, { id: 'a' }] })).toEqual([{ id: 'a' }]);
    expect(withAdditions([{}], { shops: new Map(), broken: new Set(), kiosk: null })).toEqual([{}]);
  });
});
