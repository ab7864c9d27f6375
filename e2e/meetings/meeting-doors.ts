import {
  ACTION_FIELD,
  MEETING_FIELD,
  MEETING_PATH,
  TIME_FIELD,
} from '../../website/src/features/meeting/meeting-shown.ts';
import { BOOKING_PATH } from '../../website/src/features/stylists/booking-rules.ts';
import { booking, bookingFields, type MeetingTime, postForm, send } from '../forms/submission-forms.ts';

/** What a visitor is told; undefined: nothing that they could rely on, so they ask again. */
export type Said = 'done' | 'refused' | undefined;

interface Wish {
  email: string;
  key: string;
  time: MeetingTime;
  /** documentId; null = whoever is free. */
  stylist: string | null;
}

/** Where visitors book, and move (to a time) or cancel (null) by the link of their mail. */
export interface MeetingDoor {
  book(wish: Wish): Promise<Said>;
  change(link: string, to: MeetingTime | null): Promise<Said>;
}

function saidBy({ status, body }: { status: number; body: unknown }): Said {
  if (status === 200) return 'done';
  if (status === 409) return 'refused';
  if (status === 503 || status === 429) return undefined;
  throw new Error(`answered ${status} ${JSON.stringify(body)}`);
}

/** The content system itself, as a website asks it. */
export const contentDoor = (url: () => string): MeetingDoor => ({
  async book({ email, key, time: { date, hour }, stylist }) {
    const body = { ...booking(email, { date, hour }), stylist };
    return saidBy(await send(url(), 'bookStylist', body, { key }));
  },
  async change(link, to) {
    const body = { link, action: to ? 'move' : 'cancel', date: to?.date ?? null, hour: to?.hour ?? null };
    return saidBy(await send(url(), 'changeMeeting', body));
  },
});

const NOTES: Readonly<Record<string, Said>> = {
  moved: 'done',
  cancelled: 'done',
  taken: 'refused',
  notNow: 'refused',
  failed: undefined,
  tooMany: undefined,
};

/** The website's forms. It must tell visitors apart by TRUST_PROXY. */
export const siteDoor = (site: string): MeetingDoor => ({
  async book({ email, key, time, stylist }) {
    const fields = { ...bookingFields(email, time), stylist: stylist ?? 'any', key };
    return saidBy(await postForm(site, BOOKING_PATH, fields));
  },
  async change(link, to) {
    const fields = {
      [MEETING_FIELD]: link,
      [ACTION_FIELD]: to ? 'move' : 'cancel',
      ...(to && { [TIME_FIELD]: `${to.date}T${to.hour}` }),
    };
    const { status, headers } = await postForm(site, MEETING_PATH, fields);
    const location = headers.get('location');
    const note = location && new URL(location, site).searchParams.get('note');
    if (status !== 303 || !note || !(note in NOTES)) throw new Error(`answered ${status} ${location}`);
    return NOTES[note];
  },
});
