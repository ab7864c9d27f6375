import { addDays, clockAt, DEFAULT_LOCALE, instantOf, isDay } from '@mall/contract';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { type EntryLead, type EntryType, entryType, leadTo, titleField, titleOf } from '../kit/entry-types';
import { storedInstant } from '../kit/rows';
import { mayStaff } from '../kit/staff';
import { type Row, table } from '../kit/table';
import { settings } from '../settings';
import { daysShown } from './days';
import { isPlanAction, type PlanAction, rightFor, schedules } from './queue';

type CalendarMark = 'appears' | 'starts' | 'ends' | 'specialDay' | PlanAction;

/** One thing that comes or goes on a day, and the entry that it leads to. */
export interface CalendarItem extends EntryLead {
  /** YYYY-MM-DD of the centre. */
  day: string;
  /** HH:mm, where it has a minute. */
  time: string | null;
  what: CalendarMark;
  /** The name of its content type, `offer`. */
  type: string;
  /** Of a plan: what came of it, and for how many languages it is. */
  state?: string;
  languages?: number;
  /** Of a plan that waits and that whoever asks may move: its languages, and its moment (ISO 8601). */
  moves?: { languages: string[]; dueAt: string };
  /** False = visitors see nothing of it: only a draft is there. */
  live: boolean;
}

/** What the calendar of the admin is answered with, as JSON. */
export interface CalendarData {
  data: CalendarItem[];
  /** The centre's day, not that of who looks. */
  meta: { today: string; timeZone: string };
}

/** Which dates of which type say that something comes or goes. A type with a period is in it: a unit test asks for that. */
export const DATED: Record<string, Partial<Record<'appears' | 'starts' | 'ends', string>>> = {
  offer: { starts: 'startDate', ends: 'endDate' },
  event: { appears: 'publishDate', starts: 'startDate', ends: 'endDate' },
  coupon: { starts: 'validFrom', ends: 'validTo' },
  survey: { starts: 'startDate', ends: 'endDate' },
  'special-promotion': { starts: 'valid_from', ends: 'valid_to' },
  'lunch-card': { starts: 'startDate', ends: 'endDate' },
  job: { ends: 'deadline' },
  'press-article': { appears: 'publishDate' },
  inspiration: { appears: 'publishDate' },
  movie: { starts: 'premiere' },
};

interface Range {
  from: string;
  to: string;
  begins: Date;
  ends: Date;
  zone: string;
}

/** The centre's day and, of a moment, its time. Dates stand in the database without a zone. */
function placed(value: unknown, kind: string, zone: string): { day: string; time: string | null } | null {
  if (value === null || value === undefined || value === '') return null;
  if (kind === 'date') return { day: String(value).slice(0, 10), time: null };
  const at = storedInstant(value).getTime();
  if (Number.isNaN(at)) return null;
  const [day, time] = clockAt(at, zone);
  return { day, time };
}

/** Of each document one row, in the default language where it exists in it. */
function onePerDocument(rows: readonly Row[]): Row[] {
  const byDocument = new Map<string, Row>();
  for (const row of rows) {
    if (!byDocument.has(row.documentId) || row.locale === DEFAULT_LOCALE) byDocument.set(row.documentId, row);
  }
  return [...byDocument.values()];
}

const drafts = ({ drafts }: EntryType) => (drafts ? { publishedAt: { $null: true } } : {});

async function liveOnes({ uid, drafts }: EntryType, documentIds: string[]): Promise<Set<string>> {
  if (!drafts) return new Set(documentIds);
  const rows = await table(uid).findMany({
    select: ['id', 'documentId'],
    where: { documentId: { $in: documentIds }, publishedAt: { $notNull: true } },
  });
  return new Set(rows.map(({ documentId }) => documentId));
}

const leadsTo = (type: EntryType, row: Row) => ({ type: type.name, ...leadTo(type, row) });

async function datedItems(type: EntryType, { from, to, begins, ends, zone }: Range): Promise<CalendarItem[]> {
  const fields = Object.entries(DATED[type.name] ?? {}).map(([what, field]) => ({
    what: what as CalendarMark,
    field,
    kind: type.attributes[field]?.type ?? 'date',
  }));
  const rows = onePerDocument(
    await table(type.uid).findMany({
      select: ['id', 'documentId', 'locale', titleField(type) ?? 'id', ...fields.map(({ field }) => field)],
      where: {
        ...drafts(type),
        $or: fields.map(({ field, kind }) => ({
          [field]: kind === 'date' ? { $gte: from, $lte: to } : { $gte: begins, $lt: ends },
        })),
      },
    }),
  );
  const live = await liveOnes(
    type,
    rows.map(({ documentId }) => documentId),
  );
  return rows.flatMap((row) =>
    fields.flatMap(({ what, field, kind }) => {
      const at = placed(row[field], kind, zone);
      if (!at || at.day < from || at.day > to) return [];
      return [{ ...at, what, ...leadsTo(type, row), live: live.has(row.documentId) }];
    }),
  );
}

interface SpecialDay {
  date?: string | null;
  special_day_name?: string | null;
}

function specialDays(type: EntryType, row: Row, days: SpecialDay[], name: string, { from, to }: Range) {
  return days.flatMap((one): CalendarItem[] => {
    const day = String(one.date ?? '').slice(0, 10);
    if (day < from || day > to) return [];
    const title = [name, one.special_day_name].filter(Boolean).join(': ');
    return [{ day, time: null, what: 'specialDay', ...leadsTo(type, row), title, live: true }];
  });
}

