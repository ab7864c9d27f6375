import { expect, it } from 'vitest';
import { answering, contextOf } from '../../../fixtures/responses.ts';
import { couponIds, loadCoupon } from './load-coupons.ts';

it('a coupon is found in the languages that have it, under its row id there', async () => {
  const rows = { 'pl-PL': { a: 1, b: 2 }, en: { b: 11, a: 12 }, 'hu-HU': { b: 21 } };
  const fetch: typeof globalThis.fetch = (input, init) => {
    const asked = new URL(String(input)).searchParams.get('locale');
    const of = rows[asked === 'en' || asked === 'hu-HU' ? asked : 'pl-PL'];
    const data = Object.entries(of).map(([documentId, id]) => ({
      id,
      attributes: { documentId, name: documentId },
    }));
    return answering({ coupons: { data, meta: { pagination: { total: data.length } } } })(input, init);
  };
  const context = contextOf({}, { fetch });
  const coupon = await loadCoupon(1, context);
  if (!coupon) throw new Error('there is no coupon');
  expect(await couponIds(coupon, context)).toEqual({ 'pl-PL': 1, en: 12 });
});
