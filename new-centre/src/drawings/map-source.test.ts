import { describe, expect, it } from 'vitest';
import { issuesOf } from '../../../content/src/map/source-check.ts';
import { CAD_PLAN, drawn, FLOORS, NORTH_UP, SETTINGS } from './drawings.fixture.ts';
import type { MapFeature } from './features.ts';
import { type DrawnMap, mapSource } from './map-source.ts';

const centre = mapSource(FLOORS, SETTINGS);

const issues = ({ source, rooms }: DrawnMap) =>
  issuesOf(source, { rooms: new Set(rooms), tenantSlugs: new Set() });

const only = ({ source }: DrawnMap, type: string) =>
  source.features.filter((feature) => feature.feature_type === type);

function featureOf(map: DrawnMap, id: string): MapFeature {
  const found = map.source.features.find((feature) => feature.id === id);
  if (!found) throw new Error(`${id} is not among ${map.source.features.map((one) => one.id).join(' ')}`);
  return found;
}

const HALL = `<g id="outline"><rect width="40" height="20"/></g>
  <g id="rooms"><rect id="1" width="10" height="5"/><rect id="2" x="12" width="10" height="5"/></g>
  <g id="entrances"><circle id="A" cx="0" cy="12" r="1"/></g>`;

describe('the map source of a drawn centre', () => {
  it('passes the check of the content system, without a remark', () => {
    expect(issues(centre)).toEqual([]);
    expect(centre.remarks).toEqual([]);
  });

  it('has all rooms under their numbers', () => {
    const numbers = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
    const upper = numbers.map((number) => (number === '12' ? 'A-12' : `1.${number}`));
    expect(centre.rooms).toEqual([...numbers.map((number) => `0.${number}`), ...upper]);
    expect(only(centre, 'unit').filter(({ properties }) => properties.category === 'retail')).toHaveLength(
      24,
    );
  });

  it('has rooms of a plan out of a CAD program, which knows layers and texts alone', () => {
    const plan = mapSource([CAD_PLAN], NORTH_UP);
    expect(issues(plan)).toEqual([]);
    expect(plan.rooms).toEqual(['1.01', '1.02', '1.03']);
    expect(plan.remarks.map(({ at, problem }) => `${at}: ${problem}`)).toEqual([
      expect.stringMatching(/entrance/),
    ]);
  });

  it('has what else is drawn', () => {
    const kinds = centre.source.features.map(
      ({ feature_type: type, properties: { level, kind, category } }) =>
        `${level} ${type} ${String(kind ?? category ?? '')}`,
    );
    expect(kinds).toEqual(
      expect.arrayContaining([
        '0 unit square',
        '0 unit walkway',
        '1 unit void',
        '1 unit landing',
        '1 unit nonpublic',
        '0 amenity restroom.wheelchair',
        '1 amenity strollers',
      ]),
    );
    expect(kinds.filter((kind) => kind === '0 opening entrance')).toHaveLength(2);
    expect(kinds.filter((kind) => kind === '1 amenity restroom')).toHaveLength(2);
    expect(
      kinds.filter((kind) => kind === '1 unit void'),
      'a landing cuts the void in two',
    ).toHaveLength(2);
  });

  it('joins the floors by lift, stairs and escalators', () => {
    const rides = only(centre, 'edge').filter(({ properties }) => properties.kind !== 'walk');
    expect(
      rides.map(({ id, properties }) => [id, properties.kind, properties.oneWay, properties.equipment]),
    ).toEqual([
      ['node-0-elevator-L1~node-1-elevator-L1', 'elevator', false, 'lift-L1'],
      ['node-0-escalator-E1~node-1-escalator-E1', 'escalator', true, 'escalator-E1-up-0'],
      ['node-1-escalator-E2~node-0-escalator-E2', 'escalator', true, 'escalator-E2-down-1'],
      ['node-0-stairs-S1~node-1-stairs-S1', 'stairs', false, undefined],
    ]);
  });

  it('says with each kiosk where it stands', () => {
    const { properties } = featureOf(centre, 'kiosk-0-kiosk-K1');
    expect(properties).toEqual({ level: 0, node: 'node-0-kiosk-K1', name: 'K1' });
  });

  it('is the same to the byte when it is made again', () => {
    expect(JSON.stringify(mapSource(FLOORS, SETTINGS))).toBe(JSON.stringify(centre));
    expect(JSON.stringify(mapSource([...FLOORS].reverse(), SETTINGS))).toBe(JSON.stringify(centre));
  });

  it('has each id once', () => {
    const ids = centre.source.features.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a drawing that changes', () => {
  it('keeps the ids of what has stayed', () => {
    const before = mapSource([drawn(HALL)], NORTH_UP);
    const after = mapSource(
      [drawn(HALL.replace('<rect id="1"', '<rect id="0" x="30" width="9" height="5"/><rect id="1"'))],
      NORTH_UP,
    );
    const ids = (map: DrawnMap) =>
      map.source.features.filter(({ feature_type: type }) => type !== 'edge').map(({ id }) => id);
    const points = (id: string) => id.includes('-at-');
    expect(ids(before).filter((id) => !points(id) && !ids(after).includes(id))).toEqual([]);
    expect(
      ids(before)
        .filter(points)
        .some((id) => ids(after).includes(id)),
    ).toBe(true);
  });
});

describe('the place on the earth', () => {
  const cornersOf = (bearingDegrees: number) => {
    const map = mapSource([drawn(HALL)], { ...NORTH_UP, bearingDegrees });
    const { longitude, latitude } = NORTH_UP.origin;
    const ring = featureOf(map, 'level-0').geometry.coordinates[0];
    if (!Array.isArray(ring)) throw new Error('no ring');
    return ring.map((position: unknown) => {
      const [lon, lat] = Array.isArray(position) ? position.map(Number) : [];
      const shrink = Math.cos((latitude * Math.PI) / 180);
      const [east, north] = [
        ((lon ?? 0) - longitude) * shrink * 111_319.5,
        ((lat ?? 0) - latitude) * 111_319.5,
      ];
      return `${Math.round(east) || 0} ${Math.round(north) || 0}`;
    });
  };

  it.each([
    [0, ['0 0', '40 0', '40 -20', '0 -20']],
    [90, ['0 0', '0 -40', '-20 -40', '-20 0']],
    [180, ['0 0', '-40 0', '-40 20', '0 20']],
  ])('turns "up" to %i degrees from north', (bearing, corners) => {
    expect(new Set(cornersOf(bearing))).toEqual(new Set(corners));
  });

  it('says no length below the straight line', () => {
    const measured = only(centre, 'edge').map(({ geometry, properties }) => {
      const [a, b] = geometry.coordinates.map((end) => (Array.isArray(end) ? end.map(Number) : []));
      const [dx, dy] = [(b?.[0] ?? 0) - (a?.[0] ?? 0), (b?.[1] ?? 0) - (a?.[1] ?? 0)];
      const shrink = Math.cos((SETTINGS.origin.latitude * Math.PI) / 180);
      return Number(properties.metres) - Math.hypot(dx * shrink, dy) * 111_319.49;
    });
    expect(Math.min(...measured)).toBeGreaterThanOrEqual(0);
    expect(Math.min(...measured)).toBeLessThan(0.02);
  });
});

describe('settings that cannot be', () => {
  it.each([
    [{ metresPerUnit: 0 }, /metresPerUnit/],
    [{ metresPerUnit: Number.NaN }, /metresPerUnit/],
    [{ origin: { longitude: 181, latitude: 0 } }, /origin.longitude/],
    [{ origin: { longitude: 0, latitude: 90 } }, /origin.latitude/],
    [{ bearingDegrees: Number.POSITIVE_INFINITY }, /bearingDegrees/],
    [{ closeGapsMetres: 0 }, /closeGapsMetres/],
  ])('are named: %j', (change, message) => {
    expect(() => mapSource(FLOORS, { ...SETTINGS, ...change })).toThrow(message);
  });
});
