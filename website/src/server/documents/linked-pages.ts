import type { LoadContext } from '../../content/client/load-context.ts';
import type { PayloadOf } from '../../content/client/reader.ts';
import { createLinks } from '../../content/fields/links.ts';
import { resolveAddress } from '../../i18n/addresses.ts';

/** Kinds of pages that no list names: they are found by the links that lead to them. */
const LINKED = ['landingPage', 'mobileApp', 'survey'] as const;
type LinkedKind = (typeof LINKED)[number];

interface LinkedPage {
  kind: LinkedKind;
  slug: string;
  entity: NonNullable<PayloadOf<LinkedKind>>;
}

/** Everything that content says leads somewhere: fields that hold a path, and links within texts. */
function hrefsIn(payload: unknown): string[] {
  if (typeof payload === 'string')
    return payload.startsWith('/')
      ? [payload]
      : [...payload.matchAll(/\bhref="([^"]+)"/g)].map(([, href = '']) => href);
  return typeof payload === 'object' && payload !== null ? Object.values(payload).flatMap(hrefsIn) : [];
}

/**
 * Those pages that a language's header, footer, info page and coupons lead to, and what these lead to in turn; each
 * once. One call after the other: all at once they would be more than a content system answers in time.
 * Throws where one of them cannot be read.
 */
export async function linkedPages(
  context: LoadContext,
  header: PayloadOf<'headerStatic'> | null,
): Promise<LinkedPage[]> {
  const { content, locale, live } = context;
  const links = createLinks(locale);
  const [info, coupons] = await Promise.all([content.read('infoPage', {}), content.read('couponsPage', {})]);
  const app = coupons?.app?.slug?.trim();
  const found = new Map<string, LinkedPage | null>();

  const hrefs = [...hrefsIn([header, info, coupons]), app && links.page('mobileApp', { slug: app })];
  // Grows while it is read: what a page leads to comes after it.
  for (const href of hrefs) {
    const path = links.content(href)?.replace(/[?#].*/, '') ?? '';
    const page = path.startsWith('/') ? resolveAddress(path, '', live) : undefined;
    if (page?.type !== 'page' || page.locale !== locale || found.has(path)) continue;
    const kind = LINKED.find((one) => one === page.kind);
    const { slug } = page.params;
    if (kind === undefined || slug === undefined) continue;
    const entity = await content.read(kind, { slug });
    found.set(path, entity && { kind, slug, entity });
    hrefs.push(...hrefsIn(entity));
  }
  return [...found.values()].filter((page) => page !== null);
}
