import { DEFAULT_LIMIT, type SearchData } from '@mall/contract';
import type { PageKind } from '../i18n/addresses.ts';
import { orWithout } from './client/content-reader.ts';
import type { LoadContext } from './client/load-context.ts';
import type { ContentReader } from './client/reader.ts';
import { isInRoom, placeOf } from './fields/place.ts';

/** Pages that are nothing but their document: without one that can be read there is nothing to show. */
const WRITTEN = {
  csr: 'csr',
  mediaSales: 'mediaSale',
  advancedMediaSale: 'advancedMediaSale',
  cookiePolicy: 'cookiePolicy',
  privacyPolicy: 'privacyPolicy',
  terms: 'terms',
} as const;

/** Pages that are there while their document exists or their list holds something. */
const GATHERED = {
  giftCard: { document: 'giftCard', list: 'giftCardTenants' },
  coupons: { document: 'couponsPage', list: 'coupons' },
  cinema: { document: 'cinemaPage', list: undefined },
  dailyMenu: { document: 'dailyMenu', list: undefined },
  inspirations: { document: 'lookbook', list: 'inspirations' },
  personalStylist: { document: 'stylistPage', list: 'stylists' },
  press: { document: 'press', list: 'pressArticles' },
} as const;

type WrittenKind = keyof typeof WRITTEN;
type GatheredKind = keyof typeof GATHERED;

const isWritten = (kind: PageKind): kind is WrittenKind => Object.hasOwn(WRITTEN, kind);
const isGathered = (kind: PageKind): kind is GatheredKind => Object.hasOwn(GATHERED, kind);

/**
 * Whether the content system itself says, in what has been read so far, that there is nothing of a page: no document,
 * and an empty list. What could not be had or read is not nothing.
 * @param entries of its list where it has one, whatever part of it is shown; undefined = nobody knows how many
 */
export function isNothing(kind: GatheredKind, content: ContentReader, entries?: number): boolean {
  const { document, list } = GATHERED[kind];
  if (!content.absent(document)) return false;
  return list === undefined || (entries === 0 && !content.unread(list));
}

/**
 * Whether a page without params has anything in a language: false where its loader gives null, and where a list of what
 * comes and goes (offers, events, jobs) is empty, whose page stays and says so. Throws `ContentUnavailable` when the
 * content system does not answer.
 */
export async function hasPage(kind: PageKind, { content }: Pick<LoadContext, 'content'>): Promise<boolean> {
  if (kind === 'map') return hasMap(content);
  if (kind === 'offers' || kind === 'events') return mayHaveAny(kind, await content.read('searchData', {}));
  if (kind === 'jobs') {
    const jobs = await content.read('jobs', { offset: 0, limit: DEFAULT_LIMIT });
    return entriesOf(jobs) !== 0 || content.unread('jobs');
  }
  if (isWritten(kind)) return (await content.read(WRITTEN[kind], {})) !== null;
  if (!isGathered(kind)) return true;
  const { document, list } = GATHERED[kind];
  if ((await content.read(document, {})) !== null) return true;
  return !isNothing(kind, content, list && entriesOf(await content.read(list, {})));
}

/** The same for what leads to the page: true while nobody can say, and what is being made is marked as degraded. */
export async function mayLeadTo(kind: PageKind, context: Pick<LoadContext, 'content'>): Promise<boolean> {
  return (await orWithout(context.content, hasPage(kind, context))) ?? true;
}

/** How many entries a list has, on whatever page of it; undefined when it could not be read. */
export function entriesOf(
  list: { items: readonly unknown[]; pagination?: { total?: number | null } | null } | null,
): number | undefined {
  return list ? Math.max(list.items.length, list.pagination?.total ?? 0) : undefined;
}

/** A plan, shops by their rooms, or a plan to print. */
async function hasMap(content: ContentReader): Promise<boolean> {
  const source = await content.read('mapSource', { role: 'visitor' });
  if (source === null || source.features.length > 0) return true;
  if (mayHaveRooms(await content.read('searchData', {}))) return true;
  return (await content.read('mapPdf', {})) !== null || !content.absent('mapPdf');
}

/** Whether there is an offer or event, be it over, or nobody can say. */
export function mayHaveAny(kind: 'offers' | 'events', search: SearchData | null): boolean {
  return search === null || search[kind].length > 0;
}

/**
 * Whether a category has a shop, or nobody can say: where no shop is known, or one that names no category may be its.
 * Ask for many at once: the shops are counted before the first.
 */
export function mayHaveShops(search: SearchData | null): (categorySlug: string) => boolean {
  const slugs = new Set(search?.tenants.map((tenant) => tenant.menu_category?.categorySlug?.trim() ?? ''));
  const known = slugs.size > 0 && !slugs.has('');
  return (slug) => !known || slugs.has(slug.trim());
}

/** Whether a shop stands in a room, or nobody can say. */
export function mayHaveRooms(search: SearchData | null): boolean {
  return search === null || search.tenants.some((tenant) => isInRoom(placeOf(tenant)));
}
