import type { DemoPart } from '../part';
import { storyPictures } from './drawings';
import { bgBG } from './texts/bg-BG';
import { csCZ } from './texts/cs-CZ';
import { en } from './texts/en';
import { hrHR } from './texts/hr-HR';
import { huHU } from './texts/hu-HU';
import { ltLT } from './texts/lt-LT';
import { plPL } from './texts/pl-PL';
import { roRO } from './texts/ro-RO';
import { ru } from './texts/ru';
import { skSK } from './texts/sk-SK';
import { sr } from './texts/sr';

/** The demo's words and drawings of inspirations, the marketplace, Instagram and special promotions. */
export const stories: DemoPart = {
  pictures: storyPictures(),
  alternatives: {
    'bg-BG': bgBG.pictures,
    'cs-CZ': csCZ.pictures,
    'hr-HR': hrHR.pictures,
    'hu-HU': huHU.pictures,
    'lt-LT': ltLT.pictures,
    'pl-PL': plPL.pictures,
    'ro-RO': roRO.pictures,
    'sk-SK': skSK.pictures,
    en: en.pictures,
    ru: ru.pictures,
    sr: sr.pictures,
  },
};
