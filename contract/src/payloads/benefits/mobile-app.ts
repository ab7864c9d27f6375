import type { z } from 'zod';
import { component, entity, flag, list, many, needed, one, text } from '../../wire.ts';
import { seoData } from '../header-static.ts';
import { media } from '../media.ts';
import { localization } from '../tenant.ts';

const appFeature = component('AppFeature', { heading: text, text }, { bare: ['heading'] });
/** What points are good for: "300", "a coffee at Nova". */
const appReward = component(
  'AppReward',
  { points: text, name: text, href: text },
  { names: { points: ['cost', 'price', 'value', 'score'] } },
);
const appQuestion = component('AppQuestion', { question: text, answer: text });
const appStore = component('AppStore', { image: one(media), href: text, isActive: flag }, { bare: ['href'] });

/** `/api/mobile-apps/mobile-app/{slug}`. Answers are HTML. */
export const mobileApp = entity(
  'MobileApp',
  {
    name: needed,
    slug: needed,
    heading: text,
    description: text,
    media: one(media),
    features: list(appFeature),
    rewardsHeading: text,
    rewards: list(appReward),
    appleDownload: appStore.nullable(),
    googleDownload: appStore.nullable(),
    faq: list(appQuestion),
    seo: seoData.nullish(),
    locale: text.optional(),
    updatedAt: text.optional(),
    localizations: many(localization).optional(),
  },
  {
    names: {
      features: ['benefits', 'functions', 'advantages', 'items'],
      appleDownload: ['apple', 'appStore', 'appleStore', 'ios', 'appStoreUrl', 'appStoreLink'],
      googleDownload: ['google', 'googlePlay', 'playStore', 'android', 'googlePlayUrl', 'googlePlayLink'],
    },
  },
);
export type MobileAppPayload = z.output<typeof mobileApp>;
