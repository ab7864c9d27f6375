/**
 * How long a program takes to end at most, from SIGTERM or, with a lame duck's time, from the end of that; in
 * milliseconds. Whoever ends it gives it `LONGEST_STOP_MS`: `npm start`, and the files of `deploy/`.
 */

/** Whoever still waits for an answer by then is cut off. */
export const DRAIN_MS = 10_000;

/** So much longer the content system waits for mails and calls of the CRM that are on their way: killed, it may repeat them. */
export const LAST_SENDINGS_MS = 30_000;

/** For what is neither: closing the database, a busy machine. */
const SPARE_MS = 15_000;

/** What may be killed, as it is stuck. */
export const LONGEST_STOP_MS = {
  website: DRAIN_MS + SPARE_MS,
  content: DRAIN_MS + LAST_SENDINGS_MS + SPARE_MS,
} as const;

export type StoppingProgram = keyof typeof LONGEST_STOP_MS;
