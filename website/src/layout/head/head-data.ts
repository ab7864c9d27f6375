import type { Picture } from '../../content/fields/pictures.ts';
import type { Seo } from '../../content/fields/seo.ts';
import type { OpenGraphTags } from '../../features/share/share-address.ts';
import { dateLanguage, htmlLang, type Locale } from '../../i18n/locales.ts';
import type { Favicons } from '../shell.ts';
import { describe, type HeadWords, titleWith, withCentre } from './head-words.ts';
import { manifestPath } from './web-manifest.ts';

export interface HeadInput {
  /** Of the page; the centre's name is added unless it stands in it already. */
  title: string;
  /** What search engines show besides; `details` only behind a title that no editor wrote. */
  says?: HeadWords;
  /** Of the page: what editors wrote for search engines, and the page's own first words. */
  seo?: Seo;
  /** Fills up a description that is too short to be shown; names the centre. */
  tail: string;
  /** Open Graph's word for the page's subject; a page of the site where there is none of its own. */
  openGraphType?: 'article' | 'video.movie';
  /** Drawn of the page's entry: shared unless editors gave the page a photograph for that. */
  openGraph?: OpenGraphTags;
  site: { centreName: string; seo: Seo; favicons: Favicons; frontend?: string };
  locale: Locale;
  /** Path of this page in its locale, without the query. */
  path: string;
  /** Of the page that says all of this one's better, on this site: that is the one to be found. */
  canonicalPath?: string;
  /** Every live version of this page, itself among them. */
  alternates: { locale: Locale; path: string }[];
  /** What of this page can be subscribed to, by its path. */
  feed?: { type: string; path: string };
  /** The locale that `x-default` names. */
  defaultLocale: Locale;
  /** True keeps the page out of search engines: search results, not found, drafts. */
  noIndex?: boolean;
}

export interface HeadData {
  title: string;
  description: string;
  noIndex: boolean;
  /** Absolute; absent when the frontend address is unknown or the address would be nonsense. */
  canonical?: string;
  alternates: { hreflang: string; href: string }[];
  feed?: { type: string; href: string };
  og: { property: string; content: string }[];
  favicons: Required<Favicons>;
}

/** Drawn of the centre's mark (server/brand/); the manifest is made for each language (web-manifest.ts). */
const OWN_FAVICONS: Required<Omit<Favicons, 'manifest'>> = {
  favicon: '/favicon.svg',
  icon16: '/favicon-16x16.png',
  icon32: '/favicon-32x32.png',
  apple: '/apple-touch-icon.png',
};

/** Everything the document head says about a page (spec section 2, "Page head"). Pure, so that it can be tested. */
export function headData(input: HeadInput): HeadData {
  const { site, seo, locale, path } = input;
  const base = site.frontend?.replace(/\/+$/, '');
  const absolute = (of: string) => (base && !of.includes('undefined') ? `${base}${of}` : undefined);
  const pageTitle = seo?.title ?? titleWith(input.title, input.says?.details ?? [], site.centreName);
  const title = withCentre(pageTitle, site.centreName);
  const description = describe([...(input.says?.facts ?? []), seo?.description], input.title, input.tail);
  const canonical = absolute(input.canonicalPath ?? path);
  const picture = photoOf(seo?.image) ?? input.openGraph ?? photoOf(site.seo.image) ?? OWN_PICTURE;
  const versions = input.canonicalPath === undefined ? input.alternates : [];
  const alternates = versions.flatMap((version) => {
    const href = absolute(version.path);
    return href ? [{ hreflang: htmlLang(version.locale), href }] : [];
  });
  const own = versions.find((version) => version.locale === input.defaultLocale);
  const fallback = own && absolute(own.path);
  if (fallback) alternates.push({ hreflang: 'x-default', href: fallback });
  const og = [
    ['og:type', input.openGraphType ?? 'website'],
    ['og:site_name', site.centreName],
    ['og:title', pageTitle],
    ['og:description', description],
    ['og:url', canonical],
    ['og:locale', openGraphLocale(locale)],
    ['og:image', absolute(picture.address)],
    ['og:image:type', picture.type],
    ['og:image:width', String(picture.width)],
    ['og:image:height', String(picture.height)],
    ['og:image:alt', picture.alt],
  ].flatMap(([property, content]) => (property && content ? [{ property, content }] : []));
  return {
    title,
    description,
    noIndex: input.noIndex ?? false,
    ...(canonical ? { canonical } : {}),
    ...(input.feed ? { feed: { type: input.feed.type, href: input.feed.path } } : {}),
    // A page that exists once has no versions to point to.
    alternates: versions.length > 1 ? alternates : [],
    og,
    favicons: { manifest: manifestPath(locale), ...OWN_FAVICONS, ...site.favicons },
  };
}

/** "pl_PL": those who read it want a country, the likeliest one where the language names none. */
function openGraphLocale(locale: Locale): string {
  const { language, region } = new Intl.Locale(dateLanguage(locale)).maximize();
  return `${language}_${region}`;
}

const OWN_PICTURE: OpenGraphTags = {
  address: '/share.png',
  width: 1200,
  height: 630,
  alt: '',
  type: 'image/png',
};

const PHOTO_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
};

/** Networks that show a shared link draw no SVG. */
function photoOf(picture: Picture | undefined): OpenGraphTags | undefined {
  if (picture?.kind !== 'photo') return undefined;
  const { src, width, height, alt } = picture;
  const ending = src.slice(src.lastIndexOf('.') + 1).toLowerCase();
  return { address: src, width, height, alt, type: PHOTO_TYPES[ending] ?? '' };
}
