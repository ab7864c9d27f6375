import { expect, it } from 'vitest';
import { unwrap } from './unwrap.ts';

it('keeps fields of other hands apart, in any alphabet', () => {
  const { value } = unwrap({
    id: 1,
    цена: 10,
    acf: { срок: '2026-12-24', цена: 12, STAR_T: 'x' },
    start: null,
  });
  expect(value).toEqual({ id: 1, цена: 10, срок: '2026-12-24', start: 'x' });
});

it('has no half of a surrogate pair, which no address can hold, in texts, lists and names', () => {
  const { value } = unwrap({ id: '1\ud83d', attributes: { 'a\udc00': ['\ud800', '🎄'], slug: '\udc00x' } });
  expect(value).toEqual({ id: '1\ufffd', 'a\ufffd': ['\ufffd', '🎄'], slug: '\ufffdx' });
});
