import { z } from 'zod';
import { entity, flag, many, moment, needed, one, text } from '../wire.ts';
import { media } from './media.ts';
import { localization, location, mallRoom, subCategoryRef } from './tenant.ts';

/** Its `date` is the day it happens, never the day it is published. `place` says in words where it happens, `location` on which floor; `description` is HTML. */
export const event = entity(
  'Event',
  {
    name: needed,
    slug: needed,
    lead: z.string().nullish(),
    description: z.string().nullish(),
    startDate: moment,
    endDate: moment,
    publishDate: moment,
    isPromoted: flag,
    media: one(media),
    mobileMedia: one(media),
    menu_sub_category: one(subCategoryRef),
    place: text.optional(),
    location: one(location).optional(),
    mall_room: one(mallRoom).optional(),
    locale: z.string().nullish(),
    updatedAt: z.string().nullish(),
    localizations: many(localization).optional(),
  },
  { names: { place: ['where', 'venue'] }, never: { publishDate: ['date'] } },
);
export type Event = z.output<typeof event>;
