import type { Building } from '../../../website/src/features/map/building/building.ts';
import { readBuilding } from '../../../website/src/features/map/building/read-building.ts';
import { directionWords } from '../../../website/src/features/map/way/direction-words.ts';
import { directions } from '../../../website/src/features/map/way/directions.ts';
import { findWay, type Way } from '../../../website/src/features/map/way/find-way.ts';
import {
  createNetwork,
  type Network,
  PROFILES,
  type Profile,
  type WayEdge,
} from '../../../website/src/features/map/way/network.ts';
import { type Named, placeOf } from '../../../website/src/features/map/way/places.ts';
import { htmlLang } from '../../../website/src/i18n/locales.ts';
import { translator } from '../../../website/src/i18n/translator.ts';
import { expect, test } from '../../base-test.ts';
import { call } from '../../content/content-requests.ts';
import { LIVE } from '../../pages/site.ts';

/** Kinds of edges that each profile may use besides walks. */
const ALLOWED: Record<Profile, readonly WayEdge['kind'][]> = {
  quickest: ['walk', 'ramp', 'stairs', 'escalator', 'elevator'],
  'step-free': ['walk', 'ramp', 'elevator'],
  'no-escalators': ['walk', 'ramp', 'stairs', 'elevator'],
};

let building: Building;
let network: Network;
let named: Named;
/** Doors of rooms with a shop, and entrances. */
let shops: string[];
let entrances: string[];

test.beforeAll(async () => {
  const source = await call('mapSource', { role: 'visitor' }, 'pl-PL');
  const read = readBuilding(source);
  if (!read) throw new Error('the map source of the demo can not be read');
  building = read;
  network = createNetwork(building.nodes, building.edges);
  const properties = source.features.map((feature) => ({ ...feature.properties, id: String(feature.id) }));
  named = namedIn(properties);
  shops = building.nodes.flatMap(({ id, room }) => (room && named.shops.has(room) ? [id] : []));
  entrances = building.nodes.flatMap(({ id, sign }) => (sign ? [id] : []));
});

function namedIn(properties: readonly Readonly<Record<string, unknown>>[]): Named {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    shops: new Map(properties.flatMap(({ room, name }) => (text(name) ? [[text(room), text(name)]] : []))),
    amenities: new Map(properties.map(({ id, category }) => [text(id), text(category)])),
    kiosks: new Map(),
  };
}

/** All ordered pairs of shops. */
function* pairs(): Generator<[from: string, to: string]> {
  for (const from of shops) for (const to of shops) if (from !== to) yield [from, to];
}

/** Edges of the data by their ends, in the direction they may be walked. */
function edgesByEnds(): Map<string, WayEdge[]> {
  const found = new Map<string, WayEdge[]>();
  const add = (from: string, to: string, edge: WayEdge) =>
    found.set(`${from}>${to}`, [...(found.get(`${from}>${to}`) ?? []), edge]);
  for (const edge of building.edges) {
    add(edge.from, edge.to, edge);
    if (!edge.oneWay) add(edge.to, edge.from, edge);
  }
  return found;
}

/** Steps of a way that no edge of the data carries which the profile allows, which works and whose equipment is named. */
function wrongSteps(way: Way, edges: ReadonlyMap<string, readonly WayEdge[]>): string[] {
  const steps = way.nodes.slice(1).map((to, index) => `${way.nodes[index]}>${to}`);
  return steps.filter(
    (step) =>
      !(edges.get(step) ?? []).some(
        ({ kind, outOfOrder, equipment }) =>
          ALLOWED[way.profile].includes(kind) &&
          !outOfOrder &&
          (equipment === undefined || way.equipment.includes(equipment)),
      ),
  );
}

test('the demo has a shop behind a door for every unit of a shop', () => {
  expect(shops.length).toBeGreaterThanOrEqual(72);
  expect(entrances.length).toBeGreaterThanOrEqual(3);
  expect(new Set(building.nodes.map(({ level }) => level)).size).toBeGreaterThanOrEqual(4);
});

