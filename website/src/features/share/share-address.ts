import { createHash } from 'node:crypto';
import { decode, encode } from '../../i18n/address-query.ts';
import type { Locale } from '../../i18n/locales.ts';
import { floorColours } from '../../ui/floors/floor-colours.ts';
import { markPath } from '../../ui/Logo/mark.ts';
import { type OpenGraphImage, openGraphAlt, SHARE_KINDS, type ShareKind } from './open-graph-image.ts';

export const SHARE_FOLDER = '/share/';
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/** Count on when images come to look different: every image then has a new address, so that nobody keeps the old one. */
const DRAWING = 1;

export interface WantedImage {
  kind: ShareKind;
  locale: Locale;
  /** Decoded. */
  slug: string;
  version: string;
  /** As asked for: the canonical address of an image is compared with it. */
  path: string;
}

/** A picture for the head of a page. */
export interface OpenGraphTags {
  /** Path on this site. */
  address: string;
  width: number;
  height: number;
  alt: string;
  type: string;
}

const ADDRESS = /^\/share\/([\w-]{2,5})\/([a-z]+)\/([^/]{1,1800})\.([0-9a-f]{16})\.(?:png|jpg)$/;

/** Reads `/share/{locale}/{kind}/{slug}.{version}.png|.jpg`, percent-encoded as it came. */
export function readShareAddress(pathname: string, live: readonly Locale[]): WantedImage | undefined {
  const [, code, word, raw = '', version = ''] = ADDRESS.exec(pathname) ?? [];
  const locale = live.find((one) => one === code);
  const kind = SHARE_KINDS.find((one) => one === word);
  const slug = decode(raw);
  if (!locale || !kind || !slug) return undefined;
  return { kind, locale, slug, version, path: pathname };
}

/** Flat colours are smallest and cleanest as PNG, photographs as JPEG. */
export function openGraphType({ art }: OpenGraphImage): 'image/png' | 'image/jpeg' {
  return art?.kind === 'photo' ? 'image/jpeg' : 'image/png';
}

/** The image's address. Its version is made of all that is drawn, so that what looks different is fetched anew. */
export function shareAddress(image: OpenGraphImage): string {
  const drawn = [DRAWING, markPath(), floorColours(image.level), image];
  const version = createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 16);
  const ending = openGraphType(image) === 'image/jpeg' ? 'jpg' : 'png';
  return `${SHARE_FOLDER}${image.locale}/${image.kind}/${encode(image.slug)}.${version}.${ending}`;
}

/** What the head of a page says of its image. */
export function openGraphTags(image: OpenGraphImage): OpenGraphTags {
  return {
    address: shareAddress(image),
    width: SHARE_WIDTH,
    height: SHARE_HEIGHT,
    alt: openGraphAlt(image),
    type: openGraphType(image),
  };
}
