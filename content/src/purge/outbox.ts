/** Where changes are noted that the website has to hear of. */
export const OUTBOX = 'purge-outbox';

/** Rows that wait. */
export const UNSENT = { sentAt: { $null: true } };

/** How long a row stays after it was sent, milliseconds. */
export const SENT_KEPT_MS = 15 * 60_000;
