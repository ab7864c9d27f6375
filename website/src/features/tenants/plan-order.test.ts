import { describe, expect, it } from 'vitest';
import type { OfferCard, TenantCard } from '../../content/cards.ts';
import { withFeatures } from './plan-order.ts';

const tenants = (count: number) =>
  Array.from(
    { length: count },
    (_, id): TenantCard => ({
      id,
      name: `shop ${id}`,
      href: `/s/${id}`,
      place: { level: 1 },
      line: '',
      acceptsGiftCard: false,
      openingSoon: false,
      hours: null,
      specialties: [],
    }),
  );

const offer = (id: number): OfferCard => ({
  id,
  name: `offer ${id}`,
  href: `/o/${id}`,
  starts: '',
  ends: null,
  place: { level: 1 },
  promoted: true,
});

describe('withFeatures', () => {
  it('puts offers, two rooms wide, where rows of four and of two stay whole', () => {
    let cells = 0;
    for (const entry of withFeatures(tenants(60), [offer(1), offer(2), offer(3)])) {
      if ('feature' in entry) expect([0, 2]).toContain(cells % 4);
      cells += 'feature' in entry ? 2 : 1;
    }
    expect(cells).toBe(66);
  });

  it('keeps the order of the shops and leaves out offers that have no room', () => {
    const entries = withFeatures(tenants(6), [offer(1)]);
    expect(entries.map((entry) => ('tenant' in entry ? entry.tenant.id : 'offer'))).toEqual([
      0, 1, 2, 3, 4, 5,
    ]);
  });
});
