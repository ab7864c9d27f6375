import { expect, it } from 'vitest';
import { couponLabel } from './coupon-label.ts';

it.each<[type: string | null, value: string | null, label: string | undefined]>([
  ['percent', '23', '−23%'],
  ['percent', '23.00', '−23%'],
  ['percent', '12,5', '−12,5%'],
  ['amount', '41.00', '41'],
  ['amount', '1841.5', '1841,50'],
  [null, '7', '7'],
  ['percent', '1999', '1999'],
  ['percent', '−20%', '−20%'],
  ['bundle', '2 + 1', '2 + 1'],
  ['gift', ' ', undefined],
  ['gift', null, undefined],
])('a coupon of the type %j with the value %j says %j', (type, value, label) => {
  expect(couponLabel({ type, value }, 'pl-PL')).toBe(label);
});
