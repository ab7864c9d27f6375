import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Receipt } from '@mall/contract';
import type { ContentWriter } from '../../content/content-writer.ts';
import { AGAIN } from '../../features/forms/form-constants.ts';
import {
  ELAPSED_FIELD,
  LEAST_FILL_MS,
  NEWSLETTER_PATH,
  TRAP_FIELD,
} from '../../features/newsletter/newsletter-constants.ts';
import {
  type NewsletterState,
  type NewsletterValues,
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
import { showAnswer } from './show-answer.ts';
import {
  forgetTyped,
  keepTyped,
  type Outcome,
  outcomeFields,
  outcomeIn,
  RETRY_AFTER,
  typedIn,
} from './typed.ts';

type Code = 'created' | 'updated';

const codeOf = ({ code }: Receipt): Code => (code === 'updated' ? 'updated' : 'created');

const AUTOMATIC = { trap: TRAP_FIELD, elapsed: ELAPSED_FIELD, leastMs: LEAST_FILL_MS };

/** As if it were posted again, with what became of it. */
function keptForm({ ageConsent, ...texts }: NewsletterValues, outcome: Outcome): URLSearchParams {
  return new URLSearchParams([
    ...outcomeFields(outcome),
    ...Object.entries(texts),
    ...(ageConsent ? [['ageConsent', 'on']] : []),
  ]);
}

/**
 * `POST /newsletter?locale=`: 200 `{code, heading, text}` or an error `{message}` for scripts. Browsers are led (303)
 * to a page that says what came of it, with what was typed where it was not sent, so that neither a reload nor going
 * back sends anything. 400 a program, 403 another site, 422 errors in fields, 429 too many, 503 nothing stored. `GET`
 * shows the form. Never cached, and nothing that was typed is logged.
 */
export function createNewsletterHandler(tools: FormTools, writer: ContentWriter): FormHandler {
  const { log, now } = tools;
  const once = createRepeats<Code>(now);
  const place = { path: NEWSLETTER_PATH, secure: tools.secure };

  return async (request, response, search) => {
    const locale = tools.localeOf(search);
    if (request.method === 'POST') return take(request, response, locale);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return answerText(response, 405, 'Use GET or POST.', [['allow', 'GET, HEAD, POST']]);
    }
    const query = new URLSearchParams(search);
    const kept = query.has(AGAIN) ? typedIn(request) : undefined;
    if (kept) {
      const { state, status } = outcomeIn(kept);
      return show(request, response, locale, { state, ...readNewsletter(new Map(kept)) }, status);
    }
    const code = query.get('done');
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
    const fail = (state: Outcome['state'], status: Outcome['status']) => {
      if (wantsJson(request.headers)) return refuse(response, locale, { state, status });
      if (!keepTyped(response, keptForm(values, { state, status }), place))
        return show(request, response, locale, { state, values, errors }, status);
      return lead(response, `locale=${locale}&${AGAIN}=1`);
    };
    if (isAutomatic(intake.fields, AUTOMATIC)) {
      log('form.automatic', { form: 'newsletter' });
      return fail('failed', 400);
    }
    if (Object.keys(errors).length > 0) return fail('form', 422);
    if (!(await tools.admits(request, 'newsletter'))) {
      log('form.limited', { form: 'newsletter' });
      return fail('tooMany', 429);
    }
    const body = subscriptionOf(values);
    let code: Code;
    try {
      ({ code } = {
        code: await once({ body, locale }, async () => codeOf(await writer.write('subscribe', body, locale))),
      });
    } catch (error) {
      log('form.not-stored', { form: 'newsletter', why: error instanceof Error ? error.name : 'unknown' });
      return fail('failed', 503);
    }
    log('form.stored', { form: 'newsletter', code, locale });
    forgetTyped(request, response, place);
    if (wantsJson(request.headers))
      return answerJson(response, 200, { code, ...doneWords(code, translator(locale)) });
    return lead(response, `locale=${locale}&done=${code}`);
  }

  function lead(response: ServerResponse, query: string) {
    answerPlain(response, 303, 'text/plain; charset=utf-8', '', [
      ['location', `${NEWSLETTER_PATH}?${query}`],
    ]);
  }

  function refuse(response: ServerResponse, locale: Locale, { state, status }: Outcome) {
    const t = translator(locale);
    const message = state === 'tooMany' ? t('newsletter:tooMany') : t('newsletter:failed');
    const retry = RETRY_AFTER[status];
    answerJson(response, status, { message }, retry ? [['retry-after', retry]] : []);
  }

  function show(
    request: IncomingMessage,
    response: ServerResponse,
    locale: Locale,
    answer: NewsletterState,
    status: 200 | Outcome['status'],
  ) {
    const retry = status === 200 ? undefined : RETRY_AFTER[status];
    if (retry) response.setHeader('retry-after', retry);
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
