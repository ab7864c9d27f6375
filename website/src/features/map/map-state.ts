import { roomNumber } from '@mall/contract/fields.ts';
import type { FloorLevel } from '../../content/fields/place.ts';
import type { QueryKey } from '../../i18n/addresses.ts';
import { AMENITY_KINDS, type Amenity, type AmenityKind, type Building } from './building/building.ts';
import type { MapContent, MapShop } from './map-models.ts';
import { findRoute, nodeNamed, profileNamed, type Route } from './route/find-route.ts';
import type { Profile } from './way/network.ts';

export type MapQuery = Partial<Record<QueryKey, string>>;

/** What one address shows of the map. */
export interface MapState {
  /** The floor that is drawn. */
  level: FloorLevel;
  /** Floors that there are, from the top down. */
  levels: readonly FloorLevel[];
  /** Where a visitor wants to go. */
  shop?: MapShop;
  /** The amenity that a visitor wants to go to, when it is no shop. */
  place?: Amenity;
  /** Name of the start in addresses; see `nodeNamed`. */
  from?: string;
  profile: Profile;
  route?: Route;
  category?: string;
  amenity?: AmenityKind;
  q?: string;
  /** What the list shows: this floor's shops, or what was searched or filtered on all floors. */
  listed: readonly MapShop[];
  amenities: readonly Amenity[];
  /** Shops of the drawn floor. */
  onFloor: readonly MapShop[];
  /** Whether the list is of this floor alone. */
  wholeFloor: boolean;
}

export interface MapStateInput {
  query: MapQuery;
  content: MapContent;
  building: Building | null;
  /** Folds a text for comparison: case, accents, script. */
  fold: (text: string) => string;
  /** Where ways start unless the query says otherwise: a kiosk's id. */
  start?: string;
  /** List every floor's shops when nothing is searched. */
  all?: boolean;
}

/** Reads an address of the map. What it names and nobody knows counts as not said. */
export function mapState({ query, content, building, fold, start, all = false }: MapStateInput): MapState {
  const { shops, redirects } = content;
  const wanted = query.store === undefined ? undefined : roomNamed(query.store, redirects);
  const shop = shops.find(({ room }) => room === wanted);
  const everyAmenity = building?.floors.flatMap((floor) => floor.amenities) ?? [];
  const place = shop ? undefined : everyAmenity.find(({ id }) => id === wanted);
  const asked = query.from === undefined ? undefined : roomNamed(query.from, redirects);
  const from = [asked, start].find((name) => building && nodeNamed(building, name));
  const profile = profileNamed(query.profile);
  const to = shop?.room ?? place?.id;
  const route =
    building && from !== undefined && to !== undefined && from !== to
      ? findRoute(building, shops, { from, to, profile })
      : undefined;
  const levels = levelsOf(shops, building);
  const level =
    levels.find((one) => String(one) === query.floor) ??
    levels.find((one) => one === route?.way?.legs[0]?.level) ??
    levels.find((one) => one === (shop ?? place)?.level) ??
    levels.find((one) => building && one === nodeNamed(building, start)?.level) ??
    (levels.includes(0) ? 0 : (levels.at(-1) ?? 0));
  const category = shops.some((one) => one.category?.slug === query.category) ? query.category : undefined;
  const amenity = AMENITY_KINDS.find((kind) => kind === query.amenity);
  const q = query.q;
  const needle = q === undefined ? '' : fold(q).trim();
  const narrowed = needle !== '' || category !== undefined || amenity !== undefined;
  return {
    level,
    levels,
    shop,
    place,
    from,
    profile,
    route,
    category,
    amenity,
    q: needle === '' ? undefined : q,
    listed:
      amenity !== undefined && needle === '' && category === undefined
        ? []
        : shops.filter(
            (one) =>
              (narrowed || all || one.level === level) &&
              (category === undefined || one.category?.slug === category) &&
              (needle === '' || matches(one, needle, fold)),
          ),
    amenities: amenity === undefined ? [] : everyAmenity.filter(({ kind }) => kind === amenity),
    onFloor: shops.filter((one) => one.level === level),
    wholeFloor: !narrowed && !all,
  };
}

/**
 * What a query chooses without any knowing it, so that the address without it shows the same. Free text, a start and
 * a goal are left alone: such views are made for each visitor and kept by nobody.
 */
export function unknownChoices(asked: Pick<MapStateInput, 'query' | 'content' | 'building'>): QueryKey[] {
  const { query, content, building } = asked;
  const kiosk = (id: string | undefined) => building?.kiosks.some((one) => one.id === id) === true;
  const known: Partial<Record<QueryKey, (value: string) => boolean>> = {
    floor: (value) => levelsOf(content.shops, building).some((level) => String(level) === value),
    profile: (value) => profileNamed(value) === value,
    category: (value) => content.shops.some((one) => one.category?.slug === value),
    amenity: (value) => AMENITY_KINDS.some((kind) => kind === value),
    kiosk,
    location: kiosk,
  };
  return (Object.keys(query) as QueryKey[]).filter((key) => {
    const value = query[key];
    return value !== undefined && known[key]?.(value) === false;
  });
}

/** The room that an address names; a location that stands for another one leads there. */
export function roomNamed(id: string, redirects: ReadonlyMap<string, string>): string {
  const room = roomNumber(id);
  return redirects.get(room) ?? room;
}

function matches(shop: MapShop, needle: string, fold: (text: string) => string): boolean {
  return [shop.name, shop.room, shop.category?.name ?? ''].some((text) => fold(text).includes(needle));
}

function levelsOf(shops: readonly MapShop[], building: Building | null): FloorLevel[] {
  const drawn = building?.floors.map(({ level }) => level) ?? [];
  return [...new Set([...drawn, ...shops.map(({ level }) => level)])].sort((a, b) => b - a);
}
