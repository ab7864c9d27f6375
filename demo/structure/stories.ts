import type { LinkTarget } from './links.ts';
import { TENANTS, type TenantKey, tenantWebsite } from './tenants.ts';

/** A thing shown by a story: its shop, and its price in whole units of the centre's currency. */
interface ThingData {
  key: string;
  shop: TenantKey;
  price: number;
}

interface InspirationData {
  key: string;
  picture: string;
  /** Days before the first start. */
  published: number;
  promoted?: boolean;
  things: readonly ThingData[];
  /** Shops besides those of the things. */
  shops?: readonly TenantKey[];
}

// biome-ignore format: one inspiration a line
export const INSPIRATIONS = [
  { key: 'reading', picture: 'story-reading', published: 3, promoted: true, things: [{ key: 'armchair', shop: 'stolek', price: 890 }, { key: 'lamp', shop: 'stowatow', price: 259 }, { key: 'blanket', shop: 'drugisen', price: 149 }, { key: 'novel', shop: 'moko', price: 49 }] },
  { key: 'coat', picture: 'story-coat', published: 6, promoted: true, things: [{ key: 'woolCoat', shop: 'halland', price: 749 }, { key: 'sweater', shop: 'welnianka', price: 329 }, { key: 'beret', shop: 'rond', price: 89 }, { key: 'ankleBoots', shop: 'tedy', price: 389 }] },
  { key: 'gifts', picture: 'story-gifts', published: 1, things: [{ key: 'notebook', shop: 'papirus', price: 36 }, { key: 'socks', shop: 'lewaprawa', price: 29 }, { key: 'soap', shop: 'zielnik', price: 22 }, { key: 'truffles', shop: 'pralina', price: 45 }] },
  { key: 'breakfast', picture: 'story-breakfast', published: 9, things: [{ key: 'croissants', shop: 'dwarogi', price: 32 }, { key: 'pan', shop: 'chochla', price: 169 }, { key: 'pyjamas', shop: 'gladka', price: 159 }], shops: ['zapas'] },
  { key: 'shoes', picture: 'story-shoes', published: 13, things: [{ key: 'winterBoots', shop: 'tedy', price: 419 }, { key: 'flats', shop: 'chyzo', price: 299 }, { key: 'woolSocks', shop: 'lewaprawa', price: 39 }] },
  { key: 'suitcase', picture: 'story-suitcase', published: 17, things: [{ key: 'cabinBag', shop: 'strona', price: 459 }, { key: 'rainJacket', shop: 'fiord', price: 549 }, { key: 'nightTrain', shop: 'gdzieindziej', price: 219 }] },
  { key: 'windowsill', picture: 'story-windowsill', published: 22, things: [{ key: 'monstera', shop: 'piwonia', price: 79 }, { key: 'fern', shop: 'piwonia', price: 45 }, { key: 'handCream', shop: 'zielnik', price: 39 }] },
  { key: 'playroom', picture: 'story-playroom', published: 28, things: [{ key: 'bricks', shop: 'bakklocek', price: 129 }, { key: 'paints', shop: 'kredka', price: 64 }, { key: 'duvet', shop: 'drugisen', price: 199 }] },
  { key: 'supper', picture: 'story-supper', published: 34, things: [{ key: 'pizza', shop: 'grubeciasto', price: 58 }, { key: 'dumplings', shop: 'kluska', price: 39 }, { key: 'hotChocolate', shop: 'pralina', price: 19 }] },
] as const satisfies readonly InspirationData[];

interface SpreadData {
  key: string;
  picture: string;
  level: -1 | 0 | 1 | 2 | 3 | null;
  things: readonly ThingData[];
}

