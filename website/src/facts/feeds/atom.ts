/** Feeds as RFC 4287 has them. Pure: what has changed when comes from the content. */

export interface AtomEntry {
  /** Absolute address of its page, which is what it is known by for good. */
  url: string;
  title: string;
  /** Plain words. */
  summary?: string;
  /** YYYY-MM-DD or ISO 8601. */
  published?: string;
  updated?: string;
  author?: string;
  category?: string;
}

interface AtomFeed {
  /** Absolute address of the feed. */
  self: string;
  /** Of the page that shows the same. */
  page: string;
  title: string;
  author: string;
  /** BCP 47. */
  lang: string;
  entries: readonly AtomEntry[];
}

/** Of what names no day: a feed must have one. */
const NEVER = '1970-01-01T00:00:00Z';

/** RFC 3339 with a time; a day begins at its midnight, wherever that is. */
function instant(moment: string | undefined): string | undefined {
  const at = Date.parse(moment ?? '');
  return Number.isNaN(at) ? undefined : new Date(at).toISOString().replace('.000Z', 'Z');
}

const latest = (entries: readonly AtomEntry[]) =>
  entries.reduce((most, entry) => {
    const at = changedAt(entry);
    return at > most ? at : most;
  }, NEVER);

const changedAt = ({ updated, published }: AtomEntry) => instant(updated) ?? instant(published) ?? NEVER;

/** Text as it stands in XML; controls that no XML may hold are left out. */
export function xmlText(text: string): string {
  return [...text]
    .filter((sign) => /[\t\n\r]|[^\p{Cc}\p{Cs}\uFFFE\uFFFF]/u.test(sign))
    .join('')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const element = (name: string, text: string | undefined) =>
  text === undefined ? '' : `<${name}>${xmlText(text)}</${name}>`;

function entryText(entry: AtomEntry): string {
  const parts = [
    element('id', entry.url),
    element('title', entry.title),
    `<link rel="alternate" type="text/html" href="${xmlText(entry.url)}"/>`,
    element('updated', changedAt(entry)),
    element('published', instant(entry.published)),
    element('summary', entry.summary),
    entry.author === undefined ? '' : `<author>${element('name', entry.author)}</author>`,
    entry.category === undefined ? '' : `<category term="${xmlText(entry.category)}"/>`,
  ];
  return `<entry>${parts.join('')}</entry>`;
}

export function atomText({ self, page, title, author, lang, entries }: AtomFeed): string {
  const head = [
    element('id', self),
    element('title', title),
    element('updated', latest(entries)),
    `<link rel="self" type="application/atom+xml" href="${xmlText(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(page)}"/>`,
    `<author>${element('name', author)}</author>`,
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xmlText(lang)}">${head.join('')}`,
    ...entries.map(entryText),
    '</feed>\n',
  ].join('\n');
}
