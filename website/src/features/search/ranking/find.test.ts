import { describe, expect, it } from 'vitest';
import type { SearchItem } from '../search-items.ts';
import { createIndexes, find, portion } from './find.ts';
import type { ShopChoices } from './shop-choices.ts';

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
    const found = find(indexes, 'kawa', 'wszystko', 'pl', { specialty: 'Lody' });
    expect(found.lists.tenants.exact.map(({ id }) => id)).toEqual([2]);
    expect(found.counts).toEqual({ all: 2, tenants: 1, offers: 1, events: 0 });
    expect(found.specialties).toHaveLength(3);
    expect(found.choices).toEqual({ specialty: 'Lody' });
  });

  it('does not filter by a specialty that no shop found has', () => {
    const found = find(indexes, 'kawa', 'wszystko', 'pl', { specialty: 'Herbaty' });
    expect([found.counts.tenants, found.choices]).toEqual([2, {}]);
  });
});

describe('find, by hours, floor and steps', () => {
  const shop = (id: number, more: Partial<SearchItem>) => ({ ...item(id, `Kawa ${id}`), ...more });
  const hours = (code: string) => ({ hours: { code, text: '' } });
  const shops = createIndexes(
    {
      tenants: [
        shop(1, { ...hours('12345,09:00,18:00;6;7'), level: 0, stepFree: true }),
        shop(2, { ...hours('1234567,12:00,01:00'), level: 3, stepFree: true }),
        shop(3, { ...hours('1234567,09:00,22:00'), level: 3 }),
        shop(4, { level: 1 }),
        shop(5, { hours: { code: '1234567,00:00,24:00', text: '', soon: true }, level: 1 }),
      ],
      offers: [],
      events: [],
    },
    'pl-PL',
  );
  const ids = (choices: ShopChoices, now: string) =>
    find(shops, 'kawa', 'wszystko', 'pl', choices, {
      now: new Date(now),
      timeZone: 'Europe/Warsaw',
    }).lists.tenants.exact.map(({ id }) => id);
  const wednesday = (time: string) => `2026-11-25T${time}:00+01:00`;

  it('shows who is open now', () => {
    expect(ids({ open: 'now' }, wednesday('10:00'))).toEqual([1, 3]);
    expect(ids({ open: 'now' }, wednesday('20:00'))).toEqual([2, 3]);
    expect(ids({ open: 'now' }, wednesday('00:30'))).toEqual([2]);
  });

  it('shows who is open until late, before and during those hours, not after them', () => {
    expect(ids({ open: 'late' }, wednesday('08:00'))).toEqual([2, 3]);
    expect(ids({ open: 'late' }, wednesday('21:59'))).toEqual([2, 3]);
    expect(ids({ open: 'late' }, wednesday('22:00'))).toEqual([2]);
  });

  it('shows a floor, and what is reached without steps', () => {
    expect(ids({ floor: 3 }, wednesday('10:00'))).toEqual([2, 3]);
    expect(ids({ stepFree: true }, wednesday('10:00'))).toEqual([1, 2]);
    expect(ids({ floor: 3, stepFree: true, open: 'now' }, wednesday('13:00'))).toEqual([2]);
    expect(find(shops, 'kawa', 'wszystko', 'pl').floors).toEqual([3, 1, 0]);
  });

  it('leaves out a floor on which nothing was found, and what nobody knows', () => {
    expect(ids({ floor: -1 }, wednesday('10:00'))).toHaveLength(5);
    expect(find(indexes, 'kawa', 'wszystko', 'pl', { open: 'now', stepFree: true }).choices).toEqual({});
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
