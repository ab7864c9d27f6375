import { z } from 'zod';
import {
  component,
  entity,
  flag,
  hourOfDay,
  list,
  many,
  moment,
  needed,
  one,
  text,
  whole,
} from '../../wire.ts';
import { media } from '../media.ts';
import { localization } from '../tenant.ts';
import { freeDays } from './free-days.ts';

/**
 * A personal stylist; the endpoints keep the spec's older name, hair stylist. `headDescription` is one plain sentence,
 * `bio` HTML, which stands on the landing page too where `showBioInLandingPage` says so.
 */
export const hairStylist = entity('HairStylist', {
  name: needed,
  slug: needed,
  headDescription: text,
  bio: text,
  showBioInLandingPage: flag,
  media: one(media),
  order: whole.optional(),
  locale: z.string().nullish(),
  updatedAt: z.string().nullish(),
  localizations: many(localization).optional(),
});
export type HairStylist = z.output<typeof hairStylist>;

/** A day with the hours at which a meeting can still begin, "HH:mm" in the centre's zone, in order. */
export const availableDay = component(
  'AvailableDay',
  {
    date: moment,
    hours: list(hourOfDay),
  },
  {
    key: 'date',
    entries: freeDays,
    names: {
      date: ['day', 'availableDate', 'when'],
      hours: [
        'times',
        'slots',
        'availableTimes',
        'availableHours',
        'timeSlots',
        'freeHours',
        'freeTimes',
        'freeSlots',
        'hour',
        'time',
        'available',
      ],
    },
  },
);

/** The landing page of the stylists; `answer` and `description` are HTML. */
export const stylistPage = entity('StylistPage', {
  heading: text,
  description: text,
  phone: text,
  email: text,
  /** Where one asks or meets, in words, and the room's number: "2.02". */
  place: text,
  room: text,
  media: one(media),
  faq: list(z.object({ question: needed, answer: text })),
  locale: z.string().nullish(),
});
export type StylistPage = z.output<typeof stylistPage>;
