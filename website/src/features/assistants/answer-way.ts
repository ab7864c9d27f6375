import { roomNumber } from '@mall/contract/fields.ts';
import { dayEnds } from '../../content/fields/periods.ts';
import { address } from '../../i18n/addresses.ts';
import { fold } from '../../i18n/fold/fold.ts';
import { floorSign } from '../../ui/floors/floor.ts';
import type { Building } from '../map/building/building.ts';
import type { MapShop } from '../map/map-models.ts';
import { readMap } from '../map/read-map.ts';
import { nodeNamed } from '../map/route/find-route.ts';
import { directionWords } from '../map/way/direction-words.ts';
import { directions } from '../map/way/directions.ts';
import type { Profile } from '../map/way/network.ts';
import { distanceText, durationText } from '../map/way/way-figures.ts';
import { loadSearchEntries } from '../search/load-search.ts';
import { find } from '../search/ranking/find.ts';
import { searchIndexes } from '../search/search-page.ts';
import { answer } from './answer-shops.ts';
import type { AnswerWithSteps, Asking } from './answers.ts';

interface Ends {
  from: string;
  to: string;
  profile: Profile;
}

/** What nobody finds in the building. */
export class UnknownPlace extends Error {}

/** The way between two places that are named by an entrance's sign, a room's number, a shop's name or what it is. */
export async function answerWay(asking: Asking, { from, to, profile }: Ends): Promise<AnswerWithSteps> {
  const { context, words, site } = asking;
  const { t, lang, locale } = words;
  const map = await readMap(context);
  const { building, content } = map;
  if (!building) throw new UnknownPlace('There is no plan of the building at the moment.');
  const named = (name: string) => nodeIn(building, content.shops, name, asking);
  const [start, store] = await Promise.all([named(from), named(to)]);
  const query = { from: start, store, profile };
  const { route } = map.stateOf({ query });
  const url = site + address('map', {}, locale, query);
  const found = content.shops
    .filter(({ room }) => room === store)
    .map((shop) => ({
      kind: 'shop' as const,
      name: shop.name,
      url: site + shop.href,
      floor: floorSign(shop.level),
    }));
  const way = route?.way;
  const known = answer(asking, dayEnds(context.now, context.timeZone), url, found);
  if (!route || !way)
    return { ...known, duration: '', distance: '', steps: [], ...(route?.other && { other: route.other }) };
  return {
    ...known,
    duration: durationText(way.seconds, lang),
    distance: distanceText(way.metres, lang),
    steps: directions(way, directionWords(t, lang), route).map(({ text, level }) => ({
      text,
      floor: String(level),
    })),
  };
}

/** The name by which addresses know a place; asks search for names of shops and kinds of them. */
async function nodeIn(
  building: Building,
  shops: readonly MapShop[],
  name: string,
  asking: Asking,
): Promise<string> {
  const { context, words } = asking;
  const folded = (text: string) => fold(text, context.locale).trim();
  const wanted = folded(name);
  const signs = building.nodes.flatMap(({ sign }) => sign ?? []);
  const entrance = signs.find(
    (sign) => folded(sign) === wanted || folded(words.t('map:entrance', { sign })) === wanted,
  );
  if (entrance !== undefined) return entrance;
  const room = roomNumber(name);
  if (nodeNamed(building, room)) return room;
  const own = shops.find((shop) => folded(shop.name) === wanted);
  if (own) return own.room;
  const entries = await loadSearchEntries(context);
  const { exact, related } = find(searchIndexes(entries, words), name, words.t('search:tabs.all'), words.lang)
    .lists.tenants;
  for (const { href } of [...exact, ...related]) {
    const shop = shops.find((one) => one.href === href);
    if (shop && nodeNamed(building, shop.room)) return shop.room;
  }
  throw new UnknownPlace(
    `Nothing in the building is called "${name}". Name a shop, a room such as 1.24, or an entrance by its sign.`,
  );
}
