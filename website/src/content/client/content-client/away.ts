/** After this long of being away, while the rest is well, what was good is taken to be gone. */
export const AWAY_MS = 3_600_000;
const QUARTER_MS = AWAY_MS / 4;

/** What has been seen of something that stays away. */
export interface Away {
  /** Milliseconds. */
  since: number;
  /** The last quarter of an hour since then, from 0, in which it was looked for. */
  quarter: number;
}

/**
 * What is known once something has been found away at a moment (ms). A quarter of the hour in which nobody looked
 * begins it anew: two looks an hour apart say nothing of the time between them.
 */
export function foundAway(known: Away | undefined, now: number): Away {
  if (known === undefined) return { since: now, quarter: 0 };
  const quarter = Math.floor((now - known.since) / QUARTER_MS);
  const isUnseen = known.quarter < 3 && quarter > known.quarter + 1;
  return isUnseen ? { since: now, quarter: 0 } : { since: known.since, quarter };
}

/** Whether it has been away for an hour, and looked for in each quarter of it. */
export function isAwayForGood(known: Away | undefined, now: number): boolean {
  return known !== undefined && known.quarter >= 3 && now - known.since >= AWAY_MS;
}
