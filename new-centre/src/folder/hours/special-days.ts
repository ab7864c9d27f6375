import { omitUndefined } from '@mall/contract/fields.ts';
import type { NamedDay, Words } from '../centre.ts';
import type { Span } from './spans.ts';

/** A special day as the contract has it: an entry for each span, one without hours where it is closed. */
export function namedDays(date: string, spans: readonly Span[], name: Words | undefined): NamedDay[] {
  if (spans.length === 0) return [omitUndefined({ date, name, opens: null, closes: null })];
  return spans.map((span) => omitUndefined({ date, name, ...span }));
}
