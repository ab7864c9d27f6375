import { z } from 'zod';
import { STYLISTS, SURFACES, TEAM } from '../structure/services.ts';
import { each, keysOf, question, slug, text } from './leaves.ts';

/** One page of media sales; `description`, `leasing` and `form` are Markdown. */
const sale = z.strictObject({
  heading: text,
  description: text,
  carouselTitle: text,
  carouselDescription: text,
  leasing: text,
  formHeading: text,
  form: text,
  download: text,
});

/** `services.json`: personal stylists and media sales. */
export const services = z.strictObject({
  stylistPage: z.strictObject({
    heading: text,
    description: text,
    /** Where the studio is, without the room's number, which stands before it. */
    place: text,
    /** The best way there from outside. */
    entrance: text,
    faq: z.array(question),
  }),
  /** `bio` is Markdown. */
  stylists: each(keysOf(STYLISTS), z.strictObject({ name: text, slug, headDescription: text, bio: text })),
  mediaSale: sale,
  advancedMediaSale: sale,
  /** `text` stands on the page of media sales, `detail` and `format` on the advanced one. */
  surfaces: each(keysOf(SURFACES), z.strictObject({ title: text, text, detail: text, format: text })),
  team: each(keysOf(TEAM), z.strictObject({ name: text, position: text })),
});
