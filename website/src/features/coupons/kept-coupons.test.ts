import { describe, expect, it } from 'vitest';
import { keptCoupons, withCoupon } from './kept-coupons.ts';

describe('what a visitor has done with coupons', () => {
  it('is read among other cookies, and from nothing', () => {
    const kept = keptCoupons('xcoupons=v1=; coupons=v7=&cab9=KAWA%3B-7; voter=k');
    expect([...kept]).toEqual([
      ['v7', ''],
      ['cab9', 'KAWA;-7'],
    ]);
    expect([...keptCoupons('voter=k')]).toEqual([]);
  });

  it('grows by one thing, once', () => {
    let cookie = '';
    for (const [name, value] of [
      ['v7', ''],
      ['c7', 'A "b"; c, d\\'],
      ['v7', ''],
    ] as const)
      cookie = `coupons=${withCoupon(cookie, name, value)}`;
    expect([...keptCoupons(cookie)]).toEqual([
      ['c7', 'A "b"; c, d\\'],
      ['v7', ''],
    ]);
    // What RFC 6265 lets stand in a cookie.
    expect(cookie).toMatch(/^coupons=[\w!#$%&'()*+./:<=>?@[\]^`{|}~-]*$/);
  });

  it('stays small: the oldest goes first', () => {
    let cookie = '';
    for (let id = 0; id < 200; id++) cookie = `coupons=${withCoupon(cookie, `c${id}`, `CODE-${id}`)}`;
    expect(cookie.length).toBeLessThan(1_520);
    const kept = keptCoupons(cookie);
    expect([kept.has('c0'), kept.get('c199'), kept.get('c150')]).toEqual([false, 'CODE-199', 'CODE-150']);
  });
});
