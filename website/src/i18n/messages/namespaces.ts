import type en from './en.ts';

/** A namespace is one file in each language's folder. */
export const NAMESPACES = [
  'common',
  'shell',
  'home',
  'tenants',
  'offers',
  'events',
  'contact',
  'giftCard',
  'map',
  'newsletter',
  'errors',
  'opening',
  'search',
  'consent',
  'inspirations',
  'cinema',
  'dailyMenu',
  'lunchCard',
  'jobs',
  'press',
  'coupons',
  'csr',
  'mobileApps',
  'documents',
  'landing',
  'survey',
  'video',
  'stylist',
  'mediaSales',
  'forms',
  'seo',
] as const;

export type Namespace = (typeof NAMESPACES)[number];

/** Texts, nested; plural forms are sibling keys that end in `_one`, `_few`, `_many`, `_other`. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

export type Dictionary = Readonly<Record<Namespace, MessageTree>>;

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';
type WithoutPlural<K extends string> = K extends `${infer Base}${PluralSuffix}` ? Base : K;

type KeysOf<Tree> = {
  [K in keyof Tree & string]: Tree[K] extends string ? WithoutPlural<K> : `${K}.${KeysOf<Tree[K]>}`;
}[keyof Tree & string];

/** `namespace:nested.key`, as English has them: that dictionary is the shape of all others. */
export type MessageKey = { [N in Namespace]: `${N}:${KeysOf<(typeof en)[N]>}` }[Namespace];
