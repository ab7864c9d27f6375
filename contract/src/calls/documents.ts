/** Calls of contact and info, terms and policies, landing pages and surveys (spec section 7). */
export const DOCUMENTS_CALLS = {} as const;
