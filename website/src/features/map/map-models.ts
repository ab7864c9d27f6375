import type { Picture } from '../../content/fields/pictures.ts';
import type { FloorLevel } from '../../content/fields/place.ts';
import type { Hours } from '../../content/opening-times/opening-models.ts';

/** A shop that stands in a room of the building. */
export interface MapShop {
  room: string;
  level: FloorLevel;
  name: string;
  /** Its own page. */
  href: string;
  slug: string;
  hours: Hours | null;
  openingSoon: boolean;
  logo?: Picture;
  category?: { slug: string; name: string };
}

/** What the map is made of. The list of shops is there even when the plan is not. */
export interface MapContent {
  /** GeoJSON as the content system sent it, the same object as long as it stays; null = not to be had. */
  source: object | null;
  /** In the order of their doors, from the top floor down. */
  shops: MapShop[];
  /** Room numbers that stand for another one, with the last of their chain. */
  redirects: ReadonlyMap<string, string>;
  /** The plan to print. */
  pdf?: string;
}
