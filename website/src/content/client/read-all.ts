import { DEFAULT_LIMIT, type Offer, type PayloadOf, type SearchData, type Tenant } from '@mall/contract';
import { orWithout } from './content-reader.ts';
import type { ContentReader } from './reader.ts';

/** Stops a content system that always says there is more. */
const MOST = 1000;

interface Part<T> {
  items: T[];
  pagination?: { total?: number | null; pageCount?: number | null } | null;
}

/**
 * How many pages a list has, 1 for one that is not paged: an answer may be the same for every number that is asked
 * for. @param size entries a page
 */
export function pagesOf(list: Part<unknown> | null, size: number): number {
  const { pageCount, total } = list?.pagination ?? {};
  return Math.max(1, pageCount ?? Math.ceil((total ?? 0) / size));
}

/** A whole list, in as many parts of the default limit as it takes; null when it is missing. */
export async function inParts<T extends { id?: number | null }>(
  read: (offset: number) => Promise<Part<T> | null>,
): Promise<T[] | null> {
  const first = await read(0);
  if (!first) return null;
  const all = [...first.items];
  const total = Math.min(first.pagination?.total ?? 0, MOST);
  const known = new Set(all.map(({ id }) => id));
  for (let offset = DEFAULT_LIMIT; offset < total && all.length < total; offset += DEFAULT_LIMIT) {
    const next = await read(offset);
    // A system that does not page answers with the same each time.
    const more = (next?.items ?? []).filter(({ id }) => !known.has(id));
    if (more.length === 0) break;
    for (const { id } of more) known.add(id);
    all.push(...more);
  }
  return all;
}

/** Null = there is no such category. */
export function readTenantsOfCategory(content: ContentReader, category: string): Promise<Tenant[] | null> {
  return inParts((offset) => content.read('tenantsOfCategory', { category, offset, limit: DEFAULT_LIMIT }));
}

export async function readOffers(content: ContentReader): Promise<Offer[]> {
  return (await inParts((offset) => content.read('offers', { offset, limit: DEFAULT_LIMIT }))) ?? [];
}

/** All shops with their special days, from the two endpoints that pages share. */
export interface Building {
  search: SearchData | null;
  /** Special days of the shop with this slug; null when they are not to be had. */
  special(slug: string): Tenant['specialOpeningDays'] | null;
}

type SpecialDays = PayloadOf<'specialHours'>;

/** Many pages share the two payloads: what is made of them is the same object for the same two. */
const buildings = new WeakMap<SearchData, { days: SpecialDays | null; building: Building }>();

export async function readBuilding(content: ContentReader): Promise<Building> {
  const [search, days] = await Promise.all([
    orWithout(content, content.read('searchData', {})),
    orWithout(content, content.read('specialHours', {})),
  ]);
  const known = search && buildings.get(search);
  if (known && known.days === days) return known.building;
  const bySlug = new Map(days?.items.map((tenant) => [tenant.slug, tenant.specialOpeningDays]));
  const building: Building = { search, special: (slug) => (days ? (bySlug.get(slug) ?? []) : null) };
  if (search) buildings.set(search, { days, building });
  return building;
}
