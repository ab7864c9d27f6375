/** View models of the stylists' pages; the rules of content/cards.ts hold. */
import type { Alternates } from '../../content/fields/alternates.ts';
import type { Link } from '../../content/fields/links.ts';
import type { Picture } from '../../content/fields/pictures.ts';
import type { Place } from '../../content/fields/place.ts';
import type { Seo } from '../../content/fields/seo.ts';
import type { Question } from '../faq/question.ts';

/** A day of the centre's calendar (YYYY-MM-DD) and when a meeting can begin, "HH:mm", in order; never empty. */
export interface FreeDay {
  date: string;
  times: string[];
}

export interface StylistCard {
  id: number;
  /** What bookings name the stylist by: the same in every language. Missing: cannot be asked for by name. */
  key?: string;
  name: string;
  href: string;
  line?: string;
  picture?: Picture;
  /** From tomorrow on, in order; empty: none, or not known. */
  days: FreeDay[];
  /** Nobody can say when the stylist is free: visitors suggest a time. */
  asksTime: boolean;
}

/** Where one asks in person. */
export interface Studio {
  place: Place;
  words?: string;
  href?: string;
}

/** How to book while there is no form. */
export interface StylistContact {
  phone?: Link;
  email?: Link;
  studio?: Studio;
}

export interface StylistsPage {
  heading?: string;
  /** Plain. */
  lead?: string;
  picture?: Picture;
  contact: StylistContact;
  /** `html`: the life story, of those whose editors want it here. */
  stylists: (StylistCard & { html?: string })[];
  questions: Question[];
  seo: Seo;
}

export interface StylistPage extends StylistCard {
  /** The life story, sanitised. */
  html?: string;
  contact: StylistContact;
  others: StylistCard[];
  alternates: Alternates;
  seo: Seo;
}
