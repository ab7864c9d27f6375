import { searchedWords } from '@mall/contract/validation/searched-words.ts';
import type { ContentWriter } from '../../content/client/content-writer.ts';
import { EMPTY_SEARCH_FIELD } from '../../features/search/search-constants.ts';
import { sendPlain, sendText } from '../responses.ts';
import type { FormHandler, FormTools } from './form-tools.ts';
import { takeForm } from './intake/intake.ts';
import { createRateLimit } from './limits/rate-limit.ts';

const FORM = 'empty-search';
/** How long the same words of the same visitor are one search. */
const SAME_MS = 3_600_000;

/**
 * `POST /empty-search`: words of a search that found nothing, to be counted. Answered (204) before anything is stored,
 * and the same whether it is: what may be about a person, too many of a visitor, and a content system that does not
 * count or does not answer are nothing that a visitor should notice. Neither words nor visitor are logged.
 */
export function createEmptySearchHandler(tools: FormTools, writer: ContentWriter): FormHandler {
  const { log, now } = tools;
  const before = createRateLimit({ most: 1, windowMs: SAME_MS, now });
  return async (request, response, search) => {
    if (request.method !== 'POST') return sendText(response, 405, 'Use POST.', [['allow', 'POST']]);
    const intake = await takeForm(request);
    if (!intake.ok) {
      log('form.refused', { form: FORM, status: intake.status });
      return sendText(response, intake.status, intake.reason, intake.close ? [['connection', 'close']] : []);
    }
    const locale = tools.localeOf(search);
    const query = searchedWords(intake.fields.get(EMPTY_SEARCH_FIELD) ?? '');
    const counts =
      query !== undefined &&
      (await tools.admits(request, FORM)) &&
      before.admits(`${tools.visitor(request)} ${locale} ${query}`);
    sendPlain(response, 204, 'text/plain; charset=utf-8', '');
    if (!counts) return;
    await writer
      .write('countEmptySearch', { query }, locale)
      .catch((error: unknown) =>
        log('form.not-stored', { form: FORM, why: error instanceof Error ? error.name : 'unknown' }),
      );
  };
}
