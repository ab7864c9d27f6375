import { z } from 'zod';
import { component, entity, flag, list, many, moment, needed, one, text, whole } from '../../wire.ts';
import { media } from '../media.ts';
import { pictureEntries } from '../media-file.ts';
import { localization, offerTenant } from '../tenant.ts';

/** A thing that is shown: `price` in words with its currency, `href` the page of its shop. */
const shownProduct = component('ShownProduct', { name: text, price: text, href: text }, { bare: ['name'] });

/** `lead` is one plain sentence, `description` HTML; `cardMedia` is for lists, `media` for the page. */
export const inspiration = entity('Inspiration', {
  name: needed,
  slug: needed,
  lead: z.string().nullish(),
  description: text,
  isPromoted: flag,
  publishDate: moment,
  media: one(media),
  cardMedia: one(media),
  products: list(shownProduct).optional(),
  tenants: many(offerTenant).optional(),
  locale: z.string().nullish(),
  updatedAt: z.string().nullish(),
  localizations: many(localization).optional(),
});
export type Inspiration = z.output<typeof inspiration>;

/** Two pages of the lookbook; `level` is the floor of what it shows. */
const spread = component(
  'LookbookSpread',
  {
    title: text,
    text: text,
    level: whole,
    media: one(media),
    products: list(shownProduct),
  },
  { ...pictureEntries, names: { media: ['cardMedia'] } },
);

/** `/api/inspirations/lookbook` */
export const lookbook = entity(
  'Lookbook',
  {
    heading: text,
    text: text,
    spreads: list(spread),
    locale: z.string().nullish(),
    updatedAt: z.string().nullish(),
  },
  { list: 'spreads' },
);
export type Lookbook = z.output<typeof lookbook>;
