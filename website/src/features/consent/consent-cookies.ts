import { allowedCategories, type Category } from './consent-choice.ts';
import {
  STORED_ALL,
  STORED_CONSENT,
  STORED_COOKIES,
  STORED_MARKETING,
  STORED_STATISTICS,
} from './consent-constants.ts';
import type { Choice } from './consent-signals.ts';

/** Names by category, as the cookie tables list them; `_ga_*` stands for every name that begins so. */
type NamesByCategory = readonly { key: Category; cookies: readonly { name: string }[] }[];

const OWN = [STORED_CONSENT, STORED_COOKIES, STORED_ALL, STORED_STATISTICS, STORED_MARKETING];

/** Names that may stay and names that are listed but may not. Null: everything may stay. */
export function sorted(choice: Choice, categories: NamesByCategory) {
  if (choice.all) return null;
  const allowed = allowedCategories(choice);
  const names = (wanted: boolean) =>
    categories
      .filter(({ key }) => allowed.includes(key) === wanted)
      .flatMap(({ cookies }) => cookies.map((one) => one.name));
  return { kept: [...OWN, ...names(true)], gone: names(false) };
}

/** Whether a name is one of the list. */
export function isListed(name: string, list: readonly string[]): boolean {
  return list.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : one === name));
}

/** Names in a `document.cookie`. */
export function namesIn(cookies: string): string[] {
  return cookies.split(';').flatMap((pair) => pair.split('=')[0]?.trim() || []);
}

/** The assignments that delete a cookie wherever a script of this host can have put it. */
export function deletions(name: string, hostname: string): string[] {
  const labels = hostname.split('.');
  const domains = labels.slice(0, -1).map((_, index) => `;domain=${labels.slice(index).join('.')}`);
  return ['', ...domains].map((domain) => `${name}=;max-age=0;path=/${domain}`);
}

/**
 * Removes what lies outside the allowed categories: every cookie that no allowed category lists, and of local and
 * session storage what the tables list. Other entries of the storages belong to features that answer for themselves.
 */
export function removeCookies(choice: Choice, categories: NamesByCategory): void {
  const names = sorted(choice, categories);
  if (!names) return;
  for (const name of namesIn(document.cookie)) {
    if (isListed(name, names.kept)) continue;
    // The Cookie Store API is not in every browser we serve.
    // biome-ignore lint/suspicious/noDocumentCookie: deleting by name must work everywhere
    for (const deletion of deletions(name, location.hostname)) document.cookie = deletion;
  }
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      for (const key of Object.keys(window[kind]))
        if (isListed(key, names.gone) && !isListed(key, names.kept)) window[kind].removeItem(key);
    } catch {
      // A storage that is denied holds nothing.
    }
  }
}
