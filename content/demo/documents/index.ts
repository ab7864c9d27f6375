import type { DemoPart } from '../parts';

/** The demo's words and drawings of contact and info, terms and policies, landing pages and surveys. */
export const documents: DemoPart = { pictures: [], alternatives: {} };
