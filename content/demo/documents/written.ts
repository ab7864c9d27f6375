import type { DemoLocale } from '../types';
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
import type { DocumentsWords } from './types';

/** The languages written so far. A new one: add its file to `texts/` and enter it here. */
export const WRITTEN: Partial<Record<DemoLocale, DocumentsWords>> & { en: DocumentsWords } = {
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
