import type { DemoPart } from '../part';
import { documentPictures } from './drawings';
import { WRITTEN } from './written';

/** The demo's words and drawings of contact and info, terms and policies, landing pages and surveys. */
export const documents: DemoPart = {
  pictures: documentPictures(),
  alternatives: Object.fromEntries(
    Object.entries(WRITTEN).map(([locale, words]) => [locale, words.pictures]),
  ),
};
