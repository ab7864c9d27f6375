import { z } from 'zod';
import { MAX_LINE, MAX_NOTES } from '../../validation/text.ts';
import { day, email, hour, line, lines, personName, phone, source } from './submission-parts.ts';
import { MEETING_STATES } from './submissions-meeting.ts';

/** What a visitor wants to be dressed for; any number of them. */
export const SHOPPING_REASONS = [
  'everyday',
  'work',
  'evening',
  'wedding',
  'travel',
  'newStyle',
  'gift',
  'other',
] as const;
export type ShoppingReason = (typeof SHOPPING_REASONS)[number];

/** How much time a visitor brings, hours: the last one means four or more. */
export const TIMES_AVAILABLE = ['1', '2', '3', '4'] as const;
export type TimeAvailable = (typeof TIMES_AVAILABLE)[number];

/** How a booking names a stylist. */
export const STYLIST_KEY = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * A request for a meeting with a personal stylist (spec section 3). Dates and hours are the centre's and come from
 * `/api/hair-stylists/available-times/{id}`. Sent as JSON, or with photos as multipart (see `WRITES.bookStylist`).
 */
export const stylistBooking = z
  .object({
    /** documentId of the stylist, or the id where the system has no other; null = whoever is free. */
    stylist: z.string().regex(STYLIST_KEY).nullable(),
    first_name: personName,
    last_name: personName,
    email,
    phone,
    date: day,
    hour,
    alternateDate: day.nullable(),
    alternateHour: hour.nullable(),
    shoppingFor: z
      .array(z.enum(SHOPPING_REASONS))
      .max(SHOPPING_REASONS.length)
      .refine((reasons) => new Set(reasons).size === reasons.length, 'each at most once'),
    occasion: line(MAX_LINE),
    timeAvailable: z.enum(TIMES_AVAILABLE),
    notes: lines(MAX_NOTES),
    workedWithStylist: z.boolean(),
    hasAppAccount: z.boolean(),
    /** Terms of the stylist service, over 18, data processing: without them nothing is booked. */
    termsConsent: z.literal(true),
    ageConsent: z.literal(true),
    dataConsent: z.literal(true),
    marketingConsent: z.boolean(),
    source,
  })
  .refine((booking) => (booking.alternateDate === null) === (booking.alternateHour === null), {
    message: 'an alternate is a day with an hour',
    path: ['alternateHour'],
  });
export type StylistBooking = z.output<typeof stylistBooking>;

/** `booking` = its documentId: what the confirmation is asked for with. Lists of bookings are never public. */
export const stylistBookingResponse = z.object({
  data: z.object({
    id: z.number().int(),
    attributes: z.object({ documentId: z.string(), state: z.enum(MEETING_STATES) }),
  }),
});
export type StylistBookingResponse = z.output<typeof stylistBookingResponse>;

/**
 * Asks for the confirmation mail of a booking. The content system of this product queues that mail with the booking,
 * in the same transaction, so that this endpoint never makes a second one; the fields serve systems that do not, above all
 * those without a calendar, for which this endpoint is the booking.
 */
export const stylistEmail = z.object({
  ...stylistBooking.shape,
  /** What the booking answered that it is called; null = nothing, or there is no calendar. */
  booking: z.string().regex(STYLIST_KEY).nullable(),
  shoppingCentre: z.string().max(MAX_LINE),
});
export type StylistEmail = z.output<typeof stylistEmail>;
/** Only its status is read. */
export const stylistEmailResponse = z.object({ code: z.enum(['queued']) });
