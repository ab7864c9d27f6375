import type { HeaderStatic, OpeningTime, SpecialDayRecord, Tenant, TenantHours } from '@mall/contract';
import { orWithout } from './content-reader.ts';
import {
  datesByName,
  daysInSight,
  nameKey,
  onlyDates,
  openingPlaces,
  type PlaceRows,
  specialDays,
  tenantWeek,
  weekOf,
} from './hours.ts';
import type { Links } from './links.ts';
import type { LoadContext } from './load-context.ts';
import { type Building, readBuilding } from './read-all.ts';
import type { ContentReader } from './reader.ts';
import { specialDaysOf } from './special-days.ts';
import { text, without } from './text.ts';
import type { DayHours, Hours, PlaceWithDays, SpecialDay, Weekday } from './view-models.ts';

const NO_HOURS: Hours = { week: [], special: [] };

/** A shop as far as its hours go; search data come without special days. */
export interface TimedShop {
  name: string;
  slug: string;
  menu_category?: { categorySlug: string | null } | null;
  openingHours: readonly TenantHours[];
  specialOpeningDays?: Tenant['specialOpeningDays'];
  opening_soon: boolean | null;
  openingSoon?: boolean | null;
}

type Widget = NonNullable<HeaderStatic['headerData']>['cinema_openings'];

/** The one source of hours: whatever a surface shows of them, it takes from here. */
export interface OpeningTimes {
  centreHours: Hours;
  /** The centre first; those without a name are left out. */
  places: PlaceWithDays[];
  /** Null when the content says nothing about them, or its special days are not to be had. */
  ofShop(shop: TimedShop): Hours | null;
  /** Of the shop that a finished address leads to. */
  ofHref(href: string | undefined): Hours | null;
  /** Of an opening widget: its place's, or else its own. */
  ofWidget(widget: Widget | undefined): Hours | undefined;
}

interface Making {
  context: LoadContext;
  links: Links;
}

const made = new WeakMap<ContentReader, Promise<OpeningTimes>>();

/** The opening times of a request, read once. Never throws: what cannot be had is left out. */
export function readOpeningTimes(make: Making): Promise<OpeningTimes> {
  const { content } = make.context;
  const known = made.get(content);
  if (known) return known;
  const times = Promise.all([
    orWithout(content, content.read('headerStatic', {})),
    readBuilding(content),
  ]).then(([header, building]) => openingTimes(header?.openingTime ?? null, building, make));
  made.set(content, times);
  return times;
}

/**
 * Places and shops with their hours. A special day with a place (`for_what`) is that place's, one without is the whole
 * centre's: `specialDaysOf` says which of them counts. A place that leads to a shop is that shop: the place's week
 * and days go before the shop's, everywhere.
 */
