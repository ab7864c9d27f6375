import { centreDate } from '@mall/contract/centre-time.ts';
import { calendarFeed, calendarFile } from '@mall/contract/files/calendar-file.ts';
import { cardContext, eventCard, offerCard } from '../../content/cards.ts';
import type { LoadContext } from '../../content/client/load-context.ts';
import { readOffers } from '../../content/client/read-all.ts';
import { dayEnds, validMoment } from '../../content/fields/periods.ts';
import { omitUndefined, plainText } from '../../content/fields/text.ts';
import { type AtomEntry, atomText } from '../../facts/feeds/atom.ts';
import { type DatedEvent, eventEntry, showingEntries } from '../../facts/feeds/calendar-entries.ts';
import { type FeedKind, feedOf, isFeedKind, pageOfFeed } from '../../facts/feeds/feed-addresses.ts';
import { absolute } from '../../facts/structured-data/site.ts';
import { loadCinemaPage } from '../../features/cinema/load-cinema.ts';
import { loadEventPage, readCurrentEvents } from '../../features/events/load-events.ts';
import { runningOffers } from '../../features/offers/load-offers.ts';
import { loadPressPage, readArticles } from '../../features/press/load-press.ts';
import { loadTenantPage } from '../../features/tenants/load-tenants.ts';
import { resolveAddress } from '../../i18n/addresses.ts';
import { htmlLang, type Locale } from '../../i18n/locales.ts';
import { pageWords } from '../../i18n/page-words.ts';
import { loadShell } from '../../layout/load-shell.ts';
import type { DocumentBody, WantedDocument } from './document.ts';

const CALENDAR = 'text/calendar; charset=utf-8';
const ATOM = 'application/atom+xml; charset=utf-8';
/** As many as readers of feeds show. */
const MAX_ENTRIES = 50;

/** The calendar or feed of a page: its address with an ending. Undefined for any other path. */
export function feedDocument(pathname: string, live: readonly Locale[]): WantedDocument | undefined {
  const asked = pageOfFeed(pathname);
  if (!asked) return undefined;
  const found = resolveAddress(asked.path, '', live);
  if (found.type !== 'page' || found.embedded) return undefined;
  const { kind, locale, params, path } = found;
  if (kind === 'event' && asked.ending === 'ics')
    return { locale, params, make: (context) => eventFile(context, path) };
  if (!isFeedKind(kind) || feedOf(kind, path).path !== pathname) return undefined;
  return { locale, params, make: (context) => FEEDS[kind](context, path) };
}

const FEEDS: Record<FeedKind, (context: LoadContext, path: string) => Promise<DocumentBody | null>> = {
  async events(context, path) {
    const { words, site, shell } = await around(context);
    const events = await currentEvents(context);
    return calendar(context, path, `${words.t('events:heading')}, ${shell.centreName}`, {
      events: events.map((event) => eventEntry(event, site, context.now)),
    });
  },
  async cinema(context, path) {
    const [{ words, site }, page] = await Promise.all([around(context), loadCinemaPage(context)]);
    if (!page) return null;
    const name = page.cinema?.name ?? page.heading ?? words.t('cinema:heading');
    const today = centreDate(context.now, context.timeZone);
    return calendar(context, path, `${name}, ${site.centreName}`, {
      events: showingEntries(page, site, words, today),
    });
  },
  /** What happens in the shop's own room. */
  async tenant(context, path) {
    const [{ site }, shop] = await Promise.all([around(context), loadTenantPage(context)]);
    if (shop?.href !== path) return null;
    const { room } = shop.place;
    const events = room === undefined ? [] : await currentEvents(context);
    return calendar(context, path, `${shop.name}, ${site.centreName}`, {
      events: events
        .filter(({ place }) => place.room === room)
        .map((event) => eventEntry(event, site, context.now)),
    });
  },
  async offers(context, path) {
    const [{ words, site }, offers] = await Promise.all([around(context), readOffers(context.content)]);
    const make = cardContext(context);
    const entries = runningOffers(offers, context).map((offer): AtomEntry => {
      const card = offerCard(offer, make);
      return omitUndefined({
        url: absolute(card.href, site),
        title: [card.name, card.tenant?.name].filter(Boolean).join(', '),
        summary: [card.label, card.text].filter(Boolean).join('. ') || undefined,
        published: card.starts || undefined,
        updated: validMoment(offer.updatedAt),
        author: card.tenant?.name,
      });
    });
    return atom(context, path, words.t('offers:heading'), entries);
  },
  async press(context, path) {
    const [page, articles] = await Promise.all([loadPressPage(context), readArticles(context.content)]);
    if (!page) return null;
    const [{ words, site }, { links }] = [await around(context), cardContext(context)];
    const entries = articles.map(
      (article): AtomEntry =>
        omitUndefined({
          url: absolute(links.page('pressArticle', { slug: article.slug.trim() }), site),
          title: article.name.trim(),
          summary: plainText(article.lead),
          published: validMoment(article.publishDate),
          updated: validMoment(article.updatedAt),
        }),
    );
    return atom(context, path, page.name ?? words.t('press:heading'), entries);
  },
};

async function around(context: LoadContext) {
  const shell = await loadShell(context);
  const { locale, timeZone, now } = context;
  const site = { base: shell.frontend ?? '', centreName: shell.centreName };
  return { shell, site, words: pageWords(locale, timeZone, now) };
}

async function currentEvents(context: LoadContext): Promise<DatedEvent[]> {
  const make = cardContext(context);
  const events = await readCurrentEvents(context);
  return events.map((event) =>
    omitUndefined({
      ...eventCard(event, make),
      lead: plainText(event.lead),
      changed: validMoment(event.updatedAt),
    }),
  );
}

async function calendar(
  context: LoadContext,
  path: string,
  name: string,
  { events }: Pick<Parameters<typeof calendarFeed>[0], 'events'>,
): Promise<DocumentBody> {
  const { site } = await around(context);
  // What is over leaves it.
  context.content.trueUntil(dayEnds(context.now, context.timeZone));
  const url = site.base ? { url: site.base + path } : {};
  return { type: CALENDAR, body: calendarFeed({ name, ...url, events }, site.centreName) };
}

async function atom(
  context: LoadContext,
  path: string,
  heading: string,
  entries: readonly AtomEntry[],
): Promise<DocumentBody> {
  const { site } = await around(context);
  context.content.trueUntil(dayEnds(context.now, context.timeZone));
  const body = atomText({
    self: `${site.base}${path}.atom`,
    page: site.base + path,
    title: `${heading}, ${site.centreName}`,
    author: site.centreName,
    lang: htmlLang(context.locale),
    entries: entries.slice(0, MAX_ENTRIES),
  });
  return { type: ATOM, body };
}

/** One event, to be taken into a calendar. */
async function eventFile(context: LoadContext, path: string): Promise<DocumentBody | null> {
  const [event, { site }] = await Promise.all([loadEventPage(context), around(context)]);
  if (!event) return null;
  const body = calendarFile(eventEntry({ ...event, href: path }, site, context.now), site.centreName);
  return body ? { type: CALENDAR, body } : null;
}
