import { type DemoPart, inEveryLanguage } from '../parts';
import { sheet } from '../pictures/draw';
import { DEMO_LOCALES } from '../types';
import { benefitDrawings } from './drawings';
import { en } from './texts/en';
import { plPL } from './texts/pl-PL';
import type { BenefitsTexts } from './types';

export * from './structure';

export const benefitsTexts = inEveryLanguage<BenefitsTexts>({ 'pl-PL': plPL, en });

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
