import type { LoadContext } from '../../content/client/load-context.ts';
import { fold } from '../../i18n/fold/fold.ts';
import { pageWords } from '../../i18n/page-words.ts';
import { readBuilding } from './building/read-building.ts';
import { loadMap, type MapViewer } from './load-map.ts';
import { type MapQuery, type MapStateInput, mapState, unknownChoices } from './map-state.ts';

/**
 * What every page of the map is made of. `stateOf` reads a view of it from a query; what the map lacks is null or
 * left out in `content` and `building`, and the page is then marked as degraded.
 */
export async function readMap(context: LoadContext, viewer?: MapViewer) {
  const { locale, timeZone, now } = context;
  const content = await loadMap(context, viewer);
  const building = readBuilding(content.source);
  return {
    content,
    building,
    words: pageWords(locale, timeZone, now),
    /** The query without what nobody knows; undefined when all of it is known, or nobody can say. */
    knownPart(query: MapQuery): MapQuery | undefined {
      const unknown = context.content.whole() ? unknownChoices({ query, content, building }) : [];
      if (unknown.length === 0) return undefined;
      return Object.fromEntries(Object.entries(query).filter(([key]) => !unknown.some((one) => one === key)));
    },
    stateOf: (asked: Pick<MapStateInput, 'query' | 'start' | 'all'>) =>
      mapState({ ...asked, content, building, fold: (text) => fold(text, locale) }),
  };
}
