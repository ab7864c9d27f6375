import { z } from 'zod';
import { OFFER_TYPES, OFFERS, SPECIAL_PROMOTIONS } from '../structure/offers.ts';
import { each, keysOf, slug, text } from './leaves.ts';

/** `offers.json`. The `text` of an offer goes on after the big numeral: "−40%" … "on winter coats". */
export const offers = z.strictObject({
  offerTypes: each(keysOf(OFFER_TYPES), text),
  specialPromotions: each(keysOf(SPECIAL_PROMOTIONS), text),
  offers: each(keysOf(OFFERS), z.strictObject({ name: text, slug, text, description: text })),
});
