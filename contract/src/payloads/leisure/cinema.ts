import { z } from 'zod';
import { entity, list, many, one, text } from '../../wire.ts';
import { seoData } from '../header-static.ts';
import { media } from '../media.ts';
import { offerTenant } from '../tenant.ts';
import { programmeItem, programmeMovie } from './movie.ts';
import { programmeOfDay } from './showings.ts';

/** `/api/cinema-section`: what other pages say of the cinema, with the way to it. */
export const cinemaSection = entity('CinemaSection', {
  heading: text,
  text: text,
  linkName: text,
  href: text,
  media: one(media),
});
export type CinemaSection = z.output<typeof cinemaSection>;

/** `/api/cinema-page`: the programme from today on, and the movies marked as latest. `description` is HTML. */
export const cinemaPage = entity(
  'CinemaPage',
  {
    heading: text,
    text: text,
    description: z.string().nullish(),
    tenant: one(offerTenant),
    programme: list(programmeItem),
    latestMovies: many(programmeMovie),
    seo: seoData.nullish(),
    locale: z.string().nullish(),
    updatedAt: z.string().nullish(),
  },
  {
    list: 'programme',
    shape: programmeOfDay,
    names: {
      latestMovies: ['latest', 'newMovies', 'latestMovie', 'premieres', 'news'],
      text: ['lead', 'subtitle', 'intro'],
      tenant: ['cinema'],
    },
  },
);
export type CinemaPagePayload = z.output<typeof cinemaPage>;
