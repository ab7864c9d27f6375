import type { Hours } from '../../content/opening-times/opening-models.ts';
import { clockOf, datePeriods, midnightHours, type Span, spansKey } from './calendar-hours.ts';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const times = (spans: readonly Span[]) =>
  spans.length === 0 ? 'off' : spans.map(({ from, to }) => `${clockOf(from)}-${clockOf(to)}`).join(',');

function dateText(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${year} ${MONTHS[Number(month) - 1] ?? ''} ${day}`;
}

/** "Mo-We,Sa": neighbouring days of the same hours as a range. */
function daysText(indices: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const index of indices) {
    const last = ranges.at(-1);
    if (last && last[1] + 1 === index) last[1] = index;
    else ranges.push([index, index]);
  }
  return ranges
    .map(([first, last]) => (first === last ? DAYS[first] : `${DAYS[first]}-${DAYS[last]}`))
    .join();
}

/**
 * The hours in the syntax of OpenStreetMap's `opening_hours`, cut at midnight: a later rule takes the whole of its days
 * away from the earlier ones, and with them the end of the night before. Undefined when no hours are known.
 */
export function osmHours(hours: Hours | null): string | undefined {
  if (!hours) return undefined;
  const { week, dates } = midnightHours(hours);
  const byTimes = new Map<string, { indices: number[]; spans: readonly Span[] }>();
  week.forEach((spans, index) => {
    if (spans.length === 0) return;
    const same = byTimes.get(spansKey(spans)) ?? { indices: [], spans };
    same.indices.push(index);
    byTimes.set(spansKey(spans), same);
  });
  const rules = [
    ...[...byTimes.values()].map(({ indices, spans }) => `${daysText(indices)} ${times(spans)}`),
    ...datePeriods(dates).map(({ from, to, spans }) => {
      const days = from === to ? dateText(from) : `${dateText(from)}-${dateText(to)}`;
      return `${days} ${times(spans)}`;
    }),
  ];
  return rules.length > 0 ? rules.join('; ') : undefined;
}
