import type { Coupon } from '@mall/contract';
import { type CardContext, cardContext } from '../../content/cards.ts';
import { orWithout } from '../../content/client/content-reader.ts';
import type { LoadContext } from '../../content/client/load-context.ts';
import { pagesOf } from '../../content/client/read-all.ts';
import { type PeriodState, periodState, validMoment } from '../../content/fields/periods.ts';
import { pictureOf } from '../../content/fields/pictures.ts';
import { placeOf } from '../../content/fields/place.ts';
import { richText } from '../../content/fields/rich-text.ts';
import { omitUndefined, plainText, trimToUndefined } from '../../content/fields/text.ts';
import { entriesOf, isNothing } from '../../content/page-presence.ts';
import { COUPON_TYPES, type CouponCard, type CouponsPage } from '../benefits/benefits-models.ts';
import { seoOf } from '../benefits/benefits-parts.ts';

/** A sheet of coupons: one large, the rest in pairs, and the app's own tile. */
const PAGE_SIZE = 12;

/** The numeral as printed; a bare number with the type percent gets its sign. */
function labelOf({ type, value }: Coupon): string | undefined {
  const label = trimToUndefined(value);
  return type === 'percent' && label && /^\d{1,3}$/.test(label) ? `−${label}%` : label;
}

export function couponCard(coupon: Coupon, { links }: CardContext, context: LoadContext): CouponCard {
  const { tenant } = coupon;
  const name = tenant?.name.trim();
  return omitUndefined({
    id: coupon.id,
    key: trimToUndefined(coupon.documentId) ?? String(coupon.id),
    name: coupon.name.trim(),
    lead: plainText(coupon.description),
    type: COUPON_TYPES.find((type) => type === coupon.type),
    label: labelOf(coupon),
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

function stateOf({ validFrom, validTo }: Coupon, { now, timeZone }: LoadContext): PeriodState {
  return periodState(validMoment(validFrom), validMoment(validTo), now, timeZone);
}

/** Those that are or will be good. */
export function goodCoupons(coupons: readonly Coupon[], context: LoadContext): Coupon[] {
  return coupons.filter((coupon) => stateOf(coupon, context) !== 'ended');
}

/** `page` in the query counts from 1. Null = there is no such page, or the centre has no coupons at all. */
export async function loadCouponsPage(context: LoadContext): Promise<CouponsPage | null> {
  const asked = context.query.page ?? '1';
  if (!/^[1-9]\d{0,3}$/.test(asked)) return null;
  const page = Number(asked);
  const { content } = context;
  const [list, around] = await Promise.all([
    content.read('coupons', { page, pageSize: PAGE_SIZE }),
    orWithout(content, content.read('couponsPage', {})),
  ]);
  if (isNothing('coupons', content, entriesOf(list))) return null;
  const items = list?.items ?? [];
  const pageCount = pagesOf(list, PAGE_SIZE);
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

/** One coupon by its row id; null when it is not among those of the language. */
export async function loadCoupon(id: number, context: LoadContext): Promise<CouponCard | null> {
  const list = await context.content.read('coupons', { page: 1, pageSize: 100 });
  const coupon = list?.items.find((one) => one.id === id);
  return coupon ? couponCard(coupon, cardContext(context), context) : null;
}
