import { omitUndefined, trimToUndefined } from '../fields.ts';
import type { HeaderStatic } from '../payloads/header-static.ts';
import type { OpeningTime, SpecialDayRecord, TenantHours } from '../payloads/opening-times.ts';
import {
  datesByName,
  daysInSight,
  type HoursContext,
  onlyDates,
  openingPlaces,
  type PlaceRows,
  sameName,
  specialDays,
  tenantWeek,
  weekOf,
} from './hours.ts';
import type { DayHours, Hours, SpecialDay, Weekday } from './opening-models.ts';
import { specialDaysOf } from './special-days.ts';

const NO_HOURS: Hours = { week: [], special: [] };

/** A shop as far as its hours go; search data come without special days. */
export interface TimedShop {
  name: string;
  slug: string;
  menu_category?: { categorySlug: string | null } | null;
  openingHours: readonly TenantHours[];
  specialOpeningDays?: readonly SpecialDayRecord[];
  opening_soon: boolean | null;
  openingSoon?: boolean | null;
}

export type OpeningWidget = NonNullable<HeaderStatic['headerData']>['cinema_openings'];

/** A place with every special day that the content knows, also those like any other day and those too far off. */
export interface PlaceTimes {
  name: string;
  hours: Hours;
  /** As the content wrote it. */
  link: string | null;
  /** The shop which the place is has not opened yet: this stands instead of open or closed. */
  openingSoon?: boolean;
  icons: PlaceRows['icons'];
  days: SpecialDay[];
}

/** What the hours of a centre are made of, beside its own record. */
export interface KnownShops {
  /** The shop that a place's link leads to. */
  shopOf: (link: string | null) => TimedShop | undefined;
  /** Special days of the shop with this slug; null when they are not to be had. */
  special: (slug: string) => readonly SpecialDayRecord[] | null;
}

/** The one source of hours: whatever a surface shows of them, it takes from here. */
export interface CentreTimes {
  centreHours: Hours;
  /** The centre first; others without a name are left out. */
  places: PlaceTimes[];
  /** Null when the content says nothing about them, or its special days are not to be had. */
  ofShop(shop: TimedShop): Hours | null;
  /** Of an opening widget: its place's, or else its own. */
  ofWidget(widget: OpeningWidget | undefined): Hours | undefined;
}

/**
 * Places and shops with their hours. A special day with a place (`for_what`) is that place's, one without is the whole
 * centre's: `specialDaysOf` says which of them counts. A place that leads to a shop is that shop: the place's week
 * and days go before the shop's, everywhere.
 * @param centreName what the first place is called where its rows do not say it
 */
export function centreTimes(
  record: OpeningTime | null,
  { shopOf, special: specialOf }: KnownShops,
  context: HoursContext,
  centreName = '',
): CentreTimes {
  const written = record?.opening_hours ?? [];
  const special = record?.special_opening_days ?? [];
  const dates = datesByName(special, context);
  const read = (days: readonly SpecialDayRecord[]) => specialDays(days, context, dates);
  const centre = read(special.filter((day) => !trimToUndefined(day.for_what) && !onlyDates(day, written)));

  const ownDays = (shop: TimedShop) =>
    specialDaysOf(read(specialOf(shop.slug) ?? []), read(shop.specialOpeningDays ?? []));

  const placeOfShop = new Map<string, PlaceTimes>();
  const places = openingPlaces(written, context.locale).map((place, index) => {
    const shop = index > 0 ? shopOf(place.link) : undefined;
    const own = weekOf(place.rows, dates);
    const named = read(special.filter((day) => sameName(day.for_what, place.name)));
    // Words alone ("as the shop") leave the hours to a shop that has some.
    const ofItsShop = shop ? tenantWeek(shop.openingHours, context.locale) : [];
    const week =
      ofItsShop.length > 0 && own.week.every((row) => !row.opens && row.text)
        ? [...ofItsShop, ...own.week.filter(({ days }) => days.length === 0)]
        : own.week;
    const days = specialDaysOf(named, own.special, shop ? ownDays(shop) : [], centre);
    const times: PlaceTimes = omitUndefined({
      name: place.name || (index === 0 ? centreName : ''),
      hours: hoursIn(week, days, context),
      link: place.link,
      openingSoon: (shop && isComing(shop)) || undefined,
      icons: place.icons,
      days,
    });
    if (shop && !placeOfShop.has(shop.slug)) placeOfShop.set(shop.slug, times);
    return times;
  });
  const hoursOf = (name: string | null | undefined) =>
    places.find((place) => sameName(name, place.name))?.hours;

  const known = new WeakMap<TimedShop, { hours: Hours | null }>();
  const ofShop = (shop: TimedShop): Hours | null => {
    const { hours } = known.get(shop) ?? { hours: hoursOfShop(shop) };
    known.set(shop, { hours });
    return hours;
  };
  const hoursOfShop = (shop: TimedShop): Hours | null => {
    if (!shop.specialOpeningDays && specialOf(shop.slug) === null) return null;
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

function everyDay(widget: NonNullable<OpeningWidget>): PlaceRows['rows'] {
  const { opening_hour, closing_hour } = widget;
  if (!trimToUndefined(opening_hour) || !trimToUndefined(closing_hour)) return [];
  return tenantWeek(
    [{ day: 'Monday-Sunday', openingHour: null, closingHour: null, opening_hour, closing_hour }],
    'en',
  );
}

/** What pages carry: days in sight, without those that are like any other of their weekday. */
function hoursIn(week: DayHours[], days: readonly SpecialDay[], context: HoursContext): Hours {
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