for (const profile of PROFILES) {
  test(`between all pairs of shops there is a way, and it keeps to the profile: ${profile}`, () => {
    const edges = edgesByEnds();
    const wrong: string[] = [];
    const lengths = new Map<string, number>();
    for (const [from, to] of pairs()) {
      const way = findWay(network, { from, to, profile });
      if (!way) {
        wrong.push(`${from} > ${to}: no way`);
        continue;
      }
      for (const step of wrongSteps(way, edges)) wrong.push(`${from} > ${to}: ${step}`);
      if (way.nodes[0] !== from || way.nodes.at(-1) !== to) wrong.push(`${from} > ${to}: other ends`);
      lengths.set(`${from}>${to}`, way.metres);
    }
    expect(wrong.slice(0, 10)).toEqual([]);
    expect(lengths.size).toBe(shops.length * (shops.length - 1));
    if (profile === 'quickest') return;
    const uneven = [...pairs()].filter(
      ([from, to]) =>
        Math.abs((lengths.get(`${from}>${to}`) ?? 0) - (lengths.get(`${to}>${from}`) ?? 0)) > 1e-6,
    );
    expect(uneven.slice(0, 10), 'as long there as back').toEqual([]);
  });
}

test('every shop is reached from every entrance, without steps too', () => {
  const unreached = PROFILES.flatMap((profile) =>
    entrances.flatMap((from) =>
      shops
        .filter((to) => !findWay(network, { from, to, profile }))
        .map((to) => `${profile} ${from} > ${to}`),
    ),
  );
  expect(unreached).toEqual([]);
});

test('equipment that is out of order is avoided, and no way is shorter without it', () => {
  const all = [...new Set(building.edges.flatMap(({ equipment }) => equipment ?? []))];
  expect(all.length).toBeGreaterThan(4);
  const used = new Set<string>();
  const wrong: string[] = [];
  for (const broken of all) {
    const edges = building.edges.map((edge) => ({
      ...edge,
      outOfOrder: edge.outOfOrder || edge.equipment === broken,
    }));
    const rest = createNetwork(building.nodes, edges);
    for (const profile of PROFILES) {
      for (const to of shops) {
        const from = entrances[0] ?? '';
        const before = findWay(network, { from, to, profile });
        if (before?.equipment.includes(broken)) used.add(broken);
        const way = findWay(rest, { from, to, profile });
        const faster = way && before && way.seconds < before.seconds - 1e-6;
        if (way?.equipment.includes(broken) || faster) wrong.push(`${broken}: ${profile} ${from} > ${to}`);
      }
    }
  }
  expect(wrong.slice(0, 10)).toEqual([]);
  expect(used.size, 'some of it is used while it works').toBeGreaterThan(1);
});

test('without any lift there are shops that no step-free way reaches, and the search says so', () => {
  const edges = building.edges.filter(({ kind }) => kind !== 'elevator');
  const rest = createNetwork(building.nodes, edges);
  const from = entrances[0] ?? '';
  const left = shops.filter((to) => !findWay(rest, { from, to, profile: 'step-free' }));
  expect(left.length).toBeGreaterThan(10);
});

const isSentence = (text: string) =>
  /^\S.{3,}[.!?]$/.test(text) && !/\{\{|\}\}|undefined|NaN|null|\s\s|\s[.,;]/.test(text);

test('directions are whole sentences in every language', () => {
  const places = building.nodes.flatMap((node) => placeOf(node, named) ?? []);
  const placeAt = (id: string) => {
    const node = network.nodes.get(id);
    const place = node && placeOf(node, named);
    if (!place) throw new Error(`nothing stands at ${id}`);
    return place;
  };
  const wrong: string[] = [];
  for (const locale of LIVE) {
    const words = directionWords(translator(locale), htmlLang(locale));
    for (const profile of PROFILES) {
      for (const [index, to] of shops.entries()) {
        const from = entrances[index % entrances.length] ?? '';
        const way = findWay(network, { from, to, profile });
        if (!way) throw new Error(`no way from ${from} to ${to}`);
        const told = directions(way, words, { from: placeAt(from), to: placeAt(to), landmarks: places });
        const at = `${locale} ${profile} ${from} > ${to}`;
        if (told.at(-1)?.kind !== 'arrive' || told.length < way.legs.length + 1) wrong.push(`${at}: too few`);
        wrong.push(...told.filter(({ text }) => !isSentence(text)).map(({ text }) => `${at}: ${text}`));
      }
    }
  }
  expect(wrong.slice(0, 10)).toEqual([]);
});
