import { type DemoPart, inEveryLanguage } from '../part';
import { servicesPictures } from './drawings';
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

/** The words of personal stylists and media sales; a language that is not written yet reads as English. */
export const servicesWords = inEveryLanguage({
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

/** The demo's words and drawings of personal stylists, media sales, favicon, scripts and the map. */
export const services: DemoPart = {
  pictures: servicesPictures(),
  alternatives: Object.fromEntries(
    Object.entries(servicesWords).map(([locale, words]) => [locale, words.pictures]),
  ),
};
