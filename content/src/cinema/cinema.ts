import type { Context } from 'koa';
import { addLocalizations } from '../kit/localizations';
import { entry } from '../kit/payload';
import * as populate from '../kit/populate';
import { type Reading, reading, sendOne } from '../kit/request';
import { single } from '../kit/singles';
import { type Row, table, uidOf } from '../kit/table';
import { settings } from '../settings';
import { DAYS_AHEAD, type Showing, showtimes } from './showings';

const MOVIE = uidOf('movie');

const poster = { media: true };
const movieParts = { ...poster, programme: { populate: { showings: true } } };

const ACCESS = [
  ['audioDescription', 'audio-description'],
  ['captions', 'captions'],
  ['signLanguage', 'sign-language'],
  ['sensoryFriendly', 'sensory-friendly'],
  ['parents', 'parents'],
] as const;

/** The versions of a movie that are shown in the coming days, in the form of the contract. */
function programmeOf(movie: Row, now: Date) {
  const versions = Array.isArray(movie.programme) ? (movie.programme as Row[]) : [];
  return versions.flatMap((version) => {
    const showings = Array.isArray(version.showings) ? (version.showings as unknown as Showing[]) : [];
    const times = showtimes(showings, now, settings().timeZone, DAYS_AHEAD);
    if (times.length === 0) return [];
    const access = ACCESS.filter(([field]) => version[field] === true).map(([, code]) => code);
    return [
      {
        id: version.id,
        category: movie.category ?? null,
        version: [version.threeD === true ? '3D' : '2D', version.sound].filter(Boolean).join(', '),
        minutes: movie.minutes ?? null,
        accessibility: access.join(', ') || null,
        sessions: times.map((showtime) => ({ showtime })),
      },
    ];
  });
}

/** A movie without its programme, as lists carry it. */
function movieCard(row: Row, view: Reading) {
  const { programme: _, description: __, ...card } = row;
  return entry(MOVIE, card as Row, view.locale);
}

/** `/api/cinema-page`. Answers as long as there is a movie, even before the page itself was written. */
export async function findCinemaPage(ctx: Context) {
  const view = reading(ctx);
  const tenant = { ...populate.offer(view.status).tenant };
  const [page, movies] = await Promise.all([
    single('cinema-page', view, { tenant }),
    table('movie').findMany({
      where: { locale: view.locale, ...populate.inState(view.status) },
      populate: movieParts,
      orderBy: [{ premiere: 'desc' }, { id: 'asc' }],
    }),
  ]);
  if (!page && movies.length === 0) return sendOne(ctx, null);
  const now = new Date();
  const whole = page
    ? entry(uidOf('cinema-page'), page)
    : { id: 0, attributes: { heading: null, text: null, tenant: { data: null } } };
  sendOne(ctx, {
    id: whole.id,
    attributes: {
      ...whole.attributes,
      programme: movies.flatMap((movie) =>
        programmeOf(movie, now).map((item) => ({ ...item, movie: { data: movieCard(movie, view) } })),
      ),
      latestMovies: {
        data: movies.filter((movie) => movie.latest === true).map((movie) => movieCard(movie, view)),
      },
    },
  });
}

/** `/api/cinema-section` */
export async function findCinemaSection(ctx: Context) {
  const row = await single('cinema-section', reading(ctx), { media: true });
  sendOne(ctx, row && entry(uidOf('cinema-section'), row));
}

/** `/api/movies/movie/{slug}` */
export async function findMovieBySlug(ctx: Context) {
  const view = reading(ctx);
  const row = await table('movie').findOne({
    where: { slug: ctx.params.slug, locale: view.locale, ...populate.inState(view.status) },
    populate: movieParts,
  });
  if (!row) return sendOne(ctx, null);
  const { programme: _, ...fields } = row;
  const movie = entry(MOVIE, fields as Row);
  await addLocalizations('movie', 'slug', [movie], view);
  movie.attributes.programme = programmeOf(row, new Date());
  sendOne(ctx, movie);
}
