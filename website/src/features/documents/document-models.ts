/** View models of contact and info, terms and policies, landing pages and surveys; rules as in content/cards.ts. */

import type { EventCard, OfferCard, TenantCard } from '../../content/cards.ts';
import type { Alternates } from '../../content/fields/alternates.ts';
import type { Link } from '../../content/fields/links.ts';
import type { Picture } from '../../content/fields/pictures.ts';
import type { FloorLevel } from '../../content/fields/place.ts';
import type { Seo } from '../../content/fields/seo.ts';
import type { PlaceWithDays } from '../../content/opening-times/opening-models.ts';
import type { Cookies } from '../consent/cookies.ts';
import type { SocialLink } from '../contact/socials.ts';
import type { Way } from '../home/home-models.ts';

export interface ContactPage {
  centreName: string;
  places: PlaceWithDays[];
  howToGetThere?: Link;
  socials: SocialLink[];
}

/** `id` is the anchor of the answer; `html` is sanitised. */
export interface Question {
  id: string;
  question: string;
  html: string;
}

export interface ContactFact {
  name: string;
  value: string;
  href?: string;
  icon?: string;
}

export interface InfoPage extends ContactPage {
  /** Whether the places with their hours are to be shown. */
  showsHours: boolean;
  /** Sanitised. */
  html?: string;
  /** Addresses outside this site: where the centre is, and how to get there from here. */
  mapHref?: string;
  route?: Link;
  facts: ContactFact[];
  ways: Way[];
  faq: Question[];
  /** Further pages. */
  links: Link[];
  seo: Seo;
}

/** One chapter of a long document; `id` is the anchor of its heading. */
export interface Chapter {
  id: string;
  name: string;
}

export interface PolicyPage {
  title: string;
  lead?: string;
  /** Sanitised; its second-level headings carry the ids of the chapters. */
  html: string;
  chapters: Chapter[];
  /** YYYY-MM-DD or ISO 8601; `since` = in force since, `changed` = last change, where nothing else is known. */
  since?: string;
  changed?: string;
  seo: Seo;
}

export interface CookiePolicyPage extends PolicyPage {
  categories: Cookies['categories'];
}

/** Every kind of block that a landing page can hold, with what its view needs. */
export interface Blocks {
  hero: { heading: string; text?: string; picture?: Picture; level: FloorLevel | null; link?: Link };
  richText: { heading?: string; html: string };
  picture: { picture: Picture; caption?: string };
  gallery: { heading?: string; pictures: Picture[] };
  tenants: { heading?: string; tenants: TenantCard[] };
  offers: { heading?: string; offers: OfferCard[] };
  events: { heading?: string; events: EventCard[] };
  figures: { heading?: string; figures: { value: string; label: string }[] };
  faq: { heading?: string; questions: Question[] };
  video: { id: string; title: string; poster?: Picture };
  campaign: {
    heading: string;
    text?: string;
    /** YYYY-MM-DD or ISO 8601; `starts` empty = from now on. */
    starts: string;
    ends: string | null;
    ended: boolean;
    prize?: string;
    /** Sanitised. */
    html?: string;
    picture?: Picture;
  };
  downloads: { heading?: string; files: Link[] };
  callToAction: { heading: string; text?: string; link?: Link };
  /** The form is sent elsewhere for now: heading, words and the ways to reach someone. */
  crmForm: { heading: string; text?: string; links: Link[] };
}

export type BlockKind = keyof Blocks;
export type LandingBlock = { [K in BlockKind]: { kind: K } & Blocks[K] }[BlockKind];

export interface LandingPage {
  name: string;
  lead?: string;
  blocks: LandingBlock[];
  alternates: Alternates;
  seo: Seo;
}

export type SurveyState = 'running' | 'coming' | 'ended';

export interface SurveyQuestion {
  question: string;
  help?: string;
  type: 'single' | 'multiple' | 'rating' | 'text';
  required: boolean;
  options: string[];
}

export interface SurveyPage {
  name: string;
  lead?: string;
  /** Sanitised. */
  html?: string;
  /** As in the content; empty and null where it names none. */
  starts: string;
  ends: string | null;
  state: SurveyState;
  /** One question at a time. */
  stepped: boolean;
  questions: SurveyQuestion[];
  alternates: Alternates;
  seo: Seo;
}
