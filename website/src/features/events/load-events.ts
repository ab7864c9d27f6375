import { DEFAULT_LIMIT, type Event, type PayloadOf } from '@mall/contract';
import { centreDate } from '@mall/contract/centre-time.ts';
import {
  type CardContext,
  cardContext,
  type EventCard,
  eventCard,
  eventState,
  hasOwnPage,
  isPublished,
} from '../../content/cards.ts';
import { orWithout } from '../../content/client/content-reader.ts';
import type { LoadContext } from '../../content/client/load-context.ts';
import { inPages, inParts } from '../../content/client/read-all.ts';
import {
  alternatesBySlug,
  liveQueries,
  saysNoOther,
  slugAlternates,
} from '../../content/fields/alternates.ts';
import type { FilterLink } from '../../content/fields/links.ts';
import { dayEnds } from '../../content/fields/periods.ts';
import { pictureOf } from '../../content/fields/pictures.ts';
import { richText } from '../../content/fields/rich-text.ts';
import { omitUndefined, plainText, trimToUndefined } from '../../content/fields/text.ts';
import type { Locale } from '../../i18n/locales.ts';
import { inAllMenus } from '../tenants/menu-alternates.ts';
import type { EventPage, EventsPage, PeriodLink } from './event-models.ts';
import { byStartIn, happensIn, type Period, periodsFrom } from './event-periods.ts';

/** How many other events stand beneath one. */
const MORE = 4;

/** To the minute: the same question within a minute is the same request. */
export function askedNow({ now }: LoadContext): string {
  return new Date(Math.floor(+now / 60_000) * 60_000).toISOString();
}

/** Published and not over, in the order of the call: promoted first, then by start, the latest first. */
export async function readCurrentEvents(context: LoadContext): Promise<Event[]> {
  const now = askedNow(context);
  const all = await inParts((start) =>
    context.content.read('activeEvents', { now, start, limit: DEFAULT_LIMIT }),
  );
  return (all ?? []).filter((event) => isPublished(event, context) && eventState(event, context) !== 'ended');
}

/** Those that are over, the last to end first, of a sub-category if one is named; null when the list is missing. */
export function readPastEvents(context: LoadContext, subCategory?: string): Promise<Event[] | null> {
  const now = askedNow(context);
  return inPages((page) => context.content.read('pastEvents', { now, subCategory, page }));
}

/** Where the past ones stand on the page. */
export const PAST_ID = 'past';

/**
 * `category` in the query narrows the past ones to a sub-category, as the call does; `when` the others to a day, a
 * week or a month of the centre's calendar.
 */
export async function loadEventsPage(context: LoadContext): Promise<EventsPage> {
  const { content, live, query, now, timeZone } = context;
  const make = cardContext(context);
  const slug = query.category;
  const readPast = (subCategory?: string) => orWithout(content, readPastEvents(context, subCategory));
  const [current, allPast, somePast, kind] = await Promise.all([
    readCurrentEvents(context),
    readPast(),
    slug === undefined ? null : readPast(slug),
    slug === undefined ? null : orWithout(content, content.read('subCategory', { slug })),
  ]);
  const ended = (list: typeof allPast) =>
    (list ?? []).filter((event) => eventState(event, context) === 'ended');
  const all = ended(allPast);
  const wanted = [...all, ...current].find((event) => subCategorySlug(event) === slug)?.menu_sub_category;
  const known = slug === undefined || wanted !== undefined || (allPast === null && !content.whole());
  const cards = current.map((event) => eventCard(event, make));
  // A system that leaves the filter out gives all of them.
  const isOfKind = (event: Event) => (subCategorySlug(event) ?? slug) === slug;
  const periods = periodLinks(cards, make);
  const period = periods.find((one) => one.current);
  const inPeriod = (one: Period) =>
    byStartIn(
      cards.filter((card) => happensIn(card, one, timeZone)),
      one,
      timeZone,
    );
  const week = periods.find(({ kind }) => kind === 'week');
  const kept = slug !== undefined && known ? { category: slug } : period && { when: period.value };
  content.trueUntil(dayEnds(now, timeZone));
  return omitUndefined<EventsPage>({
    current: period ? inPeriod(period) : cards,
    thisWeek: period === undefined && week ? inPeriod(week) : [],
    periods: periods.filter(({ count, current }) => count > 0 || current),
    period,
    total: cards.length,
    past: (slug === undefined ? all : ended(somePast).filter(isOfKind)).map((event) =>
      eventCard(event, make),
    ),
    href: make.links.page('events', {}),
    pastTotal: all.length,
    subCategories: pastFilters(all, slug, make),
    subCategory: slug === undefined ? undefined : trimToUndefined(wanted?.name),
    unknownFilter: !known || (query.when !== undefined && (period === undefined || slug !== undefined)),
    knownHref: make.links.page('events', {}, kept),
    filterAlternates: period
      ? Object.fromEntries(live.map((one) => [one, { when: period.value }]))
      : liveQueries(
          live,
          'category',
          slug && known ? await subCategorySlugs(slug, kind, context) : undefined,
        ),
  });
}

