import type { Alternates } from '../../content/fields/alternates.ts';
import type { Link } from '../../content/fields/links.ts';
import type { Picture } from '../../content/fields/pictures.ts';
import type { Seo } from '../../content/fields/seo.ts';

export interface PressCard {
  id: number;
  name: string;
  href: string;
  /** As in the content; absent when the content names no day. */
  date?: string;
  lead?: string;
  picture?: Picture;
}

/** A PDF to take away. */
export interface PressDownload {
  heading?: string;
  text?: string;
  /** `/media/….pdf` */
  href: string;
  picture?: Picture;
}

/** Who answers journalists. Has a name, a phone or an address at least. */
export interface PressContact {
  name?: string;
  role?: string;
  phone?: Link;
  email?: Link;
}

/** Articles of one calendar year, the latest first. */
export interface PressYear {
  year: number;
  articles: PressCard[];
}

export interface PressPage {
  name?: string;
  lead?: string;
  /** Only when the content shows it and has the file. */
  kit?: PressDownload;
  policy?: PressDownload;
  contact?: PressContact;
  /** The latest first. Articles without a day stand under the year 0, last. */
  years: PressYear[];
  /** Every year that has articles; the chosen one's href takes the choice off. */
  choices: { year: number; href: string; current: boolean }[];
  /** The year that was asked for. */
  chosen?: number;
  /** True when the query names a year without articles, or no year: answer with a redirect to `href`. */
  unknownFilter: boolean;
  /** The page with all years. */
  href: string;
  seo: Seo;
}

export interface PressArticlePage extends PressCard {
  /** Sanitised HTML. */
  description?: string;
  contact?: PressContact;
  newer?: Link;
  older?: Link;
  alternates: Alternates;
  seo: Seo;
}
