import { addDays } from '@mall/contract/centre-time.ts';
import type { HoursPreset, SpecialDayData, SpecialDayKey } from './shapes.ts';

/** Easter Sunday of the western calendar (Gauss, as refined by Meeus), YYYY-MM-DD. */
export function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return new Date(Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1)).toISOString().slice(0, 10);
}

/** The last Sunday on or before a date. */
function sundayUntil(date: string): string {
  return addDays(date, -new Date(`${date}T00:00:00Z`).getUTCDay());
}

/**
 * The Sundays on which Polish law lets shops open (as in force since 2025): the last of January, April, June and
 * August, the one before Easter and the three before Christmas Eve.
 */
export function tradingSundays(year: number): string[] {
  const advent = sundayUntil(`${year}-12-23`);
  return [
    sundayUntil(`${year}-01-31`),
    addDays(easterSunday(year), -7),
    sundayUntil(`${year}-04-30`),
    sundayUntil(`${year}-06-30`),
    sundayUntil(`${year}-08-31`),
    addDays(advent, -14),
    addDays(advent, -7),
    advent,
  ].sort();
}

/** Polish public holidays of a year, on which shops stay shut. */
function holidays(year: number): [string, SpecialDayKey][] {
  const easter = easterSunday(year);
  return [
    [`${year}-01-01`, 'newYear'],
    [`${year}-01-06`, 'epiphany'],
    [easter, 'easterSunday'],
    [addDays(easter, 1), 'easterMonday'],
    [`${year}-05-01`, 'labourDay'],
    [`${year}-05-03`, 'constitutionDay'],
    [addDays(easter, 49), 'pentecost'],
    [addDays(easter, 60), 'corpusChristi'],
    [`${year}-08-15`, 'assumption'],
    [`${year}-11-01`, 'allSaints'],
    [`${year}-11-11`, 'independenceDay'],
    [`${year}-12-24`, 'christmasEve'],
    [`${year}-12-25`, 'christmasDay'],
    [`${year}-12-26`, 'secondChristmasDay'],
  ];
}

/** Days on which cinema and restaurants rest too. */
const GREAT_HOLIDAYS: ReadonlySet<SpecialDayKey> = new Set([
  'christmasEve',
  'christmasDay',
  'easterSunday',
  'newYear',
]);

/**
 * The special days of the thirteen months from the first start, by date. `firstStart` is a date in the centre's
 * zone. Real Polish days, and one long evening four days after the first start (or the next day that is not a
 * Sunday or holiday) so that the demo always has one near. `opens: null` = closed all day.
 */
export function specialDays(kind: 'trade' | 'leisure' | 'none', firstStart: string): SpecialDayData[] {
  if (kind === 'none') return [];
  const last = addDays(firstStart, 396);
  const year = Number(firstStart.slice(0, 4));
  const days = new Map<string, SpecialDayData>();
  for (const y of [year, year + 1, year + 2]) {
    if (kind === 'trade') {
      for (const date of tradingSundays(y)) {
        days.set(date, { key: 'tradingSunday', date, opens: '10:00', closes: '20:00' });
      }
      days.set(`${y}-12-31`, { key: 'newYearsEve', date: `${y}-12-31`, opens: '09:00', closes: '17:00' });
    }
    for (const [date, key] of holidays(y)) {
      if (kind === 'trade' || GREAT_HOLIDAYS.has(key))
        days.set(date, { key, date, opens: null, closes: null });
    }
  }
  if (kind === 'trade') {
    let date = addDays(firstStart, 4);
    while (days.has(date) || new Date(`${date}T00:00:00Z`).getUTCDay() === 0) date = addDays(date, 1);
    days.set(date, { key: 'longEvening', date, opens: '09:00', closes: '00:00' });
  }
  return [...days.values()]
    .filter((day) => day.date >= firstStart && day.date <= last)
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** The special days of those who keep these hours: a longer or shorter day begins when their week's does. */
export function specialDaysOf({ week, special, sunday }: HoursPreset, firstStart: string): SpecialDayData[] {
  return specialDays(special, firstStart).map((day) => {
    if (day.opens === null) return day;
    if (day.key === 'tradingSunday') return { ...day, ...sunday };
    const weekday = new Date(`${day.date}T00:00:00Z`).getUTCDay() || 7;
    const usual = week.find(({ from, to }) => from <= weekday && weekday <= to);
    if (!usual) return { ...day, opens: null, closes: null };
    const earlier = day.key === 'newYearsEve' && usual.closes < (day.closes ?? '');
    return { ...day, opens: usual.opens, closes: earlier ? usual.closes : day.closes };
  });
}

/** The days on which the whole centre rests, car park and all that say otherwise excepted. */
export const centreDays = (firstStart: string): SpecialDayData[] => specialDays('leisure', firstStart);

/**
 * The special days that a place says itself: its own hours, also on the days of the whole centre that it does not
 * keep. The first place, the shops, leaves those to the centre.
 */
export function placeDays(place: string, hours: HoursPreset, firstStart: string): SpecialDayData[] {
  const whole = centreDays(firstStart);
  if (hours.special === 'none') {
    return whole.map((day) => {
      const [usual] = hours.week;
      return { ...day, opens: usual?.opens ?? null, closes: usual?.closes ?? null };
    });
  }
  const own = specialDaysOf(hours, firstStart);
  return place === 'centre' ? own.filter(({ date }) => !whole.some((day) => day.date === date)) : own;
}
