import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContentWriter } from '../content/content-writer.ts';
import { NEWSLETTER_PATH } from '../features/newsletter/newsletter-constants.ts';
import type { NewsletterState } from '../features/newsletter/newsletter-entry.ts';
import { DEFAULT_LOCALE, type Locale } from '../i18n/locales.ts';
import { createNewsletterHandler } from './forms-newsletter.ts';
import { createRateLimit, networkOfVisitor } from './forms-rate-limit.ts';
import type { LogFields } from './log.ts';
import type { Rendered } from './page-cache.ts';
import type { Settings } from './settings.ts';

/** What the page that answers a form shows; one member for each form. */
export type FormAnswer = { form: 'newsletter'; answer: NewsletterState };

/** Takes a form's address: GET shows it, POST takes it. Never throws for what a visitor sends. */
export type FormHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  search: string,
) => Promise<void>;

/** What every form needs of the server. */
export interface FormTools {
  /** Of the query; the default one when it names none of ours. */
  localeOf: (search: string) => Locale;
  /** Counts one write of this visitor's network; false = too many of late. */
  admits: (request: IncomingMessage, form: string) => boolean;
  /** The page that answers, in a language; never kept. */
  page: (answer: FormAnswer, locale: Locale) => Promise<Rendered>;
  log: (event: string, fields?: LogFields) => void;
  now: () => number;
}

export interface FormParts {
  settings: Pick<Settings, 'live' | 'trustProxy'>;
  writer: ContentWriter;
  page: FormTools['page'];
  log: FormTools['log'];
  now?: () => number;
}

/** Writes of one form from one network: a family, an office or a guest network passes, a flood does not. */
const MOST_WRITES = 30;
const WINDOW_MS = 10 * 60_000;

/** The forms of the site by their path. */
export function createForms({ settings, writer, page, log, now = Date.now }: FormParts) {
  const limit = createRateLimit({ most: MOST_WRITES, windowMs: WINDOW_MS, now });
  const tools: FormTools = {
    localeOf(search) {
      const asked = new URLSearchParams(search).get('locale');
      return settings.live.find((locale) => locale === asked) ?? DEFAULT_LOCALE;
    },
    admits: (request, form) => limit.admits(`${form} ${networkOfVisitor(request, settings.trustProxy)}`),
    page,
    log,
    now,
  };
  return new Map<string, FormHandler>([[NEWSLETTER_PATH, createNewsletterHandler(tools, writer)]]);
}
