import type { DemoPart } from '../parts';
import { storyPictures } from './drawings';
import { en } from './texts/en';
import { plPL } from './texts/pl-PL';

/** The demo's words and drawings of inspirations, the marketplace, Instagram and special promotions. */
export const stories: DemoPart = {
  pictures: storyPictures(),
  alternatives: { 'pl-PL': plPL.pictures, en: en.pictures },
};
