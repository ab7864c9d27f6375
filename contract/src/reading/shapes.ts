import { clockAt } from '../centre-time.ts';
import { asClock, asFlag, asMoment, asText, clocksOf, type Fields, isClock, isFields } from './coercions.ts';
import { folded } from './plan.ts';
import { htmlOfBlocks } from './rich-blocks.ts';
import { LIST_NAMES, SYNONYMS } from './synonyms.ts';
import type { Json } from './unwrap.ts';

/** Parts whose whole shape differs from system to system, brought into the contract's; by model. */

export interface ShapeContext {
  /** IANA zone of the centre. */
  timeZone: string;
}

const present = (value: Json | undefined): value is Json =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** The first of the names that is there, whatever its case, underscores and dashes. */
function pick(from: Fields, names: readonly string[]): Json | undefined {
  for (const name of names) if (present(from[name])) return from[name];
  const keys = Object.keys(from);
  for (const name of names) {
    const key = keys.find((one) => folded(one) === folded(name) && present(from[one]));
    if (key !== undefined) return from[key];
  }
  return undefined;
}

/** The field of an object that goes by one of the names. */
function keyOf(from: Fields, names: readonly string[], good: (value: Json) => boolean): string | undefined {
  const folds = names.map(folded);
  return Object.keys(from)
    .filter((key) => folds.includes(folded(key)) && good(from[key] ?? null))
    .toSorted((a, b) => folds.indexOf(folded(a)) - folds.indexOf(folded(b)))[0];
}

/** Holds the key that an entry had in an object; no system has a field of this name. */
export const KEY = '#key';

/* Free hours of a stylist ------------------------------------------------ */

const DAY_NAMES = ['date', 'day', 'availableDate', 'available_date', 'when'];
const TIMES_NAMES = [
  'hours',
  'times',
  'slots',
  'availableTimes',
  'available_times',
  'availableHours',
  'available_hours',
  'timeSlots',
  'time_slots',
  'freeHours',
  'free_hours',
  'freeTimes',
  'freeSlots',
  'available',
];
const TIME_NAMES = [
  'time',
  'hour',
  'start',
  'from',
  'startTime',
  'start_time',
  'startsAt',
  'datetime',
  'dateTime',
  'value',
];
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;
const DAY = /^\d{4}-\d{2}-\d{2}/;

function isTaken(slot: Fields): boolean {
  const no = pick(slot, ['available', 'isAvailable', 'is_available', 'free', 'isFree']);
  const yes = pick(slot, ['booked', 'isBooked', 'is_booked', 'taken', 'reserved', 'busy']);
  const status = typeof slot.status === 'string' ? slot.status.toLowerCase() : '';
  return (
    slot.available === false ||
    slot.isAvailable === false ||
    slot.is_available === false ||
    slot.free === false ||
    slot.isFree === false ||
    no === 'false' ||
    yes === true ||
    yes === 1 ||
    /booked|taken|busy|unavailable|reserved/.test(status)
  );
}

/**
 * `{date, hours}` by day, from days with times, times with days, instants or days as keys. Undefined when it holds
 * entries and none of them is a time: then nobody knows when the stylist is free.
 */
