import { describe, expect, it } from 'vitest';
import { roomLevel, TENANTS } from '../structure/tenants';
import { DEMO_LOCALES } from '../types';
import { APPS, benefits, benefitsTexts, COUPONS, CSR_PROJECTS } from './index';

/** Every string of a value, however deep. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(strings);
}

describe('the demo of coupons, the gift card, social responsibility and apps', () => {
  it('has coupons on every floor, most of them good today, each with a code of its own', () => {
    const floors = COUPONS.map(({ tenant }) =>
      roomLevel(TENANTS.find(({ key }) => key === tenant)?.room ?? ''),
    );
    expect(new Set(floors)).toEqual(new Set([-1, 0, 1, 2, 3]));
    expect(COUPONS.filter(({ from, to }) => from <= 0 && to > 0).length).toBeGreaterThan(9);
    expect(new Set(COUPONS.map(({ code }) => code)).size).toBe(COUPONS.length);
  });

  it('draws every picture that it shows, and says in every language what is on it', () => {
    const keys = benefits.pictures.map(({ key }) => key).sort();
    expect([...CSR_PROJECTS, ...APPS].map(({ picture }) => picture).sort()).toEqual(keys);
    for (const locale of DEMO_LOCALES)
      for (const key of keys) expect(benefits.alternatives[locale]?.[key], `${locale} ${key}`).toBeTruthy();
    for (const { svg, key } of benefits.pictures)
      expect(svg, key).not.toMatch(/<(script|text|style|image)|NaN|undefined/);
  });

  it('links only to apps that there are, in every language', () => {
    const slugs = APPS.map(({ slug }): string => slug);
    for (const locale of DEMO_LOCALES) {
      const linked = strings(benefitsTexts[locale]).flatMap((text) =>
        [...text.matchAll(/href="\/app\/([^"]*)"/g)].map((match) => match[1]),
      );
      expect(linked.length, locale).toBeGreaterThan(0);
      for (const slug of linked) expect(slugs, locale).toContain(slug);
    }
  });
});
