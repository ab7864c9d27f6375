import type { IncomingMessage, ServerResponse } from 'node:http';
import { LETTER_TOKEN } from '@mall/contract';
import type { ContentWriter } from '../../content/client/content-writer.ts';
import { ContentRefusal } from '../../content/client/content-writer.ts';
import { LANGUAGE_FIELD, type LetterPage, TOKEN_FIELD } from '../../features/newsletter/letter-page.ts';
import { CONFIRM_PATH, LANGUAGE_PATH, LEAVE_PATH } from '../../features/newsletter/newsletter-constants.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translator.ts';
import { dropRest } from '../read-body.ts';
import { sendPlain, sendText } from '../responses.ts';
import type { FormHandler, FormSenders, FormTools } from './form-tools.ts';
import { takeForm } from './intake/intake.ts';
import { RETRY_AFTER_SECONDS, showResponse } from './show-response.ts';

type Outcome = LetterPage['outcome'];

const FORM = 'letters';
const OUTCOMES: readonly Outcome[] = ['done', 'changed', 'invalid', 'failed'];
const STATUS: Record<Outcome, number> = { none: 200, done: 200, changed: 200, invalid: 404, failed: 503 };

/**
 * Where the links of letters lead. `GET` shows a page and changes nothing: mail programs and virus scanners follow
 * links. `POST` of the page's form does what was pressed and leads (303) to what came of it. `POST` of a mail program
 * to the link of the letter itself, which carries its token, takes its reader off the list at once: without cookie,
 * origin or redirect (RFC 8058), whatever its body says. Never cached; no token is logged.
 */
export function createLetterHandlers(
  tools: FormTools,
  writer: ContentWriter,
  live: readonly Locale[],
): Pick<FormSenders, 'confirmNewsletter' | 'leaveNewsletter' | 'changeNewsletterLanguage'> {
  const { log } = tools;

  async function outcomeOf(what: string, work: () => Promise<unknown>, good: Outcome): Promise<Outcome> {
    try {
      await work();
      log('letters.done', { what });
      return good;
    } catch (error) {
      const refused = error instanceof ContentRefusal;
      log('letters.not-done', { what, why: error instanceof Error ? error.name : 'unknown' });
      return refused ? 'invalid' : 'failed';
    }
  }

  function handler(
    page: LetterPage['page'],
    what: string,
    good: Outcome,
    press: (token: string, fields: ReadonlyMap<string, string>, locale: Locale) => Promise<unknown>,
  ): FormHandler {
    const path = page === 'confirm' ? CONFIRM_PATH : LEAVE_PATH;

    async function pressed(request: IncomingMessage, response: ServerResponse, locale: Locale) {
      const intake = await takeForm(request);
      if (!intake.ok) {
        log('form.refused', { form: FORM, status: intake.status });
        return sendText(
          response,
          intake.status,
          intake.reason,
          intake.close ? [['connection', 'close']] : [],
        );
      }
      const token = intake.fields.get(TOKEN_FIELD) ?? '';
      let outcome: Outcome = 'invalid';
      if (LETTER_TOKEN.test(token))
        outcome = (await tools.admits(request, FORM))
          ? await outcomeOf(what, () => press(token, intake.fields, locale), good)
          : 'failed';
      // The token stays where there is something left to press.
      const again: Record<string, string> = outcome === 'failed' || outcome === 'changed' ? { token } : {};
      sendPlain(response, 303, 'text/plain; charset=utf-8', '', [
        ['location', `${path}?${new URLSearchParams({ locale, outcome, ...again })}`],
      ]);
    }

    async function oneClick(
      request: IncomingMessage,
      response: ServerResponse,
      token: string,
      locale: Locale,
    ) {
      await dropRest(request);
      const outcome = await outcomeOf('one-click', () => press(token, new Map(), locale), 'done');
      if (outcome === 'failed')
        return sendText(response, 503, translator(locale)('newsletter:unchanged'), [
          ['retry-after', RETRY_AFTER_SECONDS],
        ]);
      const words = outcome === 'done' ? 'newsletter:leave.done.text' : 'newsletter:invalid.heading';
      return sendText(response, STATUS[outcome], translator(locale)(words));
    }

    return async (request, response, search) => {
      const locale = tools.localeOf(search);
      const query = new URLSearchParams(search);
      const token = query.get(TOKEN_FIELD) ?? '';
      if (request.method === 'POST')
        return what === 'leave' && LETTER_TOKEN.test(token)
          ? oneClick(request, response, token, locale)
          : pressed(request, response, locale);
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return sendText(response, 405, 'Use GET or POST.', [['allow', 'GET, HEAD, POST']]);
      const said = OUTCOMES.find((one) => one === query.get('outcome')) ?? 'none';
      const known = said === 'done' || LETTER_TOKEN.test(token);
      const outcome = known ? said : 'invalid';
      const status = STATUS[outcome];
      if (status === 503) response.setHeader('retry-after', RETRY_AFTER_SECONDS);
      return showResponse(tools, request, response, {
        answer: { form: FORM, answer: { page, token, outcome } },
        locale,
        status,
        name: FORM,
        failed: translator(locale)('newsletter:unchanged'),
      });
    };
  }

  return {
    confirmNewsletter: [
      CONFIRM_PATH,
      handler('confirm', 'confirm', 'done', (token, _, locale) =>
        writer.write('confirmNewsletter', { token }, locale),
      ),
    ],
    leaveNewsletter: [
      LEAVE_PATH,
      handler('leave', 'leave', 'done', (token, _, locale) =>
        writer.write('leaveNewsletter', { token }, locale),
      ),
    ],
    changeNewsletterLanguage: [
      LANGUAGE_PATH,
      handler('leave', 'language', 'changed', (token, fields, locale) => {
        const language = live.find((one) => one === fields.get(LANGUAGE_FIELD)) ?? locale;
        return writer.write('changeNewsletterLanguage', { token, language }, locale);
      }),
    ],
  };
}
