import { z } from 'zod';
import { isFields } from '../../reading/coercions.ts';
import { component, entity, flag, list, many, moment, needed, one, part, text, whole } from '../../wire.ts';
import { media } from '../media.ts';
import { localization } from '../tenant.ts';
import { movieProgramme, programmeItems } from './showings.ts';

/** One showing: the instant it begins, and where a seat for just this one is reserved, if anywhere. */
const session = component(
  'CinemaSession',
  { showtime: moment, reserve: z.string().nullish() },
  {
    bare: ['showtime'],
    names: {
      showtime: [
        'time',
        'start',
        'startsAt',
        'starts',
        'startTime',
        'datetime',
        'dateTime',
        'date',
        'begin',
        'begins',
        'at',
        'hour',
        'showTime',
      ],
    },
  },
);

/**
 * How a movie is shown. `version` and `accessibility` are words ("2D, napisy") or codes that a website says in its
 * own language: 2D, 3D, dubbing, subtitles, voice-over, original; audio-description, captions, sign-language,
 * sensory-friendly, parents. Several are parted by commas.
 */
const showing = {
  category: text,
  version: text,
  minutes: whole,
  accessibility: text,
  sessions: list(session),
} as const;

const fields = {
  name: needed,
  slug: needed,
  lead: z.string().nullish(),
  category: text,
  minutes: whole,
  age: whole.optional(),
  latest: flag,
  premiere: moment.optional(),
  trailer: text,
  reserve: text,
  media: one(media),
} as const;

/** A movie as the programme carries it: `media` is its poster, `age` the youngest it is meant for. */
export const programmeMovie = part(
  'ProgrammeMovie',
  { documentId: z.string().nullish(), ...fields },
  { bare: ['name'] },
);
export type ProgrammeMovie = z.output<typeof programmeMovie>;

/** A movie in one version with its showings of the coming days. */
export const programmeItem = component(
  'ProgrammeItem',
  { movie: one(programmeMovie), ...showing },
  { names: { movie: ['film', 'movies'] }, entries: programmeItems, emptyIfAbsent: true },
);
export type ProgrammeItem = z.output<typeof programmeItem>;

/** `/api/movies/movie/{slug}`; `description` is HTML, `trailer` a YouTube link, `reserve` any link. */
export const movie = entity(
  'Movie',
  {
    ...fields,
    description: z.string().nullish(),
    programme: list(
      component('MovieProgrammeItem', showing, { entries: (value) => (isFields(value) ? [value] : value) }),
    ),
    locale: z.string().nullish(),
    updatedAt: z.string().nullish(),
    localizations: many(localization).optional(),
  },
  { complete: (fields) => ({ programme: movieProgramme(fields) }) },
);
export type Movie = z.output<typeof movie>;
