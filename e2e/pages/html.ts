/** What tests read off the HTML of a page without a browser. The site's own markup: attributes are double-quoted. */

interface Anchor {
  /** As written. */
  href: string;
  /** Set on links that lead to another language on purpose. */
  hreflang: string | undefined;
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return value === undefined ? undefined : decoded(value);
}

export function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

export function anchors(html: string): Anchor[] {
  return (html.match(/<a\s[^>]*>/g) ?? []).flatMap((tag) => {
    const href = attribute(tag, 'href');
    return href === undefined ? [] : [{ href, hreflang: attribute(tag, 'hreflang') }];
  });
}

/** All ids, so that a link to a part of a page can be checked. */
export function ids(html: string): Set<string> {
  return new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => decoded(id ?? '')));
}

/** What a visitor reads: text and the attributes that are read out. */
export function texts(html: string): string[] {
  const body = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<\/?astro-island[^>]*>/g, '');
  const between = body.replace(/<[^>]+>/g, '\n').split('\n');
  const spoken = [...body.matchAll(/\s(?:alt|aria-label|title|placeholder|content)="([^"]*)"/g)].map(
    ([, text]) => text ?? '',
  );
  return [...between, ...spoken].map((text) => decoded(text).trim()).filter((text) => text !== '');
}

/** Head and landmarks of a page. */
export function facts(html: string) {
  const links = html.match(/<link\s[^>]*>/g) ?? [];
  return {
    lang: attribute(/<html[^>]*>/.exec(html)?.[0] ?? '', 'lang'),
    page: /<main[^>]*\sdata-page="([^"]*)"/.exec(html)?.[1],
    title: decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: decoded(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''),
    noIndex: html.includes('<meta name="robots" content="noindex"'),
    canonical: links
      .filter((tag) => attribute(tag, 'rel') === 'canonical')
      .map((tag) => attribute(tag, 'href')),
    alternates: new Map(
      links
        .filter((tag) => attribute(tag, 'rel') === 'alternate' && attribute(tag, 'hreflang') !== undefined)
        .map((tag) => [attribute(tag, 'hreflang') ?? '', attribute(tag, 'href') ?? '']),
    ),
  };
}

/** The page's JSON-LD. */
export const structuredData = (html: string): string | undefined =>
  /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1];

/** Runs `work` over all items, so many at a time. */
export async function each<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = [...items];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
    }),
  );
}
