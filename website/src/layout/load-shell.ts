import type { HeaderStatic, SearchData, Tag } from '@mall/contract';
import { floorPaint } from '@mall/contract/colours/floor-paint.ts';
import { readMark } from '@mall/contract/mark.ts';
import { readCorner, readTypeface } from '@mall/contract/theme.ts';
import { type CardContext, type ShopCardContext, shopCardContext } from '../content/cards.ts';
import { shownCentreName } from '../content/centre-name.ts';
import { madeOfParts, orWithout } from '../content/client/content-reader.ts';
import type { LoadContext } from '../content/client/load-context.ts';
import { madeOfPayloads } from '../content/client/made-of-payloads.ts';
import { type Building, readBuildingData } from '../content/client/read-all.ts';
import type { ContentReader } from '../content/client/reader.ts';
import type { Links } from '../content/fields/links.ts';
import { iconOf, pictureOf } from '../content/fields/pictures.ts';
import { placeOf } from '../content/fields/place.ts';
import type { Seo } from '../content/fields/seo.ts';
import { omitUndefined, plainText, trimToUndefined } from '../content/fields/text.ts';
import { mayHaveAny, mayHaveRooms } from '../content/page-presence.ts';
import { cookiesOf } from '../features/consent/cookies.ts';
import type { Scripts } from '../features/consent/tags.ts';
import { socialsOf } from '../features/contact/socials.ts';
import type { DirectoryLetter } from '../features/tenants/tenant-models.ts';
import { address } from '../i18n/addresses.ts';
import { nameFloors } from '../i18n/floor-name.ts';
import { LANGUAGE_NAMES, type Locale } from '../i18n/locales.ts';
import { collator, groupByHeading } from '../i18n/sort.ts';
import { type Translate, translator } from '../i18n/translator.ts';
import { describeEmptyPicture } from '../ui/EmptyState/empty-picture.ts';
import { describeFloors, type FloorLevel, type FloorLook, floorSheet } from '../ui/floors/floor.ts';
import { describeMark } from '../ui/Logo/mark.ts';
import { footerOf } from './footer/footer.ts';
import { themeSheet } from './head/theme-sheet.ts';
import { menuOf } from './menu/load-menu.ts';
import type { Favicons, Shell } from './shell.ts';

/** A shell, the tags of what its menu features, until when (ms) that is all, and what it could not be made of. */
interface Made {
  shell: Shell;
  tags: readonly Tag[];
  trueUntil: number;
  broken: readonly Parameters<ContentReader['broken']>[];
}

const shared = madeOfPayloads<Building, Made>();

/**
 * Everything around a page, one and the same object for all pages of a minute and a language. Never throws: what cannot
 * be had is left out and the page marked as degraded.
 */
export async function loadShell(context: LoadContext): Promise<Shell> {
  const { content } = context;
  const [header, building, make] = await Promise.all([
    orWithout(content, content.read('headerStatic', {})),
    readBuildingData(content),
    shopCardContext(context),
  ]);
  if (!header) return shellOf(header, building, make);
  const { shell, tags, trueUntil, broken } = shared(header, building, context, () => {
    const worn: Tag[] = [];
    let until = Number.POSITIVE_INFINITY;
    const failed: Parameters<ContentReader['broken']>[] = [];
    const noting: ContentReader = {
      ...content,
      tag: (...more) => void worn.push(...more),
      trueUntil: (instant) => {
        until = Math.min(until, instant);
      },
      broken: (...what) => void failed.push(what),
    };
    return {
      shell: shellOf(header, building, { ...make, context: { ...context, content: noting } }),
      tags: worn,
      trueUntil: until,
      broken: failed,
    };
  });
  content.tag(...tags);
  for (const what of broken) content.broken(...what);
  if (trueUntil < Number.POSITIVE_INFINITY) content.trueUntil(trueUntil);
  return shell;
}

