import { z } from 'zod';
import {
  APP_REWARDS,
  APPS,
  CARD_QUESTIONS,
  CARD_STEPS,
  CARD_VALUES,
  COUPONS,
  CSR_FIGURES,
  CSR_PARTNERS,
  CSR_PROJECTS,
  SALE_POINTS,
} from '../structure/benefits.ts';
import { each, headed, keysOf, question, seo, text } from './leaves.ts';

const figure = z.strictObject({ value: text, name: text });
const app = z.strictObject({
  name: text,
  heading: text,
  description: text,
  features: z.array(headed),
  faq: z.array(question),
  seo,
});

/** `benefits.json`: coupons, the gift card, social responsibility and apps. `rules` and descriptions of pages are HTML. */
export const benefits = z.strictObject({
  couponsPage: z.strictObject({ heading: text, description: text, rules: text, seo }),
  /** The name stands beneath the numeral: "−15%", "Children's books". */
  coupons: each(keysOf(COUPONS), z.strictObject({ name: text, description: text })),
  giftCard: z.strictObject({
    heading: text,
    description: text,
    /** What the sum is enough for. */
    values: each(
      CARD_VALUES.map((value) => `${value}` as const),
      text,
    ),
    steps: each(CARD_STEPS, headed),
    salePoints: each(keysOf(SALE_POINTS), z.strictObject({ name: text, text })),
    balanceText: text,
    balanceLabel: text,
    faq: each(CARD_QUESTIONS, question),
    rules: text,
    seo,
  }),
  csr: z.strictObject({
    heading: text,
    description: text,
    figures: each(CSR_FIGURES, figure),
    projects: each(keysOf(CSR_PROJECTS), z.strictObject({ name: text, place: text, description: text })),
    projectFigures: each(
      CSR_PROJECTS.flatMap(({ figures }) => [...figures]),
      figure,
    ),
    partners: each(keysOf(CSR_PARTNERS), z.strictObject({ name: text, text })),
    contactText: text,
    contactLabel: text,
    seo,
  }),
  apps: each(keysOf(APPS), app),
  rewardsHeading: text,
  rewards: each(keysOf(APP_REWARDS), text),
});
