import type { NamedDay, Timetable } from '../centre.ts';
import { readSegment, readWeek } from '../hours/hours-text.ts';
import { readSpans } from '../hours/spans.ts';
import { namedDays } from '../hours/special-days.ts';
import { type Segment, weekOf } from '../hours/week.ts';
import { leftOut } from '../telling.ts';
import type { RawSettings } from './schema.ts';
import { readWords, type WordsContext } from './words.ts';
import { type Path, placeOf } from './yaml-data.ts';

export function readCentreHours(raw: RawSettings, context: WordsContext): Timetable {
  return { week: weekFrom(raw.hours, context), special: specialFrom(raw.specialDays ?? [], context) };
}

function weekFrom(raw: RawSettings['hours'], context: WordsContext): Timetable['week'] {
  const { yaml, languages, tell } = context;
  if (raw === undefined) return [];
  if (typeof raw === 'string' || Array.isArray(raw)) {
    const text = typeof raw === 'string' ? raw : raw.map(({ value }) => value).join('\n');
    const { week, faults } = readWeek(text, languages);
    for (const fault of faults) tell(placeOf(yaml, ['hours']), fault);
    return week;
  }
  const segments = Object.entries(raw).flatMap(([days, hours]): Segment[] => {
    const { segment, fault } = readSegment(days, typeof hours === 'string' ? hours : '', languages);
    if (fault) tell(placeOf(yaml, ['hours', days]), fault);
    return segment ? [segment] : [];
  });
  const { week, fault } = weekOf(segments);
  if (fault) tell(placeOf(yaml, ['hours']), fault);
  return week;
}

type RawDay = NonNullable<RawSettings['specialDays']>[number];

function specialFrom(raw: readonly RawDay[], context: WordsContext): NamedDay[] {
  const { yaml, tell } = context;
  const dates = new Set<string>();
  return raw.flatMap(({ value, index }): NamedDay[] => {
    const path: Path = ['specialDays', index];
    const at = placeOf(yaml, path);
    const isClosed = value.closed !== undefined && /^(?:true|yes)$/i.test(value.closed);
    if (dates.has(value.date)) {
      tell(at, leftOut(`${value.date} stands twice; the first one counts.`, 'Take one of them out.'));
      return [];
    }
    if (isClosed === (value.hours !== undefined)) {
      tell(
        at,
        leftOut(`${value.date} needs either hours or closed.`, 'Write hours: 10:00-18:00, or closed: true.'),
      );
      return [];
    }
    const { value: spans, fault } = isClosed ? { value: [] } : readSpans(value.hours ?? '');
    if (fault) tell(placeOf(yaml, [...path, 'hours']), fault);
    if (!spans) return [];
    dates.add(value.date);
    const name = readWords(value.name, { path: [...path, 'name'], whose: value.date }, context);
    return namedDays(value.date, spans, name);
  });
}
