import { createHash } from 'node:crypto';
import type { Gathered } from '../../content/client/content-reader.ts';
import { ContentUnavailable } from '../../content/client/reader.ts';
import { NEWSLETTER_PATH } from '../../features/newsletter/newsletter-constants.ts';
import { addressOf, type PageKind } from '../../i18n/addresses.ts';
import { policyOf } from '../security-headers.ts';
import type { Visit } from '../visit.ts';
import { embeddedHref, embeddedLinks } from './embedded-links.ts';
import { createKeptParts } from './kept-parts.ts';
import { packed } from './packing/packed-bodies.ts';
import type { Page, Rendered } from './page.ts';

/** All of a visit but what the page is put together with. */
export type VisitWithoutParts = Omit<Visit, 'keep'>;

/** What the Astro build exposes (src/server/app-entry.ts). */
export type RenderRequest = (request: Request, locals: { visit: Visit }) => Promise<Response>;

/** The path of the file in src/pages that shows this visit: the English address without its prefix. */
function internalPath(visit: VisitWithoutParts): string {
  if (visit.kind === 'maintenance' || visit.kind === 'failure') return '/maintenance';
  if (visit.kind === 'not-found') return '/404';
  if (visit.kind === 'newsletter') return NEWSLETTER_PATH;
  if (
    visit.kind === 'submission' ||
    visit.kind === 'coupon' ||
    visit.kind === 'letters' ||
    visit.kind === 'meeting'
  )
    return `/${visit.kind}`;
  return englishPath(visit.kind, visit);
}

function englishPath(kind: PageKind, visit: VisitWithoutParts): string {
  // The pages folder is named after the English addresses, whatever params a kind takes.
  const path = addressOf(kind, visit.params, 'en', {});
  return path.replace(/^\/en(?=\/|$)/, '') || '/';
}

/**
 * The renderer writes the code of islands into every page, before the first of them, with a style that is ours already
 * (layout/base.css): a tenth of the document, read before the first paint. Ours comes with the first sign of a visitor
 * (layout/interaction/after-interaction.ts).
 */
function withoutIslandCode(html: Buffer): Buffer {
  const from = html.indexOf('<style>astro-island');
  const to = html.indexOf('<astro-island', from);
  return from < 0 || to < 0 ? html : Buffer.concat([html.subarray(0, from), html.subarray(to)]);
}

const HTML = 'text/html; charset=utf-8';

/** Headers of a rendered answer that belong to the page and are kept with it. */
const KEPT_HEADERS = ['content-type', 'content-security-policy', 'content-language', 'link', 'location'];

/**
 * Renders a page whole. Throws `ContentUnavailable` when the content system could not answer for its main part.
 * The host in the request is a constant: nothing a visitor sends reaches the page but path and known query.
 */
export async function renderPage(
  render: RenderRequest,
  visit: VisitWithoutParts,
  gathered: () => Gathered,
  now: () => number,
): Promise<Rendered> {
  const { keep, putIn } = createKeptParts();
  const request = new Request(`http://website.internal${internalPath(visit)}`);
  const response = await render(request, { visit: { ...visit, keep } });
  const { tags, degraded, trueUntil, failed, gaps, missed, withoutShell } = gathered();
  if (response.status >= 500 && visit.kind !== 'maintenance' && visit.kind !== 'failure') {
    throw failed ?? new ContentUnavailable(visit.kind, 'the page could not be rendered');
  }
  const html = putIn(withoutIslandCode(Buffer.from(await response.arrayBuffer())));
  const body = visit.embedded ? Buffer.from(embeddedLinks(html.toString(), visit.live)) : html;
  const headers = KEPT_HEADERS.flatMap((name) => {
    const value = response.headers.get(name);
    if (value === null) return [];
    if (name === 'content-security-policy') return [[name, policyOf(value, html)] as const];
    if (name === 'content-type') return [[name, value === 'text/html' ? HTML : value] as const];
    return [[name, visit.embedded && name === 'location' ? embeddedHref(value, visit.live) : value] as const];
  });
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 20);
  const page: Page = {
    status: response.status,
    headers,
    etag,
    br: await packed(etag, body),
    tags,
    gaps: [],
    poor: false,
    renderedAt: now(),
    ...(trueUntil === undefined ? {} : { trueUntil }),
  };
  const kept = response.status === 200 && !visit.preview;
  return { page, keep: kept, degraded: degraded !== undefined, withoutShell, gaps, missed };
}
