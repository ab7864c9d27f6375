import { type DemoPart, inEveryLanguage } from '../part';
import type { DemoLocale } from '../types';
import { LEISURE_PICTURES } from './drawings';
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
import type { LeisureTexts } from './types';

export * from './structure';
export type { LeisureTexts } from './types';

/** The languages written so far. A new one: add its file to `texts/`, import it and enter it here. */
const WRITTEN: Partial<Record<DemoLocale, LeisureTexts>> & { en: LeisureTexts } = {
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
};

/** Words of cinema, daily menu and lunch cards. */
export function leisureTexts(): Record<DemoLocale, LeisureTexts> {
  return inEveryLanguage(WRITTEN);
}

/** The demo's words and drawings of cinema, daily menu and lunch cards. */
export const leisure: DemoPart = {
  pictures: LEISURE_PICTURES,
  alternatives: Object.fromEntries(
    Object.entries(WRITTEN).map(([locale, words]) => [locale, words.pictures]),
  ),
};
