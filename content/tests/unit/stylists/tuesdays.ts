import { clockAt } from '@mall/contract';
import { centreDay } from '../../../src/kit/centre-time';
import type { Row } from '../../../src/kit/table';
import { settings } from '../../../src/settings';
import { takenHours } from '../../../src/stylists/stylist-hours';
import { availableDays, DAYS_AHEAD } from '../../../src/stylists/stylist-times';
import type { OfferedTo } from '../../../src/stylists/stylists';

const WEEK = [{ day: 'Tuesday', opens: '10:00', closes: '18:00' }];

/** In place of `stylists/stylists`: everybody works on Tuesdays, from ten to six. */
export function offeredDays(_: Row, special: [], taken: readonly string[], now: Date, to: OfferedTo) {
  const [today, time] = clockAt(now.getTime(), settings().timeZone);
  return availableDays(today, WEEK, special, taken, DAYS_AHEAD, to === 'staff' ? time : undefined);
}

export const specialDays = async () => [];

export const freeTimes = async (of: Row, now: Date, to: OfferedTo, except?: string) =>
  offeredDays(of, [], await takenHours(of.documentId, centreDay(now), except), now, to);
