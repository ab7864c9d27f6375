/** What the view of home is written against; rules as in content/cards.ts. Each list may be empty. */

import type { EventCard, OfferCard, TenantCard } from '../../content/cards.ts';
import type { Link } from '../../content/fields/links.ts';
import type { Picture } from '../../content/fields/pictures.ts';
import type { FloorLevel, Place } from '../../content/fields/place.ts';
import type { Seo } from '../../content/fields/seo.ts';
import type { CinemaPage } from '../cinema/cinema-models.ts';
import type { InspirationCard } from '../inspirations/inspiration-models.ts';
import type { Way } from '../travel/way.ts';

/** One floor of the section through the building on home, top floor first. */
export interface HomeFloor {
  level: FloorLevel;
  heading: string;
  href?: string;
  note?: string;
  links: Link[];
  pictures: Picture[];
}

export interface Slide {
  title: string;
  text?: string;
  link?: Link;
  picture?: Picture;
  mobilePicture?: Picture;
  level: FloorLevel | null;
}

export interface HomePage {
  heading?: string;
  text?: string;
  searchPlaceholder?: string;
  floors: HomeFloor[];
  /** Short ways beneath the question. */
  ways: Way[];
  /** How to get to the centre. */
  travel: { heading?: string; ways: Way[] };
  slides: Slide[];
  offers: OfferCard[];
  events: EventCard[];
  tenants: TenantCard[];
  seo: Seo;
}

export interface HomeShowing {
  name: string;
  href: string;
  /** ISO 8601 with time. */
  starts: string;
  /** How long it runs. */
  minutes?: number;
  cinema?: CinemaPage['cinema'];
}

export interface HomeCinema {
  /** Every showing of the coming days, by its start. */
  showings: HomeShowing[];
  /** The way to the whole programme. */
  programme?: Link;
}

/** What belongs to these days, promoted or not. */
export interface HomeToday {
  /** Events that have begun or begin by tomorrow. */
  happening: EventCard[];
  /** Running offers that end within a few days, the first to end first. */
  ending: OfferCard[];
}

export interface MarketplaceItem {
  id: number;
  name: string;
  /** In a web shop of somebody else. */
  href: string;
  price?: string;
  /** Sanitised HTML, words and marks of text only; stands for `price`. */
  priceHtml?: string;
  picture?: Picture;
  shop?: { name: string; place: Place };
}

export interface InstagramPost {
  id: number;
  /** What a link around the picture is called. */
  caption: string;
  href: string;
  picture: Picture;
}

export interface Instagram {
  heading?: string;
  account?: Link;
  posts: InstagramPost[];
}

/** A campaign that runs. */
export interface Campaign {
  id: number;
  name: string;
  text?: string;
  /** YYYY-MM-DD or ISO 8601 with time; empty when the content names none. */
  starts: string;
  ends: string | null;
  prize?: string;
  /** Sanitised HTML. */
  rules?: string;
  link?: Link;
  picture?: Picture;
}

export interface CouponTeaser {
  id: number;
  name: string;
  /** The numeral as printed, e.g. −20%. */
  label?: string;
  shop?: string;
  place: Place;
}

export interface HomeStories {
  inspirations: InspirationCard[];
  marketplace: MarketplaceItem[];
  instagram: Instagram;
  campaigns: Campaign[];
  /** Absent: there are none, or no page to see them on. */
  coupons?: { href: string; coupons: CouponTeaser[] };
}
