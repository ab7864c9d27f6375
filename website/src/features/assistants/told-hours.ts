import { clockAt, instantOf } from '@mall/contract/centre-time.ts';
import { type OpeningHours, type OpeningState, openingState } from '@mall/contract/opening/opening-state.ts';
import { stateWords } from '@mall/contract/opening/opening-words.ts';
import { dayEnds } from '../../content/fields/periods.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { openingWords } from '../opening-times/opening-words-attribute.ts';

/** Open, closed or opening soon at a moment, in the sentence that pages show then. */
interface ToldState {
  state: OpeningState['state'];
  text: string;
  /** Until when (ms) it is true: the next opening or closing, at the latest the end of the centre's day. */
  until: number;
}

/** When and where it is asked for. */
interface Moment {
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
  const change = changeOf(withLateClosing(state, hours, ends, timeZone), at, timeZone);
  return { state: state.state, text, until: Math.min(ends, change ?? ends) };
}

/**
 * A closing further ahead than a day is not named yet. One that is by the end of this day is so from the moment on at
 * which the clock shows its time.
 */
function withLateClosing(state: OpeningState, hours: OpeningHours, ends: number, zone: string): OpeningState {
  if (state.state !== 'open' || state.until !== undefined) return state;
  const { until } = openingState(new Date(ends - 60_000), hours, zone);
  return until === undefined ? state : { ...state, until };
}

/** When a state turns on the day it is asked for; a time that a clock change skips comes with the change. */
function changeOf({ state, until, next }: OpeningState, at: Date, zone: string): number | undefined {
  const [today, clock] = clockAt(+at, zone);
  const time = state === 'open' ? until : next?.date === today && state === 'closed' ? next.time : undefined;
  if (time === undefined || time === '24:00' || time <= clock) return undefined;
  const instant = +instantOf(today, time, zone);
  const shown = clockAt(instant, zone)[1];
  return shown === time ? instant : instant - Number(shown.slice(3)) * 60_000;
}
