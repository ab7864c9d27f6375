import type { CinemaPagePayload, Movie, ProgrammeItem, ProgrammeMovie } from '@mall/contract';
import { addDays, centreDate } from '@mall/contract/centre-time.ts';
import { type CardContext, cardContext } from '../../content/cards.ts';
import { orWithout } from '../../content/client/content-reader.ts';
import type { LoadContext } from '../../content/client/load-context.ts';
import { alternatesBySlug, slugAlternates } from '../../content/fields/alternates.ts';
import { dayEnds, validMoment } from '../../content/fields/periods.ts';
import { pictureOf } from '../../content/fields/pictures.ts';
import { placeOf } from '../../content/fields/place.ts';
import { richText } from '../../content/fields/rich-text.ts';
import { omitUndefined, plainText, trimToUndefined } from '../../content/fields/text.ts';
import { videoId } from '../../content/fields/video.ts';
import { isNothing } from '../../content/page-presence.ts';
import type {
  CinemaPage,
  MovieCard,
  MoviePage,
  ProgrammeDay,
  ProgrammeRow,
  Showing,
  ShownVersion,
} from './cinema-models.ts';

/** How many other movies stand beneath one. */
const MORE = 5;
/** The programme shows a week: today and the seven days after. */
const DAYS = 8;
/** Showings that are announced as next, one after the other: as many as may begin while a page is kept. */
const NEXT = 4;
const MAX_MINUTES = 999;

/** Null = the centre has no cinema. None of its parts, or none that can be read: a page without days. */
export async function loadCinemaPage(context: LoadContext): Promise<CinemaPage | null> {
  const page = await context.content.read('cinemaPage', {});
  if (isNothing('cinema', context.content)) return null;
  const make = cardContext(context);
  const days = programmeDays(page?.programme ?? [], make);
  const lead = plainText(page?.text);
  const { when } = context.query;
  const [first, ...later] = days;
  const asked = later.find(({ date }) => date === when);
  context.content.trueUntil(dayEnds(context.now, context.timeZone));
  return omitUndefined<CinemaPage>({
    heading: trimToUndefined(page?.heading),
    text: lead,
    description: richText(page?.description, make.links),
    cinema: cinemaOf(page, make),
    days,
    chosen: asked ?? first,
    unknownDay: when !== undefined && asked === undefined,
    next: nextOf(days),
    latest: latestOf(page, make),
    seo: omitUndefined({
      title: trimToUndefined(page?.seo?.title),
      description: plainText(page?.seo?.description) ?? lead,
      image: pictureOf(page?.seo?.image),
    }),
  });
}

/** Null = there is no such movie. One that is not shown these days still has its page. */
export async function loadMoviePage(context: LoadContext): Promise<MoviePage | null> {
  const { slug } = context.params;
  if (slug === undefined) return null;
  const { content } = context;
  const [movie, page] = await Promise.all([
    content.read('movie', { slug }),
    orWithout(content, content.read('cinemaPage', {})),
  ]);
  if (!movie) return null;
  const make = cardContext(context);
  const card = movieCard(movie, make);
  content.trueUntil(dayEnds(context.now, context.timeZone));
  return omitUndefined<MoviePage>({
    ...card,
    description: richText(movie.description, make.links),
    trailer: videoId(movie.trailer),
    reserve: make.links.content(movie.reserve),
    days: movieDays(movie, make),
    versionsShown: versionsOf(movie),
    cinema: cinemaOf(page, make),
    cinemaHref: isNothing('cinema', content) ? undefined : make.links.page('cinema', {}),
    more: othersOf(page, slug, make),
    alternates: alternatesBySlug(slugAlternates(movie, slug, context.locale)),
    seo: omitUndefined({
      description: card.lead ?? plainText(movie.description),
      image: card.picture,
    }),
  });
}

const atMost = (value: number | null | undefined, most: number) =>
  value !== null && value !== undefined && value > 0 && value <= most ? value : undefined;

function movieCard(movie: Movie | ProgrammeMovie, { links }: CardContext): MovieCard {
  const name = movie.name.trim();
  return omitUndefined<MovieCard>({
    name,
    href: links.page('movie', { slug: movie.slug.trim() }),
    lead: plainText(movie.lead),
    category: trimToUndefined(movie.category),
    minutes: atMost(movie.minutes, MAX_MINUTES),
    age: atMost(movie.age, 21),
    premiere: validMoment(movie.premiere)?.slice(0, 10),
    picture: pictureOf(movie.media, name),
  });
}

function cinemaOf(page: CinemaPagePayload | null, { context, links }: CardContext): CinemaPage['cinema'] {
  const tenant = page?.tenant;
  if (!tenant) return undefined;
  if (tenant.slug) context.content.tag(`tenant:${tenant.slug}`);
  return { name: tenant.name.trim(), href: links.tenant(tenant), place: placeOf(tenant) };
}

/** "2D, napisy" as its parts, none twice. */
function parts(value: string | null): string[] {
  const words = (value ?? '').split(/[,;|]/).map((part) => trimToUndefined(part));
  return [...new Set(words.filter((word) => word !== undefined))];
}

type Session = ProgrammeItem['sessions'][number];

