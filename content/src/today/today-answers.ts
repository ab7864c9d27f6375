import type { EntryLead } from '../kit/entry-types';
import type { BackupState } from '../observing/last-backup';
import type { FirstStep } from './first-steps';

/** What the admin's home is answered with, as JSON: held by `lines.ts` and `staff-routes.ts`, read by the admin. */
interface EntryItem extends EntryLead {
  /** YYYY-MM-DD of the centre, where it is about a day; `time` HH:mm, where it has a minute. */
  day?: string;
  time?: string | null;
  /** What happens then. */
  what?: string;
}

/** A picture of the media library. */
interface PictureItem {
  file: number;
  title: string;
}

export type Item = EntryItem | PictureItem;

export interface Line {
  key: string;
  count: number;
  /** The first few; all of them are asked for by the key. */
  items: Item[];
}

/** An entry with the fields that say its hours, as its form holds them. */
export interface WrittenHours extends EntryLead {
  values: Readonly<Record<string, unknown>>;
}

/** What visitors see at this moment; the admin makes words of hours by the website's own rules. */
export interface RightNow {
  /** The centre's; null where none are written, or the reader may not see them. */
  hours: WrittenHours | null;
  /** Published shops that have something of their own written for this day. */
  shops: WrittenHours[];
  /** On at some time of this day; null where the reader may not see events. */
  events: Line | null;
}

export interface Today {
  day: string;
  time: string;
  timeZone: string;
  centre: string | null;
  now: RightNow;
  /** What ends and what begins. */
  week: Line[];
  waiting: Record<'submissions' | 'aside' | 'bookings' | 'deliveries', number>;
  /** Those that failed, by the day that they were for. */
  plans: { day: string; count: number }[];
  backup: BackupState;
  languages: { locale: string; missing: number; draft: number; stale: number }[];
  toMend: Line[];
  steps: FirstStep[];
}
