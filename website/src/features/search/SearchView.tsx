import type { PageWords } from '../../i18n/page-words.ts';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import type { DrawPart } from '../../ui/draw-part.ts';
import { OpenWays, type OpenWaysProps } from '../not-found/OpenWays.tsx';
import type { Found } from './ranking/find.ts';
import { BarButton, SearchBar } from './SearchBar.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SearchTabs } from './SearchTabs.tsx';
import s from './SearchView.module.css';
import { canFilter, ShopFilters } from './ShopFilters.tsx';
import { RESULT_TYPES, STEP_FREE, type Tab } from './search-constants.ts';
import type { SearchAsked } from './search-query.ts';
import { searchWords } from './search-words.ts';

interface Props extends Omit<OpenWaysProps, 'words'> {
  /** Null without a query. */
  found: Found | null;
  asked: SearchAsked;
  words: PageWords;
  /** The address of this page with some of what is asked changed. */
  hrefOf: (changed: Partial<SearchAsked>) => string;
  names: Record<'q' | 'type' | 'category' | 'open' | 'floor' | 'access', string>;
  part: DrawPart;
}

/** Search without scripts: a form, tabs and "show more" as links. The overlay shows the same results. */
export function SearchView({ found, asked, words: { t, locale }, hrefOf, names, part, ...ways }: Props) {
  const words = searchWords(t);
  const { query, tab, clicks } = asked;
  const bare = hrefOf({ query: '', tab: 'all', choices: {}, clicks: 0 });
  const tabHref = (to: Tab) => hrefOf({ tab: to, clicks: 0 });
  const filterOf = (found: Found) =>
    canFilter(found) && (
      <form action={bare}>
        <input type="hidden" name={names.q} value={query} />
        {tab !== 'all' && <input type="hidden" name={names.type} value={tab} />}
        <ShopFilters found={found} words={words} form={{ names, stepFree: STEP_FREE }}>
          <button type="submit" className={s.apply}>
            {t('search:apply')}
          </button>
        </ShopFilters>
      </form>
    );
  return (
    <main id="main" data-page="search" className={s.page}>
      <h1 className="vh">{t('search:label')}</h1>
      <SearchBar
        action={bare}
        name={names.q}
        label={t('search:label')}
        placeholder={t('search:placeholder')}
        query={query}
        submit={
          <BarButton type="submit" icon="arrow">
            {t('search:submit')}
          </BarButton>
        }
      />
      <SearchTabs
        words={words.tabs}
        current={tab}
        counts={found?.counts}
        hrefs={{
          all: tabHref('all'),
          tenants: tabHref('tenants'),
          offers: tabHref('offers'),
          events: tabHref('events'),
        }}
      />
      {found ? (
        (part('results', () => (
          <SearchResults
            found={found}
            tab={tab}
            words={words}
            locale={locale}
            ids="result"
            clicks={() => (tab === 'all' ? 0 : clicks)}
            filter={filterOf(found)}
            waysOn={<OpenWays words={{ t }} {...ways} />}
            more={(list, text, first) => {
              const type = RESULT_TYPES.find((one) => list.startsWith(one)) ?? 'tenants';
              const next = tab === 'all' ? 1 : clicks + 1;
              return (
                <ButtonLink href={`${hrefOf({ tab: type, clicks: next })}#${first}`} icon="down">
                  {text}
                </ButtonLink>
              );
            }}
          />
        )) ?? <p className={s.hint}>{t('common:error.unknown')}</p>)
      ) : (
        <p className={s.hint}>{words.hint}</p>
      )}
    </main>
  );
}
