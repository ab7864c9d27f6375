import { MAX_EMAIL } from '@mall/contract';
import { failedWords } from '../../i18n/failed-words.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { NewsletterErrors } from './newsletter-entry.ts';

/** What the form's own script says; stands in `data-words` of `<newsletter-form>`. */
export interface NewsletterWords {
  required: string;
  invalid: string;
  age: string;
  sending: string;
  failed: string;
  close: string;
}

/** @param ageError the content's own words for a box that is not ticked */
export function newsletterWords(t: Translate, ageError?: string): NewsletterWords {
  return {
    required: t('common:validation.required', { field: t('newsletter:email') }),
    invalid: t('common:validation.email'),
    age: ageError ?? t('newsletter:ageError'),
    sending: t('newsletter:sending'),
    failed: failedWords(t, 'newsletter:failed'),
    close: t('newsletter:close'),
  };
}

/** The texts of errors, by field, in the order of the form. */
export function errorTexts(
  errors: NewsletterErrors,
  t: Translate,
  ageError?: string,
): Partial<Record<'email' | 'ageConsent', string>> {
  const words = newsletterWords(t, ageError);
  const email = {
    required: words.required,
    invalid: words.invalid,
    tooLong: t('common:validation.tooLong', { field: t('newsletter:email'), max: MAX_EMAIL }),
  };
  return {
    ...(errors.email && { email: email[errors.email] }),
    ...(errors.ageConsent && { ageConsent: words.age }),
  };
}

/** What stands in the form's place once an address is on the list, or a mail has gone to it. */
export function doneWords(
  code: 'created' | 'updated' | 'mailed',
  t: Translate,
): { heading: string; text: string } {
  if (code === 'mailed')
    return { heading: t('newsletter:mailed.heading'), text: t('newsletter:mailed.text') };
  return code === 'created'
    ? { heading: t('newsletter:created.heading'), text: t('newsletter:created.text') }
    : { heading: t('newsletter:updated.heading'), text: t('newsletter:updated.text') };
}
