import type { Translate } from '../../i18n/translator.ts';
import type { FaultWords, FormRules } from './form-rules.ts';
import type { FormPlan } from './form-state.ts';

/** Texts of faults (spec section 8); the places for name and limit stay open. */
export function faultWords(t: Translate): FaultWords {
  return {
    required: t('common:validation.required', { field: '{{field}}' }),
    tooLong: t('common:validation.tooLong', { field: '{{field}}', max: '{{max}}' }),
    tooShort: t('common:validation.tooShort'),
    name: t('common:validation.name'),
    email: t('common:validation.email'),
    phone: t('common:validation.phone'),
    answer: t('common:validation.answerAll'),
    consent: t('forms:fault.consent'),
    day: t('forms:fault.day'),
    span: t('forms:fault.span'),
    unlike: t('forms:fault.unlike'),
    taken: t('forms:fault.taken'),
    photoFormat: t('common:validation.photoFormat'),
    photoSize: t('common:validation.photoSize'),
    photoCount: t('common:validation.photoCount'),
  };
}

/** All that the form's script needs to check and to speak. */
export function formPlan(id: string, rules: FormRules, t: Translate): FormPlan {
  return {
    id,
    rules,
    words: {
      faults: faultWords(t),
      check: t('forms:check'),
      sending: t('forms:sending'),
      failed: failedWords(t),
      remove: t('forms:photo.remove'),
    },
  };
}

/** What is said when nobody can say why a form was not taken. */
export function failedWords(t: Translate): string {
  return `${t('common:error.unknown')}. ${t('forms:failed')}`;
}

/** The spec's words of success. */
export function doneWords(t: Translate): { heading: string; text: string } {
  return { heading: t('common:success.submitted'), text: t('common:success.sent') };
}
