import { z } from 'zod';
import { component, entity, flag, list, moment, needed, one, text } from '../../wire.ts';
import { media } from '../media.ts';
import { pictureEntries } from '../media-file.ts';

/** A surface for advertising: one slide of `Carousel`, of which a picture alone is one too. Width and height in metres, `reach` in people a week. */
const surface = component(
  'MediaSurface',
  {
    title: text,
    description: text,
    media: one(media),
    /** Short and the same in every language; bookings name it. */
    code: z.string().nullish(),
    width: z.number().nullish(),
    height: z.number().nullish(),
    /** How many of them there are. */
    pieces: z.number().int().nullish(),
    /** Floor, 0 on the ground; null = outside. */
    level: z.number().int().nullish(),
    reach: z.number().int().nullish(),
    /** What the file or print has to be, in words. */
    format: z.string().nullish(),
  },
  {
    ...pictureEntries,
    names: { pieces: ['count', 'quantity', 'number'], level: ['floor'], reach: ['audience'] },
  },
);

const teamMember = component(
  'LeasingTeamMember',
  {
    name: needed,
    position: text,
    phone: text,
    email: text,
    media: one(media),
  },
  { bare: ['name'] },
);

/** Taken from and to, both days included; `surface` is the code of one in `Carousel`. */
const booking = component(
  'SurfaceBooking',
  { surface: text, from: moment, to: moment },
  { names: { from: ['startDate', 'start'], to: ['endDate', 'end'] } },
);

const fields = {
  heading: text,
  description: text,
  formHeading: text,
  formDescription: text,
  downloadBtnLabel: text,
  showDownloadBtn: flag,
  download: one(media).optional(),
  displayCalendar: flag,
  bookings: list(booking).optional(),
  carouselTitle: text,
  carouselDescription: text,
  leasingDescription: text,
  leasingTeam: list(teamMember),
  /** Where enquiries go. */
  emails: list(
    component(
      'MailAddress',
      { email: text },
      { bare: ['email'], names: { email: ['address', 'value', 'name'] } },
    ),
  ),
  Carousel: list(surface),
  locale: z.string().nullish(),
} as const;

/** `/api/media-sale`. `description`, `formDescription` and `leasingDescription` are HTML. */
export const mediaSale = entity('MediaSale', fields);
/** `/api/advanced-media-sale`: the same fields. */
export const advancedMediaSale = entity('AdvancedMediaSale', fields);
export type MediaSale = z.output<typeof mediaSale>;
