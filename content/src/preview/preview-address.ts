import { createHmac } from 'node:crypto';

/** The page of the website on which a document is seen; the names are the website's page kinds. */
export interface PreviewPage {
  kind: string;
  locale: string;
  category?: string;
  slug?: string;
  id?: string;
}

/** `shared`: the draft, by a link for somebody without an account. */
export type AddressState = 'draft' | 'published' | 'shared';

/** Long enough to read, edit and press the button; the admin asks for a new address with each look. */
const SECONDS = 30 * 60;
/** A shared link lasts a week. */
const SHARED_SECONDS = 7 * 24 * 3_600;

/** Until when an address made now is good, seconds. @param now milliseconds */
export const addressEnds = (state: AddressState, now: number): number =>
  Math.floor(now / 1000) + (state === 'shared' ? SHARED_SECONDS : SECONDS);

/**
 * The address on the website that opens a preview: `/preview?kind=…&locale=…&state=…&until=…&pass=…`. The pass is an
 * HMAC over everything before it, so an address opens one page, for half an hour or a week, and tells nobody the secret.
 * Whoever changes the secret ends them all.
 * @param now milliseconds
 */
export function previewAddress(
  website: string,
  secret: string,
  page: PreviewPage,
  state: AddressState,
  now: number,
): string {
  const query = new URLSearchParams();
  for (const name of ['kind', 'locale', 'category', 'slug', 'id'] as const) {
    const value = page[name];
    if (value !== undefined) query.set(name, value);
  }
  query.set('state', state);
  query.set('until', String(addressEnds(state, now)));
  const text = query.toString();
  const pass = createHmac('sha256', secret).update(`address ${text}`).digest('base64url');
  return `${website}/preview?${text}&pass=${pass}`;
}
