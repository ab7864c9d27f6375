import { z } from 'zod';
import { entity, flag, many, needed, one, part, text, whole } from '../wire.ts';
import { event } from './event.ts';
import { media } from './media.ts';
import { offer } from './offer.ts';
import { localization, specialtyRef, tenant } from './tenant.ts';

const menuSpecialty = part(
  'MenuSpecialty',
  {
    ...specialtyRef.shape,
    name: needed,
    specialtySlug: needed,
    /** In a category's and a sub-category's own endpoint. */
    localizations: many(localization).optional(),
  },
  { bare: ['name', 'specialtySlug'] },
);

const subCategoryFields = {
  name: needed,
  href: text,
  subCategorySlug: needed,
  showDailyMenu: flag,
  menu_cat_specialties: many(menuSpecialty),
} as const;

const menuSubCategory = part('MenuSubCategory', subCategoryFields, { bare: ['name', 'subCategorySlug'] });

const categoryFields = {
  name: needed,
  href: text,
  categorySlug: needed,
  order: whole,
  /** Floor that the category is shown on. */
  locationLevel: whole,
  media: one(media),
} as const;

/** A category of the mega-menu, with what its panel features. */
export const menuCategory = entity('MenuCategory', {
  ...categoryFields,
  menu_sub_categories: many(menuSubCategory),
  featuredTenant: one(tenant),
  featuredOffers: many(offer),
  featuredEvent: one(event),
});
export type MenuCategoryPayload = z.output<typeof menuCategory>;

/** `/api/categories/category/{slug}` */
export const category = entity('Category', {
  ...categoryFields,
  lead: z.string().nullish(),
  description: z.string().nullish(),
  menu_sub_categories: many(menuSubCategory),
  localizations: many(localization),
});
export type Category = z.output<typeof category>;

/** `/api/menu-sub-categories/menu-sub-category/{slug}` */
export const subCategory = entity('SubCategory', { ...subCategoryFields, localizations: many(localization) });
export type SubCategory = z.output<typeof subCategory>;
