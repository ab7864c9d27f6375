import type { Translate } from './translator.ts';

/** What is said when nobody can say why something sent was not taken (spec section 8), and what the visitor can do. */
export function failedWords(
  t: Translate,
  further: 'forms:failed' | 'newsletter:failed' | 'coupons:failed',
): string {
  return `${t('common:error.unknown')}. ${t(further)}`;
}
