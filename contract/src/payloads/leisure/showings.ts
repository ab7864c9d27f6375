import { validMoment } from '../../fields.ts';
import { asClock, asMoment, type Fields, isClock, isFields } from '../../reading/coercions.ts';
import { INSTANT, keyOf, NAMES, pick, present } from '../../reading/pick.ts';
import { LIST_NAMES } from '../../reading/synonyms.ts';
import type { Json } from '../../reading/unwrap.ts';

const SESSIONS = [
  'sessions',
  'showtimes',
  'showings',
  'screenings',
  'times',
  'cinemaSessions',
  'cinema_sessions',
  'shows',
  'hours',
  'slots',
  'projections',
];
const ITEMS = [
  'programme',
  'program',
  'programmes',
  'programmeItems',
  'programme_items',
  'programItems',
  'versions',
  'items',
  'schedule',
];
const SHOWTIME = [
  'showtime',
  'showTime',
  'startsAt',
  'start',
  'starts',
  'startTime',
  'datetime',
  'dateTime',
  'time',
  'hour',
  'begin',
  'begins',
  'at',
];

/** What a programme says of a film's showings, and what else that is called. */
const OF_SHOWINGS: Readonly<Record<string, readonly string[]>> = {
  version: ['versions', 'format', 'formats', 'technology', 'languageVersion'],
  accessibility: ['accessibilities', 'accessible', 'accessibilityFeatures', 'a11y'],
  category: ['categories', 'genre', 'genres', 'kind'],
  minutes: ['duration', 'length', 'runtime', 'runningTime', 'durationMinutes'],
};

const DAYS = ['date', 'day', 'showDate', 'screeningDate'];

/** The day that a value names, YYYY-MM-DD; undefined for one that every week has. */
function dayIn(value: Json | undefined): string | undefined {
  const read = value === undefined ? undefined : asMoment(value);
  return typeof read === 'string' ? validMoment(read.slice(0, 10)) : undefined;
}

/** The day that an object says beside what is shown on it. */
const dayOf = (value: Fields) => dayIn(pick(value, DAYS));

/** The day that a key of an object is; a long number is somebody's id. */
const dayOfKey = (key: string) => (/^\d{9,}$/.test(key) ? undefined : dayIn(key));

const isKeyedByDay = (value: Fields) => Object.keys(value).some((key) => dayOfKey(key) !== undefined);

/** Whether it is a time of day and says no day itself. */
const isTimeAlone = (value: Json | undefined): value is Json =>
  isClock(value) && !INSTANT.test(String(value));

/** A session whose day and hour are apart, or that is its instant alone. @param day of what it stands in */
function sessionOf(value: Json, day?: string): Json[] {
  if (isFields(value) && Object.keys(value).length === 0) return [];
  if (Array.isArray(value)) return value.flatMap((one) => sessionOf(one, day));
  if (isFields(value)) {
    const own = dayOf(value) ?? day;
    const inner = pick(value, SESSIONS);
    const time = pick(value, SHOWTIME);
    if (Array.isArray(inner) || (typeof inner === 'string' && time === undefined))
      return sessionsOf(inner, own) ?? [];
    return isTimeAlone(time) && own !== undefined ? [{ ...value, showtime: joined(own, time) }] : [value];
  }
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  return [{ showtime: day !== undefined && isTimeAlone(value) ? joined(day, value) : value }];
}

function joined(day: string, time: Json): string {
  return `${day}T${String(asClock(time)).padStart(5, '0')}:00`;
}

/** Sessions as a list, whatever holds them: days as keys too. @param day of what they stand in */
function sessionsOf(value: Json | undefined, day?: string): Json[] | undefined {
  if (value === undefined || value === null) return undefined;
  if (isFields(value) && isKeyedByDay(value))
    return Object.entries(value).flatMap(([key, times]) => sessionsOf(times, dayOfKey(key) ?? day) ?? []);
  if (isFields(value) && pick(value, [...SHOWTIME, ...SESSIONS]) === undefined)
    return Object.values(value).flatMap((one) => sessionOf(one, day));
  if (typeof value === 'string') return value.split(/[,;]\s*/).flatMap((one) => sessionOf(one, day));
  return sessionOf(value, day);
}

/** Programme items of a film that carries its showings itself, in one version or several. @param day of what it stands in */
function showingsOf(one: Fields, day?: string): Fields[] {
  const own = dayOf(one) ?? day;
  const name = ITEMS.find(
    (key) => Array.isArray(one[key]) && (one[key] as Json[]).some((item) => isFields(item)),
  );
  const inner = name === undefined ? undefined : one[name];
  if (Array.isArray(inner))
    return inner.flatMap((item) => (isFields(item) ? [{ ...item, sessions: sessionsIn(item, own) }] : []));
  const isShown = pick(one, [...SESSIONS, ...SHOWTIME]) !== undefined;
  return [{ ...one, sessions: isShown ? sessionsIn(one, own) : [] }];
}

function sessionsIn(item: Fields, day: string | undefined): Json[] {
  return sessionsOf(pick(item, SESSIONS), dayOf(item) ?? day) ?? sessionOf(item, day);
}

