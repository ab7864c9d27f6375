import { type AnswerOfWrite, type BodyOfWrite, WRITES, type WriteName, writePath } from '@mall/contract';
import type { Locale } from '../i18n/locales.ts';
import { ContentUnavailable } from './reader.ts';

export interface ContentWriterOptions {
  /** Origin of the content system, without a trailing slash. */
  baseUrl: string;
  token?: string | undefined;
  fetch?: typeof fetch;
}

export interface ContentWriter {
  /**
   * Sends a body and gives the answer, which means that it is stored. Throws `ContentUnavailable` otherwise, also when
   * nobody knows: the visitor is asked to send it again, and the system makes one of two. Never tried twice here.
   */
  write<W extends WriteName>(name: W, body: BodyOfWrite<W>, locale: Locale): Promise<AnswerOfWrite<W>>;
}

/** Longer than a locked database is waited for there (5 s). */
export const WRITE_DEADLINE_MS = 8_000;

/** The one place where the website writes. No error of its carries anything of the body. */
export function createContentWriter({
  baseUrl,
  token,
  fetch: ask = fetch,
}: ContentWriterOptions): ContentWriter {
  return {
    async write<W extends WriteName>(name: W, body: BodyOfWrite<W>, locale: Locale) {
      const spec = WRITES[name];
      const unavailable = (reason: string) => new ContentUnavailable(name, reason);
      const sent = spec.body.safeParse(body);
      if (!sent.success) throw unavailable('a body that the contract does not know');
      const response = await ask(baseUrl + writePath(name, locale), {
        method: spec.method,
        headers: {
          accept: 'application/json',
          'accept-language': locale,
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify(sent.data),
        redirect: 'manual',
        signal: AbortSignal.timeout(WRITE_DEADLINE_MS),
      }).catch(() => {
        throw unavailable('no answer');
      });
      const answer: unknown = await response.json().catch(() => undefined);
      if (response.status !== 200) throw unavailable(`status ${response.status}`);
      const read = spec.answer.safeParse(answer);
      if (!read.success) throw unavailable('an answer that the contract does not know');
      return read.data as AnswerOfWrite<W>;
    },
  };
}
