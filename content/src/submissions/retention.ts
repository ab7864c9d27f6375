import type { Kind } from './kind-names';

/** How long what visitors sent is kept, days. */
const DAYS: Record<Kind, number> = {
  /** After the meeting. */
  stylist: 90,
  leasing: 730,
  landing: 730,
  lunchCard: 365,
  contact: 365,
  survey: 730,
};
/** A sign-up to the newsletter that nobody confirmed. The mail that asks for it says so. */
export const PENDING_DAYS = 30;
/** What proves that somebody had asked for letters, once they have left. */
export const LEFT_DAYS = 365;
/** Notes of what was delivered, and copies of mails of a system without a mail server. */
export const DELIVERED_DAYS = 30;
/** Votes, looks and downloads of a coupon, after which nobody asks who has voted. */
export const COUPON_STATS_DAYS = 730;
/** Words that visitors searched for and did not find. */
export const EMPTY_SEARCH_DAYS = 90;

const DAY_MS = 86_400_000;

export function daysAfter(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * DAY_MS);
}

/** The instant after which something sent is deleted. @param from of sending, or of a booking's later meeting */
export function retainedUntil(kind: Kind, from: Date): Date {
  return daysAfter(from, DAYS[kind]);
}
