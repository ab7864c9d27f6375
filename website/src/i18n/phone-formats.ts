import type { Locale } from './locales.ts';

interface PhoneFormat {
  /** Country calling code with its plus sign (spec section 9). */
  prefix: string;
  /** How a whole number looks, `x` for a digit. A hint only: what is accepted is section 5's rule. */
  hint: string;
}

const CROATIAN: PhoneFormat = { prefix: '+385', hint: '+385 xx xxx xxxx' };

/** Section 9 names seven; Romanian and Slovak take +40 as English does, Russian +7, Serbian +381. */
export const PHONE_FORMATS: Readonly<Record<Locale, PhoneFormat>> = {
  'pl-PL': { prefix: '+48', hint: '+48 xxx xxx xxx' },
  en: { prefix: '+40', hint: '+40 xxx xxx xxx' },
  'bg-BG': { prefix: '+359', hint: '+359 xxx xxx xxx' },
  'cs-CZ': { prefix: '+420', hint: '+420 xxx xxx xxx' },
  'hr-HR': CROATIAN,
  hr: CROATIAN,
  'hu-HU': { prefix: '+36', hint: '+36 xx xxx xxxx' },
  'lt-LT': { prefix: '+370', hint: '+370 xxx xxxxx' },
  'ro-RO': { prefix: '+40', hint: '+40 xxx xxx xxx' },
  'sk-SK': { prefix: '+40', hint: '+40 xxx xxx xxx' },
  ru: { prefix: '+7', hint: '+7 xxx xxx xx xx' },
  sr: { prefix: '+381', hint: '+381 xx xxx xxxx' },
};
