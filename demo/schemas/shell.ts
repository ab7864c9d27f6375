import { z } from 'zod';
import { CATEGORIES, type CategoryKey } from '../structure/categories.ts';
import { COOKIE_CATEGORIES, FOOTER_COLUMNS, type FooterLinkKey } from '../structure/shell.ts';
import { each, keysOf, text } from './leaves.ts';

const isNoCategory = (key: FooterLinkKey): key is Exclude<FooterLinkKey, CategoryKey> =>
  !CATEGORIES.some((category) => category.key === key);

/** `shell.json`: what stands on every page. */
export const shell = z.strictObject({
  header: z.strictObject({
    howToGetThere: text,
    stickyBar: text,
    giftCard: text,
    logoAlt: text,
    cinemaOpenings: text,
    cablewayOpenings: text,
  }),
  footer: z.strictObject({
    columns: each(keysOf(FOOTER_COLUMNS), text),
    /** Links to categories carry the category's name. */
    links: each(
      FOOTER_COLUMNS.flatMap((column) => keysOf<FooterLinkKey>(column.links)).filter(isNoCategory),
      text,
    ),
    spot: z.strictObject({ heading: text, html: text }),
    appleAlt: text,
    googleAlt: text,
    copyright: text,
  }),
  cookies: z.strictObject({
    title: text,
    description: text,
    categories: each(keysOf(COOKIE_CATEGORIES), text),
    entries: each(
      COOKIE_CATEGORIES.flatMap(({ cookies }) => cookies.map(({ name }) => name)),
      text,
    ),
  }),
});
