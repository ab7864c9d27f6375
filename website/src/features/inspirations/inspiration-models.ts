/** What the views of inspirations and the lookbook are written against; rules as in content/cards.ts. */

import type { TenantCard } from '../../content/cards.ts';
import type { Alternates } from '../../content/fields/alternates.ts';
import type { Picture } from '../../content/fields/pictures.ts';
import type { FloorLevel, Place } from '../../content/fields/place.ts';
import type { Seo } from '../../content/fields/seo.ts';

export interface InspirationCard {
  id: number;
  name: string;
  href: string;
  lead?: string;
  picture?: Picture;
  /** The floor when all its shops share one. */
  level: FloorLevel | null;
  /** Names, as many as the content links. */
  shops: string[];
  promoted: boolean;
}

/** A thing that a story shows. `shop` is known when the link leads to a shop of the centre. */
export interface ShownProduct {
  name: string;
  price?: string;
  href?: string;
  shop?: { name: string; place: Place };
}

export interface LookbookSpread {
  title: string;
  text?: string;
  level: FloorLevel | null;
  picture?: Picture;
  products: ShownProduct[];
}

export interface Lookbook {
  heading?: string;
  text?: string;
  spreads: LookbookSpread[];
}

export interface InspirationsPage {
  /** Promoted first, then the latest. */
  inspirations: InspirationCard[];
  /** Absent: no spread can be shown. */
  lookbook?: Lookbook;
}

export interface InspirationPage extends InspirationCard {
  /** ISO 8601. */
  published?: string;
  /** Sanitised HTML. */
  description?: string;
  products: ShownProduct[];
  /** The shops it shows. */
  tenants: TenantCard[];
  more: InspirationCard[];
  alternates: Alternates;
  seo: Seo;
}
