import type { Picture } from '../../content/fields/pictures.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { type FloorLevel, roomSign } from '../../ui/floors/floor.ts';
import { eventPlace, eventSign } from '../events/event-words.ts';
import { offerTerm } from '../offers/offer-words.ts';
import { encodeHours } from '../opening-times/hours-code.ts';
import { mainHoursText } from '../opening-times/week-text.ts';
import type { Searchable } from './ranking/ranking.ts';
import type { ResultType } from './search-constants.ts';
import type { SearchEntries, SearchEntry } from './search-entries.ts';

/** One thing that search finds, as it travels to the browser; absent fields are left out. Texts are plain. */
export interface SearchItem extends Searchable {
  id: number;
  href: string;
  level: FloorLevel | null;
  /** As signed: "1.24". */
  room?: string;
  /** Under a shop's name. */
  line?: string;
  picture?: Pick<Picture, 'src' | 'width' | 'height' | 'kind'>;
  /** Shops: hours as `<opening-state>` reads them, and the words that stand there without scripts. */
  hours?: { code: string; text: string; soon?: true };
  /** Shops: reached from an entrance without stairs and escalators. */
  stepFree?: true;
  /** Offers and events: the numeral or date that fills the room, where it happens, until when. */
  big?: string;
  where?: string;
  when?: string;
}

export type SearchItems = Record<ResultType, SearchItem[]>;

/** What of the entries results show, in the words of the language; dates count from `words.now`. */
export function searchItems(entries: SearchEntries, words: PageWords): SearchItems {
  return {
    tenants: entries.tenants.map((entry) => shop(entry, words)),
    offers: entries.offers.map((entry) => ({
      ...common(entry),
      ...given({
        big: entry.label,
        where: [entry.place.room && roomSign(entry.place.room), entry.line].filter(Boolean).join(', '),
        when: offerTerm({ starts: entry.starts ?? '', ends: entry.ends ?? null }, words),
      }),
    })),
    events: entries.events.map((entry) => {
      const dates = { starts: entry.starts ?? '', ends: entry.ends ?? null };
      return {
        ...common(entry),
        ...given({
          big: eventSign(dates, words),
          where: eventPlace({ ...dates, place: entry.place, where: entry.line }, words),
        }),
      };
    }),
  };
}

function common({ id, name, href, text, specialties, place, picture }: SearchEntry): SearchItem {
  const drawn = picture && {
    src: picture.src,
    width: picture.width,
    height: picture.height,
    kind: picture.kind,
  };
  return { id, name, href, text, specialties, level: place.level, ...(drawn && { picture: drawn }) };
}

function shop(entry: SearchEntry, { t, lang }: PageWords): SearchItem {
  const { hours, openingSoon, place, line, specialties, keywords = [], stepFree } = entry;
  const text = openingSoon ? t('opening:soon') : hours && mainHoursText(hours, lang);
  const state = text
    ? { code: hours ? encodeHours(hours) : '', text, ...(openingSoon && { soon: true as const }) }
    : undefined;
  const kinds = [...new Set([line, ...specialties])].filter(Boolean).join(', ');
  return {
    ...common(entry),
    ...given({
      room: place.room && roomSign(place.room),
      line: kinds,
      hours: state,
      keywords: [...new Set([line ?? '', ...keywords])].filter(Boolean),
      stepFree,
    }),
  };
}

/** Without fields that hold nothing. */
function given<T extends object>(fields: T): Partial<{ [K in keyof T]: NonNullable<T[K]> }> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as Partial<{
    [K in keyof T]: NonNullable<T[K]>;
  }>;
}
