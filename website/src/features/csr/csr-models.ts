import type { Link } from '../../content/fields/links.ts';
import type { Picture } from '../../content/fields/pictures.ts';
import type { FloorLevel } from '../../content/fields/place.ts';
import type { Seo } from '../../content/fields/seo.ts';
import type { Figure } from '../benefits/benefits-models.ts';

/** What the centre does at one place of the building; without a level it is the roof or the outside. */
export interface CsrProject {
  name: string;
  place?: string;
  level: FloorLevel | null;
  since?: number;
  /** Sanitised HTML. */
  html?: string;
  picture?: Picture;
  figures: Figure[];
}

export interface CsrPage {
  heading?: string;
  /** One short paragraph; a longer description is `html`. */
  lead?: string;
  /** Sanitised. */
  html?: string;
  picture?: Picture;
  year?: number;
  figures: Figure[];
  /** From the roof downwards. */
  projects: CsrProject[];
  partners: { name: string; text?: string; href?: string }[];
  contact?: { text?: string; link: Link };
  seo: Seo;
}
