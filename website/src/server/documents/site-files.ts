import type { LoadContext } from '../../content/client/load-context.ts';
import { ContentUnavailable } from '../../content/client/reader.ts';
import { dayEnds } from '../../content/fields/periods.ts';
import { mayLeadTo } from '../../content/page-presence.ts';
import { feedOf, isFeedKind } from '../../facts/feeds/feed-addresses.ts';
import { CATALOGUE_PATH, OPEN_DATA_PATH } from '../../facts/open-data/open-data.ts';
import { loadCentreContact } from '../../features/contact/centre-contact.ts';
import { addressOf, existsIn, type PageKind } from '../../i18n/addresses.ts';
import { htmlLang, LANGUAGE_NAMES } from '../../i18n/locales.ts';
import { type MessageKey, translator } from '../../i18n/translator.ts';
import { loadShell } from '../../layout/load-shell.ts';
import type { Settings } from '../settings.ts';
import type { DocumentBody, MakeDocument } from './document.ts';

type Known = Pick<Settings, 'live' | 'timeZone' | 'securityContact' | 'securityDays' | 'dataLicence'>;

const PLAIN = 'text/plain; charset=utf-8';
const DAY_MS = 86_400_000;

const textOf = (lines: readonly string[]): DocumentBody => ({ type: PLAIN, body: `${lines.join('\n')}\n` });

/** What a site says of itself to programs, each at the one address that its standard names. */
export function siteFiles(settings: Known): Readonly<Record<string, MakeDocument>> {
  return {
    '/robots.txt': robots,
    '/.well-known/security.txt': (context) => security(context, settings),
    '/llms.txt': (_, contextOf) => llms(contextOf(languageOf(settings)), settings),
  };
}

async function robots(context: LoadContext): Promise<DocumentBody> {
  const { frontend } = await loadShell(context);
  return textOf([
    'User-agent: *',
    'Disallow: /purge',
    'Disallow: /preview',
    // Ways between any two places of the building: more addresses than a crawler should ask for.
    'Disallow: /*?*from=',
    'Disallow: /*?*profile=',
    ...(frontend ? ['', `Sitemap: ${frontend}/sitemap.xml`] : []),
  ]);
}

/** RFC 9116; there is none where nobody can be told. It is made anew every day, so it ends that much later each time. */
async function security(
  context: LoadContext,
  { live, timeZone, securityContact, securityDays }: Known,
): Promise<DocumentBody | null> {
  const [{ frontend }, { email }] = await Promise.all([loadShell(context), loadCentreContact(context)]);
  const contact = securityContact ?? (email === undefined ? undefined : `mailto:${email}`);
  if (contact === undefined) {
    // Nobody knows yet whether there is somebody.
    if (!context.content.whole()) throw new ContentUnavailable('infoPage', 'it names whom to tell');
    return null;
  }
  const ends = dayEnds(context.now, timeZone);
  context.content.trueUntil(ends);
  const expires = new Date(ends + securityDays * DAY_MS).toISOString().replace('.000Z', 'Z');
  return textOf([
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${[...new Set(live.map((one) => htmlLang(one)))].join(', ')}`,
    ...(frontend ? [`Canonical: ${frontend}/.well-known/security.txt`] : []),
  ]);
}

const languageOf = ({ live }: Pick<Known, 'live'>) => live.find((one) => one === 'en') ?? live[0] ?? 'en';

const PAGES: readonly (readonly [PageKind, MessageKey])[] = [
  ['contact', 'contact:heading'],
  ['map', 'map:heading'],
  ['offers', 'offers:heading'],
  ['events', 'events:heading'],
  ['cinema', 'cinema:heading'],
  ['dailyMenu', 'dailyMenu:heading'],
  ['inspirations', 'inspirations:heading'],
  ['jobs', 'jobs:heading'],
  ['press', 'press:heading'],
];

/** Those that a language has, in a centre that has them. */
async function pagesOf(context: LoadContext): Promise<typeof PAGES> {
  const inLanguage = PAGES.filter(([kind]) => existsIn(kind, context.locale));
  const there = await Promise.all(inLanguage.map(([kind]) => mayLeadTo(kind, context)));
  return inLanguage.filter((_, index) => there[index]);
}

/** What is where, for assistants that read a site on somebody's behalf (llmstxt.org). */
async function llms(context: LoadContext, { live, dataLicence }: Known): Promise<DocumentBody> {
  const { locale } = context;
  const [shell, there] = await Promise.all([loadShell(context), pagesOf(context)]);
  const { centreName, seo, menu, frontend = '', languages } = shell;
  const t = translator(locale);
  const link = (name: string, path: string) => `- [${name.replace(/[[\]\\]/g, '\\$&')}](${frontend}${path})`;
  const pages = there.map(([kind, key]) => ({
    kind,
    name: t(key),
    path: addressOf(kind, {}, locale, {}),
  }));
  const feeds = pages.flatMap(({ kind, name, path }) =>
    isFeedKind(kind) ? [link(`${name} (${feedOf(kind, path).type})`, feedOf(kind, path).path)] : [],
  );
  return textOf([
    `# ${centreName}`,
    ...(seo.description ? ['', `> ${seo.description}`] : []),
    '',
    'Every page answers in Markdown when it is asked with `Accept: text/markdown`.',
    '',
    '## Pages',
    ...pages.map(({ name, path }) => link(name, path)),
    ...(menu.length > 0 ? ['', '## Shops', ...menu.map(({ name, href }) => link(name, href))] : []),
    ...(feeds.length > 0 ? ['', '## Calendars and feeds', ...feeds] : []),
    ...(dataLicence
      ? ['', '## Open data', link('Guide', OPEN_DATA_PATH), link('Catalogue', CATALOGUE_PATH)]
      : []),
    '',
    '## Optional',
    link('Sitemap', '/sitemap.xml'),
    ...languages
      .filter((one) => one.locale !== locale && live.includes(one.locale))
      .map((one) => link(LANGUAGE_NAMES[one.locale], one.href)),
  ]);
}
