import { describe, expect, it } from 'vitest';
import { withVisitorsQuery } from './LanguageSwitcher.island.tsx';

describe('withVisitorsQuery', () => {
  const href = '/en/tenants/fashion?category=women';

  it('adds what the page does not know, and the hash, to what is translated already', () => {
    expect(withVisitorsQuery(href, '?kategoria=damska&utm_source=list', '#sklepy', ['kategoria'])).toBe(
      '/en/tenants/fashion?category=women&utm_source=list#sklepy',
    );
  });

  it('leaves the address alone when there is nothing to keep', () => {
    expect(withVisitorsQuery(href, '', '', ['kategoria'])).toBe(href);
    expect(withVisitorsQuery('/en', '', '', [])).toBe('/en');
  });

  it('keeps doubled names and odd characters', () => {
    expect(withVisitorsQuery('/en', '?a=1&a=%C5%82%26', '', [])).toBe('/en?a=1&a=%C5%82%26');
  });
});
