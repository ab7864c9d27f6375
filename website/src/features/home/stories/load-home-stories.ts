import type {
  InstagramAccount,
  InstagramPost as InstagramPostPayload,
  MarketplaceItem as MarketplacePayload,
  SpecialPromotion,
} from '@mall/contract';
import sanitizeHtml from 'sanitize-html';
import { type CardContext, cardContext, eventState, isPublished } from '../../../content/cards.ts';
import { madeOfParts, orLeftOutLater, orWithout } from '../../../content/client/content-reader.ts';
import type { LoadContext } from '../../../content/client/load-context.ts';
import { isExternal } from '../../../content/fields/links.ts';
import { shownState, validMoment } from '../../../content/fields/periods.ts';
import { pictureOf } from '../../../content/fields/pictures.ts';
import { placeOf } from '../../../content/fields/place.ts';
import { richText } from '../../../content/fields/rich-text.ts';
import { omitUndefined, plainText, trimToUndefined } from '../../../content/fields/text.ts';
import { htmlLang } from '../../../i18n/locales.ts';
import { couponLabel } from '../../coupons/coupon-label.ts';
import { inspirationCard, readInspirations } from '../../inspirations/load-inspirations.ts';
import type {
  Campaign,
  CouponTeaser,
  HomeStories,
  Instagram,
  InstagramPost,
  MarketplaceItem,
} from '../home-models.ts';

/** How many of each home shows. */
const INSPIRATIONS = 5;
const GOODS = 8;
const POSTS = 8;
const COUPONS = 3;

/** The stories of home. A part that cannot be had is left out and the page marked as degraded. */
export async function loadHomeStories(context: LoadContext): Promise<HomeStories> {
  const { content } = context;
  const make = cardContext(context);
  const [inspirations, goods, posts, account, campaigns, coupons] = await Promise.all([
    orWithout(content, orLeftOutLater(content, 'inspirations', 'inspirations', readInspirations(context))),
    orWithout(content, content.read('marketplaces', {})),
    orWithout(content, content.read('instagramPosts', {})),
    orWithout(content, content.read('instagram', {})),
    orWithout(content, content.read('specialPromotions', {})),
    orLeftOutLater(content, 'coupons', 'coupons', couponsOf(make)),
  ]);
  const parts = madeOfParts<Omit<HomeStories, 'coupons'>>(content, {
    inspirations: [
      'inspirations',
      'inspirations',
      () => (inspirations ?? []).slice(0, INSPIRATIONS).map((one) => inspirationCard(one, make)),
      [],
    ],
    marketplace: ['marketplaces', 'marketplaces', () => marketplaceOf(goods?.items ?? [], make), []],
    instagram: [
      'instagramPosts',
      'instagramPosts',
      () => instagramOf(posts?.items ?? [], account, make),
      { posts: [] },
    ],
    campaigns: [
      'specialPromotions',
      'specialPromotions',
      () => campaignsOf(campaigns?.items ?? [], make),
      [],
    ],
  });
  return coupons ? { ...parts, coupons } : parts;
}

const PRICE_TAGS = ['s', 'del', 'ins', 'b', 'strong', 'em', 'small', 'sup', 'sub', 'br'];

/** A price with its marks: no links, pictures or attributes. Undefined when no words are left. */
export function priceHtml(source: string | null | undefined): string | undefined {
  if (plainText(source) === undefined) return undefined;
  return sanitizeHtml(source ?? '', {
    allowedTags: PRICE_TAGS,
    allowedAttributes: {},
    nestingLimit: 10,
  }).trim();
}

function marketplaceOf(items: readonly MarketplacePayload[], making: CardContext): MarketplaceItem[] {
  return items.flatMap((item) => marketplaceItem(item, making)).slice(0, GOODS);
}

function marketplaceItem(item: MarketplacePayload, { links }: CardContext): MarketplaceItem[] {
  const href = links.content(item.link);
  if (href === undefined || !isExternal(href)) return [];
  const price = typeof item.price === 'number' ? String(item.price) : plainText(item.price);
  const name = item.name.trim();
  return [
    omitUndefined<MarketplaceItem>({
      id: item.id,
      name,
      href,
      price,
      priceHtml: priceHtml(item.price_html),
      picture:
        pictureOf(item.cover) ??
        item.images.map((image) => pictureOf(image)).find((image) => image !== undefined),
      shop: item.tenant ? { name: item.tenant.name.trim(), place: placeOf(item.tenant) } : undefined,
    }),
  ];
}

function instagramOf(
  posts: readonly InstagramPostPayload[],
  account: InstagramAccount | null,
  { context, links }: CardContext,
): Instagram {
  const own = account ? links.named(account.name, account.link) : undefined;
  const name = trimToUndefined(account?.name) ?? 'Instagram';
  return omitUndefined<Instagram>({
    heading: trimToUndefined(account?.heading),
    account: own,
    posts: posts
      .filter((post) => isPublished(post, context))
      .flatMap((post): InstagramPost[] => {
        const picture = pictureOf(post.media);
        const href = links.content(post.link) ?? own?.href;
        const caption = plainText(post.caption) ?? trimToUndefined(picture?.alt) ?? name;
        return picture && href ? [{ id: post.id, caption, href, picture }] : [];
      })
      .slice(0, POSTS),
  });
}

function campaignsOf(promotions: readonly SpecialPromotion[], making: CardContext): Campaign[] {
  return promotions
    .flatMap((promotion) => campaignOf(promotion, making))
    .toSorted((a, b) => a.starts.localeCompare(b.starts));
}

/** None for what has not begun or has ended, and for what only frames offers and says nothing itself. */
function campaignOf(promotion: SpecialPromotion, { context, links }: CardContext): Campaign[] {
  const starts = validMoment(promotion.valid_from);
  const ends = validMoment(promotion.valid_to);
  const prize = plainText(promotion.prize);
  const words = plainText(promotion.description);
  if (prize === undefined && words === undefined) return [];
  if (shownState(starts, ends, context) !== 'running') return [];
  const name = promotion.name.trim();
  return [
    omitUndefined<Campaign>({
      id: promotion.id,
      name,
      text: words,
      starts: starts ?? '',
      ends: ends ?? null,
      prize,
      rules: richText(promotion.rules, links, 3),
      link: links.named(trimToUndefined(promotion.link_name) ?? name, promotion.link),
      picture: pictureOf(promotion.backgroundImage),
    }),
  ];
}

/** The first ones that are good today. */
async function couponsOf({ context, links }: CardContext): Promise<HomeStories['coupons']> {
  const list = await orWithout(context.content, context.content.read('coupons', {}));
  const coupons = (list?.items ?? [])
    .filter(
      (coupon) => eventState({ startDate: coupon.validFrom, endDate: coupon.validTo }, context) === 'running',
    )
    .slice(0, COUPONS)
    .map((coupon) =>
      omitUndefined<CouponTeaser>({
        id: coupon.id,
        name: coupon.name.trim(),
        label: couponLabel(coupon, htmlLang(context.locale)),
        shop: trimToUndefined(coupon.tenant?.name),
        place: placeOf(coupon.tenant),
      }),
    );
  return coupons.length > 0 ? { href: links.page('coupons', {}), coupons } : undefined;
}
