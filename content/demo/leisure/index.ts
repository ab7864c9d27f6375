import type { DemoPart } from '../parts';

/** The demo's words and drawings of cinema, daily menu and lunch cards. */
export const leisure: DemoPart = { pictures: [], alternatives: {} };
