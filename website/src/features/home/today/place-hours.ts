import { clockText } from '@mall/contract/formats.ts';
import { minuteOf, rowsOf } from '@mall/contract/opening/opening-state.ts';
import type { OpeningPlace } from '../../../content/opening-times/opening-models.ts';
import { DAY, NIGHT_ENDS } from './day-part.ts';

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
export function placeHours(places: OpeningPlace[], date: string): PlaceHours[] {
  const day = Date.parse(date) / 60_000 / DAY;
  return places.flatMap(({ name, hours, openingSoon }) => {
    const spans = openingSoon
      ? []
      : rowsOf(day, hours)
          .flatMap(spanOf)
          .sort((a, b) => a.from - b.from);
    const [first] = spans;
    const last = spans.at(-1);
    if (!first || !last || spans.some(({ from, to }) => to - from === DAY)) return [];
    return [
      {
        name,
        opens: clockText(first.opens),
        closes: clockText(last.closes),
        from: first.from,
        to: last.to,
      },
    ];
  });
}

/** On the count of `stateAt`: closing at or before opening, or in the night, is after midnight. */
function spanOf({ opens, closes }: { opens: string | null; closes: string | null }) {
  if (!opens || !closes) return [];
  const from = minuteOf(opens);
  const to = minuteOf(closes);
  if (to <= from) return [{ opens, closes, from, to: to + DAY }];
  const night = to <= NIGHT_ENDS ? DAY : 0;
  return [{ opens, closes, from: from + night, to: to + night }];
}
