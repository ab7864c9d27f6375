import { z } from 'zod';
import { PLACES } from '../structure/opening.ts';
import { SPECIAL_DAYS } from '../structure/shapes.ts';
import { each, keysOf, seo, text } from './leaves.ts';

/** `centre.json`: days, floors, and what the centre says of itself to search engines. */
export const centre = z.strictObject({
  /** Monday first, as the opening hours name them. */
  days: z.array(text).length(7),
  specialDays: each(SPECIAL_DAYS, text),
  /** The `for_what` words of the opening times. */
  places: each(keysOf(PLACES), text),
  seo,
});
