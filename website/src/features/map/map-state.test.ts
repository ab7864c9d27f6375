import { describe, expect, it } from 'vitest';
import type { Building } from './building/building.ts';
import type { MapContent, MapShop } from './map-models.ts';
import { type MapQuery, mapState, unknownChoices } from './map-state.ts';

const shop = (room: string, level: MapShop['level'], name: string, category: string): MapShop => ({
  room,
  level,
  name,
  href: `/${name}`,
  slug: name,
  hours: null,
  openingSoon: false,
  category: { slug: category, name: category },
});
const content: MapContent = {
  source: null,
  shops: [
    shop('1.02', 1, 'Fala', 'moda'),
    shop('0.01', 0, 'Apteka', 'zdrowie'),
    shop('0.02', 0, 'Buty', 'moda'),
  ],
  redirects: new Map([['0.99', '1.02']]),
};
const building: Building = {
  sheet: [1, 1],
  scale: 1,
  floors: [],
  atria: [],
  kiosks: [{ id: 'k1', level: 0, node: 'k', name: 'Kiosk' }],
  nodes: [
    { id: 'a', level: 0, x: 0, y: 0, sign: 'A' },
    { id: 'k', level: 0, x: 5, y: 0 },
    { id: 'd1', level: 0, x: 10, y: 0, room: '0.01' },
    { id: 'e0', level: 0, x: 20, y: 0 },
    { id: 'e1', level: 1, x: 20, y: 0 },
    { id: 'd2', level: 1, x: 30, y: 0, room: '1.02' },
  ],
  edges: [
    { from: 'a', to: 'k', kind: 'walk', metres: 5, oneWay: false, outOfOrder: false },
    { from: 'k', to: 'd1', kind: 'walk', metres: 5, oneWay: false, outOfOrder: false },
    { from: 'd1', to: 'e0', kind: 'walk', metres: 10, oneWay: false, outOfOrder: false },
    { from: 'e0', to: 'e1', kind: 'stairs', metres: 8, oneWay: false, outOfOrder: false },
    { from: 'e1', to: 'd2', kind: 'walk', metres: 10, oneWay: false, outOfOrder: false },
  ],
};
const fold = (text: string) => text.toLowerCase();
const read = (query: MapQuery, more: { start?: string; all?: boolean; building?: Building | null } = {}) =>
  mapState({ query, content, building, fold, ...more });

describe('an address of the map', () => {
  it('shows the ground floor when it says nothing', () => {
    const state = read({});
    expect(state.level).toBe(0);
    expect(state.listed.map(({ name }) => name)).toEqual(['Apteka', 'Buty']);
    expect(state.route).toBeUndefined();
  });

  it('goes to the floor of the shop, following a location that stands for another', () => {
    expect(read({ store: '1.02' })).toMatchObject({ level: 1, shop: { name: 'Fala' } });
    expect(read({ store: '0.99' }).shop?.name).toBe('Fala');
  });

  it('begins a way on the floor of its start; the floor asked for wins', () => {
    const state = read({ store: '1.02', from: 'A' });
    expect(state.route?.way?.legs.map(({ level }) => level)).toEqual([0, 1]);
    expect(state.level).toBe(0);
    expect(read({ store: '1.02', from: 'A', floor: '1' }).level).toBe(1);
  });

  it('names a profile that has a way when the wanted one has none', () => {
    expect(read({ store: '1.02', from: 'A', profile: 'step-free' }).route).toMatchObject({
      way: null,
      other: 'quickest',
    });
  });

  it('starts at the kiosk unless the visitor says otherwise', () => {
    expect(read({ store: '1.02' }, { start: 'k1' }).route?.from.kind).toBe('kiosk');
    expect(read({ store: '1.02', from: 'A' }, { start: 'k1' }).route?.from.kind).toBe('entrance');
  });

  it('takes what nobody knows as not said', () => {
    const state = read({
      store: '<script>',
      from: '__proto__',
      floor: '7',
      profile: 'fly',
      category: 'x',
      amenity: 'y',
    });
    expect(state).toMatchObject({ level: 0, profile: 'quickest' });
    expect([state.shop, state.from, state.category, state.amenity, state.route]).toEqual(
      Array(5).fill(undefined),
    );
  });

  it('makes no page of its own for a choice that nobody knows', () => {
    const unknown = (query: MapQuery) => unknownChoices({ query, content, building });
    expect(unknown({ floor: '1', profile: 'step-free', category: 'moda', amenity: 'restroom' })).toEqual([]);
    expect(unknown({ kiosk: 'k1' })).toEqual([]);
    expect(unknown({ floor: '9', profile: 'x', category: 'x1', amenity: '__proto__', kiosk: 'k2' })).toEqual([
      'floor',
      'profile',
      'category',
      'amenity',
      'kiosk',
    ]);
    // Free text, and a way's ends: such views are kept by nobody.
    expect(unknown({ q: 'x', store: '9.99', from: 'nowhere' })).toEqual([]);
  });

  it('searches and filters all floors', () => {
    expect(read({ q: 'FAL' }).listed.map(({ room }) => room)).toEqual(['1.02']);
    expect(read({ category: 'moda' }).listed.map(({ room }) => room)).toEqual(['1.02', '0.02']);
    expect(read({ q: 'zzz' }).listed).toEqual([]);
    expect(read({ q: '  ' }).listed).toHaveLength(2);
  });

  it('keeps its list without a building', () => {
    const state = read({ store: '1.02', from: 'A' }, { building: null });
    expect(state).toMatchObject({ level: 1, shop: { name: 'Fala' } });
    expect(state.route).toBeUndefined();
    expect(state.levels).toEqual([1, 0]);
  });
});
