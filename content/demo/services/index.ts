import type { DemoPart } from '../parts';

/** The demo's words and drawings of personal stylists, media sales, favicon, scripts and the map. */
export const services: DemoPart = { pictures: [], alternatives: {} };
