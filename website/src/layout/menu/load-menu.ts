import type { HeaderStatic, MenuCategoryPayload, SearchData } from '@mall/contract';
import {
  type CardContext,
  eventCard,
  eventState,
  isPublished,
  offerCard,
  type ShopCardContext,
  tenantCard,
} from '../../content/cards.ts';
import { pictureOf } from '../../content/fields/pictures.ts';
import { floorLevel } from '../../content/fields/place.ts';
import { omitUndefined, trimToUndefined } from '../../content/fields/text.ts';
import { mayHaveShops } from '../../content/page-presence.ts';
import type { MenuCategory, MenuSubCategory } from '../shell.ts';

type SubCategoryPayload = MenuCategoryPayload['menu_sub_categories'][number];

const byOrder = (a: { order: number | null }, b: { order: number | null }) =>
  (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER);

/**
 * The categories of the menu in their order, those without a shop left out. What they feature is left out when it is
 * over; the page wears the tags of what is shown, so that an edit there reaches the menu of every page. The daily menu is
 * led to where the header names its page.
 */
export function menuOf(
  header: HeaderStatic,
  search: SearchData | null,
  make: ShopCardContext,
): MenuCategory[] {
  const dailyMenuHref = trimToUndefined(header.dailyMenuPage?.name) && make.links.page('dailyMenu', {});
  const hasShops = mayHaveShops(search);
  return header.menuData.toSorted(byOrder).flatMap((category) => {
    const { context, links } = make;
    const slug = category.categorySlug;
    const own = links.category(slug);
    const href = links.content(category.href) ?? own;
    if (href === own && !hasShops(slug)) return [];
    const tenant = category.featuredTenant;
    const offers = category.featuredOffers.filter((offer) => eventState(offer, context) === 'running');
    const event =
      category.featuredEvent &&
      eventState(category.featuredEvent, context) !== 'ended' &&
      isPublished(category.featuredEvent, context)
        ? category.featuredEvent
        : null;
    if (tenant) context.content.tag(`tenant:${tenant.slug}`);
    for (const offer of category.featuredOffers) context.content.tag(`offer:${offer.slug}`);
    if (category.featuredEvent) context.content.tag(`event:${category.featuredEvent.slug}`);
    return omitUndefined({
      id: category.id,
      name: category.name.trim(),
      slug,
      href,
      level: floorLevel(category.locationLevel),
      subCategories: category.menu_sub_categories.map((kind) => subCategory(kind, slug, make, dailyMenuHref)),
      picture: pictureOf(category.media),
      featuredTenant: tenant ? tenantCard(tenant, make) : undefined,
      featuredOffers: offers.map((offer) => offerCard(offer, make)),
      featuredEvent: event ? eventCard(event, make) : undefined,
    });
  });
}

function subCategory(
  kind: SubCategoryPayload,
  category: string,
  { links }: CardContext,
  dailyMenuHref: string | undefined,
): MenuSubCategory {
  const slug = kind.subCategorySlug;
  return omitUndefined({
    name: kind.name.trim(),
    slug,
    href: links.content(kind.href) ?? links.category(category, { category: slug }),
    dailyMenuHref: kind.showDailyMenu === true ? dailyMenuHref : undefined,
    specialties: kind.menu_cat_specialties.map(({ name, specialtySlug }) => ({
      name: name.trim(),
      slug: specialtySlug,
      href: links.category(category, { category: slug, specialty: specialtySlug }),
    })),
  });
}
