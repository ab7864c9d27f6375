import type { DemoPart } from '../parts';

/** The demo's words and drawings of inspirations, the marketplace, Instagram and special promotions. */
export const stories: DemoPart = { pictures: [], alternatives: {} };
