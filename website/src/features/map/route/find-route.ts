import type { Building } from '../building/building.ts';
import type { MapShop } from '../map-models.ts';
import { findOtherWay, findWay, type Way } from '../way/find-way.ts';
import { createNetwork, type Network, PROFILES, type Profile, type WayNode } from '../way/network.ts';
import { type Named, type Place, placeOf } from '../way/places.ts';

/** A way that somebody asked for. */
export interface Route {
  profile: Profile;
  /** Null: there is none with this profile. */
  way: Way | null;
  /** A profile that has one, when `way` is null. */
  other?: Profile;
  from: Place;
  to: Place;
  landmarks: readonly Place[];
}

const networks = new WeakMap<Building, { network: Network; byName: ReadonlyMap<string, WayNode> }>();

/** The graph of a building, made once, with its nodes by room, entrance sign and amenity. */
export function networkOf(building: Building) {
  const known = networks.get(building);
  if (known) return known;
  const network = createNetwork(building.nodes, building.edges);
  const byName = new Map<string, WayNode>();
  for (const node of building.nodes) {
    for (const name of [node.room, node.sign, node.amenity]) {
      if (name !== undefined && !byName.has(name)) byName.set(name, node);
    }
  }
  for (const { id, node: at } of building.kiosks) {
    const node = network.nodes.get(at);
    if (node) byName.set(id, node);
  }
  const made = { network, byName };
  networks.set(building, made);
  return made;
}

/** The node that a room number, an entrance's sign, an amenity's or a kiosk's id names. */
export function nodeNamed(building: Building, name: string | undefined): WayNode | undefined {
  return name === undefined ? undefined : networkOf(building).byName.get(name);
}

export function profileNamed(name: string | undefined): Profile {
  return PROFILES.find((profile) => profile === name) ?? 'quickest';
}

/** Undefined when the graph does not know one of the ends. Names as in addresses; see `nodeNamed`. */
export function findRoute(
  building: Building,
  shops: readonly MapShop[],
  asked: { from: string; to: string; profile: Profile },
): Route | undefined {
  const { network, byName } = networkOf(building);
  const [start, end] = [byName.get(asked.from), byName.get(asked.to)];
  if (!start || !end) return undefined;
  const { profile } = asked;
  const ends = { from: start.id, to: end.id, profile };
  const way = findWay(network, ends);
  const named: Named = {
    shops: new Map(shops.map(({ room, name }) => [room, name])),
    amenities: new Map(building.floors.flatMap((floor) => floor.amenities.map(({ id, kind }) => [id, kind]))),
    kiosks: new Map(building.kiosks.flatMap(({ node, name }) => (name ? [[node, name]] : []))),
  };
  const landmarks = [
    ...building.nodes.flatMap((node) => placeOf(node, named) ?? []),
    ...building.atria.map(({ level, edge }): Place => ({ kind: 'atrium', level, spots: edge, name: '' })),
  ];
  const bare = (node: WayNode): Place => ({
    kind: 'shop',
    level: node.level,
    spots: [[node.x, node.y]],
    name: node.room ?? '',
  });
  return {
    profile,
    way,
    other: way ? undefined : findOtherWay(network, ends)?.profile,
    from: placeOf(start, named) ?? bare(start),
    to: placeOf(end, named) ?? bare(end),
    landmarks,
  };
}
