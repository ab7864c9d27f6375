import type { PartWords, TypeWords } from './words/words';
import { hintOf, labelOf } from './words/words';

export interface Cell {
  name: string;
  size: number;
}

interface Layouts {
  list: string[];
  edit: Cell[][];
}

interface Settings {
  mainField: string;
  defaultSortBy: string;
  defaultSortOrder: string;
}

export interface Configuration {
  settings: Settings & Record<string, unknown>;
  metadatas: Record<string, Metadata | undefined>;
  layouts: Layouts;
}

interface Metadata {
  edit?: { label?: string; description?: string; mainField?: string };
  list?: { label?: string };
}

/** What of a type or component its form and list are made of. */
export interface Shape {
  /** Fields that have a place in the form, in the order of the schema, with the width that Strapi gives them. */
  cells: readonly Cell[];
  /** Fields that can be columns. */
  listable: readonly string[];
  firstText: string | undefined;
  isSingle: boolean;
  isComponent: boolean;
}

const ROW = 12;
const COLUMNS = 4;
/** Filled by the program: a column and a title, never a field of the form. */
const NEVER_WRITTEN = 'entryTitle';

/** Rows of twelve, filled in order. */
export function rowsOf<Sized extends { size: number }>(cells: readonly Sized[]): Sized[][] {
  const rows: Sized[][] = [];
  let width = ROW;
  for (const cell of cells) {
    if (width + cell.size > ROW) {
      rows.push([]);
      width = 0;
    }
    rows.at(-1)?.push(cell);
    width += cell.size;
  }
  return rows;
}

/** The form in the order of its words; a field without words comes last. */
function editLayout(words: PartWords, { cells }: Shape): Cell[][] {
  const order = Object.keys(words.fields);
  const place = ({ name }: Cell) => {
    const index = order.indexOf(name);
    return index < 0 ? order.length : index;
  };
  return rowsOf(cells.filter(({ name }) => name !== NEVER_WRITTEN).toSorted((a, b) => place(a) - place(b)));
}

function wantedLayouts(words: TypeWords, shape: Shape): Layouts {
  return { list: [...(words.list ?? generatedList(shape))], edit: editLayout(words, shape) };
}

const generatedList = ({ listable }: Shape): string[] => listable.slice(0, COLUMNS);

const names = (rows: readonly Cell[][]) => rows.flat().map(({ name }) => name);

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What was written here at an earlier start. */
export interface Written {
  list?: string;
  edit?: string;
  settings?: string;
}

const settingsOf = ({ mainField, defaultSortBy, defaultSortOrder }: Settings): Settings => ({
  mainField,
  defaultSortBy,
  defaultSortOrder,
});

function wantedSettings(words: TypeWords, { isSingle, isComponent }: Shape, stands: Settings): Settings {
  // A single type is called by its own name: what it says is one of its texts.
  const mainField = isSingle ? 'id' : (words.title ?? stands.mainField);
  const [by, order] = words.sort ?? [isSingle || isComponent ? stands.defaultSortBy : mainField, 'ASC'];
  return { mainField, defaultSortBy: by, defaultSortOrder: order };
}

/** As Strapi makes them by itself, before and after `entryTitle` came to the schema. */
function isGenerated(part: keyof Written, stored: Configuration, shape: Shape): boolean {
  const old = (fields: readonly string[]) => fields.filter((name) => name !== NEVER_WRITTEN && name !== 'id');
  if (part === 'edit') return same(old(names(stored.layouts.edit)), old(shape.cells.map(({ name }) => name)));
  if (part === 'list')
    return same(old(stored.layouts.list), old(shape.listable).slice(0, old(stored.layouts.list).length));
  const { mainField, defaultSortBy } = stored.settings;
  return mainField === defaultSortBy && [shape.firstText, 'documentId', 'id'].includes(mainField);
}

/**
 * The configuration that a type or component is to have. What an administrator has arranged anew in "Configure the
 * view" is kept: order, columns, title and sorting change only where the stored ones are Strapi's own or were written
 * here. Names and hints are those of the words.
 * @param written what was written here before, by part
 */
export function arranged(
  stored: Configuration,
  words: TypeWords,
  shape: Shape,
  written: Written,
): { configuration: Configuration; written: Written } {
  const layouts = wantedLayouts(words, shape);
  const settings = wantedSettings(words, shape, stored.settings);
  const ours = (part: keyof Written, stands: unknown) =>
    written[part] === undefined ? isGenerated(part, stored, shape) : written[part] === JSON.stringify(stands);
  const list = ours('list', stored.layouts.list) ? layouts.list : stored.layouts.list;
  const edit = ours('edit', stored.layouts.edit) ? layouts.edit : stored.layouts.edit;
  const set = ours('settings', settingsOf(stored.settings)) ? settings : settingsOf(stored.settings);
  const metadatas = Object.fromEntries(
    Object.entries(stored.metadatas).map(([field, metadata]) => [field, named(field, metadata, words)]),
  );
  return {
    configuration: {
      ...stored,
      settings: { ...stored.settings, ...set },
      metadatas,
      layouts: { list, edit },
    },
    written: {
      list: JSON.stringify(layouts.list),
      edit: JSON.stringify(layouts.edit),
      settings: JSON.stringify(settings),
    },
  };
}

function named(field: string, metadata: Metadata | undefined, { fields }: PartWords): Metadata | undefined {
  const words = fields[field];
  if (!words || !metadata) return metadata;
  const [label] = labelOf(words);
  return {
    edit: { ...metadata.edit, label, description: hintOf(words)?.[0] ?? metadata.edit?.description ?? '' },
    list: { ...metadata.list, label },
  };
}
