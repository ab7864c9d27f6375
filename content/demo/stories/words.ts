import { inEveryLanguage } from '../part';
import { bgBG } from './texts/bg-BG';
import { en } from './texts/en';
import { huHU } from './texts/hu-HU';
import { ltLT } from './texts/lt-LT';
import { plPL } from './texts/pl-PL';
import { roRO } from './texts/ro-RO';
import { ru } from './texts/ru';
import type { StoriesTexts } from './types';

/** The stories' words in every language of the demo. */
export const storiesTexts = inEveryLanguage<StoriesTexts>({
  'bg-BG': bgBG,
  'hu-HU': huHU,
  'lt-LT': ltLT,
  'pl-PL': plPL,
  'ro-RO': roRO,
  en,
  ru,
});
