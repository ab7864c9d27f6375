import { DEFAULT_LIMIT, type Offer, type PayloadOf, type SearchData, type Tenant } from '@mall/contract';
import { orWithout } from './content-reader.ts';
import { inParts } from './read-all/parts.ts';
import type { ContentReader } from './reader.ts';

export { inPages, inParts, pagesOf, readPage } from './read-all/parts.ts';

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

export async function readBuildingData(content: ContentReader): Promise<Building> {
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
