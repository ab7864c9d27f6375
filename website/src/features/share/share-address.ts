import { createHash } from 'node:crypto';
import { decode, encode } from '../../i18n/address-query.ts';
import type { Locale } from '../../i18n/locales.ts';
import { floorColours } from '../../ui/floor-colours.ts';
import { MARK_OUTLINE } from '../../ui/mark-outline.ts';
import { SHARE_KINDS, type ShareCard, type ShareKind, shareAlt } from './share-card.ts';

export const SHARE_FOLDER = '/share/';
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/** Count on when cards come to look different: every card then has a new address, so that nobody keeps the old one. */
const DRAWING = 1;

export interface WantedCard {
  kind: ShareKind;
  locale: Locale;
  /** Decoded. */
  slug: string;
  version: string;
  /** As asked for: the canonical address of a card is compared with it. */
  path: string;
}

/** A picture for the head of a page. */
export interface SharedPicture {
  /** Path on this site. */
  address: string;
  width: number;
  height: number;
  alt: string;
  type: string;
}

const ADDRESS = /^\/share\/([\w-]{2,5})\/([a-z]+)\/([^/]{1,1800})\.([0-9a-f]{16})\.(?:png|jpg)$/;

/** Reads `/share/{locale}/{kind}/{slug}.{version}.png|.jpg`, percent-encoded as it came. */
export function readShareAddress(pathname: string, live: readonly Locale[]): WantedCard | undefined {
  const [, code, word, raw = '', version = ''] = ADDRESS.exec(pathname) ?? [];
  const locale = live.find((one) => one === code);
  const kind = SHARE_KINDS.find((one) => one === word);
  const slug = decode(raw);
  if (!locale || !kind || !slug) return undefined;
  return { kind, locale, slug, version, path: pathname };
}

/** Flat colours are smallest and cleanest as PNG, photographs as JPEG. */
export function shareType({ art }: ShareCard): 'image/png' | 'image/jpeg' {
  return art?.kind === 'photo' ? 'image/jpeg' : 'image/png';
}

/** The card's address. Its version is made of all that is drawn, so that what looks different is fetched anew. */
export function shareAddress(card: ShareCard): string {
  const drawn = [DRAWING, MARK_OUTLINE, floorColours(card.level), card];
  const version = createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 16);
  const ending = shareType(card) === 'image/jpeg' ? 'jpg' : 'png';
  return `${SHARE_FOLDER}${card.locale}/${card.kind}/${encode(card.slug)}.${version}.${ending}`;
}

/** What the head of a page says of its card. */
export function sharedCard(card: ShareCard): SharedPicture {
  return {
    address: shareAddress(card),
    width: SHARE_WIDTH,
    height: SHARE_HEIGHT,
    alt: shareAlt(card),
    type: shareType(card),
  };
}
