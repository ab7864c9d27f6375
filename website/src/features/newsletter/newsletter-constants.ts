/** Business constants of the newsletter (spec sections 4 and 9). */

/** The pop-up opens this long after a page has begun. */
export const POPUP_DELAY_MS = 10_000;

/** Once shown, the pop-up stays away for a day. */
export const POPUP_SUPPRESSED_MS = 86_400_000;

/** How often a pop-up that is due looks whether it may come: never over a banner, an overlay or somebody's typing. */
export const POPUP_PATIENCE_MS = 1_000;

/** Who has subscribed is not asked for a year. */
export const SUBSCRIBED_MS = 365 * 86_400_000;

/** Local storage: that the pop-up was shown, that the visitor has subscribed; both expire (client/stored-values.ts). */
export const STORED_POPUP = 'popUpShowed';
export const STORED_SUBSCRIBED = 'subscribed';

/** How long the browser waits for an answer before it says that sending has failed. */
export const RESPONSE_WAIT_MS = 15_000;

/** Where the website takes the form. */
export const NEWSLETTER_PATH = '/newsletter';

/** Where letters lead: to the press that puts an address on the list, and to leaving it. */
export const CONFIRM_PATH = '/newsletter/confirm';
export const LEAVE_PATH = '/newsletter/leave';
/** Where the page about leaving sends another language. */
export const LANGUAGE_PATH = '/newsletter/language';