export function freeDays(value: Json, context: ShapeContext): Json | undefined {
  const days = new Map<string, Json[]>();
  let entries = 0;
  const dayOf = (written: Json | undefined): string | undefined => {
    const read = written === undefined ? undefined : asMoment(written);
    return typeof read === 'string' && DAY.test(read) ? read.slice(0, 10) : undefined;
  };
  const add = (date: string, times: Json[]) => days.set(date, [...(days.get(date) ?? []), ...times]);

  function slot(written: Json, date: string | undefined): void {
    if (Array.isArray(written)) {
      for (const one of written) slot(one, date);
      return;
    }
    if (isFields(written)) {
      if (isTaken(written)) return;
      const time = pick(written, TIME_NAMES);
      if (time !== undefined) slot(time, date ?? dayOf(pick(written, DAY_NAMES)));
      return;
    }
    const text = String(written ?? '').trim();
    if (INSTANT.test(text)) {
      const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text);
      const at = zoned ? Date.parse(text) : Number.NaN;
      const [day, time] = Number.isNaN(at)
        ? [text.slice(0, 10), text.slice(11, 16)]
        : clockAt(at, context.timeZone);
      add(day, [time]);
      return;
    }
    if (/[,;]/.test(text)) {
      for (const part of text.split(/[,;]/)) slot(part, date);
      return;
    }
    const span = clocksOf(text);
    const clock = span ? span[0] : asClock(written);
    if (date !== undefined && isClock(clock)) add(date, [clock]);
  }

  function entry(one: Json, keyedBy?: string): void {
    const keyed = dayOf(keyedBy);
    if (keyed !== undefined) {
      entries += 1;
      add(keyed, []);
      entryOf(one, keyed);
      return;
    }
    if (one === null) return;
    entries += 1;
    entryOf(one, undefined);
  }

  function entryOf(one: Json, keyed: string | undefined): void {
    if (!isFields(one)) {
      slot(one, keyed);
      return;
    }
    const date = keyed ?? dayOf(pick(one, DAY_NAMES));
    const times = pick(one, TIMES_NAMES);
    if (date !== undefined && TIMES_NAMES.some((name) => Array.isArray(one[name]))) add(date, []);
    if (times !== undefined && typeof times !== 'boolean') {
      if (isFields(times)) for (const time of Object.values(times)) slot(time, date);
      else slot(times, date);
    } else slot(one, date);
  }

  if (Array.isArray(value)) for (const one of value) entry(one);
  else if (isFields(value)) {
    const inner = pick(value, [...TIMES_NAMES, 'days', 'dates', ...LIST_NAMES]);
    const dated = Object.keys(value).some((key) => DAY.test(key));
    if (!dated && inner !== undefined && typeof inner === 'object' && pick(value, DAY_NAMES) === undefined)
      return freeDays(inner, context);
    if (dated) for (const [key, one] of Object.entries(value)) entry(one, key);
    else entry(value);
  }
  if (entries > 0 && days.size === 0) return undefined;
  return [...days].map(([date, hours]) => ({ date, hours }));
}

/* Contact ---------------------------------------------------------------- */

const FACTS: readonly [kind: string, names: readonly string[], href: (value: string) => string | null][] = [
  [
    'phone',
    ['phone', 'telephone', 'tel', 'phoneNumber', 'phone_number', 'mobile'],
    (value) => `tel:${value.replace(/[^\d+]/g, '')}`,
  ],
  [
    'email',
    ['email', 'mail', 'e-mail', 'emailAddress', 'email_address'],
    (value) => `mailto:${value.trim()}`,
  ],
  ['address', ['address', 'street', 'location', 'addressLine'], () => null],
  [
    'website',
    ['website', 'www', 'url', 'web'],
    (value) => (/^https?:/i.test(value) ? value : `https://${value}`),
  ],
];

/** One way of reaching someone a fact: a desk with a number and an address is two. */
export function contactFacts(value: Json): Json {
  if (typeof value === 'string') return [{ value }];
  if (Array.isArray(value))
    return value.flatMap((one) => (isFields(one) ? factsOf(one) : (contactFacts(one) as Json[])));
  return isFields(value) ? factsOf(value) : [];
}

const NAMES = ['name', 'title', 'label', 'heading', 'displayName', 'headline', 'caption'];

function factsOf(one: Fields): Json[] {
  const known = new Set(FACTS.flatMap(([, names]) => names));
  if (pick(one, ['value', 'text', 'content', 'description']) !== undefined) return [one];
  const name = pick(one, ['name', 'title', 'label', 'heading']) ?? null;
  const facts = FACTS.flatMap(([kind, names, href]): Json[] => {
    const found = pick(one, names);
    const words = found === undefined ? undefined : asText(found);
    return typeof words === 'string' ? [{ name, kind, value: words, href: href(words) }] : [];
  });
  if (facts.length === 0) {
    // Desks by name: `{reception: {phone, email}}`, or facts by name: `{"Lost property": "+48 …"}`.
    return Object.entries(one).flatMap(([key, inside]): Json[] => {
      if (['id', 'documentId', 'name', 'title', 'label', 'heading'].includes(key)) return [];
      if (isFields(inside))
        return factsOf(pick(inside, NAMES) === undefined ? { name: key, ...inside } : inside);
      return typeof inside === 'string' && inside.trim() !== '' ? [{ name: key, value: inside }] : [];
    });
  }
  const also = Object.entries(one).filter(
    ([key, more]) =>
      typeof more === 'string' &&
      more.trim() !== '' &&
      !known.has(key) &&
      ![
        'id',
        'documentId',
        'name',
        'title',
        'label',
        'heading',
        'href',
        'pictogram',
        'icon',
        'note',
        'kind',
      ].includes(key) &&
      !/At$|locale/.test(key),
  );
  return [...facts, ...also.map(([key, more]): Json => ({ name, kind: key, value: more }))];
}

