import type { LoadContext } from '../../content/client/load-context.ts';
import type { PageParams } from '../../i18n/addresses.ts';
import type { Locale } from '../../i18n/locales.ts';

/** What a document says, before it is compressed. */
export interface DocumentBody {
  type: string;
  body: string | Buffer;
  /** Beside the content type and the security headers. */
  headers?: readonly (readonly [string, string])[];
}

/** Makes a document of the content; null = there is none. */
export type MakeDocument = (
  context: LoadContext,
  contextOf: (locale: Locale) => LoadContext,
) => Promise<DocumentBody | null>;

/** What an address asks for; nothing has begun yet. */
export interface WantedDocument {
  locale: Locale;
  params?: PageParams;
  make: MakeDocument;
}
