import type { OpeningHours } from '@mall/contract/opening/opening-state.ts';
import type { Weekday } from '../../content/opening-times/opening-models.ts';

/**
 * Hours as one short attribute: `12345,09:00,22:00;6,10:00,20:00;7;2026-12-24`. Days without hours are closed.
 * JSON would be three times as long once its quotes are escaped, on every card of a list.
 */
export function encodeHours({ week, special }: OpeningHours): string {
  const row = (key: string, opens: string | null, closes: string | null) =>
    [key, ...(opens && closes ? [opens, closes] : [])].join(',');
  return [
    ...week.map(({ days, opens, closes }) => row(days.join(''), opens, closes)),
    ...special.map(({ date, opens, closes }) => row(date, opens, closes)),
  ].join(';');
}

/** The reverse of `encodeHours`, without labels and names. */
export function decodeHours(code: string) {
  const week = [];
  const special = [];
  for (const row of code.split(';')) {
    const [key = '', opens = null, closes = null] = row.split(',');
    if (key.length > 7) special.push({ date: key, opens, closes });
    else week.push({ days: [...key].map(Number) as Weekday[], opens, closes });
  }
  return { week, special } satisfies OpeningHours;
}
