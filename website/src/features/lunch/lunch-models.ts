/** View models of the daily menu and the lunch cards; the promises of content/cards.ts hold here too. */

import type { TenantCard } from '../../content/cards.ts';
import type { Alternates } from '../../content/fields/alternates.ts';
import type { Picture } from '../../content/fields/pictures.ts';
import type { FloorLevel, Place } from '../../content/fields/place.ts';
import type { Seo } from '../../content/fields/seo.ts';
import type { Weekday } from '../../content/opening-times/opening-models.ts';

export interface Dish {
  name: string;
  /** With its currency (ISO 4217) where the content names one; a price of nothing is free. */
  price?: { amount: number; currency?: string };
  vegetarian: boolean;
}

/** Without a name: nobody says whose it is. */
export interface DayMenu {
  name?: string;
  href?: string;
  place: Place;
  /** Local 'HH:mm'. */
  served?: { from: string; to: string };
  dishes: Dish[];
}

interface LunchCardLink {
  name: string;
  href: string;
  /** The numeral, e.g. −15%. */
  label?: string;
  text?: string;
}

export interface DailyMenuPage {
  heading?: string;
  text?: string;
  /** Today first, then the days after it; days on which nobody has a menu are left out. */
  days: { weekday: Weekday; today: boolean; menus: DayMenu[] }[];
  cards: LunchCardLink[];
  seo: Seo;
}

export interface LunchCardPage {
  name: string;
  href: string;
  label?: string;
  text?: string;
  state: 'running' | 'coming' | 'ended';
  /** YYYY-MM-DD or ISO 8601. */
  starts?: string;
  ends?: string;
  /** Sanitised HTML. */
  description?: string;
  conditions?: string;
  steps: { title: string; text?: string }[];
  picture?: Picture;
  /** The floor that all its restaurants are on; null when they are on several, or none is known. */
  level: FloorLevel | null;
  tenants: TenantCard[];
  contactHref: string;
  /** Absent where the centre has no daily menu. */
  dailyMenuHref?: string;
  alternates: Alternates;
  seo: Seo;
}
