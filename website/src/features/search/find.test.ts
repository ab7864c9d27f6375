import { describe, expect, it } from 'vitest';
import { createIndexes, find, portion } from './find.ts';
import type { SearchItem } from './search-items.ts';

const item = (id: number, name: string, ...specialties: string[]): SearchItem => ({
  id,
  name,
  href: `/${id}`,
  text: '',
  level: null,
  specialties,
});
const indexes = createIndexes(
  {
    tenants: [
      item(1, 'Kawa Żar', 'Żarna', 'Kawa'),
      item(2, 'Kawa Łyk', 'Lody'),
      item(3, 'Herbata', 'Herbaty'),
    ],
    offers: [item(4, 'Kawa za 5 zł')],
    events: [item(5, 'Koncert')],
  },
  'pl-PL',
);

describe('find', () => {
  it('counts exact results for each tab', () => {
    expect(find(indexes, 'kawa', 'wszystko', 'pl').counts).toEqual({
      all: 3,
      tenants: 2,
      offers: 1,
      events: 0,
    });
    expect(find(indexes, 'wszystko', 'wszystko', 'pl').counts.all).toBe(5);
  });

  it('lists the specialties of the shops found, in the order of the language', () => {
    expect(find(indexes, 'kawa', 'wszystko', 'pl').specialties).toEqual(['Kawa', 'Lody', 'Żarna']);
  });

  it('filters shops by one of them and keeps the choice of all', () => {
    const found = find(indexes, 'kawa', 'wszystko', 'pl', 'Lody');
    expect(found.lists.tenants.exact.map(({ id }) => id)).toEqual([2]);
    expect(found.counts).toEqual({ all: 2, tenants: 1, offers: 1, events: 0 });
    expect(found.specialties).toHaveLength(3);
    expect(found.specialty).toBe('Lody');
  });

  it('does not filter by a specialty that no shop found has', () => {
    const found = find(indexes, 'kawa', 'wszystko', 'pl', 'Herbaty');
    expect([found.counts.tenants, found.specialty]).toEqual([2, undefined]);
  });
});

describe('portion', () => {
  it.each([
    ['tenants', 3, 0, 3, 0],
    ['tenants', 30, 0, 4, 8],
    ['tenants', 30, 1, 12, 8],
    ['tenants', 15, 1, 12, 3],
    ['offers', 30, 0, 3, 6],
    ['events', 8, 1, 8, 0],
  ] as const)(
    '%s: of %i after %i clicks %i stand there, %i come next',
    (type, total, clicks, shown, next) => {
      expect(portion(type, total, clicks)).toEqual({ shown, next });
    },
  );
});
