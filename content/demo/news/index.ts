import type { DemoPart } from '../parts';

/** The demo's words and drawings of jobs and press. */
export const news: DemoPart = { pictures: [], alternatives: {} };
