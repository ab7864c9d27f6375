import type { Category, SubCategory, Words } from '../centre.ts';
import { suggestion } from '../nearest.ts';
import { lineOf } from '../sheets/cells.ts';
import type { ShopColumn } from '../sheets/columns.ts';
import type { TableRow } from '../sheets/table.ts';
import { slugOf } from '../slugs.ts';
import { guessed, leftOut, quoted, type Tell } from '../telling.ts';

/** Where a shop stands in the menu, by keys. */
interface Choice {
  category?: string;
  subCategory?: string;
  specialties: string[];
}

interface Named {
  key: string;
  name: Words;
}

const namesOf = ({ name }: Named): string[] => Object.values(name);

/** By its key or its name in any language, whatever case and accents. */
function named<T extends Named>(text: string, among: readonly T[]): T | undefined {
  const asked = slugOf(text);
  return among.find((one) => one.key === asked || namesOf(one).some((name) => slugOf(name) === asked));
}

const suggested = (text: string, among: readonly Named[]): string =>
  suggestion(
    text,
    among.map((one) => namesOf(one)[0] ?? one.key),
    among.flatMap(namesOf),
  );

/** The category, sub-category and specialties of a row; what the centre does not have is told and left out. */
export function readChoice(row: TableRow<ShopColumn>, categories: readonly Category[], tell: Tell): Choice {
  if (categories.length === 0) return { specialties: [] };
  const text = lineOf(row.cell('category'));
  const written = text === '' ? undefined : named(text, categories);
  const found = subCategoryOf(row, written, categories, tell);
  const category = written ?? found?.category;
  const what = text === '' ? 'There is no category' : `There is no category ${quoted(text)} in centre.yaml`;
  if (category && !written)
    tell(
      row.at('category'),
      guessed(`${what}; ${category.key} was taken, as the sub-category has it.`, suggested(text, categories)),
    );
  else if (text !== '' && !category)
    tell(row.at('category'), leftOut(`${what}.`, suggested(text, categories)));
  return {
    category: category?.key,
    subCategory: found?.sub.key,
    specialties: specialtiesOf(row, found?.sub, tell),
  };
}

/** A sub-category says its category too, where that is not known otherwise and no other has one of this name. */
function subCategoryOf(
  row: TableRow<ShopColumn>,
  category: Category | undefined,
  categories: readonly Category[],
  tell: Tell,
): { category: Category; sub: SubCategory } | undefined {
  const text = lineOf(row.cell('subCategory'));
  if (text === '') return undefined;
  const homes = categories.flatMap((one) => {
    const sub = named(text, one.subCategories);
    return sub ? [{ category: one, sub }] : [];
  });
  const [home, ...others] = category ? homes.filter((one) => one.category === category) : homes;
  if (home && others.length === 0) return home;
  const among = category?.subCategories ?? categories.flatMap((one) => one.subCategories);
  const place = category ? ` in the category ${category.key}` : ' of one category alone';
  const lost = lineOf(row.cell('specialties')) === '' ? '' : ' Its specialties were left out too.';
  const mend =
    homes.length > 0
      ? `It belongs to the category ${homes.map((one) => one.category.key).join(' or ')}.`
      : suggested(text, among);
  tell(row.at('subCategory'), leftOut(`There is no sub-category ${quoted(text)}${place}.${lost}`, mend));
  return undefined;
}

function specialtiesOf(row: TableRow<ShopColumn>, sub: SubCategory | undefined, tell: Tell): string[] {
  const text = lineOf(row.cell('specialties'));
  const at = row.at('specialties');
  const keys = new Set<string>();
  if (!sub) {
    // Of an unknown sub-category it has been told.
    if (text !== '' && lineOf(row.cell('subCategory')) === '')
      tell(
        at,
        leftOut(`The specialties ${quoted(text)} have no sub-category.`, 'Write the sub-category too.'),
      );
    return [];
  }
  const parts = text.split(/[;,]/).map((one) => one.trim());
  for (const part of parts.filter(Boolean)) {
    const found = named(part, sub.specialties);
    if (found) keys.add(found.key);
    else
      tell(
        at,
        leftOut(
          `The sub-category ${sub.key} has no specialty ${quoted(part)}.`,
          suggested(part, sub.specialties),
        ),
      );
  }
  return [...keys];
}