function shellOf(header: HeaderStatic | null, building: Building, make: ShopCardContext): Shell {
  const { context, links, times } = make;
  const { content, locale } = context;
  const data = header?.headerData;
  const t = translator(locale);
  const centreName = shownCentreName(header, t);
  const certain = {
    centreName,
    centreHours: times.centreHours,
    places: times.places,
    map: mayHaveRooms(building.search),
    offers: mayHaveAny('offers', building.search),
    events: mayHaveAny('events', building.search),
    cableway: data?.cableway_openings?.isActive === true,
    cinema: data?.cinema_openings?.isActive === true,
    cookies: cookiesOf(header, links),
    languages: context.live.map((live) => ({
      locale: live,
      href: address('home', {}, live),
      name: LANGUAGE_NAMES[live],
    })),
    footer: footerOf(header, links, content),
  } satisfies Partial<Shell>;
  const parts = madeOfParts<Omit<Shell, keyof typeof certain>>(content, {
    logo: ['logo', 'headerStatic.headerData.centreLogo', () => logoOf(data, make, centreName), undefined],
    partnerLogos: ['partners', 'headerStatic.headerData.partnerLogos', () => partnersOf(data, links), []],
    socials: ['socials', 'headerStatic.headerData.socialLogo', () => socialsOf(header, links), []],
    stickyBar: [
      'bar',
      'headerStatic.headerData.stickyBar',
      () => stickyBarOf(data?.stickyBar, links),
      undefined,
    ],
    giftCard: ['gift card', 'headerStatic.headerData.giftCard', () => giftCardOf(data, links, t), undefined],
    howToGetThere: [
      'way there',
      'headerStatic.headerData.howToGetThere',
      () => wayThereOf(data, links, t),
      undefined,
    ],
    cablewayHours: [
      'hours of the cableway',
      'headerStatic.headerData.cableway_openings',
      () => times.ofWidget(data?.cableway_openings),
      undefined,
    ],
    cinemaHours: [
      'hours of the cinema',
      'headerStatic.headerData.cinema_openings',
      () => times.ofWidget(data?.cinema_openings),
      undefined,
    ],
    menu: ['menu', 'headerStatic.menuData', () => (header ? menuOf(header, building.search, make) : []), []],
    seo: ['head', 'headerStatic.seoData', () => seoOf(header), {}],
    frontend: [
      'address of the website',
      'headerStatic.links.frontend',
      () => frontendOf(header?.links?.frontend),
      undefined,
    ],
    favicons: ['icons', 'headerStatic.faviconData', () => faviconsOf(header), {}],
    scripts: ['tags', 'headerStatic.scriptsData', () => scriptsOf(header), {}],
    look: ['look', 'headerStatic.floors', () => (header ? lookOf(header, locale) : undefined), undefined],
    typeface: [
      'typeface',
      'headerStatic.faviconData.typeface',
      () => readTypeface(header?.faviconData?.typeface),
      undefined,
    ],
    directory: [
      'directory',
      'searchData.tenants',
      () => (building.search ? directoryOf(building.search, make) : []),
      [],
    ],
  });
  return { ...certain, ...parts };
}

type HeaderData = HeaderStatic['headerData'];

function logoOf(
  data: HeaderData | undefined,
  { context, links }: CardContext,
  centreName: string,
): Shell['logo'] {
  const logo = data?.centreLogo;
  if (!logo) return undefined;
  return omitUndefined({
    href: links.content(logo.href) ?? address('home', {}, context.locale),
    alt: trimToUndefined(logo.alt) ?? centreName,
    picture: pictureOf(logo.media),
  });
}

function partnersOf(data: HeaderData | undefined, links: Links): Shell['partnerLogos'] {
  return (data?.partnerLogos ?? []).flatMap((partner) => {
    const name =
      trimToUndefined(partner.name) ??
      trimToUndefined(partner.alt) ??
      trimToUndefined(partner.media?.alternativeText);
    if (name === undefined) return [];
    return [omitUndefined({ name, href: links.content(partner.href), picture: pictureOf(partner.media) })];
  });
}

function stickyBarOf(
  bar: NonNullable<HeaderData>['stickyBar'] | undefined,
  links: Links,
): Shell['stickyBar'] {
  const text = plainText(bar?.description);
  return bar && bar.isActive !== false && text !== undefined
    ? omitUndefined({ text, href: links.content(bar.href) })
    : undefined;
}

function giftCardOf(data: HeaderData | undefined, links: Links, t: Translate): Shell['giftCard'] {
  const card = data?.giftCard;
  if (!card || card.isActive === false) return undefined;
  return links.named(trimToUndefined(card.name) ?? t('home:ways.giftCard'), card.href);
}

