import { DEMO_LOCALES } from '@mall/contract';
import { describe, expect, it } from 'vitest';
import { readWords } from '../reading/words.ts';
import { APPS, COUPONS } from '../structure/benefits.ts';
import { roomLevel, TENANTS } from '../structure/tenants.ts';
import { strings } from './strings.ts';

describe('the demo of coupons, the gift card, social responsibility and apps', () => {
  it('has coupons on every floor, most of them good today, each with a code of its own', () => {
    const floors = COUPONS.map(({ tenant }) =>
      roomLevel(TENANTS.find(({ key }) => key === tenant)?.room ?? ''),
    );
    expect(new Set(floors)).toEqual(new Set([-1, 0, 1, 2, 3]));
    expect(COUPONS.filter(({ from, to }) => from <= 0 && to > 0).length).toBeGreaterThan(9);
    expect(new Set(COUPONS.map(({ code }) => code)).size).toBe(COUPONS.length);
  });

  it('links only to apps that there are, in every language', () => {
    const slugs = APPS.map(({ slug }): string => slug);
    for (const locale of DEMO_LOCALES) {
      const linked = strings(readWords(locale).benefits).flatMap(([, text]) =>
        [...text.matchAll(/href="\/app\/([^"]*)"/g)].map((match) => match[1]),
      );
      expect(linked.length, locale).toBeGreaterThan(0);
      for (const slug of linked) expect(slugs, locale).toContain(slug);
    }
  });
});
