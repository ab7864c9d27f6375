import { expect, it } from 'vitest';
import { leftBehind } from './removable.ts';

const sent = (type: string, key: string) => ({ type, key, locale: 'en' as const, values: {} });

it('is left behind what was sent before and is not sent now, but for what a folder always sends', () => {
  const there = [
    { type: 'tenant', key: 'oak' },
    { type: 'tenant', key: 'elm' },
    { type: 'menu-category', key: 'oak' },
    { type: 'home-page', key: 'home' },
  ];
  expect(leftBehind(there, [sent('tenant', 'oak'), sent('offer', 'elm')])).toEqual([
    { type: 'tenant', key: 'elm' },
    { type: 'menu-category', key: 'oak' },
  ]);
  expect(
    leftBehind(
      there,
      there.map(({ type, key }) => sent(type, key)),
    ),
  ).toEqual([]);
});
