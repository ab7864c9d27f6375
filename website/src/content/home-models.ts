/** What home shows besides `HomePage`; rules as in `view-models.ts`. Each list may be empty. */
import type { CinemaPage } from './cinema-models.ts';
import type { InspirationCard } from './inspiration-models.ts';
import type { Link, Picture, Place } from './view-models.ts';

export interface HomeCinema {
  /** What is still shown today, one a movie, the next first. `starts` is ISO 8601 with time. */
  showings: { name: string; href: string; starts: string; cinema?: CinemaPage['cinema'] }[];
  /** The way to the whole programme. */
  programme?: Link;
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

/** A campaign that runs or is to come. */
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
