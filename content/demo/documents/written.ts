import type { DemoLocale } from '../types';
import { bgBG } from './texts/bg-BG';
import { en } from './texts/en';
import { plPL } from './texts/pl-PL';
import type { DocumentsWords } from './types';

/** The languages written so far. A new one: add its file to `texts/` and enter it here. */
export const WRITTEN: Partial<Record<DemoLocale, DocumentsWords>> & { en: DocumentsWords } = {
  'bg-BG': bgBG,
  'pl-PL': plPL,
  en,
};
