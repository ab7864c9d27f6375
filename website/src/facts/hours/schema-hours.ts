import { WEEKDAYS } from '@mall/contract/centre-time.ts';
import type { OpeningHoursSpecification } from 'schema-dts';
import type { Hours } from '../../content/opening-times/opening-models.ts';
import { calendarHours, clockOf, DAY_MINUTES, datePeriods, type Span, spansKey } from './calendar-hours.ts';

/** `closes` at or before `opens` is on the next day; a whole day ends at 23:59, as search engines ask for. */
function spanFields({ from, to }: Span): { opens: string; closes: string } {
  if (from === 0 && to === DAY_MINUTES) return { opens: '00:00', closes: '23:59' };
  return { opens: clockOf(from), closes: clockOf(to % DAY_MINUTES) };
}

type Specification = Exclude<OpeningHoursSpecification, string>;

/**
 * The week, and the dates that differ from it, as schema.org says them: what has dates goes before what has none, and
 * 00:00 to 00:00 is closed. Undefined when no hours are known.
 */
export function schemaHours(hours: Hours | null): Specification[] | undefined {
  if (!hours) return undefined;
  const { week, dates } = calendarHours(hours);
  const days = new Map<string, { names: (typeof WEEKDAYS)[number][]; spans: readonly Span[] }>();
  week.forEach((spans, index) => {
    const name = WEEKDAYS[index];
    if (spans.length === 0 || !name) return;
    const same = days.get(spansKey(spans)) ?? { names: [], spans };
    same.names.push(name);
    days.set(spansKey(spans), same);
  });
  const usual = [...days.values()].flatMap(({ names, spans }) =>
    spans.map(
      (span): Specification => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: names,
        ...spanFields(span),
      }),
    ),
  );
  const special = datePeriods(dates).flatMap(({ from, to, spans }) => {
    const valid = { '@type': 'OpeningHoursSpecification', validFrom: from, validThrough: to } as const;
    if (spans.length === 0) return [{ ...valid, opens: '00:00', closes: '00:00' }];
    return spans.map((span) => ({ ...valid, ...spanFields(span) }));
  });
  const all = [...usual, ...special];
  return all.length > 0 ? all : undefined;
}
