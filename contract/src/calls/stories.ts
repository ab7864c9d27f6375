/** Calls of inspirations, the marketplace, Instagram and special promotions (spec section 7). */
export const STORIES_CALLS = {} as const;
