import { type DemoPart, inEveryLanguage } from '../part';
import { sheet } from '../pictures/draw';
import { DEMO_LOCALES } from '../types';
import { benefitDrawings } from './drawings';
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
import type { BenefitsTexts } from './types';

export * from './structure';

export const benefitsTexts = inEveryLanguage<BenefitsTexts>({
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

/** The demo's words and drawings of coupons, the gift card page, social responsibility and mobile apps. */
export const benefits: DemoPart = {
  pictures: Object.entries(benefitDrawings).map(([key, drawing]) => ({
    key,
    svg: sheet(drawing),
    width: 400,
    height: 400,
  })),
  alternatives: Object.fromEntries(DEMO_LOCALES.map((locale) => [locale, benefitsTexts[locale].pictures])),
};
