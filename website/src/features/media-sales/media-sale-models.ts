/** View models of the media-sale pages; the rules of content/cards.ts hold. */

import type { Link } from '../../content/fields/links.ts';
import type { Picture } from '../../content/fields/pictures.ts';
import type { FloorLevel } from '../../content/fields/place.ts';
import type { Seo } from '../../content/fields/seo.ts';

export interface Surface {
  title: string;
  text?: string;
  picture?: Picture;
  /** The same in every language: "E1". */
  code?: string;
  /** Metres; both or neither. */
  size?: { width: number; height: number };
  pieces?: number;
  /** Null = outside, or not said. */
  level: FloorLevel | null;
  /** People a week. */
  reach?: number;
  format?: string;
}

export interface TeamMember {
  name: string;
  position?: string;
  picture?: Picture;
  phone?: Link;
  email?: Link;
}

/** Campaign weeks, Monday to Sunday, from the next Monday on. */
export interface CampaignCalendar {
  columns: { code: string; title: string; level: FloorLevel | null }[];
  /** `free` is in the order of the columns; dates are YYYY-MM-DD. */
  weeks: { monday: string; sunday: string; free: boolean[] }[];
}

export interface MediaSalePage {
  heading: string;
  /** Sanitised HTML. */
  description?: string;
  carousel: { title?: string; text?: string; surfaces: Surface[] };
  /** Sanitised HTML. */
  leasing?: { html: string };
  team: TeamMember[];
  enquiry: { heading?: string; html?: string; email?: Link };
  download?: Link;
  calendar?: CampaignCalendar;
  /** The other of the two pages, where this language has it. */
  otherHref?: string;
  seo: Seo;
}
