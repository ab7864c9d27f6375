import type { Translate } from '../../i18n/translator.ts';
import { WORD_KEYS } from './opening-words.ts';

/** Value of `data-opening-words`: all sentences the element needs, once a page. */
export function openingWords(t: Translate): string {
  return WORD_KEYS.map((key) => t(`opening:${key}`, { time: '%', date: '%' })).join('|');
}
