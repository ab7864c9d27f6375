import type { Step } from '../../languages/texts';
import { isObject } from '../../versions/state';
import type { FormLayout } from '../versions/version-data';

type Place = readonly Step[];

/** The path of a text's field as the form names it: `sections.0.title`. */
export const formPath = (place: Place): string =>
  place.map(({ field, part }) => (part === null ? field : `${field}.${part}`)).join('.');

/** What the field of a text is called, with the parts that it lies in: "Sections 1: Title". */
export const lineName = (place: Place, nameOf: (field: string, of: string | null) => string): string =>
  place
    .map(({ field, of, part }) => (part === null ? nameOf(field, of) : `${nameOf(field, of)} ${part + 1}`))
    .join(': ');

/** Where a field stands among those of the entry or of its component; -1 where the form has no place for it. */
function orderOf({ field, of }: Step, { layout, components }: FormLayout): number {
  const rows = of === null ? layout.flat() : (components[of]?.layout ?? []);
  return rows.flat().findIndex(({ name }) => name === field);
}

/** Texts in the order in which the form has their fields, without those that it has no field for. */
export function inFormOrder<Text extends { place: Place }>(
  texts: readonly Text[],
  layout: FormLayout,
): Text[] {
  return texts
    .map((text) => ({
      text,
      order: text.place.flatMap((step) => [orderOf(step, layout), step.part ?? 0]),
    }))
    .filter(({ order }) => !order.includes(-1))
    .sort((one, other) => {
      // Two places that begin alike lie in one part: they differ before the shorter one ends.
      const at = one.order.findIndex((number, index) => number !== other.order[index]);
      return at < 0 ? 0 : (one.order[at] ?? 0) - (other.order[at] ?? 0);
    })
    .map(({ text }) => text);
}

/** `no-part`: the form has no such part yet; `written`: a text of its own. */
export type Here = 'empty' | 'same' | 'no-part' | 'written';

const shape = (text: string): string => text.replaceAll('\r\n', '\n').trim();

/** How the form of a translation stands to a text of its source. @param values of the form */
export function hereOf(values: unknown, place: Place, text: string): Here {
  const [step, next] = place;
  if (!step || !isObject(values)) return 'no-part';
  const value = values[step.field];
  if (!next) {
    const written = typeof value === 'string' ? shape(value) : '';
    if (written === '') return 'empty';
    return written === shape(text) ? 'same' : 'written';
  }
  const part = step.part === null ? value : Array.isArray(value) ? value[step.part] : undefined;
  // Only blocks say what they are: another one may stand in that place.
  const isOther = isObject(part) && part.__component !== undefined && part.__component !== next.of;
  return isOther ? 'no-part' : hereOf(part, place.slice(1), text);
}

interface Edges {
  top: number;
  bottom: number;
}

/** By how much a box has to scroll down to show one of its lines, from its beginning where it has not room for all; below zero is up. */
export function scrollNeeded(box: Edges, line: Edges): number {
  if (line.top < box.top) return line.top - box.top;
  return line.bottom > box.bottom ? Math.min(line.bottom - box.bottom, line.top - box.top) : 0;
}
