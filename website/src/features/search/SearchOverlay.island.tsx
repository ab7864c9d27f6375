import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Locale } from '../../i18n/locales.ts';
import { Button } from '../../ui/Button.tsx';
import { GoLink } from '../../ui/GoLink.tsx';
import { createIndexes, find, type SearchIndexes } from './find.ts';
import { OverlayLanguages } from './OverlayLanguages.tsx';
import { BarButton, SearchBar } from './SearchBar.tsx';
import s from './SearchOverlay.module.css';
import { type ListName, SearchResults } from './SearchResults.tsx';
import { SearchTabList } from './SearchTabs.tsx';
import { SpecialtyFilter } from './SpecialtyFilter.tsx';
import { OVERLAY_HASH, SEARCH_DEBOUNCE_MS, type Tab } from './search-constants.ts';
import { readSearchData } from './search-data.ts';
import { filled, type SearchWords } from './search-words.ts';

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
const NOTHING = { query: '', tab: 'all' as Tab, specialty: undefined as string | undefined };
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
      ? find(data.indexes, asked.query, data.words.tabs.all, lang, asked.specialty)
      : undefined;

  const ask = (changed: Partial<typeof NOTHING>) => {
    setAsked((before) => ({ ...before, ...changed }));
    if (changed.query !== undefined || 'specialty' in changed) setClicks({});
  };
  const askField = () => {
    clearTimeout(timer.current);
    ask({ query: field.current?.value.trim() ?? '', specialty: undefined });
  };
  const onInput = () => {
    clearTimeout(timer.current);
    if (field.current?.value.trim()) timer.current = setTimeout(askField, SEARCH_DEBOUNCE_MS);
    else askField();
  };
  const onSubmit = (event: FormEvent) => {
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
          <BarButton type="submit" pictogram="close">
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
              <Button pictogram="down" onClick={() => showMore(list, first)}>
                {text}
              </Button>
            )}
            filter={
              found.specialties.length > 1 && (
                <SpecialtyFilter
                  label={data.words.category}
                  any={data.words.anyCategory}
                  specialties={found.specialties}
                  value={found.specialty}
                  onChoose={(specialty) => ask({ specialty })}
                />
              )
            }
          />
        ) : (
          <div className={s.hint}>
            {failed ? (
              <GoLink
                href={`${pageHref}?${new URLSearchParams(asked.query ? { [queryName]: asked.query } : {})}`}
              >
                {words.onPage}
              </GoLink>
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
      const { words, items } = readSearchData(await response.json());
      if (loading.current !== href) return;
      setData({ words, indexes: createIndexes(items, locale) });
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

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
