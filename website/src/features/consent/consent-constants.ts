/** Business constants of the cookie consent (spec sections 4 and 9). */

/** A first visit is left alone for this long before the banner opens; the cookie categories are read then too. */
export const BANNER_DELAY_MS = 3_000;

/** How long the message stays that necessary cookies cannot be switched off. */
export const MANDATORY_MESSAGE_MS = 2_000;

/** How long tags of Google wait for the visitor's stored choice. */
export const CONSENT_UPDATE_WAIT_MS = 500;

/** A choice is asked for again after a year. */
export const CONSENT_LIFETIME_MS = 365 * 86_400_000;

/** Local storage. The first two expire (client/stored-values.ts); the others are `true` or `false`. */
export const STORED_CONSENT = 'userConsent';
export const STORED_COOKIES = 'cookies';
export const STORED_ALL = 'enableAllCookies';
export const STORED_STATISTICS = 'enableFbStatistics';
export const STORED_MARKETING = 'enableMarketing';

/** Anything with this attribute opens the banner when clicked. */
export const OPENER = '[data-action=cookies]';

/** Fired on `window` when a choice has been made (detail: the choice), and when the banner has gone. */
export const CHOICE_EVENT = 'consent:choice';
export const CLOSED_EVENT = 'consent:closed';

/** Address of the banner's words and cookie tables, for a locale as it stands in our addresses. */
export const consentAddress = (locale: string) => `/consent/${locale}.json`;
