import { PLAIN_POLICY } from '../security-headers.ts';
import { pageText } from '../text/page-text.ts';
import { brotli, plain } from './packing/compress.ts';
import type { Page } from './page.ts';

const TYPES = ['text/markdown', 'text/plain'] as const;
type TextType = (typeof TYPES)[number];

/** Programs of one kind all say the same: what a header means is worked out once. */
const meant = new Map<string, TextType | undefined>();
const MAX_MEANT = 200;

/**
 * The form without markup that somebody asks for by name and likes no less than HTML (RFC 9110, 12.5.1); undefined for
 * browsers, and for whoever takes anything.
 */
export function wantedText(accept: string | undefined): TextType | undefined {
  if (!accept || !/text\/(?:markdown|plain)/i.test(accept)) return undefined;
  if (meant.has(accept)) return meant.get(accept);
  const found = bestOf(accept);
  if (meant.size >= MAX_MEANT) meant.clear();
  if (accept.length < 200) meant.set(accept, found);
  return found;
}

function bestOf(accept: string): TextType | undefined {
  const named = accept
    .toLowerCase()
    .split(',')
    .map((one, place) => {
      const [type = '', ...parameters] = one.split(';').map((part) => part.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return { type, place, weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 };
    });
  const first = named
    .filter(
      ({ type, weight }) => weight > 0 && (type === 'text/html' || TYPES.some((known) => known === type)),
    )
    .toSorted((a, b) => b.weight - a.weight || a.place - b.place)[0];
  return TYPES.find((type) => type === first?.type);
}

/** Whether an answer differs by what its reader accepts. */
export function hasTextForm({ headers }: Pick<Page, 'headers'>): boolean {
  return headers.some(
    ([name, value]) => name === 'content-type' && /^text\/(?:html|markdown|plain)\b/.test(value),
  );
}

const isHtml = ({ headers }: Page) =>
  headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'));

/** The last ones made, by the page and its type: they go when the page does. */
const MAX_MADE = 200;
const made = new Map<Page, Partial<Record<TextType, Promise<Page>>>>();

/** The page as text, as good, as old and as long true as it is; undefined for what is no page. */
export function textForm(page: Page, type: TextType): Promise<Page> | undefined {
  if (!isHtml(page)) return undefined;
  const forms = made.get(page) ?? {};
  forms[type] ??= asText(page, type);
  made.delete(page);
  made.set(page, forms);
  const [oldest] = made.keys();
  if (made.size > MAX_MADE && oldest) made.delete(oldest);
  return forms[type];
}

async function asText(page: Page, type: TextType): Promise<Page> {
  const html = (await plain(page.br)).toString('utf8');
  const language = page.headers.filter(([name]) => name === 'content-language' || name === 'retry-after');
  return {
    ...page,
    headers: [
      ['content-type', `${type}; charset=utf-8`],
      ['content-security-policy', PLAIN_POLICY],
      ...language,
    ],
    etag: `${page.etag}-${type === 'text/plain' ? 't' : 'm'}`,
    br: await brotli(Buffer.from(pageText(html))),
  };
}
