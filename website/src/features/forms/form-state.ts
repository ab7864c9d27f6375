import type { FieldIssues, FormRules, IssueWords, Values } from './form-rules.ts';

/**
 * What a form shows: `form` to be filled in or mended, `confirm` to be sent by one more press, `retype` the same where
 * the browser keeps nothing, `failed` nothing was stored, `tooMany` too often from there, `done` it was sent.
 */
export type FormState =
  | {
      state: 'form' | 'confirm' | 'retype' | 'failed' | 'tooMany';
      values: Values;
      issues: FieldIssues;
      /** Goes along when it is sent from here. */
      proof: string;
    }
  | { state: 'done' };

/** What the website answers to the form's script; the proof is for its next try. */
export type ScriptResponse =
  | { done: { heading: string; text: string } }
  | { message: string; faults?: Readonly<Record<string, string>>; proof?: string };

/** What the form's script is told, in `data-form`. */
export interface FormPlan {
  /** Of the form; ids of its fields begin with it. */
  id: string;
  rules: FormRules;
  words: {
    issues: IssueWords;
    check: string;
    sending: string;
    failed: string;
    remove: string;
  };
}

/** Id of a field's control. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}