/** The slug of a sub-category in every language: as the content says, else as its place in the menus does. */
async function subCategorySlugs(
  slug: string,
  kind: PayloadOf<'subCategory'> | null,
  context: LoadContext,
): Promise<Partial<Record<Locale, string>>> {
  const { content, locale } = context;
  const told = kind ? slugAlternates(kind, slug, locale) : { [locale]: slug };
  if (!saysNoOther(told, locale)) return told;
  const header = await orWithout(content, content.read('headerStatic', {}));
  const holding = header?.menuData.find(({ menu_sub_categories }) =>
    menu_sub_categories.some((one) => one.subCategorySlug === slug),
  );
  if (!holding) return told;
  const wanted = { category: holding.categorySlug, subCategory: slug };
  const { subCategory } = await inAllMenus(context, wanted, { category: {}, subCategory: told }, []);
  return subCategory ?? told;
}

const subCategorySlug = (event: Event) => trimToUndefined(event.menu_sub_category?.subCategorySlug);

/** Every period that may be asked for today, with how much happens in it. An applied one's link takes it off. */
function periodLinks(cards: readonly EventCard[], { context, links }: CardContext): PeriodLink[] {
  const { now, timeZone, query } = context;
  return periodsFrom(centreDate(now, timeZone)).map((period) => {
    const current = period.value === query.when;
    return {
      ...period,
      href: links.page('events', {}, current ? {} : { when: period.value }),
      count: cards.filter((card) => happensIn(card, period, timeZone)).length,
      current,
    };
  });
}

/** Sub-categories of past events, in the order of the latest one of each. */
function pastFilters(
  past: readonly Event[],
  applied: string | undefined,
  { links }: CardContext,
): FilterLink[] {
  const filters = new Map<string, FilterLink>();
  for (const event of past) {
    const slug = subCategorySlug(event);
    const name = trimToUndefined(event.menu_sub_category?.name);
    if (slug === undefined || name === undefined) continue;
    const current = slug === applied;
    const href = `${links.page('events', {}, current ? {} : { category: slug })}#${PAST_ID}`;
    const count = (filters.get(slug)?.count ?? 0) + 1;
    filters.set(slug, { name, slug, href, count, current });
  }
  return [...filters.values()];
}

/** Null = there is no such event, or it is not to be known yet. */
export async function loadEventPage(context: LoadContext): Promise<EventPage | null> {
  const { slug } = context.params;
  if (slug === undefined) return null;
  const [event, current] = await Promise.all([
    context.content.read('event', { slug }),
    orWithout(context.content, readCurrentEvents(context)),
  ]);
  if (!event || !hasOwnPage(event, context)) return null;
  const make = cardContext(context);
  const card = eventCard(event, make);
  const lead = plainText(event.lead);
  const state = eventState(event, context);
  return omitUndefined<EventPage>({
    ...card,
    state: state === 'ended' ? 'past' : state,
    lead,
    description: richText(event.description, make.links),
    mobilePicture: pictureOf(event.mobileMedia),
    subCategory: subCategoryLink(event, make),
    more: (current ?? [])
      .filter((other) => other.id !== event.id && other.slug !== event.slug)
      .slice(0, MORE)
      .map((other) => eventCard(other, make)),
    alternates: alternatesBySlug(slugAlternates(event, slug, context.locale)),
    seo: omitUndefined({
      description: lead ?? plainText(event.description),
    }),
  });
}

/** Events of the same sub-category. */
function subCategoryLink(event: Event, { links }: ReturnType<typeof cardContext>) {
  const name = trimToUndefined(event.menu_sub_category?.name);
  const category = trimToUndefined(event.menu_sub_category?.subCategorySlug);
  const href = category && links.page('events', {}, { category });
  return name && href ? { name, href } : undefined;
}
