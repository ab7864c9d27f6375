import { clockAt, instantOf } from '@mall/contract/centre-time.ts';
import { type OpeningHours, type OpeningState, openingState } from '@mall/contract/opening/opening-state.ts';
import { stateWords } from '@mall/contract/opening/opening-words.ts';
import { dayEnds } from '../../content/fields/periods.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { openingWords } from '../opening-times/opening-words-attribute.ts';

/** Open, closed or opening soon at a moment, in the sentence that pages show then. */
export interface ToldState {
  state: OpeningState['state'];
  text: string;
  /** Until when (ms) it is true: the next opening or closing, at the latest the end of the centre's day. */
  until: number;
}

/** When and where it is asked for. */
export interface Moment {
  at: Date;
  timeZone: string;
}

/** By the rules and in the words of `<opening-state>`. */
export function toldState(
  hours: OpeningHours,
  openingSoon: boolean,
  { at, timeZone }: Moment,
  { t, lang }: PageWords,
): ToldState {
  const state = openingState(at, hours, timeZone, openingSoon);
  const text = stateWords(state, openingWords(t).split('|'), lang).replace('\n', ' ');
  const ends = dayEnds(at, timeZone);
  const change = changeOf(state, at, timeZone, lastUntil(state, hours, ends, timeZone));
  return { state: state.state, text, until: Math.min(ends, change ?? ends) };
}

/**
 * The closing time that is named at the end of a day on which it is not named yet: it lies further ahead than a day until
 * the clock shows it for the first time.
 */
function lastUntil({ state, until }: OpeningState, hours: OpeningHours, ends: number, zone: string) {
  return state === 'open' && until === undefined
    ? openingState(new Date(ends - 60_000), hours, zone).until
    : undefined;
}

/**
 * When a state turns on the day it is asked for; a time that a clock change skips comes with the change.
 * @param named closing time that comes to be named on this day
 */
function changeOf(
  { state, until, next }: OpeningState,
  at: Date,
  zone: string,
  named: string | undefined,
): number | undefined {
  const [today, clock] = clockAt(+at, zone);
  const opens = next?.date === today && state === 'closed' ? next.time : undefined;
  const time = state === 'open' ? (until ?? named) : opens;
  if (time === undefined || time === '24:00' || time <= clock) return undefined;
  const instant = +instantOf(today, time, zone);
  const shown = clockAt(instant, zone)[1];
  return shown === time ? instant : instant - Number(shown.slice(3)) * 60_000;
}
