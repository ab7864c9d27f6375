import type { TaggedEntity } from '@mall/contract';
import type { PageKind } from '../../website/src/i18n/addresses.ts';
import { contentUrl } from './content-under-test.ts';
import { sharedToken } from './staff.ts';

/** A type of the content system, and a text of its entries that a page of a kind shows. */
interface Shown {
  type: TaggedEntity;
  /** The text's field; within a component after its dots: `dishes.0.name`. */
  field: string;
  kind: PageKind;
  /** Which entry: the one that the address of the page names in this field, the only one, or any that the page shows. */
  entry: { slug: string } | 'single' | 'listed';
  /** The type has no drafts: what is saved is published. */
  saved?: true;
}

const bySlug = { slug: 'slug' };

/**
 * Types whose texts a page shows as they are. Hours and the map's equipment are edited and looked for on pages elsewhere
 * (`hours.spec.ts`, `map-outage.spec.ts`); of floors, places of the map, the centre's look, scripts, the plan's files and
 * booked hours only the tags that an edit purges are tested (`shown-by.test.ts` of the content system).
 */
export const SHOWN: readonly Shown[] = [
  { type: 'tenant', field: 'lead', kind: 'tenant', entry: bySlug },
  { type: 'offer', field: 'description', kind: 'offer', entry: bySlug },
  { type: 'event', field: 'lead', kind: 'event', entry: bySlug },
  { type: 'inspiration', field: 'lead', kind: 'inspiration', entry: bySlug },
  { type: 'movie', field: 'description', kind: 'movie', entry: bySlug },
  { type: 'lunch-card', field: 'description', kind: 'lunchCard', entry: bySlug },
  { type: 'job', field: 'description', kind: 'job', entry: bySlug },
  { type: 'press-article', field: 'description', kind: 'pressArticle', entry: bySlug },
  { type: 'mobile-app', field: 'description', kind: 'mobileApp', entry: bySlug },
  { type: 'page', field: 'lead', kind: 'landingPage', entry: bySlug },
  { type: 'survey', field: 'lead', kind: 'survey', entry: bySlug },
  { type: 'hair-stylist', field: 'bio', kind: 'stylist', entry: bySlug },
  { type: 'menu-category', field: 'lead', kind: 'tenants', entry: { slug: 'categorySlug' }, saved: true },
  { type: 'menu-sub-category', field: 'name', kind: 'tenants', entry: 'listed', saved: true },
  { type: 'menu-cat-specialty', field: 'name', kind: 'tenants', entry: 'listed', saved: true },
  { type: 'mall-room', field: 'room_id', kind: 'tenant', entry: 'listed', saved: true },
  { type: 'picture-text', field: 'text', kind: 'home', entry: 'listed', saved: true },
  { type: 'restaurant-menu', field: 'dishes.0.name', kind: 'dailyMenu', entry: 'listed' },
  { type: 'offer-type', field: 'name', kind: 'offers', entry: 'listed', saved: true },
  { type: 'coupon', field: 'description', kind: 'coupons', entry: 'listed' },
  { type: 'marketplace', field: 'name', kind: 'home', entry: 'listed' },
  { type: 'special-promotion', field: 'name', kind: 'home', entry: 'listed', saved: true },
  { type: 'carousel', field: 'slides.0.title', kind: 'home', entry: 'single' },
  { type: 'home-page', field: 'heading', kind: 'home', entry: 'single' },
  { type: 'instagram', field: 'heading', kind: 'home', entry: 'single' },
  { type: 'instagram-post', field: 'caption', kind: 'home', entry: 'listed' },
  { type: 'cinema-section', field: 'linkName', kind: 'home', entry: 'single' },
  { type: 'header', field: 'centreName', kind: 'home', entry: 'single', saved: true },
  { type: 'seo', field: 'title', kind: 'home', entry: 'single', saved: true },
  {
    type: 'cookie-setting',
    field: 'cookiesCategories.0.name',
    kind: 'cookiePolicy',
    entry: 'single',
    saved: true,
  },
  { type: 'footer', field: 'copyright_text', kind: 'home', entry: 'single', saved: true },
  { type: 'cinema-page', field: 'description', kind: 'cinema', entry: 'single' },
  { type: 'daily-menu', field: 'text', kind: 'dailyMenu', entry: 'single' },
  { type: 'lookbook', field: 'text', kind: 'inspirations', entry: 'single' },
  { type: 'press', field: 'lead', kind: 'press', entry: 'single' },
  { type: 'csr', field: 'description', kind: 'csr', entry: 'single' },
  { type: 'coupons-page', field: 'description', kind: 'coupons', entry: 'single' },
  { type: 'gift-card', field: 'description', kind: 'giftCard', entry: 'single' },
  { type: 'info-page', field: 'free_text', kind: 'contact', entry: 'single' },
  { type: 'terms-and-condtion', field: 'lead', kind: 'terms', entry: 'single' },
  { type: 'cookie-policy', field: 'lead', kind: 'cookiePolicy', entry: 'single' },
  { type: 'privacy-policy', field: 'lead', kind: 'privacyPolicy', entry: 'single' },
  { type: 'stylist-page', field: 'description', kind: 'personalStylist', entry: 'single' },
  { type: 'media-sale', field: 'description', kind: 'mediaSales', entry: 'single' },
  { type: 'advanced-media-sale', field: 'description', kind: 'advancedMediaSale', entry: 'single' },
];

interface Entry extends Record<string, unknown> {
  documentId: string;
}

async function ask(method: string, path: string, query: Record<string, string>, body?: object) {
  const search = new URLSearchParams({ locale: 'pl-PL', ...query });
  const answer = await fetch(`${contentUrl()}/content-manager/${path}?${search}`, {
    method,
    headers: { authorization: `Bearer ${await sharedToken('admin')}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** The Polish entry of a type that a page shows. @param page its path, and its HTML */
export async function entryOn({ type, field, entry }: Shown, page: { path: string; text: string }) {
  const uid = `api::${type}.${type}`;
  if (entry === 'single') {
    const { data } = (await ask('GET', `single-types/${uid}`, {})) as { data: Entry };
    return data;
  }
  const slug = decodeURIComponent(page.path.split('?')[0]?.split('/').at(-1) ?? '');
  const asked = { pageSize: '100', ...(entry === 'listed' ? {} : { [`filters[${entry.slug}][$eq]`]: slug }) };
  const { results } = (await ask('GET', `collection-types/${uid}`, asked)) as { results: Entry[] };
  const found = results.find((one) => entry !== 'listed' || page.text.includes(String(textOf(one, field))));
  if (!found) throw new Error(`${page.path} shows no ${type} that the staff know`);
  return found;
}

const within = (entry: object, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((part, key) => Object(part)[key], entry);

/** What stands in a field of an entry. @param field as in {@link Shown} */
export const textOf = (entry: object, field: string): unknown => within(entry, field.split('.'));

/** Publishes a text of an entry in Polish, as the staff do it in its form. */
export async function publishText({ type, field, entry, saved }: Shown, of: Entry, text: unknown) {
  const uid = `api::${type}.${type}`;
  const path = entry === 'single' ? `single-types/${uid}` : `collection-types/${uid}/${of.documentId}`;
  const keys = field.split('.');
  const [whole = ''] = keys;
  // A component is sent whole: what is left out of it would be taken away.
  const body = structuredClone({ [whole]: of[whole] });
  const last = keys.pop() ?? '';
  Object.assign(Object(within(body, keys)), { [last]: text });
  if (saved) await ask('PUT', path, {}, body);
  else await ask('POST', `${path}/actions/publish`, {}, body);
}
