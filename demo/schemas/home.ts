import { z } from 'zod';
import { HOME_FLOORS, type HomeFloorLinkKey, SLIDES, TRAVEL, WAYS } from '../structure/home.ts';
import { each, headed, keysOf, text } from './leaves.ts';

/** `home.json`: the home page and its carousel. */
export const home = z.strictObject({
  heading: text,
  searchPlaceholder: text,
  floors: each(
    HOME_FLOORS.map(({ level }) => `${level}` as const),
    text,
  ),
  /** Links of the floors carry the sub-category's name unless a word stands here. */
  floorLinks: z.intersection(
    z.partialRecord(z.enum(HOME_FLOORS.flatMap(({ links }) => keysOf<HomeFloorLinkKey>(links))), text),
    z.object({ parking: text }),
  ),
  ways: each(keysOf(WAYS), text),
  slides: each(keysOf(SLIDES), headed),
  travelHeading: text,
  travel: each(keysOf(TRAVEL), z.strictObject({ name: text, place: text, time: text })),
});