/* Cinema ----------------------------------------------------------------- */

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
export function showingsOf(one: Fields): Fields[] {
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
export function movieProgramme({ programme, ...film }: Fields): Json {
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
    for (const name of ['version', 'accessibility', 'category', 'minutes']) {
      const own = pick(item, [
        name,
        ...(name === 'category' ? ['categories', 'genre', 'genres', 'kind'] : []),
        ...(name === 'minutes' ? ['duration', 'length', 'runtime', 'runningTime', 'durationMinutes'] : []),
        ...(name === 'version' ? ['versions', 'format', 'formats', 'technology', 'languageVersion'] : []),
        ...(name === 'accessibility'
          ? ['accessibilities', 'accessible', 'accessibilityFeatures', 'a11y']
          : []),
      ]);
      made[name] = own ?? pick(film, [name]) ?? null;
    }
    return made;
  });
}

/* Opening hours ---------------------------------------------------------- */

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const NESTED = [
  'hours',
  'opening_hours',
  'openingHours',
  'openingTimes',
  'opening_times',
  'times',
  'rows',
  'week',
  'days',
  'schedule',
];
const HOURS = [
  'opening_hour',
  'openingHour',
  'open',
  'opens',
  'from',
  'start',
  'opening',
  'hours',
  'time',
  'times',
  'openingTime',
];

/** 1 to 7 from Monday on, 0 is Sunday too. */
function dayName(day: Json | undefined): Json | undefined {
  if (typeof day === 'number' || (typeof day === 'string' && /^[0-7]$/.test(day.trim())))
    return WEEK[(Number(day) + 6) % 7];
  return day;
}

const DAY_FIELDS = ['day', 'days', 'weekday', 'dayOfWeek', 'day_of_week', 'dayName', 'day_name'];

/** Rows with a day each: those of a place that holds them together, seven without names, one for every day. */
export function dayRows(value: Json): Json {
  if (isFields(value) && pick(value, HOURS) !== undefined && !Array.isArray(pick(value, NESTED)))
    return dayRows([value]);
  if (!Array.isArray(value)) return value;
  const rows = value.flatMap((row): Json[] => {
    if (!isFields(row)) return [row];
    const nested = pick(row, NESTED);
    const isNest = isFields(nested)
      ? clocksOf(nested) === undefined
      : Array.isArray(nested) && nested.some(isFields);
    if (!isNest) return [row];
    const place = Object.fromEntries(Object.entries(row).filter(([key]) => !NESTED.includes(key)));
    const inside: Json[] = Array.isArray(nested)
      ? nested
      : Object.entries(nested as Fields).map(([day, hours]) =>
          isFields(hours) ? ({ day, ...hours } as Json) : { day, hours },
        );
    return inside.map((one) => (isFields(one) ? { ...place, ...one } : one));
  });
  const dayIn = (row: Fields) =>
    pick(row, DAY_FIELDS) ?? (/^(?:[0-7]$|\D{2})/.test(String(row[KEY] ?? '')) ? row[KEY] : undefined);
  const named = (row: Json) => isFields(row) && dayIn(row) !== undefined;
  const bare = rows.every((row) => !named(row));
  return rows.map((row, index) => {
    if (!isFields(row)) return row;
    const day = dayIn(row);
    if (day !== undefined) return typeof day === 'object' ? row : { ...row, day: dayName(day) ?? null };
    if (pick(row, HOURS) === undefined || !bare) return row;
    return { ...row, day: rows.length === 7 ? (WEEK[index] ?? null) : 'monday-sunday' };
  });
}

/* Landing pages ---------------------------------------------------------- */

