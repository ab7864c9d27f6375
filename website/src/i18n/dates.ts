/**
 * Dates as this site says them. A value is what the content sends: `YYYY-MM-DD` means that whole day in the
 * centre's calendar and never shifts with a zone; ISO 8601 with a time is an instant, read in the centre's zone.
 * A value that is neither gives an empty string or null, never "Invalid Date".
 */
import { centreDate, clockAt, wallTime } from '@mall/contract/centre-time.ts';
import { clockText } from '@mall/contract/formats.ts';
import { dateLanguage, type Locale } from './locales.ts';

/** A day of the centre's calendar; month and day from 1. */
interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

/** What stands on a sign: numerals only; words around it ("from") are the caller's. */
type DateSign =
  | { kind: 'day'; weekday: string; day: string }
  | { kind: 'range'; from: string; to: string }
  | { kind: 'from'; day: string }
  | { kind: 'until'; day: string };

export interface DateWords {
  /** '27.11–23.12' in parts; null when neither date can be read. */
  sign(starts: string | null | undefined, ends: string | null | undefined): DateSign | null;
  /** The year beside a sign, as '2026' or '2026.', and whether it stands before the day; null when unreadable. */
  signYear(value: string | null | undefined): { text: string; first: boolean } | null;
  /** '29 listopada 2026', or ''. */
  long(value: string | null | undefined): string;
  /** '29 listopada', or ''. */
  dayAndMonth(value: string | null | undefined): string;
  /** '27 listopada – 23 grudnia 2026'; one date when only one can be read; ''. */
  longRange(starts: string | null | undefined, ends: string | null | undefined): string;
  /** 'niedziela, 6 grudnia', or ''. */
  weekdayAndDay(value: string | null | undefined): string;
  /** 'grudzień 2026', or ''. */
  month(value: string | null | undefined): string;
  /** '9:00', '18:30' in the centre's zone; '' for a date without time. */
  time(value: string | null | undefined): string;
  /** Whole days from today (centre's zone) to that day: 0 = today, negative = past, null = unreadable. */
  daysUntil(value: string | null | undefined, now: Date): number | null;
  /** 'dziś', 'jutro', 'za 3 dni'; '' for the past or an unreadable date. */
  relative(value: string | null | undefined, now: Date): string;
  /** 'Poniedziałek–piątek'; days that do not follow one another are listed. */
  weekdays(days: readonly number[]): string;
  /** 'niedziela', as inside a sentence: with a capital only where the language wants one. */
  weekday(day: number): string;
  /** Today in the centre's zone as YYYY-MM-DD. */
  today(now: Date): string;
}

/** Day and month on a sign are Intl's shortest, but where those are read two ways. */
const SIGN_DATES: Partial<Record<Locale, Intl.DateTimeFormatOptions>> = {
  // 11/27 and 27/11 are both read in English.
  en: { day: 'numeric', month: 'short' },
  // '11-6' could be a range.
  'lt-LT': { day: '2-digit', month: '2-digit' },
};

/** Intl says "niedz." where a Polish sign says "nd". Monday first. */
const SHORT_WEEKDAYS: Readonly<Record<string, readonly string[]>> = {
  pl: ['pn', 'wt', 'śr', 'czw', 'pt', 'sob', 'nd'],
};
const weekdayFormats: Record<string, Intl.DateTimeFormat> = {};

/** 'pn', 'nd', as signs say it. @param lang BCP 47 @param day 1 = Monday to 7 */
export function shortWeekday(lang: string, day: number): string {
  weekdayFormats[lang] ??= new Intl.DateTimeFormat(lang, { weekday: 'short', timeZone: 'UTC' });
  // 2024-01-01 was a Monday.
  const formatted = weekdayFormats[lang].format(Date.UTC(2024, 0, day, 12));
  return SHORT_WEEKDAYS[lang.slice(0, 2)]?.[day - 1] ?? formatted.replace(/\.$/, '');
}

const DAY_MS = 86_400_000;
const PLAIN_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

function isReal(day: CalendarDay): boolean {
  const date = new Date(Date.UTC(day.year, day.month - 1, day.day));
  return date.getUTCMonth() === day.month - 1 && date.getUTCDate() === day.day;
}

function noonUtc(day: CalendarDay): Date {
  return new Date(Date.UTC(day.year, day.month - 1, day.day, 12));
}

function isoWeekday(day: CalendarDay): number {
  return noonUtc(day).getUTCDay() || 7;
}

const cache = new Map<string, DateWords>();

/** The date words of a locale in the centre's zone (an IANA name). Formatters are built once for each pair. */
export function dateWords(locale: Locale, timeZone: string): DateWords {
  const key = `${locale} ${timeZone}`;
  const known = cache.get(key);
  if (known) return known;
  const made = createDateWords(locale, timeZone);
  cache.set(key, made);
  return made;
}

