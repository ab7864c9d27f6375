import type { TenantCard } from '../../content/cards.ts';
import type { Link } from '../../content/fields/links.ts';
import type { Picture } from '../../content/fields/pictures.ts';
import type { FloorLevel } from '../../content/fields/place.ts';
import type { Seo } from '../../content/fields/seo.ts';
import type { Step } from '../benefits/benefits-models.ts';
import type { Question } from '../faq/question.ts';

interface SalePoint {
  name: string;
  text?: string;
  level: FloorLevel | null;
  href?: string;
}

/** Everything about the card but the shops that take it. */
export interface GiftCardDetails {
  heading?: string;
  lead?: string;
  picture?: Picture;
  values: { amount: string; note?: string }[];
  steps: Step[];
  salePoints: SalePoint[];
  balance?: { text?: string; link: Link };
  questions: Question[];
  /** Rules, sanitised HTML. */
  html?: string;
}

/** `letters`: the shops of this page of the list under the letters of the locale's alphabet. */
export interface GiftCardPage {
  letters: { letter: string; tenants: TenantCard[] }[];
  page: number;
  pageCount: number;
  total: number;
  details?: GiftCardDetails;
  seo: Seo;
}
