import { describe, expect, it } from 'vitest';
import { contextOf } from '../../fixtures/responses.ts';
import { cardContext, offerCard, offerCardOfShop } from './cards.ts';
import { readOffers } from './client/read-all.ts';

describe('cards', () => {
  const context = contextOf();

  it('are made once of what was read once, for each language', async () => {
    const [offer] = await readOffers(context.content);
    if (!offer) throw new Error('There is no offer.');
    const card = offerCard(offer, cardContext(context));
    expect(offerCard(offer, cardContext(context))).toBe(card);
    const english = offerCard(offer, cardContext({ ...context, locale: 'en' }));
    expect([card.href, english.href]).toEqual([
      expect.stringMatching(/^\/oferty\//),
      expect.stringMatching(/^\/en\/offers\//),
    ]);
    expect(offerCard({ ...offer }, cardContext(context))).not.toBe(card);
  });

  it('of a shop’s offers name the shop whose page it is', async () => {
    const [offer] = await readOffers(context.content);
    if (!offer) throw new Error('There is no offer.');
    const shop = { name: 'Halland', href: '/sklepy/moda/halland', place: { level: 1 } } as const;
    const card = (name: string) =>
      offerCardOfShop({ ...offer, tenant: null }, cardContext(context), { ...shop, name }).tenant;
    expect([card('Halland')?.name, card('Halland 2')?.name]).toEqual(['Halland', 'Halland 2']);
  });
});
