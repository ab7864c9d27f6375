import type { ContentReader } from '../content/client/reader.ts';
import type { TagHosts } from '../features/consent/tags.ts';
import type { PageKind, PageParams, QueryKey } from '../i18n/addresses.ts';
import type { Locale } from '../i18n/locales.ts';
import type { FormResponse } from './forms/form-tools.ts';
import type { PreviewState } from './preview.ts';

/**
 * One visitor's request for one page, as the server hands it to the renderer in `Astro.locals.visit`.
 * Nothing of it depends on the Host header, on cookies or on unknown query parameters, so that a page
 * rendered for one visitor may be served to all.
 */
export interface Visit {
  kind: VisitKind;
  params: PageParams;
  locale: Locale;
  /** The query parameters that this page kind reads, under their untranslated names. */
  query: Partial<Record<QueryKey, string>>;
  /** Canonical path of this page in this locale, without the query. */
  path: string;
  /** The moment of rendering (an instant; show it in `timeZone` only). */
  now: Date;
  live: readonly Locale[];
  /** IANA zone of the centre; every time shown is the centre's. */
  timeZone: string;
  /** Origins that configured scripts of other companies come from. */
  tagHosts: TagHosts;
  content: ContentReader;
  /** What stands for HTML that many pages share, in UTF-8, until the page is finished. */
  keep: (part: Buffer) => string;
  /** Set for an editor who looks at drafts, or at what is published, from within the admin; such an answer is never cached. */
  preview: PreviewState | false;
  /** The page's content alone, without header, footer and what opens over the page (spec section 2: `spot/api`). */
  embedded: boolean;
  /** What came of a posted form, on the page that answers it. */
  form?: FormResponse;
}

/** Page kinds with an address of their own, the three that answer for any address, and those that answer a form. */
export type VisitKind = PageKind | 'not-found' | 'maintenance' | 'failure' | FormResponse['form'];
