import type { Link } from '../../content/fields/links.ts';
import type { Seo } from '../../content/fields/seo.ts';
import type { PlaceWithDays } from '../../content/opening-times/opening-models.ts';
import type { Question } from '../faq/question.ts';
import type { Way } from '../travel/way.ts';
import type { SocialLink } from './socials.ts';

interface ContactPage {
  places: PlaceWithDays[];
  howToGetThere?: Link;
  socials: SocialLink[];
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
