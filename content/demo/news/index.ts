import { type DemoPart, inEveryLanguage } from '../part';
import type { DemoLocale } from '../types';
import { newsPictures } from './drawings';
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
import type { NewsTexts } from './types';

export * from './structure';

/** The languages written so far. */
const WRITTEN: Partial<Record<DemoLocale, NewsTexts>> & { en: NewsTexts } = {
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

/** Words of jobs and press; called, since the list of languages is only there once all parts are. */
export const newsTexts = (): Record<DemoLocale, NewsTexts> => inEveryLanguage(WRITTEN);

/** The demo's words and drawings of jobs and press. */
export const news: DemoPart = {
  pictures: newsPictures(),
  alternatives: Object.fromEntries(
    Object.entries(WRITTEN).map(([locale, words]) => [locale, words.pictures]),
  ),
};
