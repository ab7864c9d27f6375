import type { Picture } from '../../content/fields/pictures.ts';
import type { Place } from '../../content/fields/place.ts';
import type { Hours } from '../../content/opening-times/opening-models.ts';

/** One thing that search finds; `text` is plain. Weights and ranking are the search feature's. */
export interface SearchEntry {
  type: 'tenant' | 'offer' | 'event';
  id: number;
  name: string;
  href: string;
  text: string;
  specialties: string[];
  place: Place;
  line?: string;
  /** Shops only: brands, and words that staff have given it. */
  keywords?: string[];
  /** Shops only; absent = not, or not known. */
  stepFree?: true;
  picture?: Picture;
  /** Shops only; absent = not known. */
  hours?: Hours;
  openingSoon?: boolean;
  /** Offers: the big numeral, e.g. −40%. */
  label?: string;
  /** Offers and events, as in the content. */
  starts?: string;
  ends?: string | null;
}

export interface SearchEntries {
  tenants: SearchEntry[];
  offers: SearchEntry[];
  events: SearchEntry[];
}
