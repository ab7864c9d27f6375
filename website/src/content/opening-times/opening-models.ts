import type { Hours, SpecialDay } from '@mall/contract/opening/opening-models.ts';
import type { Picture } from '../fields/pictures.ts';

export type { DayHours, Hours, SpecialDay, Weekday } from '@mall/contract/opening/opening-models.ts';

/** A place of the centre: what stands in the header, on home and on contact. */
export interface OpeningPlace {
  name: string;
  hours: Hours;
  href?: string;
  /** The shop which the place is has not opened yet: this stands instead of open or closed. */
  openingSoon?: boolean;
}

/** With every special day that the content knows, also those too far off for `hours` and those like any other day. */
export interface PlaceWithDays extends OpeningPlace {
  icon?: Picture;
  days: SpecialDay[];
}
