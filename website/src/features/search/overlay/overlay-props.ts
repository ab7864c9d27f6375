import { address, queryNames } from '../../../i18n/addresses.ts';
import { htmlLang, LANGUAGE_CODES, type Locale } from '../../../i18n/locales.ts';
import { translator } from '../../../i18n/translator.ts';
import { searchDataPath } from '../search-data.ts';
import { searchWords } from '../search-words.ts';
import type { SearchOverlayProps } from './SearchOverlay.island.tsx';

/** What every page hands to the overlay. */
export function overlayProps(locale: Locale, live: readonly Locale[]): SearchOverlayProps {
  const t = translator(locale);
  const { tabs, hint } = searchWords(t);
  return {
    locale,
    lang: htmlLang(locale),
    dataHref: searchDataPath(locale),
    pageHref: address('search', {}, locale),
    queryName: queryNames(locale).q,
    code: live.length > 1 ? LANGUAGE_CODES[locale] : undefined,
    words: {
      label: t('search:label'),
      placeholder: t('search:placeholder'),
      close: t('search:close'),
      waiting: t('search:waiting'),
      onPage: t('search:onPage'),
      language: t('search:language'),
      tabs,
      hint,
    },
  };
}
