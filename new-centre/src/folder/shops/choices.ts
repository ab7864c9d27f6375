import { isLocale } from '@mall/contract';
import type { Category, Specialty, SubCategory, Words } from '../centre.ts';
import { suggestion } from '../nearest.ts';
import { lineOf } from '../sheets/cells.ts';
import type { ShopColumn } from '../sheets/columns.ts';
import type { TableRow } from '../sheets/table.ts';
import { slugOf } from '../slugs.ts';
import { guessed, leftOut, quoted, type Tell } from '../telling.ts';

/** Where a shop stands in the menu, by keys. */
export interface Choice {
  category?: string;
  subCategory?: string;
  specialties: string[];
}

interface Named {
  key: string;
  name: Words;
}

const namesOf = ({ key, name }: Named): string[] => [
  key,
  ...Object.entries(name).flatMap(([locale, text]) => (isLocale(locale) ? [slugOf(text)] : [])),
];

/** By its key or its name in any language, whatever case and accents. */
function named<T extends Named>(text: string, among: readonly T[]): T | undefined {
  const asked = slugOf(text);
  return among.find((one) => namesOf(one).includes(asked));
}

const known = (among: readonly Named[]) => among.map(({ key, name }) => Object.values(name)[0] ?? key);

/** The category, sub-category and specialties of a row; what the centre does not have is told and left out. */
export function readChoice(row: TableRow<ShopColumn>, categories: readonly Category[], tell: Tell): Choice {
  if (categories.length === 0) return { specialties: [] };
  const text = lineOf(row.cell('category'));
  const category = text === '' ? undefined : named(text, categories);
  if (text !== '' && !category)
    tell(
      row.at('category'),
      leftOut(`There is no category ${quoted(text)} in centre.yaml.`, suggestion(text, known(categories))),
    );
  const found = subCategoryOf(row, category, text === '', categories, tell);
  const specialties = specialtiesOf(row, found?.sub, tell);
  return { category: (found?.category ?? category)?.key, subCategory: found?.sub.key, specialties };
}

function subCategoryOf(
  row: TableRow<ShopColumn>,
  category: Category | undefined,
  mayInfer: boolean,
  categories: readonly Category[],
  tell: Tell,
): { category: Category; sub: SubCategory } | undefined {
  const text = lineOf(row.cell('subCategory'));
  if (text === '') return undefined;
  const own = category && named(text, category.subCategories);
  if (category && own) return { category, sub: own };
  const homes = categories.flatMap((one) => {
    const sub = named(text, one.subCategories);
    return sub ? [{ category: one, sub }] : [];
  });
  const [home, ...others] = homes;
  const at = row.at('subCategory');
  if (home && others.length === 0 && mayInfer) {
    tell(
      at,
      guessed(
        `Its category, ${home.category.key}, was taken from the sub-category.`,
        'Write the category too.',
      ),
    );
    return home;
  }
  const place = category ? ` in the category ${category.key}` : '';
  const mend = home
    ? `It belongs to the category ${homes.map((one) => one.category.key).join(' or ')}.`
    : suggestion(text, known(category?.subCategories ?? categories.flatMap((one) => one.subCategories)));
  tell(at, leftOut(`There is no sub-category ${quoted(text)}${place}.`, mend));
  return undefined;
}

function specialtiesOf(row: TableRow<ShopColumn>, sub: SubCategory | undefined, tell: Tell): string[] {
  const texts = lineOf(row.cell('specialties')).split(/[;,]/);
  const keys = new Set<string>();
  const among: readonly Specialty[] = sub?.specialties ?? [];
  for (const text of texts.map((one) => one.trim()).filter(Boolean)) {
    const found = named(text, among);
    if (found) keys.add(found.key);
    else
      tell(
        row.at('specialties'),
        sub
          ? leftOut(
              `The sub-category ${sub.key} has no specialty ${quoted(text)}.`,
              suggestion(text, known(among)),
            )
          : leftOut(`The specialty ${quoted(text)} has no sub-category.`, 'Write the sub-category too.'),
      );
  }
  return [...keys];
}
