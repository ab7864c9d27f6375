import type { ReactNode } from 'react';
import type { Locale } from '../../i18n/locales.ts';
import { Chip } from '../../ui/Chip/Chip.tsx';
import { PictureImage } from '../../ui/PictureImage/PictureImage.tsx';
import { FeatureTile } from '../../ui/Tile/Tile.tsx';
import state from '../opening-times/OpeningState.module.css';
import { type Found, portion } from './ranking/find.ts';
import { excerpt, highlight, type Piece } from './ranking/highlight.ts';
import s from './SearchResults.module.css';
import { RESULT_TYPES, type ResultType, type Tab } from './search-constants.ts';
import type { SearchItem } from './search-items.ts';
import { filled, type SearchWords } from './search-words.ts';

/** One list of results: exact or related ones of a type. */
export type ListName = ResultType | `${ResultType}-related`;

interface SearchResultsProps {
  found: Found;
  tab: Tab;
  words: SearchWords;
  /** Of the data: which letters count as the same. */
  locale: Locale;
  /** How often "show more" of a list has been used. */
  clicks: (list: ListName) => number;
  /** The control that shows more of a list. `first` is the id of the first result it brings. */
  more: (list: ListName, text: string, first: string) => ReactNode;
  /** The filter of the shops, when there is something to filter. */
  filter?: ReactNode;
  /** Where to go when nothing fits, nor resembles. */
  waysOn?: ReactNode;
  /** Begins the ids of results, which must differ between page and overlay. */
  ids: string;
}

/** What a query has found, for one tab: the same on the search page and in the overlay. */
export function SearchResults(props: SearchResultsProps) {
  const { found, tab, words, filter, waysOn } = props;
  const count = found.counts[tab];
  const types = tab === 'all' ? RESULT_TYPES : [tab];
  const nothing = types.every((type) => !holds(found, type));
  // Offers and events that match stand beside the shops; where no shop matches, they come first.
  const exact = BESIDE.filter((type) => tab === 'all' && found.lists[type].exact.length > 0);
  const first = found.counts.tenants === 0 && Object.keys(found.choices).length === 0;
  const two = exact.length > 0 && !first;
  return (
    <div className={two ? `${s.results} ${s.two}` : s.results}>
      <div className={nothing ? `${s.main} ${s.nothing}` : s.main}>
        <div className={s.head}>
          <h2>{filled(count > 0 ? words.results : words.none, found.query)}</h2>
          {tab !== 'offers' && tab !== 'events' && filter}
        </div>
        {count === 0 && <p className={s.hint}>{words.noneHint}</p>}
        {nothing && waysOn}
        {first && exact.map((type) => <Exact key={type} {...props} type={type} heading />)}
        <Exact {...props} type={tab === 'all' ? 'tenants' : tab} />
        {!two && types.map((type) => <Related key={type} {...props} type={type} />)}
      </div>
      {two && (
        <>
          <div className={s.aside}>
            {exact.map((type) => (
              <Exact key={type} {...props} type={type} heading />
            ))}
          </div>
          <div className={s.main}>
            {types.map((type) => (
              <Related key={type} {...props} type={type} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

const BESIDE = ['offers', 'events'] as const;

function holds({ lists }: Found, type: ResultType): boolean {
  return lists[type].exact.length + lists[type].related.length > 0;
}

type TypeProps = SearchResultsProps & { type: ResultType };

function Exact({ heading, ...props }: TypeProps & { heading?: boolean }) {
  const { found, type, words } = props;
  const { exact } = found.lists[type];
  if (exact.length === 0) return null;
  return (
    <>
      {heading && <h2>{words.tabs[type]}</h2>}
      <List {...props} name={type} items={exact} />
    </>
  );
}

function Related(props: TypeProps) {
  const { found, type, words } = props;
  const { related } = found.lists[type];
  if (related.length === 0) return null;
  return (
    <>
      <h2>{words.related[type]}</h2>
      <List {...props} name={`${type}-related`} items={related} />
    </>
  );
}

function List({ type, name, items, ...props }: TypeProps & { name: ListName; items: SearchItem[] }) {
  const { found, words, locale, ids, clicks, more } = props;
  const { shown, next } = portion(type, items.length, clicks(name));
  const query = name === type ? found.query : '';
  const id = (index: number) => `${ids}-${name}-${index}`;
  const Result = type === 'tenants' ? ShopRow : ResultRoom;
  return (
    <>
      <ul className={type === 'tenants' ? s.rows : s.rooms} data-list={name}>
        {items.slice(0, shown).map((item, index) => (
          <Result key={item.id} id={id(index)} item={item} query={query} locale={locale} />
        ))}
      </ul>
      {next > 0 && <p className={s.more}>{more(name, filled(words.more, next), id(shown))}</p>}
    </>
  );
}

interface ResultProps {
  id: string;
  item: SearchItem;
  /** What to mark; '' marks nothing. */
  query: string;
  locale: Locale;
}

function ShopRow({ id, item, query, locale }: ResultProps) {
  const { name, href, picture, level, room, hours } = item;
  return (
    <li id={id} className={s.row}>
      <span className={s.logo}>
        {picture && <PictureImage picture={{ ...picture, alt: '' }} fit="contain" sizes="132px" eager />}
      </span>
      <div className={s.words}>
        <h3>
          <a href={href}>
            <Marked pieces={highlight(name, query, locale)} />
          </a>
        </h3>
        <ShopLine item={item} query={query} locale={locale} />
      </div>
      <span className={s.room}>
        <Chip level={level}>{room}</Chip>
      </span>
      {hours && (
        <opening-state
          className={`${state.state} ${s.state}`}
          data-h={hours.code}
          {...(hours.soon ? { 'data-soon': '', 'data-state': 'soon' as const } : {})}
        >
          {hours.text}
        </opening-state>
      )}
    </li>
  );
}

/** What the shop is; when name and kind have not the query, its brand or keyword that has, or that place of its description. */
function ShopLine({ item, query, locale }: Omit<ResultProps, 'id'>) {
  const kind = highlight(item.line ?? '', query, locale);
  const marked = (pieces: Piece[]) => pieces.some(({ match }) => match);
  const named = marked(kind) || marked(highlight(item.name, query, locale));
  const word = named ? undefined : item.keywords?.find((one) => marked(highlight(one, query, locale)));
  const around = named ? undefined : (word ?? excerpt(item.text, query, locale));
  const pieces = around === undefined ? kind : highlight(around, query, locale);
  return (
    <p className={s.line}>
      <Marked pieces={pieces} />
    </p>
  );
}

/** An offer or an event: a field in its floor's colour. */
function ResultRoom({ id, item, query, locale }: ResultProps) {
  const pieces = highlight(item.name, query, locale);
  const around = pieces.some(({ match }) => match) ? undefined : excerpt(item.text, query, locale);
  return (
    <li id={id}>
      <FeatureTile
        href={item.href}
        level={item.level}
        title={<Marked pieces={pieces} />}
        big={item.big}
        text={around ? <Marked pieces={highlight(around, query, locale)} /> : item.when}
        where={item.where}
        picture={item.picture && { ...item.picture, alt: '' }}
      />
    </li>
  );
}

/** Texts are text, whatever the content holds: React escapes each piece. */
function Marked({ pieces }: { pieces: Piece[] }) {
  let at = 0;
  return pieces.map(({ text, match }) => {
    const key = at;
    at += text.length;
    return match ? <mark key={key}>{text}</mark> : text;
  });
}
