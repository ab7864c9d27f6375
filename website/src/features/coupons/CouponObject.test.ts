import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageWords } from '../../i18n/page-words.ts';
import { translator } from '../../i18n/translator.ts';
import { CouponObject } from './CouponObject.tsx';
import type { CouponCard } from './coupon-models.ts';
import type { CouponNote } from './coupon-shown.ts';

const COUPON: CouponCard = {
  id: 7,
  key: 'kawa7',
  name: 'Coffee for two',
  starts: '',
  ends: null,
  state: 'running',
  votes: 3,
  place: { level: null },
};

const t = translator('en');

const objectOf = (kept: Record<string, string>, note?: CouponNote, coupon: CouponCard | undefined = COUPON) =>
  renderToStaticMarkup(
    createElement(CouponObject, {
      shown: { id: 7, kept, ...(note ? { note } : {}) },
      ...(coupon ? { coupon } : {}),
      words: pageWords('en', 'Europe/Warsaw', new Date('2026-11-21T10:00:00Z')),
      centre: 'Centre',
      homeHref: '/en',
      couponsHref: '/en/coupons',
    }),
  );

it.each([
  ['by its name', 'kawa7'],
  ['under its id, while its name could not be had', '7'],
])('knows what this visitor has done with it: %s', (_, key) => {
  const html = objectOf({ [`v${key}`]: '', [`c${key}`]: 'KAWA-7' }, 'voted');
  expect(html).toContain(t('coupons:voted'));
  expect(html).not.toContain(`>${t('coupons:voteFor')}<`);
  expect(html).toContain('<output>KAWA-7</output>');
});

it('has nothing to say of other coupons', () => {
  const html = objectOf({ v8: '', c70: 'OTHER' }, 'voted');
  expect(html).not.toContain(t('coupons:voted'));
  expect(html).toContain(`>${t('coupons:voteFor')}<`);
  expect(html).not.toContain('<output>');
});
