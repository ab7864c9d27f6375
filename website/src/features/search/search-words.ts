import type { Translate } from '../../i18n/translator.ts';
import type { ResultType, Tab } from './search-constants.ts';

/** What results say. `%` stands for the query, or the number. */
export interface SearchWords {
  tabs: Record<Tab, string> & { label: string };
  hint: string;
  results: string;
  none: string;
  noneHint: string;
  more: string;
  category: string;
  anyCategory: string;
  open: { label: string; any: string; now: string; late: string };
  floor: string;
  anyFloor: string;
  stepFree: string;
  related: Record<ResultType, string>;
}

/** The words of results, with the placeholder that `filled` fills in: they travel to the browser with the data. */
export function searchWords(t: Translate): SearchWords {
  const all = t('search:tabs.all').toLowerCase();
  return {
    tabs: {
      label: t('search:tabs.label'),
      all: t('search:tabs.all'),
      tenants: t('search:tabs.tenants'),
      offers: t('search:tabs.offers'),
      events: t('search:tabs.events'),
    },
    hint: t('search:hint', { all }),
    results: t('search:results', { query: '%' }),
    none: t('search:none', { query: '%' }),
    noneHint: t('search:noneHint', { all }),
    more: t('search:more', { number: '%' }),
    category: t('search:category'),
    anyCategory: t('search:anyCategory'),
    open: {
      label: t('search:open.label'),
      any: t('search:open.any'),
      now: t('search:open.now'),
      late: t('search:open.late'),
    },
    floor: t('search:floor'),
    anyFloor: t('search:anyFloor'),
    stepFree: t('search:stepFree'),
    related: {
      tenants: t('search:related.tenants'),
      offers: t('search:related.offers'),
      events: t('search:related.events'),
    },
  };
}

/** The sentence with its value; what a visitor typed is never read as a placeholder. */
export function filled(sentence: string, value: string | number): string {
  return sentence.replace('%', () => String(value));
}
