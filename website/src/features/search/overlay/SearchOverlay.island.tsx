import { omitUndefined } from '@mall/contract/fields.ts';
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Locale } from '../../../i18n/locales.ts';
import { ArrowLink } from '../../../ui/ArrowLink/ArrowLink.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { createIndexes, find, type SearchIndexes } from '../ranking/find.ts';
import type { ShopChoices } from '../ranking/shop-choices.ts';
import { BarButton, SearchBar } from '../SearchBar.tsx';
import { type ListName, SearchResults } from '../SearchResults.tsx';
import { SearchTabList } from '../SearchTabs.tsx';
import { ShopFilters } from '../ShopFilters.tsx';
import { OVERLAY_HASH, SEARCH_DEBOUNCE_MS, type Tab } from '../search-constants.ts';
import { readSearchData } from '../search-data.ts';
import { filled, type SearchWords } from '../search-words.ts';
import { useEmptySearch } from './empty-search.ts';
import { OverlayLanguages } from './OverlayLanguages.tsx';
import s from './SearchOverlay.module.css';

export interface SearchOverlayProps {
  locale: Locale;
  /** BCP 47. */
  lang: string;
  /** JSON of `search-data.ts`. */
  dataHref: string;
  /** The search page and the name of its query. */
  pageHref: string;
  queryName: string;
  /** Short sign of the language, e.g. PL; absent when it is the only one. */
  code?: string;
  /** What is said before the data is there; all other words come with it. */
  words: {
    label: string;
    placeholder: string;
    close: string;
    waiting: string;
    onPage: string;
    language: string;
    tabs: SearchWords['tabs'];
    hint: string;
  };
}

interface Loaded {
  words: SearchWords;
  indexes: SearchIndexes;
}

/** What is asked of the data; all of it goes when the overlay closes. */
const NOTHING = { query: '', tab: 'all' as Tab, choices: {} as ShopChoices };
const IDS = 'found';

/**
 * The search overlay: a closed dialog in every page, so that its field is there at once; `search-open.ts` opens it.
 * The code comes with the first focus inside, the data then, once. Without either the form leads to the search page.
 */
