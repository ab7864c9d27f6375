import type { Category, Offer, Tenant } from '@mall/contract';
import { sameName } from '@mall/contract/opening/hours.ts';
import {
  offerCard,
  offerCardOfShop,
  offerLabels,
  offerState,
  type ShopCardContext,
  shopCardContext,
  type TenantCard,
  tenantCard,
} from '../../content/cards.ts';
import { orWithout } from '../../content/client/content-reader.ts';
import type { LoadContext } from '../../content/client/load-context.ts';
import {
  type Building,
  readBuildingData,
  readOffers,
  readTenantsOfCategory,
} from '../../content/client/read-all.ts';
import type { ContentReader } from '../../content/client/reader.ts';
import {
  alternatesBeneath,
  alternatesBySlug,
  filterAlternates,
  slugAlternates,
} from '../../content/fields/alternates.ts';
import type { FilterLink, Link } from '../../content/fields/links.ts';
import { pictureOf } from '../../content/fields/pictures.ts';
import { type FloorLevel, floorLevel, placeOf } from '../../content/fields/place.ts';
import { richText } from '../../content/fields/rich-text.ts';
import { omitUndefined, plainText, trimToUndefined } from '../../content/fields/text.ts';
import type { Locale } from '../../i18n/locales.ts';
import { runningOffers } from '../offers/load-offers.ts';
import { type CategorySlugs, inAllMenus } from './menu-alternates.ts';
import { withSpecialtySlugs } from './specialties.ts';
import type { CategoryPage, TenantPage } from './tenant-models.ts';

/** How many promoted offers stand among the cards of a category. */
const FEATURES = 6;
const NEIGHBOURS = 4;

type Filters = { category?: string; specialty?: string; location?: string };

const hasSubCategory = (tenant: Tenant, slug: string) => tenant.menu_sub_category?.subCategorySlug === slug;
const hasSpecialty = (tenant: Tenant, slug: string) =>
  tenant.menu_cat_specialty.some(({ specialtySlug }) => specialtySlug === slug);

