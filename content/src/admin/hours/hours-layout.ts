interface Field {
  name: string;
  attribute: object;
  size: number;
}

/** The layout of a form as Strapi gives it to its hook: panels of rows of fields. */
interface EditLayout {
  layout: Field[][][];
}

export const HOURS_FIELD = 'global::hours';

/** The list that the grid stands for, and those that it writes besides. `first`: before all else. */
const GRIDS = [
  { stands: 'openingHours', of: 'hours.tenant-hours', goes: ['specialOpeningDays'], first: false },
  { stands: 'special_opening_days', of: 'hours.special-day', goes: ['place_special_days'], first: true },
];

const componentOf = ({ attribute }: Field) => ('component' in attribute ? attribute.component : undefined);

/**
 * Puts the grid into the forms of shops and of the opening times, for the lists of rows that Strapi would show. The centre's
 * rows stay below it: they hold links, icons and notes. Nothing of it is stored, so the schema stays as it is.
 */
export function withHoursGrid<Given extends { layout: EditLayout }>(given: Given): Given {
  const panels = given.layout.layout;
  for (const { stands, of, goes, first } of GRIDS) {
    const field = panels.flat(2).find(({ name }) => name === stands);
    if (!field || componentOf(field) !== of) continue;
    const grid = [{ ...field, size: 12, attribute: { ...field.attribute, customField: HOURS_FIELD } }];
    const layout = panels.map((panel) => {
      const rows = panel.flatMap((row) => {
        const others = row.filter(({ name }) => name !== stands && !goes.includes(name));
        return [...(others.length > 0 ? [others] : []), ...(row.includes(field) ? [grid] : [])];
      });
      return first && rows.includes(grid) ? [grid, ...rows.filter((row) => row !== grid)] : rows;
    });
    return { ...given, layout: { ...given.layout, layout } };
  }
  return given;
}
