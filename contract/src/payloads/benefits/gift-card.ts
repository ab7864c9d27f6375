import type { z } from 'zod';
import { component, entity, list, one, text, whole } from '../../wire.ts';
import { seoData } from '../header-static.ts';
import { media } from '../media.ts';

const cardValue = component(
  'GiftCardValue',
  { amount: text, note: text },
  {
    bare: ['amount'],
    names: { amount: ['value', 'price', 'name', 'label', 'text'], note: ['text', 'description'] },
  },
);
const cardStep = component('GiftCardStep', { heading: text, text }, { bare: ['text'] });
/** Where the card is sold: a place in the building on that floor, or one elsewhere with a link. */
const salePoint = component(
  'GiftCardSalePoint',
  {
    name: text,
    text,
    href: text,
    level: whole,
  },
  { bare: ['name'], names: { level: ['floor'] } },
);
const cardQuestion = component('GiftCardQuestion', { question: text, answer: text });

/** `/api/gift-card`: everything about the card but the shops that take it. Answers and `rules` are HTML. */
export const giftCard = entity(
  'GiftCard',
  {
    heading: text,
    description: text,
    media: one(media),
    values: list(cardValue),
    steps: list(cardStep),
    salePoints: list(salePoint),
    balanceText: text,
    balanceLabel: text,
    balanceURL: text,
    faq: list(cardQuestion),
    rules: text,
    seo: seoData.nullish(),
    locale: text.optional(),
    updatedAt: text.optional(),
  },
  {
    names: {
      values: ['amounts', 'denominations', 'prices', 'cardValues'],
      salePoints: ['pointsOfSale', 'whereToBuy', 'sellers', 'shops', 'places', 'points'],
      balanceURL: ['balanceLink', 'checkBalanceUrl'],
      balanceLabel: ['balanceButton', 'checkBalanceLabel'],
    },
  },
);
export type GiftCardPayload = z.output<typeof giftCard>;
