import { expect, it } from 'vitest';
import { foundAs } from './map-links.ts';

it('a shop on the map is found by its own page, and by none while it has no category to have one in', () => {
  const href = '/sklepy/moda/fala';
  expect(foundAs({ href, category: { slug: 'moda', name: 'Moda' } })).toEqual({
    canonicalPath: href,
    noIndex: false,
  });
  expect(foundAs({ href })).toEqual({ canonicalPath: undefined, noIndex: true });
});
