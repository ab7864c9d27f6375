import type { PageParams, QueryKey } from '../../i18n/addresses.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { ContentReader } from './reader.ts';

/** What loaders need of a visit. */
export interface LoadContext {
  locale: Locale;
  params: PageParams;
  /** Under untranslated names. */
  query: Partial<Record<QueryKey, string>>;
  now: Date;
  live: readonly Locale[];
  /** IANA zone of the centre. */
  timeZone: string;
  content: ContentReader;
  /** Set for an editor who looks at a preview. */
  preview?: string | false;
}
