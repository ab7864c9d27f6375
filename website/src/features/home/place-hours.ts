import type { Shell } from '../../content/view-models.ts';
import { clockText } from '../../i18n/formats.ts';
import { minuteOf, stateAt } from '../opening-times/opening-state.ts';
import { DAY } from './day-part.ts';

/** When a place opens and closes on one day. */
export interface PlaceHours {
  name: string;
  /** As signs write it: '9:00'. */
  opens: string;
  closes: string;
  /** Minutes from that day's midnight; past it for a closing in the night after. */
  from: number;
  to: number;
}

/**
 * The places that open or close on a day, in their order; those that are closed all day, never close or have not
 * opened yet have neither.
 * @param date YYYY-MM-DD
 */
export function placeHours(places: Shell['places'], date: string): PlaceHours[] {
  // By noon nobody is still open from the evening before.
  const noon = Date.parse(date) / 60_000 + DAY / 2;
  return places.flatMap(({ name, hours, openingSoon }) => {
    if (openingSoon) return [];
    const { opens, closes } = stateAt(noon, hours).today;
    if (opens === null || closes === null || (opens === '00:00' && closes === '24:00')) return [];
    const from = minuteOf(opens);
    const to = minuteOf(closes);
    return [
      { name, opens: clockText(opens), closes: clockText(closes), from, to: to > from ? to : to + DAY },
    ];
  });
}
