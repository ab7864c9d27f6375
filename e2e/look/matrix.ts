import { addDays } from '@mall/contract/centre-time.ts';
import type { Locale } from '../../website/src/i18n/locales.ts';
import { call } from '../content/content-requests.ts';
import { centreInstant, centreToday, LIVE } from '../pages/site.ts';

/** Widths in px, each with the height of a window that is often so wide. */
export const WINDOWS: Readonly<Record<number, number>> = {
  320: 568,
  390: 844,
  820: 1180,
  1024: 768,
  1280: 720,
  1440: 900,
  1920: 1080,
};
export const WIDTHS: readonly number[] = Object.keys(WINDOWS).map(Number);

/** An open centre, a closed one, and the day before Christmas, for which no week's hours hold. */
export const MOMENTS = ['day', 'night', '24 Dec'] as const;
export type Moment = (typeof MOMENTS)[number];

/** A language, or the pseudo-locale: Polish with every word longer (longer-words.ts). */
export type Tongue = Locale | 'pseudo';
export const TONGUES: readonly Tongue[] = [...LIVE, 'pseudo'];

/** The language that a tongue's pages are fetched in. */
export const localeOf = (tongue: Tongue): Locale => (tongue === 'pseudo' ? 'pl-PL' : tongue);

/** Those of `all` that the setting names, by commas; all when it names none. */
function chosen<T extends string | number>(all: readonly T[], setting: string): T[] {
  const wanted = process.env[setting]?.split(',').filter(Boolean);
  const unknown = wanted?.filter((one) => !all.some((known) => String(known) === one));
  if (unknown?.length) throw new Error(`${setting} knows no ${unknown.join()}: ${all.join()}`);
  return wanted ? all.filter((one) => wanted.includes(String(one))) : [...all];
}

/** What `npm run test:look` was told to look at; else everything. */
export const asked = {
  widths: chosen(WIDTHS, 'LOOK_WIDTHS'),
  moments: chosen(MOMENTS, 'LOOK_MOMENTS'),
  tongues: chosen(TONGUES, 'LOOK_LOCALES'),
  /** Kinds of page, of `BESIDE` (pages.ts), names of what opens (open-things.ts), `focus` and `gallery`. */
  kinds: process.env.LOOK_KINDS?.split(',').filter(Boolean),
};

/** Whether the look was told to look at something of this name. */
export const wanted = (kind: string): boolean => asked.kinds?.includes(kind) ?? true;

let instants: Promise<Record<Moment, Date>> | undefined;

/**
 * When each moment is, in the centre's time: noon and 23:30 of a coming plain Wednesday, and noon of 24 December if
 * the pages know of it already (their hours reach two months ahead; that day itself counts), else of the last special
 * day of the coming 50.
 */
export function instantOf(moment: Moment): Promise<Date> {
  instants ??= find();
  return instants.then((all) => all[moment]);
}

async function find(): Promise<Record<Moment, Date>> {
  const { openingTime } = await call('headerStatic', {});
  const special = (openingTime?.special_opening_days ?? []).map(({ date }) => String(date)).sort();
  const today = centreToday();
  const plain = (date: string) => ![-1, 0, 1].some((days) => special.includes(addDays(date, days)));
  let wednesday = addDays(today, 1);
  while (new Date(wednesday).getUTCDay() !== 3 || !plain(wednesday)) wednesday = addDays(wednesday, 1);
  const near = special.filter((date) => date >= today && date < addDays(today, 50));
  const holiday = near.find((date) => date.endsWith('-12-24')) ?? near.at(-1) ?? wednesday;
  return {
    day: centreInstant(wednesday, '12:00'),
    night: centreInstant(wednesday, '23:30'),
    '24 Dec': centreInstant(holiday, '12:00'),
  };
}
