import type { TenantCard } from '../../content/cards.ts';
import type { Alternates } from '../../content/fields/alternates.ts';
import type { Picture } from '../../content/fields/pictures.ts';
import type { Place } from '../../content/fields/place.ts';
import type { Seo } from '../../content/fields/seo.ts';

/** Kinds of contract that the website has words for; others are said in the content's. */
export const CONTRACT_KINDS = ['employment', 'mandate', 'temporary', 'internship'] as const;
type ContractKind = (typeof CONTRACT_KINDS)[number];

export interface JobCard {
  id: number;
  name: string;
  href: string;
  /** Of the shop; without a floor when the centre itself hires. */
  place: Place;
  tenant?: { name: string; href: string; logo?: Picture };
  /** Last day to apply, as in the content; absent = until the place is taken. */
  deadline?: string;
  contract?: ContractKind;
  /** The kind of contract in the content's own words, where it is none of ours. */
  contractText?: string;
  /** In words: "full time, weekends". */
  workingTime?: string;
}

export interface JobsPage {
  /** Open ones, the nearest deadline first. */
  jobs: JobCard[];
}

export interface JobPage extends JobCard {
  /** The deadline is over: the page says so and takes no applications. */
  closed: boolean;
  /** As in the content. */
  published?: string;
  /** Sanitised HTML. */
  description?: string;
  /** Where to write, with the job's name as subject. */
  email?: { name: string; href: string };
  /** A form elsewhere. */
  form?: { href: string };
  shop?: TenantCard;
  /** Other open ones. */
  more: JobCard[];
  alternates: Alternates;
  seo: Seo;
}
