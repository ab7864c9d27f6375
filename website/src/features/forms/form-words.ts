import { failedWords } from '../../i18n/failed-words.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { FormRules, IssueWords } from './form-rules.ts';
import type { FormPlan, FormState } from './form-state.ts';

/** Texts of issues (spec section 8); the places for name and limit stay open. */
export function issueWords(t: Translate): IssueWords {
  return {
    required: t('common:validation.required', { field: '{{field}}' }),
    tooLong: t('common:validation.tooLong', { field: '{{field}}', max: '{{max}}' }),
    tooShort: t('common:validation.tooShort'),
    name: t('common:validation.name'),
    email: t('common:validation.email'),
    phone: t('common:validation.phone'),
    answer: t('common:validation.answerAll'),
    consent: t('forms:issue.consent'),
    day: t('forms:issue.day'),
    span: t('forms:issue.span'),
    unlike: t('forms:issue.unlike'),
    taken: t('forms:issue.taken'),
    photoFormat: t('common:validation.photoFormat'),
    photoSize: t('common:validation.photoSize'),
    photoPixels: t('forms:issue.pixels'),
    photoCount: t('common:validation.photoCount'),
  };
}

/** All that the form's script needs to check and to speak. */
export function formPlan(id: string, rules: FormRules, t: Translate): FormPlan {
  return {
    id,
    rules,
    words: {
      issues: issueWords(t),
      check: t('forms:check'),
      sending: t('forms:sending'),
      failed: failedWords(t, 'forms:failed'),
      remove: t('forms:photo.remove'),
    },
  };
}

/** What is said above a form that was not sent. */
export function stateWords(state: Exclude<FormState['state'], 'done'>, t: Translate): string {
  if (state === 'failed') return failedWords(t, 'forms:failed');
  return state === 'form' ? t('forms:check') : t(`forms:${state}`);
}

/** The spec's words of success. */
export function doneWords(t: Translate): { heading: string; text: string } {
  return { heading: t('common:success.submitted'), text: t('common:success.sent') };
}
