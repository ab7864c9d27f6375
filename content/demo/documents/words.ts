import { inEveryLanguage } from '../part';
import type { DemoLocale } from '../types';
import type { DocumentsWords } from './types';
import { WRITTEN } from './written';

/** This part's words; called, since the list of languages is only there once all parts are. */
export const documentWords = (): Record<DemoLocale, DocumentsWords> => inEveryLanguage(WRITTEN);
