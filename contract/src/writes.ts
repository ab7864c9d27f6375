import type { z } from 'zod';
import { newsletterAnswer, newsletterSubscription } from './payloads/newsletter.ts';

/** A call that changes something: JSON there, JSON back, never repeated by itself. */
export interface WriteSpec<B extends z.ZodType, A extends z.ZodType> {
  method: 'POST';
  path: string;
  summary: string;
  body: B;
  answer: A;
}

function post<B extends z.ZodType, A extends z.ZodType>(
  path: string,
  summary: string,
  body: B,
  answer: A,
): WriteSpec<B, A> {
  return { method: 'POST', path, summary, body, answer };
}

/**
 * Every writing call of the contract. Each takes `locale` as a query parameter, answers 200 with its answer, 400
 * when the body is not what stands here, and 5xx when nothing was stored: 200 means that it is.
 */
export const WRITES = {
  subscribe: post(
    '/api/newsletter/subscribe',
    'Puts an address on the newsletter’s list, once; known addresses are updated.',
    newsletterSubscription,
    newsletterAnswer,
  ),
} as const;

export type Writes = typeof WRITES;
export type WriteName = keyof Writes;
export type BodyOfWrite<W extends WriteName> = z.input<Writes[W]['body']>;
export type AnswerOfWrite<W extends WriteName> = z.output<Writes[W]['answer']>;

/** Path with query of a writing call. */
export function writePath(name: WriteName, locale: string): string {
  return `${WRITES[name].path}?${new URLSearchParams({ locale })}`;
}