export default function SearchOverlay(props: SearchOverlayProps) {
  const { locale, lang, dataHref, pageHref, queryName, code, words } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { data, failed, load } = useSearchData(dataHref, locale);
  const [asked, setAsked] = useState(NOTHING);
  const [clicks, setClicks] = useState<Partial<Record<ListName, number>>>({});
  const found =
    data && asked.query
      ? find(data.indexes, asked.query, data.words.tabs.all, lang, asked.choices, clock())
      : undefined;

  useEmptySearch(
    found?.counts.all === 0 && Object.keys(asked.choices).length === 0 ? asked.query : undefined,
    locale,
  );

  const ask = (changed: Partial<typeof NOTHING>) => {
    setAsked((before) => ({ ...before, ...changed }));
    if (changed.query !== undefined || changed.choices) setClicks({});
  };
  const askField = () => {
    clearTimeout(timer.current);
    ask({ query: field.current?.value.trim() ?? '', choices: {} });
  };
  const onInput = () => {
    clearTimeout(timer.current);
    if (field.current?.value.trim()) timer.current = setTimeout(askField, SEARCH_DEBOUNCE_MS);
    else askField();
  };
  const onSubmit = (event: SubmitEvent) => {
    if (failed) return;
    event.preventDefault();
    askField();
  };
  const onClose = () => {
    if (field.current) field.current.value = '';
    clearTimeout(timer.current);
    ask(NOTHING);
  };
  const showMore = (list: ListName, first: string) => {
    flushSync(() => setClicks((before) => ({ ...before, [list]: (before[list] ?? 0) + 1 })));
    // The button may be gone, and who works by keyboard wants to read on from there.
    document.querySelector<HTMLElement>(`#${first} a`)?.focus();
  };

  useEffect(() => {
    const { hash, pathname, search } = location;
    if (!hash.startsWith(OVERLAY_HASH) || !field.current) return;
    const query = decoded(hash.slice(OVERLAY_HASH.length));
    field.current.value = query;
    history.replaceState(history.state, '', pathname + search);
    setAsked({ ...NOTHING, query });
  }, []);

  return (
    <dialog
      ref={dialog}
      id="search"
      className={s.overlay}
      aria-label={words.label}
      onClose={onClose}
      onFocus={load}
      onKeyDown={trap}
    >
      <SearchBar
        action={pageHref}
        name={queryName}
        label={words.label}
        placeholder={words.placeholder}
        field={field}
        onInput={onInput}
        onSubmit={onSubmit}
      >
        <form method="dialog">
          <BarButton type="submit" icon="close">
            {words.close}
          </BarButton>
        </form>
      </SearchBar>
      <div className={s.choices}>
        <SearchTabList
          words={words.tabs}
          current={asked.tab}
          counts={found?.counts}
          onChoose={(tab) => ask({ tab })}
          ids={IDS}
        />
        {code && (
          <OverlayLanguages
            label={words.language}
            code={code}
            query={() => field.current?.value.trim() ?? ''}
          />
        )}
      </div>
      <p className="vh" role="status">
        {found &&
          filled(
            found.counts[asked.tab] > 0 ? (data?.words.results ?? '') : (data?.words.none ?? ''),
            asked.query,
          )}
      </p>
      <div
        className={s.panel}
        role="tabpanel"
        id={`${IDS}-panel`}
        aria-labelledby={`${IDS}-tab-${asked.tab}`}
      >
        {found && data ? (
          <SearchResults
            found={found}
            tab={asked.tab}
            words={data.words}
            locale={locale}
            ids={IDS}
            clicks={(list) => clicks[list] ?? 0}
            more={(list, text, first) => (
              <Button icon="down" onClick={() => showMore(list, first)}>
                {text}
              </Button>
            )}
            filter={
              <ShopFilters
                found={found}
                words={data.words}
                onChoose={(changed) => ask({ choices: omitUndefined({ ...found.choices, ...changed }) })}
              />
            }
          />
        ) : (
          <div className={s.hint}>
            {failed ? (
              <ArrowLink
                href={`${pageHref}?${new URLSearchParams(asked.query ? { [queryName]: asked.query } : {})}`}
              >
                {words.onPage}
              </ArrowLink>
            ) : (
              <p>{asked.query ? words.waiting : words.hint}</p>
            )}
          </div>
        )}
      </div>
    </dialog>
  );
}

/** Loads when asked to, unless it has the data or is about to; a failure is only logged, the next asking tries again. */
function useSearchData(href: string, locale: Locale) {
  const [data, setData] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const loading = useRef<string>(undefined);
  const load = async () => {
    if (loading.current === href) return;
    loading.current = href;
    try {
      const response = await fetch(href);
      if (!response.ok) throw new Error(`${href} answers ${response.status}`);
      const { words, items, synonyms } = readSearchData(await response.json());
      if (loading.current !== href) return;
      setData({ words, indexes: createIndexes(items, locale, synonyms) });
      setFailed(false);
    } catch (error) {
      console.error('Search data did not load.', error);
      loading.current = undefined;
      setFailed(true);
    }
  };
  return { data, failed, load };
}

/** Tab goes round inside the dialog; Escape closes an open list before it closes the dialog. */
function trap(event: KeyboardEvent<HTMLDialogElement>) {
  const inside = event.currentTarget;
  if (event.key === 'Escape') {
    const list = inside.querySelector<HTMLDetailsElement>('details[open]');
    if (!list) return;
    event.preventDefault();
    event.stopPropagation();
    list.open = false;
    list.querySelector('summary')?.focus();
  }
  if (event.key !== 'Tab') return;
  const stops = [...inside.querySelectorAll<HTMLElement>('a[href],button,input,select,summary')].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility(),
  );
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/** This moment in the centre, whose zone every page names. */
function clock() {
  return { now: new Date(), timeZone: document.documentElement.dataset.zone ?? 'UTC' };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
