import { asClock, asMoment, type Fields, isClock, isFields } from '../../reading/coercions.ts';
import { DAY, INSTANT, pick, present } from '../../reading/pick.ts';
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
];

/** What a programme says of a film's showings, and what else that is called. */
const OF_SHOWINGS: Readonly<Record<string, readonly string[]>> = {
  version: ['versions', 'format', 'formats', 'technology', 'languageVersion'],
  accessibility: ['accessibilities', 'accessible', 'accessibilityFeatures', 'a11y'],
  category: ['categories', 'genre', 'genres', 'kind'],
  minutes: ['duration', 'length', 'runtime', 'runningTime', 'durationMinutes'],
};

/** A session whose day and hour are apart, or that is its instant alone. */
function sessionOf(value: Json, day?: Json): Json[] {
  if (isFields(value) && Object.keys(value).length === 0) return [];
  if (Array.isArray(value)) return value.flatMap((one) => sessionOf(one, day));
  if (isFields(value)) {
    const inner = pick(value, SESSIONS);
    const own = pick(value, ['date', 'day']) ?? day;
    if (Array.isArray(inner)) return sessionOf(inner, own);
    const time = pick(value, SHOWTIME);
    if (time !== undefined && own !== undefined && isClock(time) && !INSTANT.test(String(time)))
      return [{ ...value, showtime: joined(own, time) }];
    return [value];
  }
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  return [{ showtime: day !== undefined && isClock(value) ? joined(day, value) : value }];
}

function joined(day: Json, time: Json): Json {
  const date = asMoment(day);
  return typeof date === 'string' ? `${date.slice(0, 10)}T${String(asClock(time)).padStart(5, '0')}:00` : day;
}

/** Sessions as a list, whatever holds them: days as keys too. */
function sessionsOf(value: Json | undefined): Json[] | undefined {
  if (value === undefined || value === null) return undefined;
  if (isFields(value) && Object.keys(value).some((key) => DAY.test(key)))
    return Object.entries(value).flatMap(([day, times]) => sessionOf(times, day));
  if (isFields(value) && pick(value, [...SHOWTIME, ...SESSIONS]) === undefined)
    return Object.values(value).flatMap((one) => sessionOf(one));
  if (typeof value === 'string') return value.split(/[,;]\s*/).flatMap((one) => sessionOf(one));
  return sessionOf(value);
}

/** Programme items of a film that carries its showings itself, in one version or several. */
function showingsOf(one: Fields): Fields[] {
  const name = ITEMS.find(
    (key) => Array.isArray(one[key]) && (one[key] as Json[]).some((item) => isFields(item)),
  );
  const inner = name === undefined ? undefined : one[name];
  if (Array.isArray(inner))
    return inner.flatMap((item) =>
      isFields(item) ? [{ ...item, sessions: sessionsOf(pick(item, SESSIONS)) ?? sessionOf(item) }] : [],
    );
  const sessions = sessionsOf(pick(one, SESSIONS));
  const time = pick(one, SHOWTIME);
  if (sessions === undefined && time === undefined) {
    return [{ ...one, sessions: [] }];
  }
  return [{ ...one, sessions: sessions ?? sessionOf(one) }];
}

/** Items with a film each, from items, films with their showings, or showings with their film. */
export function programmeItems(value: Json): Json {
  const list = Array.isArray(value) ? value : isFields(value) ? keyedByDay(value) : [];
  return list.flatMap((one): Json[] => {
    if (!isFields(one)) return [one];
    if (Object.keys(one).length === 0) return [];
    const day = pick(one, ['date', 'day']);
    const films = pick(one, ['movies', 'films', 'programme', 'items']);
    if (day !== undefined && Array.isArray(films)) {
      const inside = programmeItems(films);
      return Array.isArray(inside) ? inside.map((item) => withDay(item, day)) : [];
    }
    const film = pick(one, ['movie', 'film', 'movies']);
    if (Array.isArray(film) ? film.length > 0 : present(film)) {
      return showingsOf(one).map((item) => ({ ...one, ...item, movie: film ?? null }));
    }
    const { id, ...rest } = one;
    const movie: Fields = { ...rest, id: id ?? null };
    return showingsOf(one).map((item) => ({
      category: pick(one, ['category', 'genre']) ?? null,
      minutes: pick(one, ['minutes', 'duration', 'length', 'runtime']) ?? null,
      version: pick(one, ['version', 'format']) ?? null,
      accessibility: pick(one, ['accessibility']) ?? null,
      ...item,
      movie,
    }));
  });
}

function keyedByDay(value: Fields): Json[] {
  if (pick(value, ['movie', 'film', ...SESSIONS]) !== undefined) return [value];
  if (Object.keys(value).some((key) => DAY.test(key)))
    return Object.entries(value).map(([date, movies]) => ({ date, movies }));
  return Object.values(value);
}

function withDay(item: Json, day: Json): Json {
  if (!isFields(item) || !Array.isArray(item.sessions)) return item;
  return {
    ...item,
    sessions: item.sessions.flatMap((session) =>
      isFields(session) && isClock(session.showtime) && !INSTANT.test(String(session.showtime))
        ? [{ ...session, showtime: joined(day, session.showtime ?? null) }]
        : sessionOf(session, day),
    ),
  };
}

/** The programme of one film, from items, showings alone, or what the film says of itself. */
export function movieProgramme({ programme: held, ...film }: Fields): Json {
  const within = isFields(held) ? pick(held, LIST_NAMES) : undefined;
  const programme = Array.isArray(within) ? within : held;
  const given = Array.isArray(programme)
    ? programme
    : isFields(programme)
      ? pick(programme, SESSIONS) === undefined
        ? Object.values(programme)
        : [programme]
      : typeof programme === 'string'
        ? programme.split(/[,;]\s*/)
        : [];
  const entries = given.filter(
    (one) => typeof one === 'string' || (isFields(one) && Object.keys(one).length > 0),
  );
  const areItems = entries.some(
    (one) => isFields(one) && pick(one, [...SESSIONS, 'version', 'accessibility']) !== undefined,
  );
  const items: Fields[] = areItems
    ? entries.filter(isFields).flatMap((one) => showingsOf(one))
    : entries.length > 0
      ? [{ sessions: entries.flatMap((one) => sessionOf(one)) }]
      : showingsOf(film).map((one) => (one.sessions === undefined ? { ...one, sessions: [] } : one));
  return items.map((item) => {
    const made: Fields = entries.length > 0 ? { ...item } : { sessions: item.sessions ?? [] };
    for (const [name, others] of Object.entries(OF_SHOWINGS)) {
      const own = pick(item, [name, ...others]);
      made[name] = own ?? pick(film, [name]) ?? null;
    }
    return made;
  });
}
