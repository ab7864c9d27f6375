import { z } from 'zod';
import { CATEGORIES, SPECIALTIES, SUB_CATEGORIES } from '../structure/categories.ts';
import { TENANTS } from '../structure/tenants.ts';
import { each, keysOf, slug, text } from './leaves.ts';

const named = z.strictObject({ name: text, slug });

/** `shops.json`: the menu and the shops, whose names are the same in every language. */
export const shops = z.strictObject({
  categories: each(keysOf(CATEGORIES), named.extend({ lead: text })),
  subCategories: each(keysOf(SUB_CATEGORIES), named),
  specialties: each(keysOf(SPECIALTIES), named),
  /** One sentence for cards and the head of the page, then two or three for the page; words that search finds besides. */
  tenants: each(
    keysOf(TENANTS),
    z.strictObject({ lead: text, description: text, keywords: text.optional() }),
  ),
});
