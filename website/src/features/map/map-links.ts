import { address, queryKeysOf, queryNames } from '../../i18n/addresses.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { MapShop } from './map-models.ts';
import type { MapQuery } from './map-state.ts';

/** Addresses of the map as a visitor sees it now, with something changed. */
export interface MapLinks {
  /** The same view with other query values; undefined takes one away. */
  view(change: MapQuery): string;
  /** The view that marks a room, and the way to it when a start is known. */
  shop(room: string): string;
  /** Where forms lead, and what they must carry besides their own fields, under the language's names. */
  form(own: readonly (keyof MapQuery)[]): { action: string; fields: [name: string, value: string][] };
}

/**
 * @param kind `wayfinder` keeps the visitor at the kiosk
 * @param current what the view shows now; the room of `/map/{room}` counts as `store`
 */
export function mapLinks(kind: 'map' | 'wayfinder', locale: Locale, current: MapQuery): MapLinks {
  const names = queryNames(locale);
  const view = (change: MapQuery) => address(kind, {}, locale, { ...current, ...change });
  return {
    view,
    shop: (room) =>
      kind === 'map' && current.from === undefined
        ? address('mapLocation', { id: room }, locale)
        : view({ store: room, floor: undefined, q: undefined, category: undefined, amenity: undefined }),
    form: (own) => ({
      action: address(kind, {}, locale),
      fields: queryKeysOf(kind).flatMap((key): [string, string][] => {
        const value = current[key];
        return value === undefined || own.includes(key) ? [] : [[names[key], value]];
      }),
    }),
  };
}

/**
 * What engines list instead of the map with a shop marked: the shop's own page. One without a category has none, so
 * its view is not listed at all.
 */
export const foundAs = ({ category, href }: Pick<MapShop, 'category' | 'href'>) => ({
  canonicalPath: category && href,
  noIndex: !category,
});
