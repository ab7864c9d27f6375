import type { EventCard, OfferCard, TenantCard } from '../../content/cards.ts';
import type { Alternates } from '../../content/fields/alternates.ts';
import type { Link } from '../../content/fields/links.ts';
import type { Picture } from '../../content/fields/pictures.ts';
import type { FloorLevel } from '../../content/fields/place.ts';
import type { Seo } from '../../content/fields/seo.ts';
import type { Question } from '../faq/question.ts';

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
  href: string;
  lead?: string;
  blocks: LandingBlock[];
  alternates: Alternates;
  seo: Seo;
}
