import { DEMO_LOCALES } from '@mall/contract';
import { describe, expect, it } from 'vitest';
import { readWords } from '../reading/words.ts';
import { LUNCH_CARDS, MOVIES, RESTAURANT_MENUS, type WeekMenu } from '../structure/leisure.ts';
import { TENANTS } from '../structure/tenants.ts';

describe('cinema, daily menu and lunch cards of the demo', () => {
  it('have slugs that stand once in a language', () => {
    for (const locale of DEMO_LOCALES) {
      const { movies, lunchCards } = readWords(locale).leisure;
      for (const list of [movies, lunchCards]) {
        const slugs = Object.values(list).map(({ slug }) => slug);
        expect(new Set(slugs).size, locale).toBe(slugs.length);
      }
    }
  });

  it('show something every day, from late morning to the evening', () => {
    const items: readonly { showings: readonly (readonly string[])[] }[] = MOVIES.flatMap<{
      showings: readonly (readonly string[])[];
    }>(({ programme }) => [...programme]);
    const always = items
      .flatMap(({ showings }) => showings)
      .filter(([days]) => days === 'daily')
      .flatMap(([, ...times]) => times);
    expect(always.length).toBeGreaterThan(10);
    expect(Math.max(...always.map((time) => Number(time.slice(0, 2))))).toBeGreaterThan(20);
  });

  it('have a menu on every day of the week, of restaurants on one floor', () => {
    const days = new Set(RESTAURANT_MENUS.flatMap(({ week }) => Object.keys(week satisfies WeekMenu)));
    expect(days.size).toBe(7);
    for (const { tenant } of RESTAURANT_MENUS) {
      expect(TENANTS.find(({ key }) => key === tenant)?.room).toMatch(/^3\./);
    }
    expect(LUNCH_CARDS.every(({ tenants }) => new Set(tenants).size === tenants.length)).toBe(true);
  });
});
