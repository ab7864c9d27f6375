import { z } from 'zod';
import { entity, flag, moment, needed, one, part, text, whole } from '../../wire.ts';
import { seoData } from '../header-static.ts';
import { offerTenant } from '../tenant.ts';

/**
 * A coupon as lists carry it: its code is never among this. `type` is percent, amount, bundle or gift; `value` is
 * the numeral as printed ("−20%", "30 zł"). `vote` counts the votes of all visitors, `voted` is the asker's own:
 * null for whom the system does not know.
 */
export const coupon = entity(
  'Coupon',
  {
    name: needed,
    description: text,
    type: text,
    value: text,
    validFrom: moment,
    validTo: moment,
    vote: whole,
    voted: flag,
    tenant: one(offerTenant),
    locale: z.string().nullish(),
    updatedAt: z.string().nullish(),
  },
  {
    names: {
      type: ['couponType', 'kind', 'discountType'],
      value: ['discount', 'amount', 'discountValue', 'label', 'percent', 'percentage'],
      vote: ['votes', 'voteCount', 'votesCount', 'likes'],
      voted: ['hasVoted', 'isVoted'],
    },
    words: {
      type: {
        percentage: 'percent',
        '%': 'percent',
        percentdiscount: 'percent',
        discount: 'percent',
        fixed: 'amount',
        cash: 'amount',
        money: 'amount',
        value: 'amount',
        fixedamount: 'amount',
        bogo: 'bundle',
        set: 'bundle',
        '2for1': 'bundle',
        '1+1': 'bundle',
        free: 'gift',
        present: 'gift',
        freebie: 'gift',
      },
    },
  },
);
export type Coupon = z.output<typeof coupon>;

const appOfCoupons = part('AppOfCoupons', { name: text, slug: text });

/** `/api/coupons-page`: what stands around the coupons. `rules` is HTML, `app` the one that coupons are used with. */
export const couponsPage = entity(
  'CouponsPage',
  {
    heading: text,
    description: text,
    rules: text,
    app: one(appOfCoupons).optional(),
    seo: seoData.nullish(),
    locale: z.string().nullish(),
    updatedAt: z.string().nullish(),
  },
  { names: { rules: ['regulations', 'terms', 'conditions'] } },
);
export type CouponsPagePayload = z.output<typeof couponsPage>;
