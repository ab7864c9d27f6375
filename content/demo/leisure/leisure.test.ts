import { describe, expect, it } from 'vitest';
import { DEMO_LOCALES, TENANTS } from '../index';
import { LEISURE_PICTURES } from './drawings';
import { LUNCH_CARDS, leisure, leisureTexts, MOVIES, RESTAURANT_MENUS, type WeekMenu } from './index';

const texts = leisureTexts();
const ASCII_SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

describe('cinema, daily menu and lunch cards of the demo', () => {
  it('have slugs that are fit for addresses and stand once in a language', () => {
    for (const locale of DEMO_LOCALES) {
      const movies = Object.values(texts[locale].movies).map(([, slug]) => slug);
      const cards = Object.values(texts[locale].lunchCards).map(({ slug }) => slug);
      for (const slugs of [movies, cards]) {
        expect(new Set(slugs).size, locale).toBe(slugs.length);
        for (const slug of slugs) expect(slug).toMatch(ASCII_SLUG);
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

  it('have a picture with an alternative text for every movie and card', () => {
    const keys = LEISURE_PICTURES.map(({ key }) => key);
    expect(new Set(LEISURE_PICTURES.map(({ svg }) => svg)).size).toBe(keys.length);
    expect([...keys].sort()).toEqual(
      [
        ...MOVIES.map(({ key }) => `poster-${key}`),
        ...LUNCH_CARDS.map(({ key }) => `lunch-card-${key}`),
      ].sort(),
    );
    for (const key of keys) expect(leisure.alternatives['pl-PL']?.[key]).toBeTruthy();
    for (const { svg } of LEISURE_PICTURES) expect(svg).not.toMatch(/<text|NaN|undefined/);
  });
});
