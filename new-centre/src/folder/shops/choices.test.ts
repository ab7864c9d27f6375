import { describe, expect, it } from 'vitest';
import type { Category } from '../centre.ts';
import type { ShopColumn } from '../sheets/columns.ts';
import { readChoice } from './choices.ts';

const sub = (key: string, lt: string, en: string) => ({
  key,
  name: { 'lt-LT': lt, en },
  specialties: [{ key: 'bates', name: { 'lt-LT': 'Bateliai', en: 'Pumps' } }],
});
const CATEGORIES: readonly Category[] = [
  { key: 'kids', name: { 'lt-LT': 'Vaikams', en: 'Kids' }, subCategories: [sub('shoes', 'Batai', 'Shoes')] },
  {
    key: 'fashion',
    name: { 'lt-LT': 'Mada', en: 'Fashion' },
    subCategories: [sub('shoes-fashion', 'Batai', 'Shoes'), sub('women', 'Moterims', 'Women')],
  },
];

function read(cells: Partial<Record<ShopColumn, string>>) {
  const said: string[] = [];
  const row = { row: 2, cell: (key: ShopColumn) => cells[key] ?? '', at: (key: ShopColumn) => key };
  const choice = readChoice(
    row,
    CATEGORIES,
    (at, { problem, weight }) => void said.push(`${at}: ${problem} ${weight}`),
  );
  return { choice, said };
}

describe('readChoice', () => {
  it('finds names in any language and keys, in the category that is written', () => {
    expect(read({ category: 'MADA', subCategory: 'shoes', specialties: 'pumps' })).toEqual({
      choice: { category: 'fashion', subCategory: 'shoes-fashion', specialties: ['bates'] },
      said: [],
    });
  });

  it('takes the category from the sub-category where only one has it', () => {
    expect(read({ subCategory: 'Women' })).toMatchObject({
      choice: { category: 'fashion', subCategory: 'women' },
      said: ['category: There is no category; fashion was taken, as the sub-category has it. guessed'],
    });
    expect(read({ subCategory: 'Batai' })).toEqual({
      choice: { category: undefined, subCategory: undefined, specialties: [] },
      said: ['subCategory: There is no sub-category "Batai" of one category alone. left-out'],
    });
  });

  it('leaves out specialties without a sub-category', () => {
    expect(read({ category: 'Kids', specialties: 'Pumps' }).said).toEqual([
      'specialties: The specialties "Pumps" have no sub-category. left-out',
    ]);
  });
});
