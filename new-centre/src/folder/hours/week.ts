import { WEEKDAYS } from '@mall/contract';
import type { DayHours, Weekday } from '@mall/contract/opening/opening-models.ts';
import { type Fault, guessed } from '../telling.ts';
import { bySpan, overlap, type Span } from './spans.ts';

/** What one row or one part of a text says: hours of some days; no spans = closed. */
export interface Segment {
  days: readonly Weekday[];
  spans: readonly Span[];
}

export const ALL_DAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

const nameOf = (day: Weekday): string => WEEKDAYS[day - 1] ?? '';

/** Spans of a day, and what was said of it before; the later word counts where both cannot hold. */
export function joined(
  before: readonly Span[] | undefined,
  spans: readonly Span[],
): { spans: readonly Span[]; isTwice: boolean } {
  if (before === undefined) return { spans: spans.toSorted(bySpan), isTwice: false };
  const fits =
    before.length > 0 &&
    spans.length > 0 &&
    spans.every((span) => before.every((known) => !overlap(span, known)));
  return fits
    ? { spans: [...before, ...spans].sort(bySpan), isTwice: false }
    : { spans: spans.toSorted(bySpan), isTwice: true };
}

const rowsOf = (days: Weekday[], spans: readonly Span[]): DayHours[] => {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const label = first === last ? nameOf(first) : `${nameOf(first)}-${nameOf(last)}`;
  if (spans.length === 0) return [{ days, label, opens: null, closes: null }];
  return spans.map((span) => ({ days, label, ...span }));
};

interface Run {
  days: Weekday[];
  spans: readonly Span[];
}

/** Neighbouring days that have the same hours. */
function runsOf(table: ReadonlyMap<Weekday, readonly Span[]>): Run[] {
  const runs: Run[] = [];
  for (const day of ALL_DAYS) {
    const spans = table.get(day);
    const last = runs.at(-1);
    if (spans === undefined) continue;
    if (last?.days.at(-1) === day - 1 && JSON.stringify(last.spans) === JSON.stringify(spans))
      last.days.push(day);
    else runs.push({ days: [day], spans });
  }
  return runs;
}

/**
 * A week out of segments: neighbouring days with the same hours are one row. Several spans of a day are several rows;
 * where they overlap, or one says closed, the later segment counts, and a fault names the days.
 */
export function weekOf(segments: readonly Segment[]): { week: DayHours[]; fault?: Fault } {
  const table = new Map<Weekday, readonly Span[]>();
  const twice = new Set<Weekday>();
  for (const { days, spans } of segments) {
    for (const day of days) {
      const found = joined(table.get(day), spans);
      table.set(day, found.spans);
      if (found.isTwice) twice.add(day);
    }
  }
  const week = runsOf(table).flatMap(({ days, spans }) => rowsOf(days, spans));
  if (twice.size === 0) return { week };
  const names = ALL_DAYS.filter((day) => twice.has(day)).map(nameOf);
  return {
    week,
    fault: guessed(
      `${names.join(', ')}: hours stand twice; the later ones were taken.`,
      'Write each day once.',
    ),
  };
}
