/**
 * Texts from a translation backend, when the setting TRANSLATIONS_URL names one (spec section 7). They are
 * put over the shipped ones, text by text: a file that cannot be had, or a text that does not fit, leaves
 * what was there. Retries are i18next's own: five, 350 ms doubling.
 */
import { createInstance } from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { LOCALES, type Locale } from './locales.ts';
import { CATALOGUE } from './messages/catalogue.ts';
import { type MessageTree, NAMESPACES, type Namespace } from './messages/namespaces.ts';
import { sameForms } from './messages/plural-forms.ts';
import { type Translations, translations } from './translator.ts';

const RELOAD_MS = 10 * 60_000;
const DEADLINE_MS = 5_000;

export interface LoadOptions {
  /** Undefined: none, nothing happens. With `{{lng}}` and `{{ns}}` where locale and namespace go; without them `/{lng}/{ns}.json` is added. */
  url: string | undefined;
  locales?: readonly Locale[];
  into?: Translations;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  log: (event: string, fields: Record<string, string>) => void;
  /** Called after a round that changed texts, e.g. to refresh cached pages. */
  changed?: () => void;
}

export interface Loading {
  /** Settles when the first round is over, whether it succeeded or not (up to 11 s of waits when it fails). */
  readonly ready: Promise<void>;
  stop(): void;
}

/** Loads at once and every 10 minutes from then on; never rejects, never throws. */
export function startTranslations(options: LoadOptions): Loading {
  const { url, locales = LOCALES, into = translations, fetch: get = fetch, log, changed } = options;
  if (!url) return { ready: Promise.resolve(), stop: () => {} };
  const texts = createInstance();
  const applied = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  /** The backend retries only on errors that look like the network's; a deadline is one of those too. */
  const fetchOnce = async (address: string, init: RequestInit): Promise<Response> => {
    try {
      const answer = await get(address, { ...init, signal: AbortSignal.timeout(DEADLINE_MS) });
      return new Response(await answer.text(), { status: answer.status });
    } catch (error) {
      throw new Error(`network: ${error instanceof Error ? error.message : 'no answer'}`);
    }
  };

  const apply = () => {
    let news = false;
    for (const locale of locales) {
      for (const namespace of NAMESPACES) {
        const loaded: unknown = texts.getResourceBundle(locale, namespace);
        const state = JSON.stringify(loaded);
        const name = `${locale}|${namespace}`;
        if (loaded === undefined || applied.get(name) === state) continue;
        applied.set(name, state);
        const { fitting, refused } = fit(loaded, locale, namespace);
        into.override(locale, namespace, fitting);
        news = true;
        if (refused.length > 0) {
          log('translations-refused', { locale, namespace, keys: refused.join(' ') });
        }
      }
    }
    if (news) changed?.();
  };

  const wait = () => {
    if (stopped) return;
    apply();
    timer = setTimeout(() => void texts.reloadResources([...locales], [...NAMESPACES]).then(wait), RELOAD_MS);
    timer.unref();
  };

  const path = url.includes('{{') ? url : `${url.replace(/\/+$/, '')}/{{lng}}/{{ns}}.json`;
  texts.use(HttpBackend);
  texts.on('failedLoading', (locale: string, namespace: string, reason: unknown) => {
    log('translations-failed', { locale, namespace, reason: String(reason) });
  });
  const first = texts.init({
    ...(locales[0] ? { lng: locales[0] } : {}),
    preload: [...locales],
    fallbackLng: false,
    load: 'currentOnly',
    ns: [...NAMESPACES],
    backend: {
      loadPath: path,
      reloadInterval: false,
      requestOptions: { cache: 'no-store' },
      alternateFetch: (address: string, init: RequestInit) => fetchOnce(address, init),
    },
  });
  return {
    ready: first.then(wait),
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

function names(text: string): string {
  return [...new Set([...text.matchAll(/\{\{\s*([\w.]+)[^{}]*\}\}/g)].map((found) => found[1] ?? ''))]
    .filter((name) => name !== 'count')
    .sort()
    .join();
}

/**
 * What may be put over the shipped texts: non-empty strings under known keys, with the placeholders of the
 * English text. Plural forms may differ from English, as they do between languages.
 */
function fit(
  loaded: unknown,
  locale: Locale,
  namespace: Namespace,
): { fitting: MessageTree; refused: string[] } {
  const refused: string[] = [];
  const walk = (value: unknown, model: MessageTree, path: string): MessageTree => {
    const fitting: Record<string, string | MessageTree> = {};
    if (typeof value !== 'object' || value === null) return fitting;
    for (const [key, text] of Object.entries(value)) {
      const expected = sameForms(model, key, locale);
      if (typeof text === 'string' && typeof expected === 'string') {
        if (text.trim() !== '' && names(text) === names(expected)) fitting[key] = text;
        else refused.push(path + key);
      } else if (typeof text === 'object' && typeof expected === 'object') {
        fitting[key] = walk(text, expected, `${path}${key}.`);
      } else refused.push(path + key);
    }
    return fitting;
  };
  return { fitting: walk(loaded, CATALOGUE.en[namespace], ''), refused };
}
