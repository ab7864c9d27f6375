import type { DemoPart } from '../part';
import { storyPictures } from './drawings';
import { bgBG } from './texts/bg-BG';
import { en } from './texts/en';
import { plPL } from './texts/pl-PL';

/** The demo's words and drawings of inspirations, the marketplace, Instagram and special promotions. */
export const stories: DemoPart = {
  pictures: storyPictures(),
  alternatives: { 'bg-BG': bgBG.pictures, 'pl-PL': plPL.pictures, en: en.pictures },
};
