import { settings } from '../../settings';
import { letterKey } from './letter-key';
import { signedFor, signedId } from './signed-links';

const CONFIRM = 'newsletter-confirm';
const LEAVE = 'newsletter-leave';

const linkTo = (page: 'confirm' | 'leave', token: string, locale: string) =>
  `${settings().frontendLink}/newsletter/${page}?${new URLSearchParams({ locale, token })}`;

const round = (documentId: string, requestedAt: Date) =>
  `${documentId}-${requestedAt.getTime().toString(36)}`;

/** Leads to the page where a sign-up is confirmed; good for this sign-up alone, not for one after leaving. */
export async function confirmLink(documentId: string, requestedAt: Date, locale: string): Promise<string> {
  const token = signedFor(CONFIRM, round(documentId, requestedAt), await letterKey());
  return linkTo('confirm', token, locale);
}

/** Leads to the page where a subscriber leaves or changes the language; a mail program may post there, too (RFC 8058). */
export async function leaveLink(documentId: string, locale: string): Promise<string> {
  return linkTo('leave', signedFor(LEAVE, documentId, await letterKey()), locale);
}

/** Whose sign-up a token confirms; undefined when it is none. */
export async function confirmedBy(
  token: string,
): Promise<{ documentId: string; requestedAt: Date } | undefined> {
  const [documentId = '', began = ''] = signedId(CONFIRM, token, await letterKey())?.split('-') ?? [];
  return documentId === '' ? undefined : { documentId, requestedAt: new Date(Number.parseInt(began, 36)) };
}

/** Whose letters a token is about; undefined when it is none. */
export async function subscriberOf(token: string): Promise<string | undefined> {
  return signedId(LEAVE, token, await letterKey());
}