const BLOCK_KINDS: readonly [RegExp, string][] = [
  [/hero|banner|jumbotron/, 'hero'],
  [/gallery|slider|carousel|images|pictures/, 'gallery'],
  [/image|picture|photo/, 'picture'],
  [/tenant|shop|store/, 'tenants'],
  [/offer/, 'offers'],
  [/event/, 'events'],
  [/figure|stat|number|counter/, 'figures'],
  [/faq|question|accordion/, 'faq'],
  [/video|youtube/, 'video'],
  [/campaign|contest|promotion|lottery/, 'campaign'],
  [/download|file|document/, 'downloads'],
  [/form|contact|crm|lead/, 'crm-form'],
  [/cta|call-?to-?action|button/, 'call-to-action'],
];

const KNOWN_KINDS = new Set(['rich-text', ...BLOCK_KINDS.map(([, kind]) => kind)]);

const BUTTON_WORDS = ['linkName', ...(SYNONYMS.linkName ?? [])];
/** Kinds whose heading is the page's name where they have none. */
const HEADED = new Set(['hero', 'campaign', 'crm-form']);

/** Fields of a block that say nothing to visitors. */
const OF_BLOCKS = new Set(['id', 'documentId', '__component', 'component', 'blockType', 'type', 'kind']);

/** A block with the heading that its kind cannot do without. */
function headed(block: Fields, kind: string, name: Json): Json {
  const whole: Fields = Object.assign(block, { __component: `landing.${kind}` });
  if (kind === 'call-to-action' && pick(block, BUTTON_WORDS) === undefined) {
    // A button and nothing else: its words are both.
    const words = pick(block, ['label', 'text', ...NAMES]);
    if (words !== undefined) whole.linkName = words;
    if (
      words !== undefined &&
      pick(
        block,
        NAMES.filter((one) => one !== 'label'),
      ) === undefined
    )
      whole.heading = words;
  }
  const says =
    kind === 'crm-form' || Object.entries(block).some(([key, one]) => !OF_BLOCKS.has(key) && present(one));
  if (says && HEADED.has(kind) && pick(block, NAMES) === undefined) whole.heading = name;
  return whole;
}

/** A block of a kind that nobody knows is a text where it has one, and else left to be reported. */
function blockOf(block: Json, name: Json): Json {
  if (typeof block === 'string') return { __component: 'landing.rich-text', text: block };
  if (!isFields(block)) return block;
  const written = String(
    block.__component ?? block.component ?? block.blockType ?? block.type ?? block.kind ?? '',
  );
  const last = written.split('.').at(-1)?.toLowerCase().replaceAll('_', '-') ?? '';
  const kind = KNOWN_KINDS.has(last)
    ? last
    : BLOCK_KINDS.find(([pattern]) => last !== '' && pattern.test(last))?.[1];
  if (kind !== undefined) return headed(block, kind, name);
  const hasWords = ['text', 'description', 'content', 'body', 'html'].some((name) => present(block[name]));
  return hasWords ? Object.assign(block, { __component: 'landing.rich-text' }) : block;
}

const WORDS_OF_PAGE = ['description', 'content', 'body', 'text', 'html', 'richText', 'rich_text'];
const ZONES = ['blocks', 'sections', 'components', 'dynamicZone', 'zones', 'zone', 'content', 'body'];

/** Entries of a dynamic zone, not a tree of rich text. */
function holdsBlocks(value: Json): boolean {
  const entries = Array.isArray(value) ? value : isFields(value) ? Object.values(value) : [];
  return (
    htmlOfBlocks(value) === undefined &&
    entries.some((entry) => isFields(entry) && Object.keys(entry).length > 0)
  );
}

const CAMPAIGN = ['valid_from', 'validFrom', 'valid_to', 'validTo', 'prize', 'rules'];

/** The campaign of a page or promotion: a part of its own, or told by the fields of the whole. */
function campaignOf(of: Fields): Fields | undefined {
  const part = pick(of, ['campaign', 'campaigns']);
  const own = Array.isArray(part) ? part[0] : part;
  if (isFields(own)) return own;
  return pick(of, ['prize']) === undefined
    ? undefined
    : Object.fromEntries(CAMPAIGN.flatMap((name) => (present(of[name]) ? [[name, of[name] as Json]] : [])));
}