/** The film of one of its versions: what is amiss with it is mended in each, so that no two may share it. */
const ownOf = (film: Json, index: number): Json => (index === 0 ? film : structuredClone(film));

/** Items with a film each, from items, films with their showings, or showings with their film. */
export function programmeItems(value: Json): Json {
  const list = Array.isArray(value) ? value : isFields(value) ? keyedByDay(value) : [];
  return list.flatMap((one): Json[] => {
    if (!isFields(one)) return [one];
    if (Object.keys(one).length === 0) return [];
    const films = pick(one, FILMS);
    if (pick(one, DAYS) !== undefined && Array.isArray(films) && films.some(isFilm)) {
      const day = dayOf(one);
      const inside = programmeItems(films);
      return Array.isArray(inside) ? inside.map((item) => withDay(item, day)) : [];
    }
    const film = pick(one, ['movie', 'film', 'movies']);
    if (Array.isArray(film) ? film.length > 0 : present(film)) {
      return showingsOf(one).map((item, index) => ({ ...one, ...item, movie: ownOf(film ?? null, index) }));
    }
    const { id, ...rest } = one;
    const movie: Fields = { ...rest, id: id ?? null };
    return showingsOf(one).map((item, index) => ({
      category: pick(one, ['category', 'genre']) ?? null,
      minutes: pick(one, ['minutes', 'duration', 'length', 'runtime']) ?? null,
      version: pick(one, ['version', 'format']) ?? null,
      accessibility: pick(one, ['accessibility']) ?? null,
      ...item,
      movie: ownOf(movie, index),
    }));
  });
}

const FILMS = ['movies', 'films', 'programme', 'items', 'nowPlaying', 'nowShowing'];

/** Whether it is a film, what is shown of one, or a day of them: it has a name of its own, or holds what has. */
const isFilm = (value: Json) =>
  isFields(value) && pick(value, ['movie', 'film', ...FILMS, ...NAMES]) !== undefined;

function keyedByDay(value: Fields): Json[] {
  if (pick(value, ['movie', 'film', ...SESSIONS]) !== undefined) return [value];
  if (isKeyedByDay(value))
    return Object.entries(value).map(([date, movies]) => ({
      date,
      movies: Array.isArray(movies) ? movies : [movies],
    }));
  // Days of every week are no dates: what is shown on them is, and when nobody knows.
  return Object.values(value).flat();
}

function withDay(item: Json, day: string | undefined): Json {
  if (day === undefined || !isFields(item) || !Array.isArray(item.sessions)) return item;
  return {
    ...item,
    sessions: item.sessions.flatMap((session) =>
      isFields(session) && isTimeAlone(session.showtime)
        ? [{ ...session, showtime: joined(day, session.showtime) }]
        : sessionOf(session, day),
    ),
  };
}

/** The programme of a page that is of one day, which stands beside it. */
export function programmeOfDay(page: Fields): Fields {
  const date = dayOf(page);
  const name = date === undefined ? undefined : keyOf(page, [...ITEMS, ...FILMS], Array.isArray);
  return date === undefined || name === undefined ? {} : { [name]: [{ date, movies: page[name] ?? null }] };
}

/** What is shown of one film on a day that is a key. */
function ofDay(date: string, shown: Json): Json[] {
  const list = Array.isArray(shown) ? shown : [shown];
  const bare = list.filter((one) => one !== null && !isFields(one));
  const whole = list.filter(isFields).map((one): Json => ({ date, ...one }));
  return bare.length > 0 ? [...whole, { date, times: bare }] : whole;
}

/** The programme of one film, from items, showings alone, or what the film says of itself. */
export function movieProgramme({ programme: held, ...film }: Fields): Json {
  const within = isFields(held) ? pick(held, LIST_NAMES) : undefined;
  const programme = Array.isArray(within) ? within : held;
  const given = Array.isArray(programme)
    ? programme
    : isFields(programme)
      ? pick(programme, SESSIONS) !== undefined
        ? [programme]
        : isKeyedByDay(programme)
          ? Object.entries(programme).flatMap(([key, shown]) => ofDay(key, shown))
          : Object.values(programme)
      : typeof programme === 'string'
        ? programme.split(/[,;]\s*/)
        : [];
  const entries = given.filter(
    (one) => typeof one === 'string' || (isFields(one) && Object.keys(one).length > 0),
  );
  const areItems = entries.some(
    (one) => isFields(one) && pick(one, [...SESSIONS, 'version', 'accessibility']) !== undefined,
  );
  const day = dayOf(film);
  const items: Fields[] = areItems
    ? entries.filter(isFields).flatMap((one) => showingsOf(one, day))
    : entries.length > 0
      ? [{ sessions: entries.flatMap((one) => sessionOf(one, day)) }]
      : showingsOf(film);
  return items.map((item) => {
    const made: Fields = entries.length > 0 ? { ...item } : { sessions: item.sessions ?? [] };
    for (const [name, others] of Object.entries(OF_SHOWINGS)) {
      const own = pick(item, [name, ...others]);
      made[name] = own ?? pick(film, [name]) ?? null;
    }
    return made;
  });
}