/** The lookbook, page by page. */
// biome-ignore format: one spread a line
export const SPREADS = [
  { key: 'tramStop', picture: 'look-tram-stop', level: 1, things: [{ key: 'longCoat', shop: 'halland', price: 899 }, { key: 'leatherBag', shop: 'sakwa', price: 520 }] },
  { key: 'rain', picture: 'look-rain', level: 1, things: [{ key: 'raincoat', shop: 'fiord', price: 549 }] },
  { key: 'snow', picture: 'look-snow', level: 2, things: [{ key: 'snowsuit', shop: 'kukuryku', price: 239 }, { key: 'firstBoots', shop: 'rozmiar22', price: 189 }] },
  { key: 'knit', picture: 'look-knit', level: 1, things: [{ key: 'cardigan', shop: 'welnianka', price: 349 }, { key: 'wideJeans', shop: 'odra', price: 279 }] },
  { key: 'bicycle', picture: 'look-bicycle', level: 2, things: [{ key: 'cityBike', shop: 'szprycha', price: 2190 }, { key: 'backpack', shop: 'biwak', price: 299 }] },
  { key: 'office', picture: 'look-office', level: 1, things: [{ key: 'suit', shop: 'sukno', price: 1890 }, { key: 'shirt', shop: 'bezguzika', price: 219 }] },
  { key: 'evening', picture: 'look-evening', level: 1, things: [{ key: 'eveningDress', shop: 'mila', price: 690 }, { key: 'earrings', shop: 'proba', price: 160 }] },
  { key: 'night', picture: 'look-night', level: 1, things: [{ key: 'nightwear', shop: 'gladka', price: 179 }, { key: 'oddSocks', shop: 'lewaprawa', price: 15 }] },
] as const satisfies readonly SpreadData[];

export type ThingKey = (typeof INSPIRATIONS | typeof SPREADS)[number]['things'][number]['key'];

interface MarketplaceData extends ThingData {
  picture: string;
  /** The price before, crossed out beside the new one. */
  was?: number;
}

/** What shops of the centre sell in web shops of their own. */
export const MARKETPLACE = [
  { key: 'deskLamp', shop: 'stowatow', price: 219, was: 259, picture: 'goods-lamp' },
  { key: 'perfume', shop: 'lila', price: 189, picture: 'goods-perfume' },
  { key: 'mittens', shop: 'welnianka', price: 79, picture: 'goods-mittens' },
  { key: 'headphones', shop: 'pradstaly', price: 329, was: 399, picture: 'goods-headphones' },
  { key: 'tower', shop: 'bakklocek', price: 129, picture: 'goods-tower' },
  { key: 'stockpot', shop: 'chochla', price: 249, picture: 'goods-pot' },
  { key: 'runningShoe', shop: 'bieznik', price: 379, was: 459, picture: 'goods-running-shoe' },
  { key: 'penSet', shop: 'papirus', price: 95, picture: 'goods-pen' },
] as const satisfies readonly MarketplaceData[];

/** Where a shop's web shop sells it: on the shop's own website. */
export function goodsLink({ shop, picture }: Pick<MarketplaceData, 'shop' | 'picture'>): string {
  const slug = TENANTS.find(({ key }) => key === shop)?.slug ?? shop;
  return `${tenantWebsite(slug)}/${picture.replace('goods-', '')}`;
}

export const INSTAGRAM = {
  name: '@galeriaborealis',
  link: 'https://instagram.example/galeriaborealis',
} as const;

/** Posts of the account; `published` days before the first start. */
export const INSTAGRAM_POSTS = [
  { key: 'skylight', picture: 'post-skylight', published: 0 },
  { key: 'croissant', picture: 'post-croissant', published: 1 },
  { key: 'escalator', picture: 'post-escalator', published: 2 },
  { key: 'window', picture: 'post-window', published: 3 },
  { key: 'skate', picture: 'post-skate', published: 5 },
  { key: 'cat', picture: 'post-cat', published: 6 },
  { key: 'seats', picture: 'post-seats', published: 8 },
  { key: 'umbrella', picture: 'post-umbrella', published: 9 },
] as const;

interface CampaignData {
  key: string;
  /** Days after the first start, both included. */
  from: number;
  to: number;
  target: LinkTarget;
}

/** Campaigns: `blackWeek` is also the frame of several offers, which the structure of offers names. */
export const CAMPAIGNS = [
  { key: 'blackWeek', from: -4, to: 9, target: { path: '/offers' } },
  { key: 'luckyReceipt', from: 3, to: 32, target: { path: '/gift-card' } },
] as const satisfies readonly CampaignData[];

/** The picture of the campaign that no offer brings with it. */
export const LUCKY_RECEIPT_PICTURE = 'campaign-receipt';
