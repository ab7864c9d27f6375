import type { ContentReader, EndpointName } from '../content/client/reader.ts';
import type { PageWords } from '../i18n/page-words.ts';

type Translate = PageWords['t'];

/**
 * What a list without entries says: `otherwise` when it is empty. When its answer could not be read nobody knows, and
 * a page must not say that there is nothing.
 */
export function wordsOfNothing(
  t: Translate,
  content: ContentReader,
  calls: readonly EndpointName[],
  otherwise: Parameters<Translate>[0] = 'common:error.noNews',
): string {
  return t(calls.some((call) => content.unread(call)) ? 'common:error.unknown' : otherwise);
}
