import type { DemoLocale } from '../types';
import { bgBG } from './texts/bg-BG';
import { en } from './texts/en';
import { huHU } from './texts/hu-HU';
import { ltLT } from './texts/lt-LT';
import { plPL } from './texts/pl-PL';
import { roRO } from './texts/ro-RO';
import { ru } from './texts/ru';
import type { DocumentsWords } from './types';

/** The languages written so far. A new one: add its file to `texts/` and enter it here. */
export const WRITTEN: Partial<Record<DemoLocale, DocumentsWords>> & { en: DocumentsWords } = {
  'bg-BG': bgBG,
  'hu-HU': huHU,
  'lt-LT': ltLT,
  'pl-PL': plPL,
  'ro-RO': roRO,
  en,
  ru,
};