/** A promotion with what its campaign says, where it says it in a part of its own. */
export function withCampaign(promotion: Fields): Fields {
  const { id: _, ...campaign } = campaignOf(promotion) ?? {};
  const missing = Object.entries(campaign).filter(([name]) => pick(promotion, [name]) === undefined);
  return { ...promotion, ...Object.fromEntries(missing) };
}

/** What the page says of itself beside its blocks: a campaign, a form. */
function partsOf(page: Fields, blocks: readonly Json[]): Json[] {
  const name = pick(page, NAMES) ?? null;
  const has = (kind: string) => blocks.some((one) => isFields(one) && one.__component === `landing.${kind}`);
  const campaign = has('campaign') ? undefined : campaignOf(page);
  const form = has('crm-form')
    ? undefined
    : pick(page, ['form', 'contactForm', 'leadForm', 'crmForm', 'showForm', 'hasForm', 'showContactForm']);
  const isForm = isFields(form) ? form.isActive !== false : asFlag(form ?? null) === true;
  return [
    ...(campaign ? [headed({ ...campaign }, 'campaign', name)] : []),
    ...(isForm ? [headed(isFields(form) ? { ...form } : {}, 'crm-form', name)] : []),
  ];
}

/** Blocks of the contract's kinds; a page without any has its own words and picture as blocks. */
export function landingPage(page: Fields): Fields {
  const name = keyOf(page, ZONES, holdsBlocks);
  if (name !== undefined) {
    const { [name]: held, ...rest } = page;
    const blocks = Array.isArray(held) ? held : isFields(held) ? Object.values(held) : [];
    const title = pick(rest, NAMES) ?? null;
    blocks.forEach((block, index) => {
      blocks[index] = blockOf(block, title);
    });
    const words = pick(rest, WORDS_OF_PAGE);
    if (words !== undefined) blocks.unshift({ __component: 'landing.rich-text', text: words });
    return { ...rest, blocks: [...blocks, ...partsOf(rest, blocks)] };
  }
  const words = pick(page, WORDS_OF_PAGE);
  const media = pick(page, ['media', 'image', 'picture', 'photo', 'cover', 'banner']);
  const pictures = pick(page, ['gallery', 'images', 'pictures', 'photos']);
  return {
    ...page,
    blocks: [
      ...(media === undefined ? [] : [{ __component: 'landing.picture', media }]),
      ...(words === undefined ? [] : [{ __component: 'landing.rich-text', text: words }]),
      ...(pictures === undefined ? [] : [{ __component: 'landing.gallery', media: pictures }]),
      ...partsOf(page, []),
    ],
  };
}

/* Daily menu ------------------------------------------------------------- */

const DISHES = ['dishes', 'items', 'meals', 'courses', 'positions', 'products', 'dish', 'menu'];
const WEEKS = ['week', 'days', 'weekMenu', 'dailyMenus', 'schedule'];

/** Days with dishes each. */
function holdsDays(value: Json): boolean {
  const days = Array.isArray(value) ? value : isFields(value) ? Object.values(value) : [];
  if (isFields(value) && WEEK.some((day) => Object.hasOwn(value, day))) return true;
  return days.some(
    (day) => isFields(day) && (pick(day, DISHES) !== undefined || pick(day, DAY_FIELDS) !== undefined),
  );
}

