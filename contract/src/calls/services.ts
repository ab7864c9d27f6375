/** Calls of personal stylists, media sales, favicon, scripts and the map (spec section 7). */
export const SERVICES_CALLS = {} as const;
