import { createHmac } from 'node:crypto';

/** The page of the website on which a document is seen; the names are the website's page kinds. */
export interface PreviewPage {
  kind: string;
  locale: string;
  category?: string;
  slug?: string;
  id?: string;
}

/** Long enough to read, edit and press the button; the admin asks for a new address with each look. */
const SECONDS = 30 * 60;

/**
 * The address on the website that opens a preview: `/preview?kind=…&locale=…&state=…&until=…&pass=…`. The pass is an
 * HMAC over everything before it, so an address opens one page, for half an hour, and tells nobody the secret.
 * @param now milliseconds
 */
export function previewAddress(
  website: string,
  secret: string,
  page: PreviewPage,
  state: 'draft' | 'published',
  now: number,
): string {
  const query = new URLSearchParams();
  for (const name of ['kind', 'locale', 'category', 'slug', 'id'] as const) {
    const value = page[name];
    if (value !== undefined) query.set(name, value);
  }
  query.set('state', state);
  query.set('until', String(Math.floor(now / 1000) + SECONDS));
  const text = query.toString();
  const pass = createHmac('sha256', secret).update(`address ${text}`).digest('base64url');
  return `${website}/preview?${text}&pass=${pass}`;
}
