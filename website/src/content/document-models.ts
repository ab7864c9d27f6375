/** View models of contact and info, terms and policies, landing pages and surveys; rules as in view-models.ts. */
import type {
  ContactPage,
  Cookies,
  EventCard,
  FloorLevel,
  Link,
  OfferCard,
  Picture,
  Seo,
  TenantCard,
  Versions,
  Way,
} from './view-models.ts';

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
  pictogram?: string;
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
  versions: Versions;
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
  versions: Versions;
  seo: Seo;
}