function wayThereOf(data: HeaderData | undefined, links: Links, t: Translate): Shell['howToGetThere'] {
  const way = data?.howToGetThere;
  if (way?.isActive === false) return undefined;
  return links.named(trimToUndefined(way?.name) ?? t('contact:travel'), way?.href);
}

/** Makes the centre's mark, picture and floors known, before anything is drawn. @returns what pages say of its look, if anything */
function lookOf({ floors = [], faviconData }: HeaderStatic, locale: Locale): Shell['look'] {
  describeMark(readMark(faviconData?.mark));
  describeEmptyPicture(pictureOf(faviconData?.emptyPicture));
  const looks = new Map<FloorLevel, FloorLook>();
  const names = new Map<FloorLevel, string>();
  for (const { level, sign, name, colour } of floors) {
    if (looks.has(level)) continue;
    looks.set(level, omitUndefined({ sign: trimToUndefined(sign), paint: floorPaint(colour) }));
    const called = trimToUndefined(name);
    if (called !== undefined) names.set(level, called);
  }
  describeFloors(looks);
  nameFloors(translator(locale), names);
  const sheet =
    themeSheet(readCorner(faviconData?.corner), readTypeface(faviconData?.typeface)) + floorSheet(looks);
  const said = [...looks].filter(([, look]) => look.sign !== undefined || look.paint);
  return sheet || said.length > 0 ? { sheet, looks: JSON.stringify(said) } : undefined;
}

function seoOf(header: HeaderStatic | null): Seo {
  const { title, description, image } = header?.seoData ?? {};
  return omitUndefined({
    title: trimToUndefined(title),
    description: plainText(description),
    image: pictureOf(image),
  });
}

/** Origin and path of the public site; undefined for what is no address. */
function frontendOf(link: string | null | undefined): string | undefined {
  const written = trimToUndefined(link);
  if (written === undefined || !/^https?:\/\//i.test(written) || !URL.canParse(written)) return undefined;
  const { origin, pathname } = new URL(written);
  return `${origin}${pathname}`.replace(/\/+$/, '');
}

function faviconsOf(header: HeaderStatic | null): Favicons {
  const data = header?.faviconData;
  return omitUndefined({
    favicon: iconOf(data?.favicon),
    icon16: iconOf(data?.favicon_16x16),
    icon32: iconOf(data?.favicon_32x32),
    apple: iconOf(data?.apple_icon),
    manifest: iconOf(data?.manifest),
  });
}

/** Identifiers end up in addresses of scripts: anything else than an identifier is left out. */
function scriptsOf(header: HeaderStatic | null): Scripts {
  const shaped = (value: string | null | undefined, shape: RegExp) => {
    const id = trimToUndefined(value);
    return id !== undefined && shape.test(id) ? id : undefined;
  };
  const data = header?.scriptsData;
  return omitUndefined({
    analytics: shaped(data?.analytics, /^(?:G|GT|GTM|UA|AW)-[A-Z0-9-]{4,20}$/i),
    socialPixel: shaped(data?.social_pixel, /^\d{8,20}$/),
    videoPixel: shaped(data?.video_pixel, /^[A-Z0-9]{10,30}$/i),
  });
}

/** Many pages share one payload of search data: their directory is made once. */
const directories = new WeakMap<SearchData, Map<Locale, DirectoryLetter[]>>();

/** All shops A to Z under the letters of the locale's alphabet. */
function directoryOf(search: SearchData, { context, links }: ShopCardContext): DirectoryLetter[] {
  const byLocale = directories.get(search) ?? new Map<Locale, DirectoryLetter[]>();
  directories.set(search, byLocale);
  const known = byLocale.get(context.locale);
  if (known) return known;
  const { compare } = collator(context.locale);
  const shops = search.tenants
    .map((tenant) => ({ name: tenant.name.trim(), href: links.tenant(tenant), place: placeOf(tenant) }))
    .sort((a, b) => compare(a.name, b.name));
  const letters = groupByHeading(shops, (shop) => shop.name, context.locale).map(({ letter, items }) => ({
    letter,
    shops: items,
  }));
  byLocale.set(context.locale, letters);
  return letters;
}
