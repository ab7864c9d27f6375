import type { DemoPart } from '../part';
import { storyPictures } from './drawings';
import { bgBG } from './texts/bg-BG';
import { en } from './texts/en';
import { huHU } from './texts/hu-HU';
import { ltLT } from './texts/lt-LT';
import { plPL } from './texts/pl-PL';
import { roRO } from './texts/ro-RO';
import { ru } from './texts/ru';

/** The demo's words and drawings of inspirations, the marketplace, Instagram and special promotions. */
export const stories: DemoPart = {
  pictures: storyPictures(),
  alternatives: {
    'bg-BG': bgBG.pictures,
    'hu-HU': huHU.pictures,
    'lt-LT': ltLT.pictures,
    'pl-PL': plPL.pictures,
    'ro-RO': roRO.pictures,
    en: en.pictures,
    ru: ru.pictures,
  },
};
