import type { Faults, FaultWords, FormRules, Values } from './form-rules.ts';

/**
 * What a form shows: `form` to be filled in or mended, `failed` nothing was stored, `tooMany` too often from there,
 * `done` it was sent.
 */
export type FormState =
  | { state: 'form' | 'failed' | 'tooMany'; values: Values; faults: Faults }
  | { state: 'done' };

/** What the website answers to the form's script. */
export type ScriptAnswer =
  | { done: { heading: string; text: string } }
  | { message: string; faults?: Readonly<Record<string, string>> };

/** What the form's script is told, in `data-form`. */
export interface FormPlan {
  /** Of the form; ids of its fields begin with it. */
  id: string;
  rules: FormRules;
  words: {
    faults: FaultWords;
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
