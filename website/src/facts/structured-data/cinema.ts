import type { Movie, MovieTheater, ScreeningEvent, Thing } from 'schema-dts';
import type { CinemaPage, MovieCard, MoviePage, ShownVersion } from '../../features/cinema/cinema-models.ts';
import type { CentreContact } from '../../features/contact/centre-contact.ts';
import { postalAddress } from './centre.ts';
import { absolute, centreId, photoOrOurs, type Site, wordsOf } from './site.ts';

const movieId = (card: MovieCard, site: Site) => `${absolute(card.href, site)}#movie`;

function movieThing(card: MovieCard & { description?: string }, site: Site): Movie {
  return {
    '@type': 'Movie',
    '@id': movieId(card, site),
    name: card.name,
    url: absolute(card.href, site),
    description: card.lead ?? wordsOf(card.description),
    image: photoOrOurs(card.picture, site),
    genre: card.category,
    duration: card.minutes === undefined ? undefined : `PT${card.minutes}M`,
    typicalAgeRange: card.age === undefined ? undefined : `${card.age}-`,
    dateCreated: card.premiere,
  };
}

function theatre(cinema: CinemaPage['cinema'], contact: CentreContact, site: Site): MovieTheater {
  return {
    '@type': 'MovieTheater',
    '@id': `${absolute(cinema?.href ?? '/', site)}#cinema`,
    name: cinema?.name ?? site.centreName,
    address: postalAddress(contact, site),
    containedInPlace: { '@type': 'ShoppingCenter', '@id': centreId(site), name: site.centreName },
  };
}

/** Showings of a movie in the centre's time; those that have begun are left out. */
function screenings(
  card: MovieCard,
  versions: readonly ShownVersion[],
  at: string,
  site: Site,
): ScreeningEvent[] {
  return versions.flatMap(({ version, showings }) =>
    showings
      .filter(({ past }) => !past)
      .map(
        ({ starts, href }): ScreeningEvent => ({
          '@type': 'ScreeningEvent',
          name: card.name,
          url: href === undefined ? absolute(card.href, site) : absolute(href, site),
          startDate: starts,
          endDate: endOf(starts, card.minutes),
          videoFormat: version.length > 0 ? version.join(', ') : undefined,
          location: { '@id': at },
          workPresented: { '@id': movieId(card, site) },
        }),
      ),
  );
}

function endOf(starts: string, minutes: number | undefined): string | undefined {
  const from = Date.parse(starts);
  return minutes === undefined || Number.isNaN(from)
    ? undefined
    : new Date(from + minutes * 60_000).toISOString().replace('.000Z', 'Z');
}

/** The cinema on the shown day: who shows what, when. */
export function programmeThings(page: CinemaPage, contact: CentreContact, site: Site): Thing[] {
  const at = theatre(page.cinema, contact, site);
  const rows = page.chosen?.rows ?? [];
  if (rows.length === 0) return [at];
  const id = `${absolute(page.cinema?.href ?? '/', site)}#cinema`;
  return [
    at,
    ...rows.map(({ movie }) => movieThing(movie, site)),
    ...rows.flatMap(({ movie, versions }) => screenings(movie, versions, id, site)),
  ];
}

/** A movie, and its showings of the coming days. */
export function movieThings(page: MoviePage, contact: CentreContact, site: Site): Thing[] {
  const id = `${absolute(page.cinema?.href ?? '/', site)}#cinema`;
  const shown = page.days.flatMap(({ versions }) => screenings(page, versions, id, site));
  return [
    movieThing(page, site),
    ...(shown.length > 0 ? [theatre(page.cinema, contact, site), ...shown] : []),
  ];
}
