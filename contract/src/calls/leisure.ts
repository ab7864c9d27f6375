/** Calls of cinema, daily menu and lunch cards (spec section 7). */
export const LEISURE_CALLS = {} as const;
