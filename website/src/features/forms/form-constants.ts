/** Fields that every form of the kit posts besides its own. */
export const TRAP_FIELD = 'website';
export const ELAPSED_FIELD = 'elapsed';
/** Names one sending of the form; made in the browser, so that an answer that got lost is asked for again. */
export const KEY_FIELD = 'key';
export const SOURCE_FIELD = 'source';

/** Nobody fills a form in faster than this; the browser waits for it, the server refuses what says it did. */
export const LEAST_FILL_MS = 2_000;

/** How long the browser waits for an answer: photos take their time on a slow line. */
export const ANSWER_WAIT_MS = 120_000;

/** What was typed stays in session storage under this and the form's id until it is sent. */
export const DRAFT_PREFIX = 'form:';

/**
 * Without scripts what was typed waits in cookies of this name and a number for the page that says what is wrong, and
 * no longer than this.
 */
export const TYPED_COOKIE = 'typed-';
export const TYPED_SECONDS = 600;

/** Query of a form's address: a browser comes back to what could not be sent. */
export const AGAIN = 'again';
