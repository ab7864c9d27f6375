import { rowsOf } from '@mall/contract/opening/opening-state.ts';
import type { PlaceWithDays } from '../../content/opening-times/opening-models.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { AHEAD_DAYS, capital } from '../opening-times/hours-rows.ts';
import { hoursText } from '../opening-times/week-text.ts';

/** A date that is special for one place at least. */
export interface SpecialDate {
  /** YYYY-MM-DD */
  date: string;
  label: string;
  name?: string;
  /** The hours of every place on that date, in the order of the places; undefined where nothing is known. */
  hours: (string | undefined)[];
}

interface SpecialDates {
  near: SpecialDate[];
  later: SpecialDate[];
}

/**
 * The special days to come, each with the hours of every place: a place for which the day is none keeps its week's.
 * @param closed the word for it
 */
export function specialDates(
  places: readonly PlaceWithDays[],
  { dates, now, lang }: PageWords,
  closed: string,
): SpecialDates {
  const named = new Map<string, string | undefined>();
  for (const { days } of places) {
    for (const { date, name } of days) named.set(date, named.get(date) ?? name);
  }
  const ahead = (date: string) => dates.daysUntil(date, now) ?? -1;
  const all = [...named.keys()]
    .filter((date) => ahead(date) >= 0)
    .sort()
    .map((date): SpecialDate => {
      const name = named.get(date);
      return {
        date,
        label: capital(dates.weekdayAndDay(date), lang),
        ...(name === undefined ? {} : { name }),
        hours: places.map((place) => hoursOn(date, place, closed)),
      };
    });
  return {
    near: all.filter(({ date }) => ahead(date) <= AHEAD_DAYS),
    later: all.filter(({ date }) => ahead(date) > AHEAD_DAYS),
  };
}

function hoursOn(date: string, { hours, days }: PlaceWithDays, closed: string): string | undefined {
  const { week } = hours;
  if (week.length + days.length === 0) return undefined;
  const rows = rowsOf(Date.parse(date) / 86_400_000, { week, special: days });
  const spans = rows
    .flatMap(({ opens, closes }) => (opens && closes ? [hoursText(opens, closes)] : []))
    .sort();
  if (spans.length > 0) return spans.join(', ');
  const words = week.find((row) => row.text && rows.some((one) => one === row))?.text;
  return words ?? closed;
}
