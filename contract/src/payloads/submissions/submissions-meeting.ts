import { z } from 'zod';
import { day, hour } from './submission-parts.ts';

/** Where a meeting with a stylist stands: asked for, agreed (moved: the centre named another time), or over. */
export const MEETING_STATES = [
  'new',
  'confirmed',
  'moved',
  'declined',
  'cancelled',
  'done',
  'notCome',
] as const;
export type MeetingState = (typeof MEETING_STATES)[number];

/** What the mail about a meeting lets its reader in with. */
export const MEETING_LINK = /^[A-Za-z0-9_-]{1,64}\.[A-Za-z0-9_-]{16,100}$/;

const link = z.string().regex(MEETING_LINK);

export const meetingAsked = z.object({ link });

/** What a visitor may do with a meeting. A move names one of the times that the meeting was shown with. */
export const meetingChange = z
  .object({ link, action: z.enum(['move', 'cancel']), date: day.nullable(), hour: hour.nullable() })
  .refine(({ action, date, hour: at }) => action === 'cancel' || (date !== null && at !== null), {
    message: 'a move needs a day and an hour',
    path: ['hour'],
  });

/** A meeting as its visitor sees it: no address, no telephone, nothing that was written. */
export const meeting = z.object({
  state: z.enum(MEETING_STATES),
  first_name: z.string(),
  /** Name of the stylist; null = not settled. */
  stylist: z.string().nullable(),
  date: day,
  hour,
  /** Whether it can still be moved and cancelled. */
  open: z.boolean(),
  /** Times to which it can be moved, in order. */
  days: z.array(z.object({ date: day, hours: z.array(hour) })),
});
export type Meeting = z.output<typeof meeting>;

export const meetingResponse = z.object({ data: meeting });
