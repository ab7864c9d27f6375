import type { HeaderStatic } from '@mall/contract';
import type { Making } from './cards.ts';
import { openingPlaces, specialDays } from './hours.ts';
import type { Building } from './read-all.ts';
import { text, without } from './text.ts';
import type { Hours, Shell } from './view-models.ts';

const NO_HOURS: Hours = { week: [], special: [] };

export interface OpeningTimes {
  centreHours: Hours;
  places: Shell['places'];
  /** Hours of the place with this name. */
  hoursOf(name: string | null | undefined): Hours | undefined;
}

/**
 * Places with their hours, the centre first. Special days without a place are the centre's; a place that links
 * to a shop also has that shop's.
 */
export function openingTimes(header: HeaderStatic | null, building: Building, make: Making): OpeningTimes {
  const { context, links } = make;
  const rows = openingPlaces(header?.openingTime?.opening_hours ?? [], context.locale);
  const special = header?.openingTime?.special_opening_days ?? [];
  const places = rows.map(({ name, rows: week, link }, index) => {
    const href = links.content(link);
    const own = special.filter(
      (day) => (text(day.for_what) ?? '') === name || (index === 0 && !text(day.for_what)),
    );
    const shop = index > 0 && own.length === 0 ? shopOf(href, building, make) : undefined;
    const days = shop === undefined ? own : (building.special(shop) ?? []);
    return without({ name, hours: { week, special: specialDays(days, context) }, href });
  });
  return {
    centreHours: places[0]?.hours ?? NO_HOURS,
    places: places.filter(({ name }) => name !== ''),
    hoursOf: (name) => places.find((place) => place.name !== '' && place.name === text(name))?.hours,
  };
}

/** Slug of the shop that an href leads to. */
function shopOf(href: string | undefined, { search }: Building, { links }: Making): string | undefined {
  if (href === undefined) return undefined;
  return search?.tenants.find((tenant) => links.tenant(tenant) === href)?.slug;
}