/** Restaurants with their weeks, from restaurants with one menu, days without a restaurant, or dishes alone. */
export function restaurantMenus(value: Json): Json {
  const list = Array.isArray(value) ? value : isFields(value) ? keyedMenus(value) : [];
  const days: Json[] = [];
  const dishes: Json[] = [];
  const menus = list.flatMap((one): Json[] => {
    if (typeof one === 'string') {
      dishes.push({ name: one });
      return [];
    }
    if (!isFields(one)) return [];
    if (Object.keys(one).length === 0) return [];
    if (keyOf(one, [...WEEKS, 'menu', 'menus'], holdsDays) !== undefined) return [one];
    const inside = keyOf(
      one,
      DISHES,
      (value) => typeof value === 'string' || (typeof value === 'object' && value !== null),
    );
    const owner =
      pick(one, [
        'tenant',
        'restaurant',
        'shop',
        'store',
        'brand',
        'tenantName',
        'shopName',
        'retailer',
        'company',
        'employer',
      ]) ?? [one.name, one.title].find(isFields);
    const day = pick(one, [...DAY_FIELDS, 'date']);
    if (inside === undefined) {
      if (owner === undefined && present(pick(one, ['price', 'name', 'title', 'dish']))) dishes.push(one);
      return owner === undefined ? [] : [one];
    }
    if (owner === undefined && !present(one.name) && day !== undefined) {
      days.push(one);
      return [];
    }
    const { [inside]: served, ...rest } = one;
    return [{ ...rest, week: [{ day: day ?? 'monday-sunday', dishes: served ?? [] }] }];
  });
  if (dishes.length > 0) days.push({ day: 'monday-sunday', dishes });
  return days.length > 0 ? [...menus, { tenant: null, week: days }] : menus;
}

function keyedMenus(value: Fields): Json[] {
  if (WEEKS.some((name) => present(value[name])) || DISHES.some((name) => present(value[name])))
    return [value];
  return Object.entries(value).flatMap(([day, dishes]): Json[] =>
    Array.isArray(dishes) ? [{ day, dishes }] : isFields(dishes) ? [dishes] : [],
  );
}

/** A date as the day of the week it is. */
export function weekdayOf(day: Json | undefined): Json | undefined {
  const date = typeof day === 'string' && /\d{4}/.test(day) ? asMoment(day) : undefined;
  if (typeof date !== 'string' || !DAY.test(date)) return dayName(day);
  return WEEK[(new Date(`${date.slice(0, 10)}T12:00:00Z`).getUTCDay() + 6) % 7];
}

/* Small parts ------------------------------------------------------------ */

const UNITS: readonly [RegExp, number][] = [
  [/y(?:ear)?|rok|lat/, 365 * 1440],
  [/mo|mies/, 30 * 1440],
  [/w|tyg/, 7 * 1440],
  [/d/, 1440],
  [/h|g/, 60],
  [/m/, 1],
];

/** "1 year", "30 days", 30 (days) as days, hours and minutes; nothing for a session's. */
export function cookieDuration(value: Json): Json {
  let minutes = typeof value === 'number' ? value * 1440 : 0;
  if (typeof value === 'string') {
    for (const [, amount = '', unit = 'd'] of value.toLowerCase().matchAll(/(\d+(?:[.,]\d+)?)\s*([a-z]*)/g)) {
      const found = UNITS.find(([pattern]) => new RegExp(`^(?:${pattern.source})`).test(unit || 'd'));
      minutes += Number(amount.replace(',', '.')) * (found?.[1] ?? 0);
    }
  }
  minutes = Math.round(minutes);
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor((minutes % 1440) / 60),
    minutes: minutes % 60,
  };
}

/** Names under which an object holds the file that it stands for. */
const FILES = ['file', 'pdf', 'media', 'image', 'picture', 'document', 'download', 'attachment', 'url'];

/** A file by its largest size where it has no address of its own; an extension has its dot. */
export function mediaFile(holder: Fields): Fields {
  const inner = present(holder.hash) || typeof holder.url === 'string' ? undefined : pick(holder, FILES);
  const file = isFields(inner) ? { ...holder, ...inner } : holder;
  const formats = isFields(file.formats) ? file.formats : {};
  const largest = ['large', 'medium', 'small', 'thumbnail'].map((size) => formats[size]).find(isFields);
  const url = present(file.url) ? file.url : (largest?.url ?? file.url);
  const name = [file.name, url].find(
    (one) => typeof one === 'string' && /\.[a-z0-9]{2,5}(?:[?#]|$)/i.test(one),
  );
  const given = typeof file.ext === 'string' && file.ext.trim() !== '' ? file.ext.trim() : undefined;
  const found =
    given ?? (typeof name === 'string' ? /\.[a-z0-9]{2,5}(?=[?#]|$)/i.exec(name)?.[0] : undefined);
  const ext = found === undefined || found.startsWith('.') ? found : `.${found}`;
  return { ...file, ...(url === undefined ? {} : { url }), ...(ext === undefined ? {} : { ext }) };
}
