import { z } from 'zod';
import { entity, flag, many, moment, needed, one, part, text } from '../wire.ts';
import { media } from './media.ts';
import { localization, offerTenant, tenant } from './tenant.ts';

const offerTypeRef = part(
  'OfferTypeReference',
  {
    name: text,
    icon: one(media),
    background_image: one(media),
    backgroundColor: text,
  },
  { bare: ['name'] },
);

/** A kind of offer: `/api/offer-types`. `slug` names it in addresses; without one its name does. */
export const offerType = entity('OfferType', {
  name: needed,
  slug: z.string().nullish(),
  icon: one(media),
  background_image: one(media),
  backgroundColor: text,
  localizations: many(localization).optional(),
});
export type OfferType = z.output<typeof offerType>;

const specialPromotionRef = part('SpecialPromotionReference', { backgroundImage: one(media) });

const fields = {
  name: needed,
  slug: needed,
  label: z.string().nullish(),
  text: z.string().nullish(),
  description: z.string().nullish(),
  startDate: moment,
  endDate: moment,
  isPromoted: flag,
  media: one(media).optional(),
  offer_type: one(offerTypeRef),
  special_promotion: one(specialPromotionRef),
  locale: z.string().nullish(),
  updatedAt: z.string().nullish(),
} as const;

/** `label` is the numeral of the sign ("−40%"), `text` one plain sentence, `description` HTML. */
export const offer = entity(
  'Offer',
  {
    ...fields,
    tenant: one(offerTenant),
    localizations: many(localization).optional(),
  },
  {
    names: {
      offer_type: ['type', 'kind', 'offerTypes'],
      special_promotion: ['promotion', 'campaign', 'specialPromotions'],
    },
  },
);
export type Offer = z.output<typeof offer>;

/** Without its tenant: the tenant's own page carries its offers. */
const tenantOffer = entity(
  'TenantOffer',
  {
    ...fields,
    tenant: one(offerTenant).optional(),
    localizations: many(localization).optional(),
  },
  { names: { offer_type: ['type', 'kind'], special_promotion: ['promotion', 'campaign'] } },
);

/** `/api/tenants/tenant/{slug}`: with the offers that run or are to come, where the system gives them. */
export const tenantWithOffers = entity('TenantWithOffers', {
  ...tenant.shape,
  localizations: many(localization),
  offers: many(tenantOffer).optional(),
});
export type TenantWithOffers = z.output<typeof tenantWithOffers>;
