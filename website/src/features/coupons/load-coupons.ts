import { type Coupon, DEFAULT_LIMIT } from '@mall/contract';
import { type CardContext, cardContext } from '../../content/cards.ts';
import { orWithout } from '../../content/client/content-reader.ts';
import type { LoadContext } from '../../content/client/load-context.ts';
import { inPages, readPage } from '../../content/client/read-all.ts';
import { type PeriodState, SOON_DAYS, shownState, validMoment } from '../../content/fields/periods.ts';
import { pictureOf } from '../../content/fields/pictures.ts';
import { placeOf } from '../../content/fields/place.ts';
import { richText } from '../../content/fields/rich-text.ts';
import { omitUndefined, plainText, trimToUndefined } from '../../content/fields/text.ts';
import { entriesOf, isNothing } from '../../content/page-presence.ts';
import { htmlLang, type Locale } from '../../i18n/locales.ts';
import { seoOf } from '../benefits/benefits-parts.ts';
import { couponLabel } from './coupon-label.ts';
import { COUPON_TYPES, type CouponCard, type CouponsPage } from './coupon-models.ts';

/** A sheet of coupons: one large, the rest in pairs, and the app's own tile. */
const PAGE_SIZE = 12;

const keyOf = ({ documentId, id }: Coupon) => trimToUndefined(documentId) ?? String(id);

function couponCard(coupon: Coupon, { links }: CardContext, context: LoadContext): CouponCard {
  const { tenant } = coupon;
  const name = tenant?.name.trim();
  return omitUndefined({
    id: coupon.id,
    key: keyOf(coupon),
    name: coupon.name.trim(),
    lead: plainText(coupon.description),
    type: COUPON_TYPES.find((type) => type === coupon.type),
    label: couponLabel(coupon, htmlLang(context.locale)),
    starts: validMoment(coupon.validFrom) ?? '',
    ends: validMoment(coupon.validTo) ?? null,
    state: stateOf(coupon, context),
    votes: Math.max(0, coupon.vote ?? 0),
    place: placeOf(tenant),
    tenant:
      tenant && name
        ? omitUndefined({ name, href: links.tenant(tenant), logo: pictureOf(tenant.logo, name) })
        : undefined,
  });
}

function stateOf({ validFrom, validTo }: Coupon, context: LoadContext): PeriodState {
  return shownState(validMoment(validFrom), validMoment(validTo), context, SOON_DAYS);
}

/** Those that are or will be good. */
function goodCoupons(coupons: readonly Coupon[], context: LoadContext): Coupon[] {
  return coupons.filter((coupon) => stateOf(coupon, context) !== 'ended');
}

/** `page` in the query counts from 1. Null = there is no such page, or the centre has no coupons at all. */
export async function loadCouponsPage(context: LoadContext): Promise<CouponsPage | null> {
  const asked = context.query.page ?? '1';
  if (!/^[1-9]\d{0,3}$/.test(asked)) return null;
  const page = Number(asked);
  const { content } = context;
  const [{ list, pageCount }, around] = await Promise.all([
    readPage((number) => content.read('coupons', { page: number, pageSize: PAGE_SIZE }), page, PAGE_SIZE),
    orWithout(content, content.read('couponsPage', {})),
  ]);
  if (isNothing('coupons', content, entriesOf(list))) return null;
  const items = list?.items ?? [];
  if (page > pageCount) return null;
  const make = cardContext(context);
  const [appName, slug] = [trimToUndefined(around?.app?.name), trimToUndefined(around?.app?.slug)];
  const appHref = slug && make.links.page('mobileApp', { slug });
  return omitUndefined<CouponsPage>({
    heading: trimToUndefined(around?.heading),
    lead: plainText(around?.description),
    coupons: goodCoupons(items, context).map((coupon) => couponCard(coupon, make, context)),
    page,
    pageCount,
    html: richText(around?.rules, make.links),
    app: appName && appHref ? { name: appName, href: appHref } : undefined,
    seo: seoOf(around, undefined),
  });
}

/**
 * One coupon by its row id; null when it is not among those of the language. Content systems have no call for one coupon
 * (spec section 7): it is looked for in their list.
 */
export async function loadCoupon(id: number, context: LoadContext): Promise<CouponCard | null> {
  const all = await inPages((page) => context.content.read('coupons', { page, pageSize: DEFAULT_LIMIT }));
  const coupon = all?.find((one) => one.id === id);
  return coupon ? couponCard(coupon, cardContext(context), context) : null;
}

/** The row ids of a coupon by language, where it is among the first of the list there. */
export async function couponIds(
  { id, key }: CouponCard,
  { content, live, locale }: LoadContext,
): Promise<Partial<Record<Locale, number>>> {
  const found = await Promise.all(
    live.map(async (one) => {
      if (one === locale) return [[one, id] as const];
      const list = await content.readIn(one, 'coupons', { page: 1, pageSize: DEFAULT_LIMIT });
      const same = list?.items.find((coupon) => keyOf(coupon) === key);
      return same ? [[one, same.id] as const] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}