/** The instant at which a showing begins; undefined for one that names no day, or no hour. */
function beginningOf({ showtime }: Session): string | undefined {
  const starts = validMoment(showtime);
  return starts === undefined || starts.length === 10 ? undefined : starts;
}

/** Whether nobody has said when a film is shown. */
const isUnscheduled = ({ sessions }: { sessions: readonly Session[] }) =>
  sessions.every((session) => beginningOf(session) === undefined);

/** Showings by the centre's date, in order; those before today and beyond the week are left out. */
function byDate(
  sessions: ProgrammeItem['sessions'],
  { context, links }: CardContext,
): Map<string, Showing[]> {
  const { now, timeZone } = context;
  const today = centreDate(now, timeZone);
  const last = addDays(today, DAYS - 1);
  const dates = new Map<string, Map<string, Showing>>();
  for (const session of sessions) {
    const starts = beginningOf(session);
    if (starts === undefined) continue;
    const date = centreDate(new Date(starts), timeZone);
    if (date < today || date > last) continue;
    const showings = dates.get(date) ?? new Map<string, Showing>();
    const href = links.content(session.reserve);
    showings.set(starts, omitUndefined({ starts, past: Date.parse(starts) < +now, href }));
    dates.set(date, showings);
  }
  return new Map(
    [...dates].map(([date, showings]) => [
      date,
      [...showings.values()].toSorted((a, b) => a.starts.localeCompare(b.starts)),
    ]),
  );
}

function shownVersion(
  item: Pick<ProgrammeItem, 'version' | 'accessibility'>,
  showings: Showing[],
): ShownVersion {
  return { version: parts(item.version), accessibility: parts(item.accessibility), showings };
}

/** Sorts behind every date, in any collation. */
const OVER = 'over';

/** When its next showing begins. */
const upcoming = ({ showings }: ShownVersion) => showings.find(({ past }) => !past)?.starts ?? OVER;

const bySoonest = (a: ShownVersion, b: ShownVersion) => upcoming(a).localeCompare(upcoming(b));

const soonest = ({ versions: [first] }: ProgrammeRow) => (first ? upcoming(first) : OVER);

function programmeDays(programme: readonly ProgrammeItem[], make: CardContext): ProgrammeDay[] {
  const days = new Map<string, Map<string, ProgrammeRow>>();
  for (const item of programme) {
    if (!item.movie) continue;
    const movie = movieCard(item.movie, make);
    for (const [date, showings] of byDate(item.sessions, make)) {
      const rows = days.get(date) ?? new Map<string, ProgrammeRow>();
      const row: ProgrammeRow = rows.get(movie.href) ?? {
        ...omitUndefined({
          movie,
          category: trimToUndefined(item.category) ?? movie.category,
          minutes: atMost(item.minutes, MAX_MINUTES) ?? movie.minutes,
        }),
        versions: [],
      };
      row.versions = [...row.versions, shownVersion(item, showings)].toSorted(bySoonest);
      days.set(date, rows.set(movie.href, row));
    }
  }
  return [...days]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([date, rows]) => ({
      date,
      rows: [...rows.values()].toSorted((a, b) => soonest(a).localeCompare(soonest(b))),
    }));
}

/** The latest ones, and those of the programme that nobody has said when they are shown. */
function latestOf(page: CinemaPagePayload | null, make: CardContext): MovieCard[] {
  const unscheduled = (page?.programme ?? []).filter(isUnscheduled).flatMap(({ movie }) => movie ?? []);
  const cards = [...(page?.latestMovies ?? []), ...unscheduled].map((movie) => movieCard(movie, make));
  return [...new Map(cards.map((card) => [card.href, card])).values()];
}

function nextOf(days: readonly ProgrammeDay[]): CinemaPage['next'] {
  const next = new Map<string, MovieCard>();
  for (const { movie, versions } of days.flatMap(({ rows }) => rows)) {
    for (const { starts, past } of versions.flatMap(({ showings }) => showings))
      if (!past && !next.has(starts)) next.set(starts, movie);
  }
  return [...next]
    .map(([starts, movie]) => ({ movie, starts }))
    .toSorted((a, b) => a.starts.localeCompare(b.starts))
    .slice(0, NEXT);
}

function movieDays(movie: Movie, make: CardContext): MoviePage['days'] {
  const days = new Map<string, ShownVersion[]>();
  for (const item of movie.programme) {
    for (const [date, showings] of byDate(item.sessions, make)) {
      days.set(date, [...(days.get(date) ?? []), shownVersion(item, showings)]);
    }
  }
  return [...days]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([date, versions]) => ({ date, versions: versions.toSorted(bySoonest) }));
}

/** In what versions a movie is to be had that nobody has said when it is shown. */
function versionsOf({ programme }: Movie): ShownVersion[] {
  return programme
    .filter((item) => isUnscheduled(item) && (item.version || item.accessibility))
    .map((item) => shownVersion(item, []));
}

function othersOf(page: CinemaPagePayload | null, slug: string, make: CardContext): MovieCard[] {
  const movies = [...(page?.latestMovies ?? []), ...(page?.programme ?? []).map(({ movie }) => movie)];
  const others = new Map<string, MovieCard>();
  for (const movie of movies) {
    if (movie && movie.slug.trim() !== slug) others.set(movie.slug.trim(), movieCard(movie, make));
  }
  return [...others.values()].slice(0, MORE);
}
