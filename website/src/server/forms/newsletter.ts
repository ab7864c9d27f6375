import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Receipt } from '@mall/contract';
import { ContentRefusal, type ContentWriter } from '../../content/client/content-writer.ts';
import { AGAIN, CONFIRM_STATUS, PROOF_FIELD } from '../../features/forms/form-constants.ts';
import { NEWSLETTER_PATH } from '../../features/newsletter/newsletter-constants.ts';
import {
  type NewsletterState,
  type NewsletterValues,
  NOTHING_TYPED,
  readNewsletter,
  subscriptionOf,
} from '../../features/newsletter/newsletter-entry.ts';
import { doneWords } from '../../features/newsletter/newsletter-words.ts';
import { failedWords } from '../../i18n/failed-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translator.ts';
import { sendJson, sendPlain, sendText } from '../responses.ts';
import type { FormHandler, FormTools } from './form-tools.ts';
import { takeForm, wantsJson } from './intake/intake.ts';
import { forgetProof, keptProof } from './limits/proof-cookie.ts';
import { createRepeats } from './limits/repeats.ts';
import { showResponse } from './show-response.ts';
import {
  forgetTyped,
  keepTyped,
  notStored,
  type Outcome,
  outcomeFields,
  outcomeIn,
  TOO_OFTEN,
  typedIn,
} from './typed.ts';

/** `mailed`: it is on the list once a link in a mail was used. */
type Code = 'created' | 'updated' | 'mailed';

const FORM = 'newsletter';

const isCode = (text: string | null): text is Code =>
  text === 'created' || text === 'updated' || text === 'mailed';

/** Who is on the list already is told so. */
const isKnown = (error: unknown) => error instanceof ContentRefusal && error.status === 409;

const codeOf = ({ code, confirmation }: Receipt): Code =>
  confirmation ? 'mailed' : code === 'updated' ? 'updated' : 'created';

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
 * back sends anything. 403 another site, 422 errors in fields, 428 one more press (`proofs.ts`), 429 too many, 503
 * nothing stored. `GET` shows the form, `?proof=1` gives a script a proof. Never cached, and nothing that was typed is logged.
 */
export function createNewsletterHandler(tools: FormTools, writer: ContentWriter): FormHandler {
  const { log, now, proofs } = tools;
  const once = createRepeats<Code>(now);
  const place = { path: NEWSLETTER_PATH, secure: tools.secure };

  return async (request, response, search) => {
    const locale = tools.localeOf(search);
    if (request.method === 'POST') return take(request, response, locale);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(response, 405, 'Use GET or POST.', [['allow', 'GET, HEAD, POST']]);
    }
    const query = new URLSearchParams(search);
    if (query.has(PROOF_FIELD)) return sendJson(response, 200, { proof: proofs.give(NEWSLETTER_PATH) });
    const kept = query.has(AGAIN) ? typedIn(request) : undefined;
    if (kept) {
      const { state, ...outcome } = outcomeIn(kept);
      return show(
        request,
        response,
        locale,
        { state, ...readNewsletter(new Map(kept)), proof: proofs.give(NEWSLETTER_PATH) },
        outcome,
      );
    }
    const code = query.get('done');
    const state: NewsletterState = isCode(code)
      ? { state: code }
      : { state: 'form', values: NOTHING_TYPED, errors: {}, proof: proofs.give(NEWSLETTER_PATH) };
    return show(request, response, locale, state, { status: 200 });
  };

  async function take(request: IncomingMessage, response: ServerResponse, locale: Locale) {
    const intake = await takeForm(request);
    if (!intake.ok) {
      log('form.refused', { form: FORM, status: intake.status });
      return sendText(response, intake.status, intake.reason, intake.close ? [['connection', 'close']] : []);
    }
    const { values, errors } = readNewsletter(intake.fields);
    const fail = (outcome: Outcome, helped = true) => {
      if (wantsJson(request.headers)) return refuse(response, locale, outcome, helped);
      if (!keepTyped(response, keptForm(values, outcome), place))
        return show(
          request,
          response,
          locale,
          { state: outcome.state, values, errors, proof: proofs.give(NEWSLETTER_PATH) },
          outcome,
        );
      return redirect(response, `locale=${locale}&${AGAIN}=1`);
    };
    if (Object.keys(errors).length > 0) return fail({ state: 'form', status: 422 });
    const verdict = await proofs.take(
      NEWSLETTER_PATH,
      { fields: intake.fields, kept: keptProof(request) },
      JSON.stringify([values, locale]),
    );
    if (verdict.is === 'doubtful') {
      log('form.doubtful', { form: FORM, why: verdict.why });
      return fail({ state: 'confirm', status: CONFIRM_STATUS }, verdict.why !== 'trap');
    }
    if (verdict.is === 'done')
      return succeed(request, response, locale, isCode(verdict.answer) ? verdict.answer : 'created');
    if (!(await tools.admits(request, FORM))) {
      log('form.limited', { form: FORM });
      return fail(TOO_OFTEN);
    }
    const body = subscriptionOf(values);
    let code: Code;
    try {
      code = await once({ body, locale }, () => subscribe(body, locale));
    } catch (error) {
      const outcome = notStored(error);
      const why = error instanceof Error ? error.name : 'unknown';
      log('form.not-stored', { form: FORM, why, status: outcome.status });
      return fail(outcome);
    }
    log('form.stored', { form: FORM, code, locale });
    verdict.stored(code);
    return succeed(request, response, locale, code);
  }

  async function subscribe(body: ReturnType<typeof subscriptionOf>, locale: Locale): Promise<Code> {
    try {
      return codeOf(await writer.write('subscribe', body, locale));
    } catch (error) {
      if (isKnown(error)) return 'updated';
      throw error;
    }
  }

  function succeed(request: IncomingMessage, response: ServerResponse, locale: Locale, code: Code) {
    forgetTyped(request, response, place);
    forgetProof(request, response, tools.secure);
    if (wantsJson(request.headers))
      // To its script a sign-up that waits for its mail is done like any other.
      return sendJson(response, 200, {
        code: code === 'mailed' ? 'created' : code,
        ...doneWords(code, translator(locale)),
      });
    return redirect(response, `locale=${locale}&done=${code}`);
  }

  function redirect(response: ServerResponse, query: string) {
    sendPlain(response, 303, 'text/plain; charset=utf-8', '', [['location', `${NEWSLETTER_PATH}?${query}`]]);
  }

  /** @param helped whether a script may send it again at once */
  function refuse(
    response: ServerResponse,
    locale: Locale,
    { state, status, retryAfter }: Outcome,
    helped: boolean,
  ) {
    const t = translator(locale);
    const failed = failedWords(t, 'newsletter:failed');
    const said = { form: failed, failed, tooMany: t('newsletter:tooMany'), confirm: t('forms:confirm') };
    const message = said[state];
    sendJson(
      response,
      status,
      { message, ...(helped && { proof: proofs.give(NEWSLETTER_PATH) }) },
      retryAfter ? [['retry-after', retryAfter]] : [],
    );
  }

  function show(
    request: IncomingMessage,
    response: ServerResponse,
    locale: Locale,
    answer: NewsletterState,
    { status, retryAfter }: { status: 200; retryAfter?: undefined } | Omit<Outcome, 'state'>,
  ) {
    if (retryAfter) response.setHeader('retry-after', retryAfter);
    const failed = failedWords(translator(locale), 'newsletter:failed');
    return showResponse(tools, request, response, {
      answer: { form: 'newsletter', answer },
      locale,
      status,
      name: FORM,
      failed,
    });
  }
}
