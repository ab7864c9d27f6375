import { inEveryLanguage } from '../part';
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
import type { StoriesTexts } from './types';

/** The stories' words in every language of the demo. */
export const storiesTexts = inEveryLanguage<StoriesTexts>({
  'bg-BG': bgBG,
  'cs-CZ': csCZ,
  'hr-HR': hrHR,
  'hu-HU': huHU,
  'lt-LT': ltLT,
  'pl-PL': plPL,
  'ro-RO': roRO,
  'sk-SK': skSK,
  en,
  ru,
  sr,
});
