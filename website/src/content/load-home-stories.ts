import type {
  InstagramAccount,
  InstagramPost as InstagramPostPayload,
  MarketplaceItem as MarketplacePayload,
  SpecialPromotion,
} from '@mall/contract';
import sanitizeHtml from 'sanitize-html';
import { type Making, making, offerState } from './cards.ts';
import { orWithout } from './content-reader.ts';
import type {
  Campaign,
  CouponTeaser,
  HomeStories,
  Instagram,
  InstagramPost,
  MarketplaceItem,
} from './home-models.ts';
import { isExternal } from './links.ts';
import type { LoadContext } from './load-context.ts';
import { inspirationCard, readInspirations } from './load-inspirations.ts';
import { periodState, validMoment } from './periods.ts';
import { pictureOf } from './pictures.ts';
import { placeOf } from './place.ts';
import { richText } from './rich-text.ts';
import { plainText, text, without } from './text.ts';

/** How many of each home shows. */
const INSPIRATIONS = 5;
const GOODS = 8;
const POSTS = 8;
const COUPONS = 3;

/** The stories of home. A part that cannot be had is left out and the page marked as degraded. */
export async function loadHomeStories(context: LoadContext): Promise<HomeStories> {
  const { content } = context;
  const make = making(context);
  const [inspirations, goods, posts, account, campaigns, coupons] = await Promise.all([
    orWithout(content, readInspirations(context)),
    orWithout(content, content.read('marketplaces', {})),
    orWithout(content, content.read('instagramPosts', {})),
    orWithout(content, content.read('instagram', {})),
    orWithout(content, content.read('specialPromotions', {})),
    couponsOf(make),
  ]);
  return without<HomeStories>({
    inspirations: (inspirations ?? []).slice(0, INSPIRATIONS).map((one) => inspirationCard(one, make)),
    marketplace: (goods?.items ?? []).flatMap((item) => marketplaceItem(item, make)).slice(0, GOODS),
    instagram: instagramOf(posts?.items ?? [], account, make),
    campaigns: (campaigns?.items ?? [])
      .flatMap((campaign) => campaignOf(campaign, make))
      .toSorted((a, b) => a.starts.localeCompare(b.starts)),
    coupons,
  });
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

function marketplaceItem(item: MarketplacePayload, { links }: Making): MarketplaceItem[] {
  const href = links.content(item.link);
  if (href === undefined || !isExternal(href)) return [];
  const price = typeof item.price === 'number' ? String(item.price) : plainText(item.price);
  const name = item.name.trim();
  return [
    without<MarketplaceItem>({
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
  { links }: Making,
): Instagram {
  const own = account ? links.named(account.name, account.link) : undefined;
  return without<Instagram>({
    heading: text(account?.heading),
    account: own,
    posts: posts
      .flatMap((post): InstagramPost[] => {
        const picture = pictureOf(post.media);
        const href = links.content(post.link) ?? own?.href;
        const caption = plainText(post.caption) ?? picture?.alt;
        return picture && href && caption ? [{ id: post.id, caption, href, picture }] : [];
      })
      .slice(0, POSTS),
  });
}

/** None for what has ended, and for what only frames offers and says nothing itself. */
function campaignOf(promotion: SpecialPromotion, { context, links }: Making): Campaign[] {
  const starts = validMoment(promotion.valid_from);
  const ends = validMoment(promotion.valid_to);
  const prize = plainText(promotion.prize);
  const words = plainText(promotion.description);
  if (prize === undefined && words === undefined) return [];
  if (periodState(starts, ends, context.now, context.timeZone) === 'ended') return [];
  const name = promotion.name.trim();
  return [
    without<Campaign>({
      id: promotion.id,
      name,
      text: words,
      starts: starts ?? '',
      ends: ends ?? null,
      prize,
      rules: richText(promotion.rules, links, 3),
      link: links.named(text(promotion.link_name) ?? name, promotion.link),
      picture: pictureOf(promotion.backgroundImage),
    }),
  ];
}

/** The first ones that are good today. */
async function couponsOf({ context, links }: Making): Promise<HomeStories['coupons']> {
  const href = links.page('coupons', {});
  if (href === undefined) return undefined;
  const list = await orWithout(context.content, context.content.read('coupons', {}));
  const coupons = (list?.items ?? [])
    .filter(
      (coupon) => offerState({ startDate: coupon.validFrom, endDate: coupon.validTo }, context) === 'running',
    )
    .slice(0, COUPONS)
    .map((coupon) =>
      without<CouponTeaser>({
        id: coupon.id,
        name: coupon.name.trim(),
        label: text(coupon.value),
        shop: text(coupon.tenant?.name),
        place: placeOf(coupon.tenant),
      }),
    );
  return coupons.length > 0 ? { href, coupons } : undefined;
}
