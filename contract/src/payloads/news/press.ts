import { z } from 'zod';
import { component, entity, flag, many, moment, needed, one, text } from '../../wire.ts';
import { media } from '../media.ts';
import { localization } from '../tenant.ts';

/** Something for the press to take away: `downloadPdf` is the file, `media` its picture, the words say what is in it. */
const pressDownload = component(
  'PressDownload',
  {
    id: z.number().nullish(),
    heading: z.string().nullish(),
    text: z.string().nullish(),
    downloadPdf: one(media),
    media: one(media),
  },
  { bare: ['downloadPdf'], names: { heading: ['downloadLabel', 'buttonLabel'] } },
);

/** Who answers journalists. */
const pressContact = component(
  'PressContact',
  {
    id: z.number().nullish(),
    name: text,
    role: z.string().nullish(),
    phone: z.string().nullish(),
    email: z.string().nullish(),
  },
  { bare: ['name'] },
);

/** `/api/press`. Kit and policy are shown only when their flags say so. */
export const pressPage = entity(
  'PressPage',
  {
    pageName: text,
    lead: z.string().nullish(),
    showKit: flag,
    showPolicy: flag,
    kit: pressDownload.nullable(),
    policy: pressDownload.nullable(),
    contact: pressContact.nullish(),
    locale: z.string().nullish(),
    updatedAt: z.string().nullish(),
  },
  {
    names: {
      kit: ['pressKit', 'mediaKit'],
      policy: ['pressPolicy', 'mediaPolicy'],
      contact: ['pressContact'],
    },
  },
);
export type PressPagePayload = z.output<typeof pressPage>;

/** `publishDate` is a day of the centre's calendar, `lead` one plain sentence, `description` HTML. */
export const pressArticle = entity('PressArticle', {
  name: needed,
  slug: needed,
  publishDate: moment,
  lead: z.string().nullish(),
  description: z.string().nullish(),
  media: one(media).optional(),
  locale: z.string().nullish(),
  updatedAt: z.string().nullish(),
  localizations: many(localization).optional(),
});
export type PressArticle = z.output<typeof pressArticle>;
