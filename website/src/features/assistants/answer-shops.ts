import { cardContext } from '../../content/cards.ts';
import { dayEnds } from '../../content/fields/periods.ts';
import { omitUndefined } from '../../content/fields/text.ts';
import { readOpeningTimes } from '../../content/opening-times/opening-times.ts';
import { address } from '../../i18n/addresses.ts';
import { fold } from '../../i18n/fold/fold.ts';
import { floorSign } from '../../ui/floors/floor.ts';
import { decodeHours } from '../opening-times/hours-code.ts';
import { hoursRows } from '../opening-times/hours-rows.ts';
import { loadSearchEntries } from '../search/load-search.ts';
import { find } from '../search/ranking/find.ts';
import type { ShopChoices } from '../search/ranking/shop-choices.ts';
import type { SearchItem } from '../search/search-items.ts';
import { searchIndexes } from '../search/search-page.ts';
import { queryOf } from '../search/search-query.ts';
import type { Answer, Asking, Told } from './answers.ts';
import { toldState } from './told-hours.ts';

/** What is listed at most of each kind. */
const MAX_FOUND = 20;

/** Special days that are told. */
const DAYS_AHEAD = 30;

/** What matches, or else the few that resemble it. */
const RESEMBLING = 3;

const KINDS = { tenants: 'shop', offers: 'offer', events: 'event' } as const;

interface Wanted extends ShopChoices {
  query: string;
  /** Kinds that are asked for; all when left out. */
  only?: keyof typeof KINDS;
}

/** Shops, offers and events as the search page finds them. An empty query finds everything. */
export async function answerSearch(asking: Asking, { query, only, ...choices }: Wanted): Promise<Answer> {
  const { context, words, at, site } = asking;
  const { locale, timeZone } = context;
  const all = words.t('search:tabs.all');
  const asked = query.trim() === '' ? all : query;
  const entries = await loadSearchEntries(context);
  const clock = { now: at, timeZone };
  const indexes = searchIndexes(entries, words);
  const found = find(indexes, asked, all, words.lang, choices, clock);
  const { open, ...rest } = choices;
  // Who opens meanwhile would have to be in the answer, too.
  const changing = open ? find(indexes, asked, all, words.lang, rest).lists.tenants.exact : [];
  let until = Math.min(
    dayEnds(at, timeZone),
    ...changing.map((item) => toldItem(item, 'shop', asking).holds ?? Infinity),
  );
  const told = (['tenants', 'offers', 'events'] as const).flatMap((type) => {
    if (only !== undefined && only !== type) return [];
    const { exact, related } = found.lists[type];
    const items = exact.length > 0 ? exact.slice(0, MAX_FOUND) : related.slice(0, RESEMBLING);
    return items.map((item) => {
      const { thing, holds } = toldItem(item, KINDS[type], asking);
      until = Math.min(until, holds ?? until);
      return exact.length > 0 ? thing : { ...thing, resembles: true as const };
    });
  });
  const url =
    site +
    address('search', {}, locale, queryOf({ query: asked, tab: 'all', choices: found.choices, clicks: 0 }));
  return answer(asking, until, url, told);
}

function toldItem(item: SearchItem, kind: Told['kind'], { context, words, at, site }: Asking) {
  const { hours } = item;
  const state =
    hours?.code || hours?.soon
      ? toldState(decodeHours(hours.code), hours.soon === true, { at, timeZone: context.timeZone }, words)
      : undefined;
  const thing: Told = omitUndefined({
    kind,
    name: item.name,
    url: site + item.href,
    about: [item.line, item.big, item.when, item.where].filter(Boolean).join(', ') || undefined,
    floor: floorSign(item.level) || undefined,
    room: item.room,
    state: state?.state,
    hours: state?.text,
  });
  return { thing, holds: state?.until };
}

/** Opening hours of the places and shops that bear a name, as their pages' tables have them; of the centre without one. */
export async function answerHours(asking: Asking, name: string): Promise<Answer & { weeks: Week[] }> {
  const { context, words, at, site } = asking;
  const { locale, timeZone } = context;
  const times = await readOpeningTimes(cardContext(context));
  const wanted = fold(name, locale).trim();
  const contact = address('contact', {}, locale);
  const places = times.places.filter((place, index) =>
    wanted === '' ? index === 0 : fold(place.name, locale).includes(wanted),
  );
  const all = words.t('search:tabs.all');
  const entries = wanted === '' ? undefined : await loadSearchEntries(context);
  const ranked = entries && find(searchIndexes(entries, words), name, all, words.lang).lists.tenants;
  const ids = (ranked?.exact.length ? ranked.exact : (ranked?.related.slice(0, RESEMBLING) ?? [])).map(
    ({ id }) => id,
  );
  const shops = ids.flatMap((id) => entries?.tenants.find((entry) => entry.id === id) ?? []);
  const resembles = ranked && ranked.exact.length === 0 && places.length === 0;
  const timed = [
    ...places.map(({ name: called, hours, href, openingSoon }) => ({
      ...{
        kind: 'place' as const,
        name: called,
        href: href ?? contact,
        hours,
        openingSoon: openingSoon === true,
      },
    })),
    ...shops.flatMap(({ name: called, hours, href, openingSoon }) =>
      hours ? [{ kind: 'shop' as const, name: called, href, hours, openingSoon: openingSoon === true }] : [],
    ),
  ].slice(0, MAX_FOUND);
  const unique = timed.filter(
    (one, index) =>
      timed.findIndex(({ href, name: called }) => href === one.href && called === one.name) === index,
  );
  let until = dayEnds(at, timeZone);
  const found = unique.map((one): Told => {
    const state = toldState(one.hours, one.openingSoon, { at, timeZone }, words);
    until = Math.min(until, state.until);
    return omitUndefined({
      kind: one.kind,
      name: one.name,
      url: site + one.href,
      state: state.state,
      hours: state.text,
      resembles: resembles || undefined,
    });
  });
  const closed = { shop: words.t('tenants:page.closed'), place: words.t('contact:closed') };
  const weeks = unique.map((one) => ({
    name: one.name,
    rows: hoursRows(one.hours, { ...words, now: at }, { closed: closed[one.kind], ahead: DAYS_AHEAD }).map(
      ({ label, value, note, date }) => ({
        days: label,
        hours: note === undefined ? value : `${value} (${note})`,
        ...(date !== undefined && { date }),
      }),
    ),
  }));
  return { ...answer(asking, until, found[0]?.url ?? site + contact, found), weeks };
}

/** The rows of a table of hours: days of the week, then special days of the next 30 days. */
interface Week {
  name: string;
  rows: { days: string; hours: string; date?: string }[];
}

export function answer({ at }: Asking, until: number, url: string, found: Told[]): Answer {
  return { at: at.toISOString(), validUntil: new Date(until).toISOString(), url, found };
}
