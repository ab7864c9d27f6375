/** Fields that every form of the kit posts besides its own. */
export const TRAP_FIELD = 'website';
/** Says that somebody has had this form before them (server/forms/limits/proofs.ts); as a query it asks for one. */
export const PROOF_FIELD = 'proof';
/**
 * Without scripts the forms' styles fetch a proof at the first touch (ui/form-notices/form-notices.module.css); it waits in a cookie
 * of this name, no longer than this.
 */
export const PROOF_PATH = '/form-proof';
export const PROOF_COOKIE = 'form-proof';
export const PROOF_HOURS = 4;
/** Names one sending of the form; made in the browser, so that an answer that got lost is asked for again. */
export const KEY_FIELD = 'key';
export const SOURCE_FIELD = 'source';

/** Nobody fills a form in faster than this; the browser waits for it, the server asks whoever was to send it again. */
export const MIN_FILL_MS = 2_000;

/** How long the browser waits for an answer: photos take their time on a slow line. */
export const RESPONSE_WAIT_MS = 120_000;

/** What was typed stays in session storage under this and the form's id until it is sent. */
export const DRAFT_PREFIX = 'form:';

/**
 * Without scripts what was typed waits in cookies of this name and a number for the page that says what is wrong, and
 * no longer than this.
 */
export const TYPED_COOKIE = 'typed-';
export const TYPED_SECONDS = 600;

/**
 * Query of a form's address: a browser comes back to what could not be sent, or with CONFIRM to what is to be sent by
 * one more press.
 */
export const AGAIN = 'again';
export const CONFIRM = 'confirm';
/** Status of an answer that asks for one more press. */
export const CONFIRM_STATUS = 428;

/** Field and query that say which page a form stood on. */
export const PAGE_FIELD = 'page';
