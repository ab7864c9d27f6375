/** View models of the cinema's pages; the promises of content/cards.ts hold here too. */
import type { Alternates } from '../../content/fields/alternates.ts';
import type { Picture } from '../../content/fields/pictures.ts';
import type { Place } from '../../content/fields/place.ts';
import type { Seo } from '../../content/fields/seo.ts';

export interface MovieCard {
  name: string;
  href: string;
  lead?: string;
  category?: string;
  minutes?: number;
  /** The youngest it is meant for, in years. */
  age?: number;
  /** YYYY-MM-DD */
  premiere?: string;
  picture?: Picture;
}

export interface Showing {
  /** ISO 8601 with time. */
  starts: string;
  past: boolean;
  /** Where a seat for this showing is reserved. */
  href?: string;
}

/** A movie in one version on one day. `version` and `accessibility` are codes or words: cinema-words.ts says them. */
export interface ShownVersion {
  version: string[];
  accessibility: string[];
  showings: Showing[];
}

/** A movie on one day, the version that begins next first. */
export interface ProgrammeRow {
  movie: MovieCard;
  category?: string;
  minutes?: number;
  versions: ShownVersion[];
}

/** A day of the centre's calendar with what is shown on it, the next to begin first. */
export interface ProgrammeDay {
  /** YYYY-MM-DD */
  date: string;
  rows: ProgrammeRow[];
}

export interface CinemaPage {
  heading?: string;
  text?: string;
  /** Sanitised HTML. */
  description?: string;
  cinema?: { name: string; href: string; place: Place };
  /** From today on; days without showings are left out. */
  days: ProgrammeDay[];
  /** The one to show: that of the query, else the first. */
  chosen?: ProgrammeDay;
  /** True when the query names a day without showings, or the first, which needs no naming: redirect to the page without it. */
  unknownDay: boolean;
  /** The first showings that have not begun yet, one for each moment: a page that was kept for a while has the next. */
  next: { movie: MovieCard; starts: string }[];
  latest: MovieCard[];
  seo: Seo;
}

export interface MoviePage extends MovieCard {
  /** Sanitised HTML. */
  description?: string;
  /** 11 characters of a YouTube address. */
  trailer?: string;
  reserve?: string;
  /** Versions that are shown on no day yet. */
  versionsShown: ShownVersion[];
  /** From today on. */
  days: { date: string; versions: ShownVersion[] }[];
  cinema?: CinemaPage['cinema'];
  /** The whole programme; absent where there is none. */
  cinemaHref?: string;
  /** Others on the programme. */
  more: MovieCard[];
  alternates: Alternates;
  seo: Seo;
}
