import { centreDay } from '../../../src/kit/centre-time';
import type { Row } from '../../../src/kit/table';
import { takenHours } from '../../../src/stylists/stylist-hours';
import { availableDays } from '../../../src/stylists/stylist-times';

const WEEK = [{ day: 'Tuesday', opens: '10:00', closes: '18:00' }];

/** In place of `stylists/stylists`: everybody works on Tuesdays, from ten to six. */
export const offeredDays = (_: Row, special: [], taken: readonly string[], now: Date) =>
  availableDays(centreDay(now), WEEK, special, taken);

export const specialDays = async () => [];

export const freeTimes = async (of: Row, now: Date, except?: string) =>
  offeredDays(of, [], await takenHours(of.documentId, centreDay(now), except), now);