export function openingTimes(record: OpeningTime | null, building: Building, make: Making): OpeningTimes {
  const { context, links } = make;
  const written = record?.opening_hours ?? [];
  const special = record?.special_opening_days ?? [];
  const dates = datesByName(special, context);
  const read = (days: readonly SpecialDayRecord[]) => specialDays(days, context, dates);
  const centre = read(special.filter((day) => !text(day.for_what) && !onlyDates(day, written)));

  const shops = new Map<string, TimedShop>();
  const shopAt = (href: string | undefined): TimedShop | undefined => {
    if (href === undefined) return undefined;
    if (shops.size === 0)
      for (const shop of building.search?.tenants ?? []) shops.set(links.tenant(shop), shop);
    return shops.get(href) ?? shops.get(pathOf(href));
  };
  const ownDays = (shop: TimedShop) =>
    specialDaysOf(read(building.special(shop.slug) ?? []), read(shop.specialOpeningDays ?? []));

  const placeOfShop = new Map<string, PlaceWithDays>();
  const places = openingPlaces(written, context.locale).map((place, index) => {
    const href = links.content(place.link);
    const shop = index > 0 ? shopAt(href) : undefined;
    const own = weekOf(place.rows, dates);
    const named = read(special.filter((day) => sameName(day.for_what, place.name)));
    // Words alone ("as the shop") leave the hours to the shop, where it has any.
    const shopWeek =
      shop && own.week.every((row) => !row.opens && row.text)
        ? tenantWeek(shop.openingHours, context.locale)
        : [];
    const week =
      shopWeek.length > 0 ? [...shopWeek, ...own.week.filter(({ days }) => days.length === 0)] : own.week;
    const days = specialDaysOf(named, own.special, shop ? ownDays(shop) : [], centre);
    const times: PlaceWithDays = without({
      name: place.name,
      hours: hoursIn(week, days, context),
      href,
      openingSoon: (shop && isComing(shop)) || undefined,
      days,
    });
    if (shop && !placeOfShop.has(shop.slug)) placeOfShop.set(shop.slug, times);
    return times;
  });
  const hoursOf = (name: string | null | undefined) =>
    places.find((place) => sameName(name, place.name))?.hours;

  const ofShop = (shop: TimedShop): Hours | null => {
    if (!shop.specialOpeningDays && building.special(shop.slug) === null) return null;
    const own = weekOf(tenantWeek(shop.openingHours, context.locale), dates);
    const days = specialDaysOf(ownDays(shop), own.special);
    const any = own.week.length + days.length > 0;
    // The days of a shop that has not opened yet say when it will: no other days may stand among them.
    if (isComing(shop)) return any ? { week: own.week, special: daysInSight(days, context) } : null;
    const place = placeOfShop.get(shop.slug);
    if (place) return place.hours;
    return any ? hoursIn(own.week, specialDaysOf(days, centre), context) : null;
  };

  return {
    centreHours: places[0]?.hours ?? NO_HOURS,
    places: places.filter(({ name }) => name !== ''),
    ofShop,
    ofHref(href) {
      const shop = shopAt(href);
      return shop ? ofShop(shop) : null;
    },
    ofWidget(widget) {
      if (!widget?.isActive) return undefined;
      const own = openingPlaces(widget.opening_hours ?? [], context.locale)[0];
      const place = hoursOf(own?.name) ?? hoursOf(widget.for_what);
      if (place) return place;
      const { week, special: named } = weekOf(own?.rows ?? everyDay(widget), dates);
      if (week.length === 0) return undefined;
      return hoursIn(week, specialDaysOf(read(widget.special_opening_days ?? []), named, centre), context);
    },
  };
}

export const isComing = ({ opening_soon, openingSoon }: Pick<TimedShop, 'opening_soon' | 'openingSoon'>) =>
  opening_soon ?? openingSoon ?? false;

const sameName = (one: string | null | undefined, other: string) =>
  nameKey(one) === nameKey(other) && nameKey(other) !== '';

const pathOf = (href: string) => href.replace(/[?#].*/, '');

function everyDay(widget: NonNullable<Widget>): PlaceRows['rows'] {
  const { opening_hour, closing_hour } = widget;
  if (!text(opening_hour) || !text(closing_hour)) return [];
  return tenantWeek(
    [{ day: 'Monday-Sunday', openingHour: null, closingHour: null, opening_hour, closing_hour }],
    'en',
  );
}

/** What pages carry: days in sight, without those that are like any other of their weekday. */
function hoursIn(week: DayHours[], days: readonly SpecialDay[], context: LoadContext): Hours {
  const inSight = daysInSight(days, context);
  const usual = week.some((row) => row.days.length > 0);
  const special = inSight.filter(
    ({ date }) =>
      !usual ||
      spansOf(inSight.filter((day) => day.date === date)) !==
        spansOf(week.filter((row) => row.days.includes(weekdayOf(date)))),
  );
  return { week, special };
}

const weekdayOf = (date: string) => (new Date(`${date}T00:00:00Z`).getUTCDay() || 7) as Weekday;

const spansOf = (rows: readonly { opens: string | null; closes: string | null }[]) =>
  rows
    .flatMap(({ opens, closes }) => (opens && closes ? [`${opens}-${closes}`] : []))
    .sort()
    .join();
