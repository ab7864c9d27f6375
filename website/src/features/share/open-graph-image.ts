import type { Picture } from '../../content/fields/pictures.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { floorSign, type Level, roomSign } from '../../ui/floors/floor.ts';
import type { EventPage } from '../events/event-models.ts';
import { eventPlace, eventSign } from '../events/event-words.ts';
import type { OfferPage } from '../offers/offer-models.ts';
import { offerPlace } from '../offers/offer-words.ts';
import type { TenantPage } from '../tenants/tenant-models.ts';

/** Kinds of pages whose links are shared with a drawn OpenGraph image. */
export const SHARE_KINDS = ['tenant', 'offer', 'event'] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

/**
 * All that is drawn of an entry, in one language, and nothing that changes with the clock: an address is made of it
 * (share-address.ts). Texts are as the content has them, hostile ones too.
 */
export interface OpenGraphImage {
  kind: ShareKind;
  locale: Locale;
  slug: string;
  level: Level;
  centre: string;
  /** The great numeral, line by line: room, price, date. Empty when there is none. */
  numeral: readonly string[];
  name: string;
  /** Beside the floor's numeral: where, or what kind of shop. */
  place?: string;
  /** Under the name: until when. */
  note?: string;
  /** Whose logo, or else whose name, stands in the white room. */
  shop?: { name: string; logo?: OpenGraphArt };
  art?: OpenGraphArt;
}

export interface OpenGraphArt {
  /** `/media/{hash}{ext}` */
  src: string;
  kind: Picture['kind'];
}

const artOf = (picture: Picture | undefined): OpenGraphArt | undefined =>
  picture && { src: picture.src, kind: picture.kind };

export function tenantOpenGraphImage(
  page: TenantPage,
  { locale }: PageWords,
  centre: string,
): OpenGraphImage {
  const { level, room } = page.place;
  return {
    kind: 'tenant',
    locale,
    slug: page.slug,
    level,
    centre,
    numeral: room ? [roomSign(room)] : level === null ? [] : [floorSign(level)],
    name: page.name,
    place: [page.category?.name, page.line].filter(Boolean).join(', ') || undefined,
    shop: { name: page.name, logo: artOf(page.logo) },
    art: artOf(page.picture),
  };
}

/** @param slug as the page was asked for: an image is found again under it */
export function offerOpenGraphImage(
  page: OfferPage,
  words: PageWords,
  centre: string,
  slug: string,
): OpenGraphImage {
  const { t, dates } = words;
  const until = dates.dayAndMonth(page.ends);
  return {
    kind: 'offer',
    locale: words.locale,
    slug,
    level: page.place.level,
    centre,
    numeral: page.label ? [page.label] : [],
    name: page.name,
    place: offerPlace(page),
    note: until ? t('offers:until', { date: until }) : undefined,
    shop: page.tenant && { name: page.tenant.name, logo: artOf(page.tenant.logo) },
    art: artOf(page.picture),
  };
}

/** @param slug as the page was asked for: an image is found again under it */
export function eventOpenGraphImage(
  page: EventPage,
  words: PageWords,
  centre: string,
  slug: string,
): OpenGraphImage {
  const sign = words.dates.sign(page.starts, page.ends);
  const whole = eventSign(page, words);
  return {
    kind: 'event',
    locale: words.locale,
    slug,
    level: page.place.level,
    centre,
    numeral: sign?.kind === 'range' ? [sign.from, sign.to] : whole ? [whole] : [],
    name: page.name,
    place: eventPlace(page, words),
    art: artOf(page.picture),
  };
}

/** The image in words, for those who do not see it. */
export function openGraphAlt({ kind, numeral, name, place, note, centre }: OpenGraphImage): string {
  const first = kind === 'tenant' ? [name, place, numeral.join('')] : [numeral.join(''), name, note, place];
  return [...first, centre].filter(Boolean).join(', ');
}
