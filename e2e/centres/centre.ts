import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@mall/contract';
import { CENTRE } from '../../demo/structure/centre.ts';
import { scaled } from '../../scripts/clock/timeouts.ts';
import { addressOf, type PageKind, type Query } from '../../website/src/i18n/addresses.ts';
import { DEFAULT_LOCALE } from '../../website/src/i18n/locales.ts';
import { test as base, LIVE } from '../pages/site.ts';
import { DUNES_FOLDER, startDunes } from '../processes/dunes-site.ts';

/** A centre's site, and one shop of it on which everything can be seen. */
export interface Centre {
  /** The first is the centre's own. */
  languages: readonly [Locale, ...Locale[]];
  category: string;
  shop: { name: string; room: string; floor: string; ground: string };
  /** Sign of an entrance from which one walks to the shop. */
  entrance: string;
  /** As computed, like the `ground` of the shop's floor: corners of fields, the first family of texts. */
  look: { corner: string; family: string };
  /** The SVG of its mark. */
  mark: string;
  /** What this centre does not have. */
  lacks: readonly PageKind[];
  /** Lists that hold nothing yet: their pages say so, and nothing leads to them. */
  empty: readonly PageKind[];
  /** A price that its contact page names, where this is another currency than the demo's. */
  price?: { amount: number; currency: string };
  /** The SVG that stands in such lists; without one a door does. */
  emptyPicture?: string;
  start(): Promise<{ url: string; stop(): Promise<void> }>;
}

/** The demo, which the run has started. */
export const DEMO: Centre = {
  languages: ['pl-PL', ...LIVE.filter((locale) => locale !== 'pl-PL')],
  category: 'Moda',
  shop: { name: 'Halland', room: '1.24', floor: '1', ground: 'rgb(255, 90, 54)' },
  entrance: 'A',
  look: { corner: '0px', family: '"Golos Text"' },
  mark: CENTRE.mark,
  lacks: [],
  empty: [],
  start: async () => ({ url: process.env.BASE_URL ?? '', stop: async () => undefined }),
};

/** The centre of `centres/dunes`. */
export const DUNES: Centre = {
  languages: ['lt-LT', 'en', 'ru'],
  category: 'Mada',
  shop: { name: 'Mažylis', room: 'T08', floor: 'Terasa', ground: 'rgb(138, 90, 18)' },
  entrance: 'A',
  look: { corner: '6px', family: 'system-ui' },
  mark: readFileSync(join(DUNES_FOLDER, 'mark.svg'), 'utf8'),
  lacks: [
    'giftCard',
    'coupons',
    'cinema',
    'dailyMenu',
    'personalStylist',
    'press',
    'inspirations',
    'csr',
    'mediaSales',
    'advancedMediaSale',
  ],
  empty: ['offers', 'events', 'jobs'],
  price: { amount: 1.5, currency: 'EUR' },
  emptyPicture: readFileSync(join(DUNES_FOLDER, 'pictures/gulls.svg'), 'utf8'),
  start: startDunes,
};

/** Journeys of one centre, which each file says: `test.use({ centre: DUNES })`. It is started once for the file. */
export const test = base.extend<object, { centre: Centre; site: string }>({
  centre: [DEMO, { option: true, scope: 'worker' }],
  site: [
    async ({ centre }, use) => {
      const { url, stop } = await centre.start();
      await use(url);
      await stop();
    },
    { scope: 'worker', timeout: scaled(180_000) },
  ],
  baseURL: async ({ site }, use) => use(site),
});

/** A page's path on the site of a centre; tests themselves run with the demo's own language. */
export function pathOf(
  { languages: [own] }: Centre,
  kind: PageKind,
  query: Query = {},
  locale: Locale = own,
): string {
  const path = addressOf(kind, {}, locale, query);
  return own === DEFAULT_LOCALE || locale !== own ? path : path.replace(`/${own}`, '') || '/';
}
