import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Receipt } from '@mall/contract';
import type { ContentWriter } from '../../content/content-writer.ts';
import {
  ELAPSED_FIELD,
  LEAST_FILL_MS,
  NEWSLETTER_PATH,
  TRAP_FIELD,
} from '../../features/newsletter/newsletter-constants.ts';
import {
  type NewsletterState,
  NOTHING_TYPED,
  readNewsletter,
  subscriptionOf,
} from '../../features/newsletter/newsletter-entry.ts';
import { doneWords } from '../../features/newsletter/newsletter-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translator.ts';
import { answerJson, answerPlain, answerText } from '../answers.ts';
import type { FormHandler, FormTools } from './forms.ts';
import { isAutomatic, takeForm, wantsJson } from './intake.ts';
import { createRepeats } from './repeats.ts';
import { RETRY_AFTER_SECONDS, showAnswer } from './show-answer.ts';

type Code = 'created' | 'updated';

const codeOf = ({ code }: Receipt): Code => (code === 'updated' ? 'updated' : 'created');

const BLOCKED_SECONDS = '600';
const AUTOMATIC = { trap: TRAP_FIELD, elapsed: ELAPSED_FIELD, leastMs: LEAST_FILL_MS };

/**
 * `POST /newsletter?locale=`: 200 `{code, heading, text}` or an error `{message}` for scripts, a page for browsers
 * (303 to one that says what came of it, so that a reload sends nothing). 400 a program, 403 another site, 422 errors
 * in fields, 429 too many, 503 nothing stored; what was typed is in the page. `GET` shows the form. Never cached, and
 * nothing that was typed is logged.
 */
export function createNewsletterHandler(tools: FormTools, writer: ContentWriter): FormHandler {
  const { log, now } = tools;
  const once = createRepeats<Code>(now);

  return async (request, response, search) => {
    const locale = tools.localeOf(search);
    if (request.method === 'POST') return take(request, response, locale);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return answerText(response, 405, 'Use GET or POST.', [['allow', 'GET, HEAD, POST']]);
    }
    const code = new URLSearchParams(search).get('done');
    const state: NewsletterState =
      code === 'created' || code === 'updated'
        ? { state: code }
        : { state: 'form', values: NOTHING_TYPED, errors: {} };
    return show(request, response, locale, state, 200);
  };

  async function take(request: IncomingMessage, response: ServerResponse, locale: Locale) {
    const intake = await takeForm(request);
    if (!intake.ok) {
      log('form.refused', { form: 'newsletter', status: intake.status });
      return answerText(
        response,
        intake.status,
        intake.reason,
        intake.close ? [['connection', 'close']] : [],
      );
    }
    const { values, errors } = readNewsletter(intake.fields);
    const fail = (state: 'form' | 'failed' | 'tooMany', status: number, retry?: string) =>
      refuse(request, response, locale, { state, values, errors }, status, retry);
    if (isAutomatic(intake.fields, AUTOMATIC)) {
      log('form.automatic', { form: 'newsletter' });
      return fail('failed', 400);
    }
    if (Object.keys(errors).length > 0) return fail('form', 422);
    if (!(await tools.admits(request, 'newsletter'))) {
      log('form.limited', { form: 'newsletter' });
      return fail('tooMany', 429, BLOCKED_SECONDS);
    }
    const body = subscriptionOf(values);
    let code: Code;
    try {
      ({ code } = {
        code: await once({ body, locale }, async () => codeOf(await writer.write('subscribe', body, locale))),
      });
    } catch (error) {
      log('form.not-stored', { form: 'newsletter', why: error instanceof Error ? error.name : 'unknown' });
      return fail('failed', 503, RETRY_AFTER_SECONDS);
    }
    log('form.stored', { form: 'newsletter', code, locale });
    if (wantsJson(request.headers))
      return answerJson(response, 200, { code, ...doneWords(code, translator(locale)) });
    return answerPlain(response, 303, 'text/plain; charset=utf-8', '', [
      ['location', `${NEWSLETTER_PATH}?locale=${locale}&done=${code}`],
    ]);
  }

  async function refuse(
    request: IncomingMessage,
    response: ServerResponse,
    locale: Locale,
    state: Extract<NewsletterState, { values: unknown }>,
    status: number,
    retry?: string,
  ) {
    if (retry) response.setHeader('retry-after', retry);
    if (!wantsJson(request.headers)) return show(request, response, locale, state, status);
    const t = translator(locale);
    answerJson(response, status, {
      message: state.state === 'tooMany' ? t('newsletter:tooMany') : t('newsletter:failed'),
    });
  }

  function show(
    request: IncomingMessage,
    response: ServerResponse,
    locale: Locale,
    answer: NewsletterState,
    status: number,
  ) {
    const failed = translator(locale)('newsletter:failed');
    return showAnswer(tools, request, response, {
      answer: { form: 'newsletter', answer },
      locale,
      status,
      name: 'newsletter',
      failed,
    });
  }
}