function createDateWords(locale: Locale, timeZone: string): DateWords {
  const lang = dateLanguage(locale);
  const utc = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(lang, { ...options, timeZone: 'UTC' });
  const long = utc({ day: 'numeric', month: 'long', year: 'numeric' });
  const dayAndMonth = utc({ day: 'numeric', month: 'long' });
  const weekdayAndDay = utc({ weekday: 'long', day: 'numeric', month: 'long' });
  const monthAndYear = utc({ month: 'long', year: 'numeric' });
  const weekdayLong = utc({ weekday: 'long' });
  const fullDate = utc({ day: 'numeric', month: 'numeric', year: 'numeric' });
  const signDate = utc(SIGN_DATES[locale] ?? { day: 'numeric', month: 'numeric' });
  const relative = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });

  function dayOf(value: string | null | undefined): CalendarDay | null {
    if (!value) return null;
    const plain = PLAIN_DATE.exec(value);
    if (plain) {
      const day = { year: Number(plain[1]), month: Number(plain[2]), day: Number(plain[3]) };
      return isReal(day) ? day : null;
    }
    const instant = new Date(value);
    return Number.isNaN(instant.getTime()) ? null : dayOfInstant(instant);
  }

  function dayOfInstant(instant: Date): CalendarDay {
    const shown = new Date(wallTime(instant.getTime(), timeZone));
    return { year: shown.getUTCFullYear(), month: shown.getUTCMonth() + 1, day: shown.getUTCDate() };
  }

  function numeral(day: CalendarDay): string {
    return signDate.format(noonUtc(day)).replace(/\s/g, '\u00a0');
  }

  /** The day of a numeral without its month, with the dot that belongs to it: '3', '3.'. */
  function dayNumeral(day: CalendarDay): string {
    const written = signDate.formatToParts(noonUtc(day));
    const at = written.findIndex((part) => part.type === 'day');
    const dotted = written.at(-1)?.value.trim() === '.';
    return `${written[at]?.value ?? ''}${dotted ? '.' : ''}`;
  }

  const monthFirst = signDate.formatToParts(0).findIndex((part) => part.type === 'month') === 0;

  function signYear(value: string | null | undefined): { text: string; first: boolean } | null {
    const day = dayOf(value);
    if (!day) return null;
    const written = fullDate.formatToParts(noonUtc(day));
    const at = written.findIndex((part) => part.type === 'year');
    const after = written[at + 1]?.value.trim() ?? '';
    const dot = after.startsWith('.') ? '.' : after === '' || after === '-' ? '' : `\u00a0${after}`;
    return { text: `${day.year}${dot}`, first: at === 0 };
  }

  function sign(starts: string | null | undefined, ends: string | null | undefined): DateSign | null {
    const first = dayOf(starts);
    const last = dayOf(ends);
    if (first && last) {
      const length = noonUtc(last).getTime() - noonUtc(first).getTime();
      if (length <= 0)
        return { kind: 'day', weekday: shortWeekday(lang, isoWeekday(first)), day: numeral(first) };
      const sameMonth = first.month === last.month && first.year === last.year;
      if (!sameMonth) return { kind: 'range', from: numeral(first), to: `–${numeral(last)}` };
      return monthFirst
        ? { kind: 'range', from: numeral(first), to: `–${dayNumeral(last)}` }
        : { kind: 'range', from: dayNumeral(first), to: `–${numeral(last)}` };
    }
    if (first) return { kind: 'from', day: numeral(first) };
    if (last) return { kind: 'until', day: numeral(last) };
    return null;
  }

  function daysUntil(value: string | null | undefined, now: Date): number | null {
    const day = dayOf(value);
    if (!day) return null;
    return Math.round((noonUtc(day).getTime() - noonUtc(dayOfInstant(now)).getTime()) / DAY_MS);
  }

  function weekdayName(weekday: number): string {
    return weekdayLong.format(new Date(Date.UTC(2024, 0, weekday, 12)));
  }

  return {
    sign,
    signYear,
    daysUntil,
    long(value) {
      const day = dayOf(value);
      return day ? long.format(noonUtc(day)) : '';
    },
    dayAndMonth(value) {
      const day = dayOf(value);
      return day ? dayAndMonth.format(noonUtc(day)) : '';
    },
    longRange(starts, ends) {
      const first = dayOf(starts);
      const last = dayOf(ends);
      if (first && last && noonUtc(last) > noonUtc(first)) {
        return long.formatRange(noonUtc(first), noonUtc(last));
      }
      const only = first ?? last;
      return only ? long.format(noonUtc(only)) : '';
    },
    weekdayAndDay(value) {
      const day = dayOf(value);
      return day ? weekdayAndDay.format(noonUtc(day)) : '';
    },
    month(value) {
      const day = dayOf(value);
      return day ? monthAndYear.format(noonUtc(day)) : '';
    },
    time(value) {
      if (!value || PLAIN_DATE.test(value)) return '';
      const instant = new Date(value);
      if (Number.isNaN(instant.getTime())) return '';
      return clockText(clockAt(instant.getTime(), timeZone)[1]);
    },
    relative(value, now) {
      const days = daysUntil(value, now);
      return days === null || days < 0 ? '' : relative.format(days, 'day');
    },
    weekdays(days) {
      const sorted = [...new Set(days)].filter((day) => day >= 1 && day <= 7).sort((a, b) => a - b);
      const first = sorted[0];
      const last = sorted.at(-1);
      if (first === undefined || last === undefined) return '';
      const unbroken = last - first === sorted.length - 1;
      const words =
        sorted.length > 1 && unbroken
          ? `${weekdayName(first)}–${weekdayName(last)}`
          : sorted.map(weekdayName).join(', ');
      return words.charAt(0).toLocaleUpperCase(lang) + words.slice(1);
    },
    weekday: weekdayName,
    today(now) {
      return centreDate(now, timeZone);
    },
  };
}
