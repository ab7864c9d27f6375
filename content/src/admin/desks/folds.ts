import { rareFields } from '../../desks/all-words';
import { rowsOf } from '../../desks/layouts';

type Panels<Field> = readonly (readonly (readonly Field[])[])[];

/** A form's panels of rows with the rare fields in one more panel, the last one. */
export function folded<Field extends { name: string; size: number }>(
  panels: Panels<Field>,
  rare: readonly string[],
): Field[][][] {
  const isRare = ({ name }: Field) => rare.includes(name);
  const others = panels
    .map((panel) => panel.map((row) => row.filter((field) => !isRare(field))).filter((row) => row.length > 0))
    .filter((panel) => panel.length > 0);
  const last = panels.flat(2).filter(isRare);
  return last.length > 0 ? [...others, rowsOf(last)] : others;
}

/** Whether a panel of a type's form is the one of rare fields. */
export function isFolded(panel: Panels<{ name: string }>[number], uid: string): boolean {
  const rare = rareFields(uid);
  return panel.flat().every(({ name }) => rare.includes(name));
}
