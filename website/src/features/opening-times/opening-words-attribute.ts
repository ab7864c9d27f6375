import { WORD_KEYS } from '@mall/contract/opening/opening-words.ts';
import type { Translate } from '../../i18n/translator.ts';

/**
 * Value of `data-opening-words`: all sentences the element needs, once a page. A line ends after a comma: it shows
 * where a style asks for two lines (`white-space: pre-line`), and is a space everywhere else.
 */
export function openingWords(t: Translate): string {
  return WORD_KEYS.map((key) => t(`opening:${key}`, { time: '%', date: '%' }).replace(', ', ',\n')).join('|');
}
