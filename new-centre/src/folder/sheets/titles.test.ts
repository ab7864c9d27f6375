import { describe, expect, it } from 'vitest';
import { SHOP_COLUMNS } from './columns.ts';
import { isTitle, readTitle } from './titles.ts';

const read = (title: string) => readTitle(title, SHOP_COLUMNS, ['lt-LT', 'en', 'ru']);

describe('readTitle', () => {
  it.each([
    ['Name', { key: 'name' }],
    ['SUB_CATEGORY', { key: 'subCategory' }],
    ['sub category', { key: 'subCategory' }],
    ['E-mail', { key: 'email' }],
    ['Room No.', { key: 'room' }],
    ['Opening hours', { key: 'hours' }],
    ['Thurs', { key: 'thursday' }],
    ['description lt', { key: 'description', locale: 'lt-LT' }],
    ['Description (lt-LT)', { key: 'description', locale: 'lt-LT' }],
    ['description_lt_LT', { key: 'description', locale: 'lt-LT' }],
    ['KEYWORDS-RU', { key: 'keywords', locale: 'ru' }],
    ['Shop name [en]', { key: 'name', locale: 'en' }],
  ])('reads %j', (title, value) => expect(read(title)).toEqual({ value }));

  it('names the column that was likely meant', () => {
    expect(read('discription').fault).toEqual({
      problem: 'There is no column "discription"; it was not read.',
      mend: 'Did you mean "description"?',
      weight: 'left-out',
    });
    expect(read('VAT rate').fault?.mend).toMatch(/^Known are: name, room, /);
  });

  it('says which languages there are, and which columns have none', () => {
    expect(read('description de').fault?.mend).toBe('Its languages are: lt-LT, en, ru.');
    expect(read('description pl').fault?.mend).toBe('Add "pl-PL" to the languages in centre.yaml.');
    expect(read('room lt').fault?.mend).toBe('room stands once for all languages.');
  });

  it('knows a title by its words alone, without the languages of the centre', () => {
    expect(['room', 'description xx'].map((title) => isTitle(title, SHOP_COLUMNS))).toEqual([true, true]);
    expect(isTitle('Zara', SHOP_COLUMNS)).toBe(false);
  });
});