async function centreDays(type: EntryType, range: Range): Promise<CalendarItem[]> {
  const row = await table(type.uid).findOne({
    where: { locale: DEFAULT_LOCALE },
    populate: { special_opening_days: true, place_special_days: { populate: { days: true } } },
  });
  if (!row) return [];
  const places = (row.place_special_days ?? []) as { for_what?: string; days?: SpecialDay[] }[];
  return [
    ...specialDays(type, row, (row.special_opening_days ?? []) as SpecialDay[], '', range),
    ...places.flatMap(({ for_what, days }) => specialDays(type, row, days ?? [], for_what ?? '', range)),
  ];
}

async function shopDays(type: EntryType, range: Range): Promise<CalendarItem[]> {
  const rows = await table(type.uid).findMany({
    select: ['id', 'documentId', 'locale', 'name'],
    where: {
      ...drafts(type),
      locale: DEFAULT_LOCALE,
      specialOpeningDays: { date: { $gte: range.from, $lte: range.to } },
    },
    populate: { specialOpeningDays: true },
  });
  return rows.flatMap((row) =>
    specialDays(type, row, (row.specialOpeningDays ?? []) as SpecialDay[], titleOf(type, row), range),
  );
}

/** What is planned between two moments, of entries that who asks may see, in its order. */
export async function plannedItems(ctx: Context, { begins, ends, zone }: Range): Promise<CalendarItem[]> {
  const rows = await schedules().findMany({
    where: { dueAt: { $gte: begins, $lt: ends } },
    orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
  });
  const minutes = Map.groupBy(rows, ({ contentType, entry, action, dueAt, state }) =>
    JSON.stringify([contentType, entry, action, new Date(dueAt as string).getTime(), state]),
  );
  const items: CalendarItem[] = [];
  for (const same of minutes.values()) {
    const [first] = same;
    const type = entryType(String(first?.contentType));
    if (!first || !type || !mayStaff(ctx, 'read', type.uid)) continue;
    const versions = await table(type.uid).findMany({ where: { documentId: first.entry } });
    const [row] = onePerDocument(versions);
    const at = placed(first.dueAt, 'datetime', zone);
    if (!row || !at) continue;
    const languages = same.map(({ language }) => String(language));
    const locale = languages.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : (languages[0] ?? '');
    const isMovable =
      first.state === 'waiting' &&
      languages.every((language) =>
        mayStaff(ctx, rightFor(first.action), type.uid, language || DEFAULT_LOCALE),
      );
    items.push({
      ...at,
      what: isPlanAction(first.action) ? first.action : 'publish',
      ...leadsTo(type, row),
      locale,
      state: String(first.state),
      languages: languages.length,
      live: versions.some(({ publishedAt }) => publishedAt),
      ...(isMovable && { moves: { languages, dueAt: storedInstant(first.dueAt).toISOString() } }),
    });
  }
  return items;
}

/** Whole days of the centre's calendar, both included. */
export function rangeBetween(from: string, to: string): Range {
  const zone = settings().timeZone;
  const ends = instantOf(addDays(to, 1), '00:00', zone);
  return { from, to, zone, begins: instantOf(from, '00:00', zone), ends };
}

const MILLENNIA = /^[12]/;

/** The centre's today, and the first and last of the days that are shown around it or around the day that is asked for. */
export function daysAsked({ view, day }: Record<string, unknown>, now: Date, zone: string) {
  const [today] = clockAt(now.getTime(), zone);
  const asked = typeof day === 'string' && day !== '' ? day : today;
  if (!isDay(asked) || !MILLENNIA.test(asked))
    throw new errors.ValidationError('day must be a day of this calendar (YYYY-MM-DD), or empty for today.');
  const days = daysShown(view === 'month' ? view : 'week', asked);
  return { today, from: days[0] ?? asked, to: days.at(-1) ?? asked };
}

/** Everything that comes or goes between two days, in its order. */
export async function calendarItems(ctx: Context, range: Range): Promise<CalendarItem[]> {
  const readable = (name: string) => {
    const type = entryType(name);
    return type && mayStaff(ctx, 'read', type.uid) ? type : undefined;
  };
  const items = await plannedItems(ctx, range);
  for (const name of Object.keys(DATED)) {
    const type = readable(name);
    if (type) items.push(...(await datedItems(type, range)));
  }
  const hours = readable('opening-time');
  if (hours) items.push(...(await centreDays(hours, range)));
  const shops = readable('tenant');
  if (shops) items.push(...(await shopDays(shops, range)));
  const key = ({ day, time, label, title }: CalendarItem) => `${day} ${time ?? ''} ${label} ${title}`;
  return items.sort((a, b) => key(a).localeCompare(key(b), 'pl'));
}

/** `GET /admin/mall/calendar?view=&day=`: a week, or the weeks of a month; without a day those of the centre's today. */
export async function calendar(ctx: Context): Promise<void> {
  const { timeZone } = settings();
  const { today, from, to } = daysAsked(ctx.query, new Date(), timeZone);
  const data = await calendarItems(ctx, rangeBetween(from, to));
  ctx.body = { data, meta: { today, timeZone } } satisfies CalendarData;
}
