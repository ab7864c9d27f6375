/** Calls of jobs and press (spec section 7). */
export const NEWS_CALLS = {} as const;
