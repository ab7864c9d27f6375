import { settings } from '../settings';
import { campaignFields } from './campaigns';
import type { DemoLocale, TenantKey, ThingKey } from './demo-door';
import type { Seeding, Versions } from './seeding';
import { inLocale, known, type Shops } from './shops';

interface Thing {
  key: ThingKey;
  shop: TenantKey;
  price: number;
}

function products(seeding: Seeding, locale: DemoLocale, things: readonly Thing[]) {
  const { linkHref, offerLabel } = seeding.demo;
  return things.map(({ key, shop, price }) => ({
    name: seeding.words(locale).stories.things[key],
    price: offerLabel({ price }, locale),
    href: linkHref({ tenant: shop }, seeding.words(locale)),
  }));
}

/** The moment some days before the first start, at nine in the morning of the centre. */
function publishedAt(seeding: Seeding, days: number): Date {
  const { momentOf } = seeding.demo;
  return new Date(momentOf(seeding.firstStart, -days, '09:00', settings().timeZone));
}

/** Both versions of a document point to several shops: drafts to drafts, published to published. */
function linkShops(
  seeding: Seeding,
  type: string,
  from: Versions,
  field: string,
  shops: readonly Versions[],
) {
  for (const shop of shops) seeding.linkVersions(type, from, field, shop);
}

function seedInspirations(seeding: Seeding, locale: DemoLocale, shops: Shops) {
  const { INSPIRATIONS } = seeding.demo;
  for (const inspiration of INSPIRATIONS) {
    const { name, slug, lead, description } = seeding.words(locale).stories.inspirations[inspiration.key];
    const versions = seeding.both('inspiration', inspiration.key, locale, {
      name,
      slug,
      lead,
      description,
      isPromoted: 'promoted' in inspiration,
      publishDate: publishedAt(seeding, inspiration.published),
      media: seeding.picture(inspiration.picture),
      products: products(seeding, locale, inspiration.things),
    });
    const more: readonly TenantKey[] = 'shops' in inspiration ? inspiration.shops : [];
    const keys = new Set<TenantKey>([...inspiration.things.map(({ shop }) => shop), ...more]);
    linkShops(
      seeding,
      'inspiration',
      versions,
      'tenants',
      [...keys].map((key) => known(shops.tenants, inLocale(locale, key))),
    );
  }
}

function seedLookbook(seeding: Seeding, locale: DemoLocale) {
  const { SPREADS } = seeding.demo;
  const words = seeding.words(locale).stories;
  seeding.both('lookbook', 'lookbook', locale, {
    ...words.lookbook,
    spreads: SPREADS.map(({ key, picture, level, things }) => {
      const { title, text } = words.spreads[key];
      return {
        title,
        text,
        level,
        media: seeding.picture(picture),
        products: products(seeding, locale, things),
      };
    }),
  });
}

function seedMarketplace(seeding: Seeding, locale: DemoLocale, shops: Shops) {
  const { goodsLink, MARKETPLACE, offerLabel } = seeding.demo;
  MARKETPLACE.forEach((item, order) => {
    const price = offerLabel({ price: item.price }, locale);
    const was = 'was' in item ? offerLabel({ price: item.was }, locale) : null;
    const cover = seeding.picture(item.picture);
    const versions = seeding.both('marketplace', item.key, locale, {
      name: seeding.words(locale).stories.marketplace[item.key],
      link: goodsLink(item),
      price,
      price_html: was === null ? null : `<s>${was}</s> ${price}`,
      order,
      cover,
      images: cover === null ? [] : [cover],
    });
    const shop = known(shops.tenants, inLocale(locale, item.shop));
    seeding.linkVersions('marketplace', versions, 'tenant', shop);
  });
}

function seedInstagram(seeding: Seeding, locale: DemoLocale) {
  const { INSTAGRAM, INSTAGRAM_POSTS } = seeding.demo;
  const words = seeding.words(locale).stories;
  seeding.both('instagram', 'instagram', locale, { ...INSTAGRAM, heading: words.instagramHeading });
  for (const { key, picture, published } of INSTAGRAM_POSTS) {
    seeding.both('instagram-post', key, locale, {
      caption: words.posts[key],
      link: `https://instagram.example/p/${key}`,
      publishDate: publishedAt(seeding, published),
      media: seeding.picture(picture),
    });
  }
}

/** Campaigns that frame no offers; the others are written with the offers. */
function seedCampaigns(seeding: Seeding, locale: DemoLocale) {
  const { CAMPAIGNS, LUCKY_RECEIPT_PICTURE } = seeding.demo;
  const campaign = CAMPAIGNS.find(({ key }) => key === 'luckyReceipt');
  if (!campaign) return;
  seeding.live('special-promotion', campaign.key, locale, {
    name: seeding.words(locale).stories.luckyReceipt,
    backgroundImage: seeding.picture(LUCKY_RECEIPT_PICTURE),
    ...campaignFields(seeding, locale, campaign.key),
  });
}

/** Inspirations, the marketplace, Instagram and special promotions of the demo. */
export function seedStories(seeding: Seeding, shops: Shops): void {
  for (const locale of seeding.locales) {
    seedInspirations(seeding, locale, shops);
    seedLookbook(seeding, locale);
    seedMarketplace(seeding, locale, shops);
    seedInstagram(seeding, locale);
    seedCampaigns(seeding, locale);
  }
}
