import { isFetchError } from '@strapi/strapi/admin';
import { isScheduleWord, type ScheduleWord } from './words';

export interface Refused {
  /** Of the form of plans; empty where it is about none of them. */
  field: string;
  word: ScheduleWord;
}

/** The field that a refusal of a plan names, and the sentence for it. */
export function refusedBy(error: unknown): Refused {
  if (isFetchError(error)) {
    const { errors: parts } = (error.response?.data?.error?.details ?? {}) as {
      errors?: { path: string[]; message: string }[];
    };
    const [first] = parts ?? [];
    const word = `issue.${first?.message}`;
    if (first && isScheduleWord(word)) return { field: first.path[0] ?? '', word };
  }
  return { field: '', word: 'failed' };
}
