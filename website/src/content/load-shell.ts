import type { HeaderStatic, SearchData } from '@mall/contract';
import { address } from '../i18n/addresses.ts';
import { LANGUAGE_NAMES, type Locale } from '../i18n/locales.ts';
import { collator, groupByHeading } from '../i18n/sort.ts';
import { type ShopMaking, shopMaking } from './cards.ts';
import { orWithout } from './content-reader.ts';
import { cookiesOf } from './cookies.ts';
import { footerOf, socialsOf } from './footer.ts';
import type { LoadContext } from './load-context.ts';
import { menuOf } from './load-menu.ts';
import { iconOf, pictureOf } from './pictures.ts';
import { placeOf } from './place.ts';
import { type Building, readBuilding } from './read-all.ts';
import { plainText, text, without } from './text.ts';
import type { DirectoryLetter, Favicons, Scripts, Seo, Shell } from './view-models.ts';

/** Everything around a page. Never throws: what cannot be had is left out and the page marked as degraded. */
export async function loadShell(context: LoadContext): Promise<Shell> {
  const [header, building, make] = await Promise.all([
    orWithout(context.content, context.content.read('headerStatic', {})),
    readBuilding(context.content),
    shopMaking(context),
  ]);
  return shellOf(header, building, make);
}

function shellOf(header: HeaderStatic | null, building: Building, make: ShopMaking): Shell {
  const { context, links, times } = make;
  const data = header?.headerData;
  const home = address('home', {}, context.locale);
  const logo = data?.centreLogo;
  const seo = seoOf(header);
  const centreName = text(data?.centreName) ?? text(logo?.alt) ?? seo.title ?? '';
  const sticky = data?.stickyBar;
  const stickyText = plainText(sticky?.description);
  const stickyHref = links.content(sticky?.href);
  return without({
    centreName,
    logo: logo
      ? without({
          href: links.content(logo.href) ?? home,
          alt: text(logo.alt) ?? centreName,
          picture: pictureOf(logo.media),
        })
      : undefined,
    partnerLogos: (data?.partnerLogos ?? []).flatMap((partner) => {
      const name = text(partner.name) ?? text(partner.alt) ?? text(partner.media?.alternativeText);
      if (name === undefined) return [];
      return [without({ name, href: links.content(partner.href), picture: pictureOf(partner.media) })];
    }),
    socials: socialsOf(header, links),
    stickyBar:
      sticky && sticky.isActive !== false && stickyText !== undefined && stickyHref !== undefined
        ? { text: stickyText, href: stickyHref }
        : undefined,
    giftCard:
      data?.giftCard && data.giftCard.isActive !== false
        ? links.named(data.giftCard.name, data.giftCard.href)
        : undefined,
    howToGetThere:
      data?.howToGetThere?.isActive === false
        ? undefined
        : links.named(data?.howToGetThere?.name, data?.howToGetThere?.href),
    contactHref: links.page('contact', {}),
    centreHours: times.centreHours,
    places: times.places,
    cableway: data?.cableway_openings?.isActive === true,
    cinema: data?.cinema_openings?.isActive === true,
    cablewayHours: times.ofWidget(data?.cableway_openings),
    cinemaHours: times.ofWidget(data?.cinema_openings),
    menu: header ? menuOf(header, make) : [],
    footer: footerOf(header, links),
    seo,
    frontend: frontendOf(header?.links?.frontend),
    favicons: faviconsOf(header),
    scripts: scriptsOf(header),
    cookies: cookiesOf(header, links),
    languages: context.live.map((locale) => ({
      locale,
      href: address('home', {}, locale),
      name: LANGUAGE_NAMES[locale],
    })),
    directory: building.search ? directoryOf(building.search, make) : [],
  });
}

function seoOf(header: HeaderStatic | null): Seo {
  const { title, description, image } = header?.seoData ?? {};
  return without({ title: text(title), description: plainText(description), image: pictureOf(image) });
}

/** Origin and path of the public site; undefined for what is no address. */
function frontendOf(link: string | null | undefined): string | undefined {
  const written = text(link);
  if (written === undefined || !/^https?:\/\//i.test(written) || !URL.canParse(written)) return undefined;
  const { origin, pathname } = new URL(written);
  return `${origin}${pathname}`.replace(/\/+$/, '');
}

function faviconsOf(header: HeaderStatic | null): Favicons {
  const data = header?.faviconData;
  return without({
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
    const id = text(value);
    return id !== undefined && shape.test(id) ? id : undefined;
  };
  const data = header?.scriptsData;
  return without({
    analytics: shaped(data?.analytics, /^(?:G|GT|GTM|UA|AW)-[A-Z0-9-]{4,20}$/i),
    socialPixel: shaped(data?.social_pixel, /^\d{8,20}$/),
    videoPixel: shaped(data?.video_pixel, /^[A-Z0-9]{10,30}$/i),
  });
}

/** Many pages share one payload of search data: their directory is made once. */
const directories = new WeakMap<SearchData, Map<Locale, DirectoryLetter[]>>();

/** All shops A to Z under the letters of the locale's alphabet. */
function directoryOf(search: SearchData, { context, links }: ShopMaking): DirectoryLetter[] {
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
