/** Business constants of the page's frame (spec section 9); pixels and milliseconds. */

/** How long the pointer rests on a category before its panel opens, or outside before it closes. */
export const MENU_HOVER_DELAY_MS = 150;

/** An open panel of the desktop menu closes when the page has been scrolled further than this. */
export const MENU_SCROLL_CLOSE_PX = 100;

/** Over 1024 px the categories stand in the header; up to it they are a full-screen menu. */
export const DESKTOP_QUERY = '(min-width: 1025px)';

/** An address with a hash scrolls to what it names after this long, leaving so much above it. */
export const HASH_SCROLL_DELAY_MS = 250;
export const HASH_SCROLL_OFFSET_PX = 120;

/** What a click on a sub-category or a specialty of the menu leaves in local storage (slugs). */
export const STORED_SUB_CATEGORY = 'subCategory';
export const STORED_SPECIALTY = 'specialty';
/** So long the menu opens where the visitor was. */
export const MENU_MEMORY_MS = 86_400_000;

/** More offers than this would crowd a panel of the menu. */
export const MENU_OFFERS = 2;