/** The floor most of the shops are on. */
function commonLevel(tenants: readonly Tenant[]): FloorLevel | null {
  const counts = new Map<FloorLevel, number>();
  for (const tenant of tenants) {
    const { level } = placeOf(tenant);
    if (level !== null) counts.set(level, (counts.get(level) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** With its sub-categories, which some systems say in the menu alone. Null = there is no such category. */
async function readCategory(content: ContentReader, slug: string): Promise<Category | null> {
  const category = await content.read('category', { slug });
  if (!category || category.menu_sub_categories.length > 0) return category;
  const header = await orWithout(content, content.read('headerStatic', {}));
  const entry = header?.menuData.find(({ categorySlug }) => categorySlug.trim() === slug);
  return { ...category, menu_sub_categories: entry?.menu_sub_categories ?? [] };
}

/** Null = there is no such category. */
export async function loadCategoryPage(context: LoadContext): Promise<CategoryPage | null> {
  const { content, locale, params, query } = context;
  const slug = params.category;
  if (slug === undefined) return null;
  const [category, all, offers, filtered] = await Promise.all([
    readCategory(content, slug),
    readTenantsOfCategory(content, slug),
    orWithout(content, readOffers(content)),
    query.category === undefined
      ? null
      : orWithout(content, content.read('subCategory', { slug: query.category })),
  ]);
  if (!category) return null;
  const tenants = (all ?? []).map(withSpecialtySlugs(category));
  const make = await shopCardContext(context);
  const href = (filters?: Filters) => make.links.category(category.categorySlug.trim(), filters);
  const filters = filtersOf(category, tenants, query, href);
  const shown = tenants.filter(
    (tenant) =>
      (filters.subCategory === undefined || hasSubCategory(tenant, filters.subCategory.slug)) &&
      (filters.specialty === undefined || hasSpecialty(tenant, filters.specialty.slug)) &&
      (query.location === undefined || String(tenant.location?.id) === query.location),
  );
  const shops = new Set(shown.map((tenant) => tenant.slug.trim()));
  const theirs = (offers ?? []).filter(({ tenant }) => shops.has(tenant?.slug?.trim() ?? ''));
  const labels = offerLabels(theirs, context);
  const name = category.name.trim();
  const lead = plainText(category.lead) ?? plainText(category.description);
  const picture = pictureOf(category.media);
  const told: CategorySlugs = {
    category: slugAlternates(category, slug, locale),
    ...(filtered && { subCategory: slugAlternates(filtered, query.category ?? '', locale) }),
    ...(query.specialty !== undefined && { specialty: specialtySlugs(category, query.specialty, locale) }),
  };
  const wanted = { category: slug, subCategory: query.category, specialty: query.specialty };
  const slugs = filters.unknown ? told : await inAllMenus(context, wanted, told, shown);
  return omitUndefined({
    name,
    slug,
    href: href(),
    level: floorLevel(category.locationLevel) ?? commonLevel(tenants),
    lead,
    picture,
    filters: { subCategories: filters.subCategories, specialties: filters.specialties },
    subCategory: filters.subCategory?.name,
    specialty: filters.specialty?.name,
    tenants: shown.map((tenant) => tenantCard(tenant, make, { category: slug, offerLabels: labels })),
    total: tenants.length,
    features: featuresOf(theirs, context).map((offer) => offerCard(offer, make)),
    unknownFilter: filters.unknown,
    knownHref: href(filters.known),
    alternates: alternatesBySlug(slugs.category, 'category'),
    filterAlternates: filterAlternates(context.live, {
      category: query.category === undefined ? undefined : (slugs.subCategory ?? {}),
      specialty: slugs.specialty,
      location: query.location,
    }),
    seo: omitUndefined({ description: lead, image: picture }),
  });
}

/** The promoted ones that run now. */
function featuresOf(offers: readonly Offer[], context: LoadContext): Offer[] {
  const promoted = offers.filter(({ isPromoted }) => isPromoted === true);
  return runningOffers(promoted, context).slice(0, FEATURES);
}

/** Filters as links; those without a shop are left out. An applied filter's link takes it off. */
function filtersOf(
  category: Category,
  tenants: readonly Tenant[],
  query: Filters,
  href: (query?: Filters) => string,
) {
  const { location } = query;
  const kinds = category.menu_sub_categories;
  const inside = kinds.find(({ subCategorySlug }) => subCategorySlug === query.category);
  const subCategories = kinds.map((kind): FilterLink => {
    const current = kind === inside;
    return {
      name: kind.name.trim(),
      slug: kind.subCategorySlug,
      href: href(current ? { location } : { category: kind.subCategorySlug, location }),
      count: tenants.filter((tenant) => hasSubCategory(tenant, kind.subCategorySlug)).length,
      current,
    };
  });
  const within = inside
    ? tenants.filter((tenant) => hasSubCategory(tenant, inside.subCategorySlug))
    : tenants;
  const known = new Map(
    (inside ? [inside] : kinds)
      .flatMap((kind) => kind.menu_cat_specialties)
      .map((specialty) => [specialty.specialtySlug, specialty]),
  );
  // A shop of one department may have a specialty of another: the two together are a filter as well.
  const asked = kinds
    .flatMap((kind) => kind.menu_cat_specialties)
    .find(({ specialtySlug }) => specialtySlug === query.specialty);
  if (asked && !known.has(asked.specialtySlug)) known.set(asked.specialtySlug, asked);
  const specialties = [...known.values()].map((specialty): FilterLink => {
    const current = specialty.specialtySlug === query.specialty;
    const kept = { category: inside?.subCategorySlug, location };
    return {
      name: specialty.name.trim(),
      slug: specialty.specialtySlug,
      href: href(current ? kept : { ...kept, specialty: specialty.specialtySlug }),
      count: within.filter((tenant) => hasSpecialty(tenant, specialty.specialtySlug)).length,
      current,
    };
  });
  const subCategory = subCategories.find(({ current }) => current);
  const specialty = specialties.find(({ current }) => current);
  const useful = ({ count, current }: FilterLink) => count > 0 || current;
  const knownLocation =
    location === undefined || tenants.some((tenant) => String(tenant.location?.id) === location);
  return {
    subCategories: subCategories.filter(useful),
    specialties: specialties.filter(useful),
    subCategory,
    specialty,
    known: {
      category: subCategory?.slug,
      specialty: specialty?.slug,
      location: knownLocation ? location : undefined,
    },
    unknown:
      (query.category !== undefined && !subCategory) ||
      (query.specialty !== undefined && !specialty) ||
      !knownLocation,
  };
}

/** The slug of the applied specialty in every locale that has it. */
function specialtySlugs(category: Category, slug: string, locale: Locale): Partial<Record<Locale, string>> {
  const specialty = category.menu_sub_categories
    .flatMap((kind) => kind.menu_cat_specialties)
    .find(({ specialtySlug }) => specialtySlug === slug);
  return specialty ? slugAlternates(specialty, slug, locale) : {};
}

/** "www.example.com" of a website's address. */
function hostOf(href: string): string {
  return new URL(href).hostname.replace(/^www\./, '');
}

function websiteOf(website: string | null): Link | undefined {
  const written = trimToUndefined(website);
  if (written === undefined) return undefined;
  const href = /^https?:\/\//i.test(written) ? written : `https://${written}`;
  if (!URL.canParse(href) || !/^[^\s@]+\.[^\s@]+$/.test(new URL(href).hostname)) return undefined;
  return { name: hostOf(href), href: new URL(href).href, external: true };
}

/** A phone number has 7 digits at least (spec section 5). */
function phoneOf(phone: string | null): Link | undefined {
  const name = trimToUndefined(phone);
  const digits = name?.replace(/[^\d+]/g, '') ?? '';
  return name !== undefined && /^\+?\d{7,15}$/.test(digits) ? { name, href: `tel:${digits}` } : undefined;
}

/** Null = there is no such shop. */
export async function loadTenantPage(context: LoadContext): Promise<TenantPage | null> {
  const { content, locale, params, query } = context;
  const { slug } = params;
  if (slug === undefined) return null;
  const [tenant, building] = await Promise.all([content.read('tenant', { slug }), readBuildingData(content)]);
  if (!tenant) return null;
  const categorySlug = trimToUndefined(tenant.menu_category?.categorySlug) ?? params.category;
  const [category, offers] = await Promise.all([
    categorySlug === undefined ? null : orWithout(content, readCategory(content, categorySlug)),
    tenant.offers ??
      orWithout(
        content,
        readOffers(content).then((all) => ofTenant(all, { slug, name: tenant.name })),
      ),
  ]);
  const make = await shopCardContext(context);
  const card = tenantCard(tenant, make, { category: categorySlug });
  const lead = plainText(tenant.lead);
  const place = card.place;
  const shop = { name: card.name, href: card.href, place };
  const categoryName = trimToUndefined(category?.name ?? tenant.menu_category?.name);
  const subName = trimToUndefined(tenant.menu_sub_category?.name);
  const categoryAlternates =
    category && categorySlug ? slugAlternates(category, categorySlug, locale) : { [locale]: categorySlug };
  const { subCategorySlug, offerLabel: _, ...fields } = card;
  const known = {
    category: query.category === subCategorySlug ? query.category : undefined,
    location: query.location === String(tenant.location?.id) ? query.location : undefined,
  };
  return omitUndefined({
    ...fields,
    slug,
    unknownFilter: known.category !== query.category || known.location !== query.location,
    knownHref: make.links.tenant(tenant, categorySlug, known),
    lead,
    picture: pictureOf(tenant.media),
    description: richText(tenant.description, make.links),
    website: websiteOf(tenant.website),
    phone: phoneOf(tenant.phone),
    offers: (offers ?? [])
      .filter((offer) => offerState(offer, context) === 'running')
      .map((offer) => offerCardOfShop(offer, make, shop)),
    category:
      categorySlug !== undefined && categoryName !== undefined
        ? {
            name: categoryName,
            href: make.links.category(categorySlug),
            level: floorLevel(category?.locationLevel ?? tenant.menu_category?.locationLevel),
          }
        : undefined,
    subCategory:
      categorySlug !== undefined && subName !== undefined
        ? { name: subName, href: make.links.category(categorySlug, { category: subCategorySlug }) }
        : undefined,
    specialties: withSpecialtySlugs(category)(tenant).menu_cat_specialty.flatMap(
      ({ name, specialtySlug }): Link[] => {
        const [words, own] = [trimToUndefined(name), trimToUndefined(specialtySlug)];
        if (words === undefined || categorySlug === undefined) return [];
        return [
          {
            name: words,
            href: make.links.category(categorySlug, { category: subCategorySlug, specialty: own }),
          },
        ];
      },
    ),
    mapHref: place.room === undefined ? undefined : make.links.page('mapLocation', { id: place.room }),
    neighbours: neighboursOf(card, tenant.slug, categorySlug, building, make),
    alternates: alternatesBeneath(categoryAlternates, slugAlternates(tenant, slug, locale)),
    seo: omitUndefined({
      description: lead ?? plainText(tenant.description),
    }),
  });
}

/** Offers of a shop by its address, or where an offer names its shop alone, by that name. */
function ofTenant(offers: readonly Offer[], shop: { slug: string; name: string }): Offer[] {
  return offers.filter(({ tenant }) => {
    if (!tenant) return false;
    const slug = trimToUndefined(tenant.slug);
    return slug === undefined ? sameName(tenant.name, shop.name) : slug === shop.slug;
  });
}

/** Number of the door on its floor: 24 of "1.24". */
function door(room: string | undefined): number {
  return Number(/\.(\d+)/.exec(room ?? '')?.[1] ?? Number.NaN);
}

/** Shops behind the nearest doors of the same floor; without a floor, shops of the same category. */
function neighboursOf(
  card: TenantCard,
  slug: string,
  category: string | undefined,
  { search }: Building,
  make: ShopCardContext,
): TenantCard[] {
  const own = door(card.place.room);
  const near = (search?.tenants ?? [])
    .filter((other) => other.slug !== slug)
    .map((other) => {
      const place = placeOf(other);
      const steps = Math.abs(door(place.room) - own);
      const sameFloor = card.place.level !== null && place.level === card.place.level;
      const sameCategory = category !== undefined && other.menu_category?.categorySlug === category;
      const far = 10_000 - (sameCategory ? 1 : 0);
      return {
        other,
        near: sameFloor || sameCategory,
        steps: sameFloor && !Number.isNaN(steps) ? steps : far,
      };
    })
    .filter((candidate) => candidate.near)
    .toSorted((a, b) => a.steps - b.steps)
    .slice(0, NEIGHBOURS);
  return near.map(({ other }) => tenantCard(other, make));
}
