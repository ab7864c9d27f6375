import type { Typeface } from '@mall/contract/theme.ts';
import type { EventCard, OfferCard, TenantCard } from '../content/cards.ts';
import type { Link } from '../content/fields/links.ts';
import type { Picture } from '../content/fields/pictures.ts';
import type { FloorLevel } from '../content/fields/place.ts';
import type { Seo } from '../content/fields/seo.ts';
import type { Hours, OpeningPlace } from '../content/opening-times/opening-models.ts';
import type { Cookies } from '../features/consent/cookies.ts';
import type { Scripts } from '../features/consent/tags.ts';
import type { SocialLink } from '../features/contact/socials.ts';
import type { CentreApp } from '../features/mobile-apps/centre-app.ts';
import type { NewsletterSettings } from '../features/newsletter/newsletter-entry.ts';
import type { DirectoryLetter } from '../features/tenants/tenant-models.ts';
import type { Locale } from '../i18n/locales.ts';

interface MenuSpecialty {
  name: string;
  href: string;
  slug: string;
}

export interface MenuSubCategory {
  name: string;
  href: string;
  slug: string;
  /** Present only when the sub-category shows a daily menu and the daily-menu page has a name (spec section 2). */
  dailyMenuHref?: string;
  specialties: MenuSpecialty[];
}

export interface MenuCategory {
  id: number;
  name: string;
  slug: string;
  href: string;
  level: FloorLevel | null;
  subCategories: MenuSubCategory[];
  picture?: Picture;
  featuredTenant?: TenantCard;
  /** Only those that run now. */
  featuredOffers: OfferCard[];
  featuredEvent?: EventCard;
}

/** Hrefs for the head; an absent one means what is drawn of the centre's mark. */
export interface Favicons {
  favicon?: string;
  icon16?: string;
  icon32?: string;
  apple?: string;
  manifest?: string;
}

export interface FooterColumn {
  heading: string;
  /** Each has an href or an action; `cookies` reopens the consent banner. */
  links: { name: string; href?: string; action?: 'cookies' }[];
}

/** Kinds of the pages that say by what rules the centre goes, in the order of the small print. */
export const POLICIES = ['terms', 'privacyPolicy', 'cookiePolicy'] as const;
type PolicyKind = (typeof POLICIES)[number];

export interface Footer extends CentreApp {
  columns: FooterColumn[];
  /** Of the three, all of which the content system does not say that they are not written. */
  policies: readonly PolicyKind[];
  /** Absent: the centre has no newsletter. */
  newsletter?: NewsletterSettings;
  copyright?: { text: string; href?: string };
  logo?: Picture;
}

/** Everything around a page. */
export interface Shell {
  /** Never empty, whatever the content lacks. */
  centreName: string;
  logo?: { href: string; alt: string; picture?: Picture };
  partnerLogos: { name: string; href?: string; picture?: Picture }[];
  socials: SocialLink[];
  /** Without an address it is words alone. */
  stickyBar?: { text: string; href?: string };
  giftCard?: Link;
  howToGetThere?: Link;
  /** Of the first place by order: the centre itself. */
  centreHours: Hours;
  /** The centre first, then supermarket, cinema … */
  places: OpeningPlace[];
  /** Whether a shop stands in a room, or nobody can say: then there is a map. */
  map: boolean;
  /** Whether there is one, be it over, or nobody can say: then the list is led to. */
  offers: boolean;
  events: boolean;
  cableway: boolean;
  cinema: boolean;
  cablewayHours?: Hours;
  cinemaHours?: Hours;
  menu: MenuCategory[];
  footer: Footer;
  seo: Seo;
  /** Address of the public site without a trailing slash, for canonical and hreflang. */
  frontend?: string;
  favicons: Favicons;
  scripts: Scripts;
  cookies: Cookies;
  /** Live locales with the address of the home page each; a page replaces the hrefs by its own versions. */
  languages: { locale: Locale; href: string; name: string }[];
  /** Rules of the theme and of floors that have signs or colours of their own, and what the browser's scripts need of it. */
  look?: { sheet: string; looks: string };
  /** Absent: the design's own. */
  typeface?: Typeface;
  directory: DirectoryLetter[];
}
