import type { Alternates } from '../../content/fields/alternates.ts';
import type { Picture } from '../../content/fields/pictures.ts';
import type { Seo } from '../../content/fields/seo.ts';
import type { Step } from '../benefits/benefits-models.ts';
import type { Question } from '../faq/question.ts';
import type { StoreBadge } from './centre-app.ts';

export interface Reward {
  /** As written: "250". */
  points: string;
  name: string;
  href?: string;
}

export interface MobileAppPage {
  name: string;
  href: string;
  heading: string;
  lead?: string;
  picture?: Picture;
  features: Step[];
  rewardsHeading?: string;
  rewards: Reward[];
  apple?: StoreBadge;
  google?: StoreBadge;
  questions: Question[];
  alternates: Alternates;
  seo: Seo;
}
