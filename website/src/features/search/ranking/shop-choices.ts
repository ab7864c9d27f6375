import { type OpeningState, stateAt, wallMinute } from '@mall/contract/opening/opening-state.ts';
import type { FloorLevel } from '../../../ui/floors/floor.ts';
import { decodeHours } from '../../opening-times/hours-code.ts';
import type { SearchItem } from '../search-items.ts';

export const OPEN_CHOICES = ['now', 'late'] as const;
type OpenChoice = (typeof OPEN_CHOICES)[number];

/** What of the shops found somebody wants to see; what is left out does not matter. */
export interface ShopChoices {
  specialty?: string;
  open?: OpenChoice;
  floor?: FloorLevel;
  /** Reached without stairs and escalators. */
  stepFree?: boolean;
}

/** When and where "now" is asked for. */
export interface Clock {
  now: Date;
  /** IANA zone of the centre. */
  timeZone: string;
}

/** Who closes at this time or later is open until late; so is who closes in the night. */
const LATE = '22:00';
const NIGHT_ENDS = '05:00';

const isLate = (closes: string) => closes >= LATE || closes <= NIGHT_ENDS;

/** Open until late: today's hours end late, and they are still running or to come. */
export function openLate({ state, today, next }: OpeningState): boolean {
  if (today.closes === null || !isLate(today.closes)) return false;
  return state === 'open' || (state === 'closed' && next?.daysAhead === 0);
}

/** Whether a shop is one of those wanted, its specialty aside; hours that nobody knows fit no choice of them. */
export function shopFits(
  { open, floor, stepFree }: ShopChoices,
  clock: Clock,
): (shop: SearchItem) => boolean {
  const wall = open ? wallMinute(clock.now, clock.timeZone) : 0;
  return ({ hours, level, stepFree: reached }) => {
    if (floor !== undefined && level !== floor) return false;
    if (stepFree && !reached) return false;
    if (!open) return true;
    if (!hours || hours.soon) return false;
    const state = stateAt(wall, decodeHours(hours.code));
    return open === 'now' ? state.state === 'open' : openLate(state);
  };
}
