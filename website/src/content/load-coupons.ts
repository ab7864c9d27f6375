import type { Coupon } from '@mall/contract';
import { COUPON_TYPES, type CouponCard, type CouponsPage } from './benefits-models.ts';
import { seoOf } from './benefits-parts.ts';
import { type Making, making } from './cards.ts';
import { orWithout } from './content-reader.ts';
import type { LoadContext } from './load-context.ts';
import { type PeriodState, periodState, validMoment } from './periods.ts';
import { pictureOf } from './pictures.ts';
import { placeOf } from './place.ts';
import { pagesOf } from './read-all.ts';
import { richText } from './rich-text.ts';
import { plainText, text, without } from './text.ts';

/** A sheet of coupons: one large, the rest in pairs, and the app's own tile. */
const PAGE_SIZE = 12;

/** The numeral as printed; a bare number with the type percent gets its sign. */
function labelOf({ type, value }: Coupon): string | undefined {
  const label = text(value);
  return type === 'percent' && label && /^\d{1,3}$/.test(label) ? `−${label}%` : label;
}

export function couponCard(coupon: Coupon, { links }: Making, context: LoadContext): CouponCard {
  const { tenant } = coupon;
  const name = tenant?.name.trim();
  return without({
    id: coupon.id,
    key: text(coupon.documentId) ?? String(coupon.id),
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
        ? without({ name, href: links.tenant(tenant), logo: pictureOf(tenant.logo, name) })
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

/** `page` in the query counts from 1. Null = there is no such page; no coupons at all is an empty first page. */
export async function loadCouponsPage(context: LoadContext): Promise<CouponsPage | null> {
  const asked = context.query.page ?? '1';
  if (!/^[1-9]\d{0,3}$/.test(asked)) return null;
  const page = Number(asked);
  const { content } = context;
  const [list, around] = await Promise.all([
    content.read('coupons', { page, pageSize: PAGE_SIZE }),
    orWithout(content, content.read('couponsPage', {})),
  ]);
  const items = list?.items ?? [];
  const pageCount = pagesOf(list, PAGE_SIZE);
  if (page > pageCount) return null;
  const make = making(context);
  const [appName, slug] = [text(around?.app?.name), text(around?.app?.slug)];
  const appHref = slug && make.links.page('mobileApp', { slug });
  return without<CouponsPage>({
    heading: text(around?.heading),
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
  return coupon ? couponCard(coupon, making(context), context) : null;
}
