import { instantOf } from '@mall/contract/centre-time.ts';
import { DEFAULT_LOCALE } from '@mall/contract/locales.ts';
import type { HoursContext } from '@mall/contract/opening/hours.ts';
import type { Hours } from '@mall/contract/opening/opening-models.ts';
import { rowsOf as rowsOfDay, stateAt } from '@mall/contract/opening/opening-state.ts';
import { centreTimes, type TimedShop } from '@mall/contract/opening/opening-times.ts';
import { stateWords } from '@mall/contract/opening/opening-words.ts';
import type { OpeningTime } from '@mall/contract/payloads/opening-times.ts';
import type { DayCell, Span } from './typed-hours';
import type { FormRow } from './week-rows';

/** A moment by the centre's clock. */
export interface Moment {
  /** YYYY-MM-DD */
  date: string;
  /** HH:mm */
  time: string;
}

/** In whose words, and by which clock. */
export interface Saying {
  /** The sentences, in the order of the contract's `WORD_KEYS`. */
  words: readonly string[];
  /** BCP 47 */
  lang: string;
  /** IANA zone of the centre. */
  timeZone: string;
}

const rowsOf = (value: unknown): FormRow[] => (Array.isArray(value) ? value : []);
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

const specialDay = (row: FormRow, place: unknown) => ({
  special_day_name: text(row.special_day_name),
  for_what: text(place),
  date: text(row.date),
  opening_hour: text(row.opening_hour),
  closing_hour: text(row.closing_hour),
});

/** What stands in the centre's form, as the website will be given it. */
export function recordOf(values: FormRow): OpeningTime {
  return {
    opening_hours: rowsOf(values.opening_hours).map((row) => ({
      day: text(row.day),
      opening_hour: text(row.opening_hour),
      closing_hour: text(row.closing_hour),
      isActive: row.isActive !== false,
      order: Number(row.order ?? 0),
      opening_hours_text: text(row.opening_hours_text),
      for_what: text(row.for_what),
      link: text(row.link),
      link_target: text(row.link_target),
    })),
    special_opening_days: [
      ...rowsOf(values.special_opening_days).map((row) => specialDay(row, null)),
      ...rowsOf(values.place_special_days).flatMap(({ for_what, days }) =>
        rowsOf(days).map((row) => specialDay(row, for_what)),
      ),
    ],
  };
}

/** A shop's form as far as its hours go. @param slug in the default language, as links to the shop have it */
export function shopOf(values: FormRow, slug: string): TimedShop {
  return {
    name: text(values.name) ?? '',
    slug,
    openingHours: rowsOf(values.openingHours).map((row) => ({
      day: text(row.day),
      openingHour: text(row.openingHour),
      closingHour: text(row.closingHour),
    })),
    specialOpeningDays: rowsOf(values.specialOpeningDays).map((row) => specialDay(row, null)),
    opening_soon: values.opening_soon === true,
  };
}

const wallOf = ({ date, time }: Moment) => Date.parse(`${date}T${time}Z`) / 60_000;

const contextAt = ({ date, time }: Moment, { timeZone }: Pick<Saying, 'timeZone'>): HoursContext => ({
  locale: DEFAULT_LOCALE,
  now: instantOf(date, time, timeZone),
  timeZone,
});

/** What the website's header says at a moment; null for a moment that is none. */
export function headerSays(record: OpeningTime, moment: Moment, saying: Saying): string | null {
  if (Number.isNaN(wallOf(moment))) return null;
  const known = { shopOf: () => undefined, special: () => [] };
  const { centreHours } = centreTimes(record, known, contextAt(moment, saying));
  return stateWords(stateAt(wallOf(moment), centreHours), saying.words, saying.lang);
}

/** Whether a place's link ends with a shop's address: then the place is the shop. */
const leadsTo = (link: string | null, slug: string) =>
  link
    ?.replace(/[?#].*/, '')
    .replace(/\/+$/, '')
    .split('/')
    .at(-1) === slug;

/** The hours of a day, and what the day is called where it is a special one. */
export interface HoursOfDay {
  cell: DayCell;
  special?: string;
}

/** A place, or a shop by its slug, that keeps other hours on a day than in its week. */
interface Different extends HoursOfDay {
  name: string;
  slug?: string;
}

function hoursOf(date: string, hours: Hours): HoursOfDay {
  const rows = rowsOfDay(Date.parse(date) / 86_400_000, hours);
  const spans = rows.flatMap(({ opens, closes }): Span[] => (opens && closes ? [{ opens, closes }] : []));
  const special = hours.special.find((day) => day.date === date);
  return {
    cell: spans.length > 0 ? { kind: 'open', spans } : { kind: 'closed' },
    ...(special ? { special: special.name ?? '' } : {}),
  };
}

/**
 * The centre's hours at a moment's day, null where none are written; and who differs on it, but for those that have
 * what a special day gives the whole centre.
 * @param shops those with hours of their own for the day
 */
export function hoursAt(
  record: OpeningTime,
  shops: readonly TimedShop[],
  moment: Moment,
  timeZone: string,
): { centre: HoursOfDay | null; different: Different[] } {
  const times = centreTimes(
    record,
    {
      shopOf: (link) => shops.find(({ slug }) => leadsTo(link, slug)),
      special: (slug) => shops.find((shop) => shop.slug === slug)?.specialOpeningDays ?? [],
    },
    contextAt(moment, { timeZone }),
  );
  const centre = hoursOf(moment.date, times.centreHours);
  const isWritten = times.centreHours.week.length + times.centreHours.special.length > 0;
  const places = times.places.filter(({ hours }) => hours !== times.centreHours);
  const own = shops.filter(
    ({ slug, opening_soon }) => !opening_soon && !places.some(({ link }) => leadsTo(link, slug)),
  );
  const all = [
    ...places.map(({ name, hours }) => ({ name, ...hoursOf(moment.date, hours) })),
    ...own.flatMap((shop) => {
      const hours = times.ofShop(shop);
      return hours ? [{ name: shop.name, slug: shop.slug, ...hoursOf(moment.date, hours) }] : [];
    }),
  ];
  const isCentres = ({ cell, special }: HoursOfDay) =>
    special === centre.special && JSON.stringify(cell) === JSON.stringify(centre.cell);
  return {
    centre: isWritten ? centre : null,
    different: all.filter((one) => one.special !== undefined && !isCentres(one)),
  };
}

/** What the website says beside a shop at a moment; null also where the content says nothing about its hours. */
export function shopSays(
  shop: TimedShop,
  record: OpeningTime,
  moment: Moment,
  saying: Saying,
): string | null {
  if (Number.isNaN(wallOf(moment))) return null;
  const times = centreTimes(
    record,
    {
      shopOf: (link) => (leadsTo(link, shop.slug) ? shop : undefined),
      special: () => shop.specialOpeningDays ?? [],
    },
    contextAt(moment, saying),
  );
  const hours = times.ofShop(shop);
  const soon = shop.opening_soon ?? false;
  if (!hours && !soon) return null;
  return stateWords(
    stateAt(wallOf(moment), hours ?? { week: [], special: [] }, soon),
    saying.words,
    saying.lang,
  );
}
