import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Locale } from '../../i18n/locales.ts';
import { servePage } from '../pages/serve-page.ts';
import { sendText } from '../responses.ts';
import type { FormResponse, FormTools } from './form-tools.ts';

/** Seconds, for `retry-after` while the content system is away. */
export const RETRY_AFTER_SECONDS = '30';

interface Shown {
  answer: FormResponse;
  locale: Locale;
  status: number;
  /** As the log calls the form. */
  name: string;
  /** Said in plain text with 503, when the page cannot be made. */
  failed: string;
}

/** Answers a form with its page, which no cache keeps. */
export async function showResponse(
  { page, log }: Pick<FormTools, 'page' | 'log'>,
  request: IncomingMessage,
  response: ServerResponse,
  { answer, locale, status, name, failed }: Shown,
): Promise<void> {
  try {
    const rendered = await page(answer, locale);
    servePage(request, response, { ...rendered.page, status }, 'bypass', 0);
  } catch (error) {
    log('form.no-page', { form: name, why: error instanceof Error ? error.name : 'unknown' });
    sendText(response, 503, failed, [['retry-after', RETRY_AFTER_SECONDS]]);
  }
}
