import {
  DEFAULT_LIMIT,
  type Inspiration,
  type Lookbook as LookbookPayload,
  type OfferTenant,
  type SearchData,
} from '@mall/contract';
import {
  type CardContext,
  cardContext,
  hasOwnPage,
  isPublished,
  type ShopCardContext,
  shopCardContext,
  type TenantCard,
  tenantCard,
} from '../../content/cards.ts';
import { orWithout } from '../../content/client/content-reader.ts';
import type { LoadContext } from '../../content/client/load-context.ts';
import { type Building, inParts, readBuildingData } from '../../content/client/read-all.ts';
import { alternatesBySlug, slugAlternates } from '../../content/fields/alternates.ts';
import { validMoment } from '../../content/fields/periods.ts';
import { pictureOf } from '../../content/fields/pictures.ts';
import { floorLevel, type Place, placeOf } from '../../content/fields/place.ts';
import { richText } from '../../content/fields/rich-text.ts';
import { omitUndefined, plainText, trimToUndefined } from '../../content/fields/text.ts';
import { isNothing } from '../../content/page-presence.ts';
import type {
  InspirationCard,
  InspirationPage,
  InspirationsPage,
  Lookbook,
  ShownProduct,
} from './inspiration-models.ts';

/** How many other inspirations stand beneath one. */
const MORE = 4;

/** Published ones, promoted first, then the latest, whatever order the content system keeps. */
export async function readInspirations(context: LoadContext): Promise<Inspiration[]> {
  return published(await readAll(context), context);
}

/** Those that are yet to be published too; null when the list is missing. */
function readAll({ content }: LoadContext): Promise<Inspiration[] | null> {
  return inParts((offset) => content.read('inspirations', { offset, limit: DEFAULT_LIMIT }));
}

function published(all: readonly Inspiration[] | null, context: LoadContext): Inspiration[] {
  return (all ?? [])
    .filter((one) => isPublished(one, context))
    .toSorted(
      (a, b) =>
        Number(b.isPromoted === true) - Number(a.isPromoted === true) ||
        (validMoment(b.publishDate) ?? '').localeCompare(validMoment(a.publishDate) ?? ''),
    );
}

export function inspirationCard(inspiration: Inspiration, { links }: CardContext): InspirationCard {
  const tenants = inspiration.tenants ?? [];
  const [level = null, ...others] = new Set(tenants.map((tenant) => placeOf(tenant).level));
  return omitUndefined<InspirationCard>({
    id: inspiration.id,
    name: inspiration.name.trim(),
    href: links.page('inspiration', { slug: inspiration.slug.trim() }),
    lead: plainText(inspiration.lead),
    picture: pictureOf(inspiration.cardMedia) ?? pictureOf(inspiration.media),
    level: others.length === 0 ? level : null,
    shops: tenants.map(({ name }) => trimToUndefined(name)).filter((name) => name !== undefined),
    promoted: inspiration.isPromoted === true,
  });
}

type Shops = ReadonlyMap<string, { name: string; place: Place }>;

/** Shops by the address of their page, to say where a thing is sold. */
function shopsByHref(
  tenants: readonly (OfferTenant | SearchData['tenants'][number])[],
  { links }: CardContext,
): Shops {
  return new Map(
    tenants.map((tenant) => [links.tenant(tenant), { name: tenant.name.trim(), place: placeOf(tenant) }]),
  );
}

function shownProducts(
  products: Inspiration['products'],
  shops: Shops,
  { links }: CardContext,
): ShownProduct[] {
  return (products ?? []).flatMap((product) => {
    const name = trimToUndefined(product.name);
    if (name === undefined) return [];
    const href = links.content(product.href);
    const shop = href === undefined ? undefined : shops.get(href);
    return [omitUndefined<ShownProduct>({ name, price: trimToUndefined(product.price), href, shop })];
  });
}

/** The list with the lookbook. Null = the centre has neither; what is to be published counts as there. */
export async function loadInspirationsPage(context: LoadContext): Promise<InspirationsPage | null> {
  const { content } = context;
  const [all, lookbook, building] = await Promise.all([
    readAll(context),
    orWithout(content, content.read('lookbook', {})),
    readBuildingData(content),
  ]);
  if (isNothing('inspirations', content, all?.length)) return null;
  const make = cardContext(context);
  return omitUndefined<InspirationsPage>({
    inspirations: published(all, context).map((one) => inspirationCard(one, make)),
    lookbook: lookbook ? lookbookOf(lookbook, building, make) : undefined,
  });
}

function lookbookOf(lookbook: LookbookPayload, building: Building, make: CardContext): Lookbook | undefined {
  const shops = shopsByHref(building.search?.tenants ?? [], make);
  const spreads = lookbook.spreads.flatMap((spread) => {
    const picture = pictureOf(spread.media);
    const title = trimToUndefined(spread.title) ?? trimToUndefined(picture?.alt);
    if (title === undefined) return [];
    return [
      omitUndefined({
        title,
        text: plainText(spread.text),
        level: floorLevel(spread.level),
        picture,
        products: shownProducts(spread.products, shops, make),
      }),
    ];
  });
  if (spreads.length === 0) return undefined;
  return omitUndefined<Lookbook>({
    heading: trimToUndefined(lookbook.heading),
    text: plainText(lookbook.text),
    spreads,
  });
}

/** Null = there is no such inspiration, or it is not to be known yet. */
export async function loadInspirationPage(context: LoadContext): Promise<InspirationPage | null> {
  const { slug } = context.params;
  if (slug === undefined) return null;
  const { content } = context;
  const [inspiration, all, building] = await Promise.all([
    content.read('inspiration', { slug }),
    orWithout(content, readInspirations(context)),
    readBuildingData(content),
  ]);
  if (!inspiration || !hasOwnPage(inspiration, context)) return null;
  const make = await shopCardContext(context);
  const card = inspirationCard(inspiration, make);
  const tenants = inspiration.tenants ?? [];
  for (const { slug: shop } of tenants)
    if (trimToUndefined(shop)) content.tag(`tenant:${trimToUndefined(shop)}`);
  const picture = pictureOf(inspiration.media) ?? card.picture;
  return omitUndefined<InspirationPage>({
    ...card,
    picture,
    published: validMoment(inspiration.publishDate),
    description: richText(inspiration.description, make.links),
    products: shownProducts(inspiration.products, shopsByHref(tenants, make), make),
    tenants: tenants.map((tenant) => shopCard(tenant, building, make)),
    more: (all ?? [])
      .filter((other) => other.id !== inspiration.id && other.slug !== inspiration.slug)
      .slice(0, MORE)
      .map((other) => inspirationCard(other, make)),
    alternates: alternatesBySlug(slugAlternates(inspiration, slug, context.locale)),
    seo: omitUndefined({
      description: card.lead ?? plainText(inspiration.description),
      image: picture,
    }),
  });
}

/** With the hours that search data knows; without them when it knows no such shop. */
function shopCard(tenant: OfferTenant, building: Building, make: ShopCardContext): TenantCard {
  const slug = trimToUndefined(tenant.slug);
  const known = building.search?.tenants.find((other) => trimToUndefined(other.slug) === slug);
  if (known) return tenantCard(known, make);
  const name = tenant.name.trim();
  return omitUndefined<TenantCard>({
    id: tenant.id ?? 0,
    name,
    href: make.links.tenant(tenant),
    logo: pictureOf(tenant.logo, name),
    place: placeOf(tenant),
    line: trimToUndefined(tenant.menu_sub_category?.name) ?? '',
    acceptsGiftCard: false,
    openingSoon: false,
    hours: null,
    specialties: [],
  });
}
