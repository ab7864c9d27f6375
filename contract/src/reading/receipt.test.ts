import { describe, expect, it } from 'vitest';
import { readReceipt } from './receipt.ts';

describe('what an answer to a write says', () => {
  it.each([
    [{ code: 'updated' }, { code: 'updated' }],
    [{ status: 200, data: { code: 'updated' } }, { code: 'updated' }],
    [{ data: { status: 'UPDATED' }, message: 'ok' }, { code: 'updated' }],
    [{ data: { code: 'created', confirmation: 'mailed' } }, { code: 'created', confirmation: true }],
    [{ id: 7, email: 'a@example.com' }, { code: 'created' }],
    [undefined, { code: 'created' }],
  ])('of the newsletter: %j', (body, receipt) => {
    expect(readReceipt('subscribe', body)).toEqual(receipt);
  });

  it.each([
    [{ data: { code: ' KAWA ' } }, { code: 'KAWA' }],
    [{ code: 200, data: { code: 'KAWA' } }, { code: 'KAWA' }],
    [{ code: 'SUCCESS', result: { promoCode: 4711 } }, { code: '4711' }],
    // The coupon itself: its discount is no code.
    [{ data: { id: 3, attributes: { title: 'Kawa', value: '20%' } } }, {}],
    [{ success: true }, {}],
    [null, {}],
  ])('of a coupon: %j', (body, receipt) => {
    expect(readReceipt('showCoupon', body)).toEqual(receipt);
  });

  it('of a vote and a booking', () => {
    expect(readReceipt('voteCoupon', { data: { attributes: { votes: '12' } } })).toEqual({ vote: 12 });
    expect(readReceipt('bookStylist', { ok: true, data: { uuid: 'b-1' } })).toEqual({ booking: 'b-1' });
    expect(readReceipt('bookStylist', '')).toEqual({});
  });
});
