import { z } from 'zod';
import { entity, many, needed, one, text } from '../../wire.ts';
import { media } from '../media.ts';
import { offerTenant } from '../tenant.ts';

/** A thing sold elsewhere at `link`. `price` in words or as a bare number, `price_html` over it when given. */
export const marketplaceItem = entity('MarketplaceItem', {
  name: needed,
  link: text,
  price: z.union([z.string(), z.number()]).nullable(),
  price_html: text,
  images: many(media),
  cover: one(media),
  tenant: one(offerTenant).optional(),
});
export type MarketplaceItem = z.output<typeof marketplaceItem>;
