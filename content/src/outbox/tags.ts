import { type Row, table } from '../calls/table';

/** Everything that shows a picture. */
const PLAIN_TAGS_OF_PICTURES = [
  'uploads',
  'header',
  'home',
  'carousel',
  'tenants',
  'offers',
  'events',
  'categories',
  'inspirations',
  'marketplaces',
  'instagram',
  'special-promotions',
  'cinema',
  'daily-menu',
  'lunch-cards',
  'jobs',
  'press',
  'csr',
  'mobile-apps',
  'coupons',
  'gift-card',
  'info',
  'documents',
  'pages',
  'surveys',
  'stylists',
  'media-sale',
  'map',
] as const;

/** What a change of each content type makes old, besides the tags that carry a slug. Vocabulary of the contract. */
const PLAIN: Record<string, readonly string[]> = {
  tenant: ['tenants'],
  offer: ['offers'],
  event: ['events'],
  'menu-category': ['header', 'categories', 'tenants'],
  'menu-sub-category': ['header', 'categories', 'tenants'],
  'menu-cat-specialty': ['header', 'categories', 'tenants'],
  'mall-room': ['tenants', 'offers'],
  location: ['header', 'tenants', 'offers', 'events'],
  'offer-type': ['offers'],
  'special-promotion': ['offers', 'special-promotions'],
  header: ['header'],
  footer: ['header'],
  'opening-time': ['header'],
  'cookie-setting': ['header'],
  seo: ['header'],
  favicon: ['header'],
  script: ['header'],
  'home-page': ['home'],
  carousel: ['carousel'],
  inspiration: ['inspirations'],
  lookbook: ['inspirations'],
  marketplace: ['marketplaces'],
  'instagram-post': ['instagram'],
  instagram: ['instagram'],
  'cinema-section': ['cinema'],
  'cinema-page': ['cinema'],
  movie: ['cinema'],
  'daily-menu': ['daily-menu', 'header'],
  'restaurant-menu': ['daily-menu'],
  'lunch-card': ['lunch-cards', 'daily-menu'],
  job: ['jobs'],
  press: ['press'],
  'press-article': ['press'],
  csr: ['csr'],
  'mobile-app': ['mobile-apps'],
  'coupons-page': ['coupons'],
  coupon: ['coupons'],
  'gift-card': ['gift-card'],
  'info-page': ['info'],
  'terms-and-condtion': ['documents'],
  'cookie-policy': ['documents'],
  'privacy-policy': ['documents'],
  page: ['pages'],
  survey: ['surveys'],
  'hair-stylist': ['stylists'],
  'stylist-page': ['stylists'],
  'personal-stylist-calendar': ['stylists'],
  'media-sale': ['media-sale'],
  'advanced-media-sale': ['media-sale'],
  'map-source': ['map'],
  'map-pdf': ['map'],
  'map-location': ['map'],
  'map-equipment': ['map'],
  'picture-text': PLAIN_TAGS_OF_PICTURES,
};

const SLUGS: Record<string, { prefix: string; field: string }> = {
  tenant: { prefix: 'tenant', field: 'slug' },
  offer: { prefix: 'offer', field: 'slug' },
  event: { prefix: 'event', field: 'slug' },
  'menu-category': { prefix: 'category', field: 'categorySlug' },
  inspiration: { prefix: 'inspiration', field: 'slug' },
  movie: { prefix: 'movie', field: 'slug' },
  'lunch-card': { prefix: 'lunch-card', field: 'slug' },
  job: { prefix: 'job', field: 'slug' },
  'press-article': { prefix: 'press-article', field: 'slug' },
  'mobile-app': { prefix: 'mobile-app', field: 'slug' },
  page: { prefix: 'page', field: 'slug' },
  survey: { prefix: 'survey', field: 'slug' },
  'hair-stylist': { prefix: 'stylist', field: 'slug' },
};

/** Types whose change shows on the pages of the tenants that point to them. */
const OF_TENANTS: Record<string, string> = {
  'mall-room': 'mall_room',
  location: 'location',
  'menu-category': 'menu_category',
  'menu-sub-category': 'menu_sub_category',
  'menu-cat-specialty': 'menu_cat_specialty',
};

const published = { publishedAt: { $notNull: true } };

/** The name of one of our content types in a uid, or undefined for Strapi's own. */
export function ownType(uid: string): string | undefined {
  const name = /^api::([^.]+)\./.exec(uid)?.[1];
  return name && name in PLAIN ? name : undefined;
}

const slugTags = (prefix: string, field: string, rows: Row[]) =>
  rows
    .map((row) => row[field])
    .filter((slug) => typeof slug === 'string' && slug !== '')
    .map((slug) => `${prefix}:${slug}`);

/**
 * Tags of what is now published of a document, in all its languages. Asked before and after a change, so that
 * an old slug's page goes too.
 */
export async function tagsOf(name: string, documentId: string | undefined): Promise<string[]> {
  const tags = [...(PLAIN[name] ?? [])];
  if (!documentId) return tags;
  const slugs = SLUGS[name];
  if (slugs) {
    const states = name !== 'menu-category';
    const rows = await table(name).findMany({
      select: ['id', 'documentId', slugs.field],
      where: { documentId, ...(states ? published : {}) },
      ...(name === 'offer' ? { populate: { tenant: { select: ['id', 'documentId', 'slug'] } } } : {}),
    });
    tags.push(...slugTags(slugs.prefix, slugs.field, rows));
    const tenants = rows.map((row) => row.tenant as Row | null | undefined).filter((row) => row != null);
    tags.push(...slugTags('tenant', 'slug', tenants));
  }
  const relation = OF_TENANTS[name];
  if (relation) {
    const rows = await table('tenant').findMany({
      select: ['id', 'documentId', 'slug'],
      where: { ...published, [relation]: { documentId } },
    });
    tags.push(...slugTags('tenant', 'slug', rows));
  }
  return tags;
}
