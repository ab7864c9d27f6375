import { addDays, clockAt, DEFAULT_LOCALE, instantOf } from '@mall/contract';
import { type EntryType, leadTo, titleField } from '../kit/entry-types';
import { storedInstant } from '../kit/rows';
import { table } from '../kit/table';
import { savedHours } from '../opening-times/saved-hours';
import type { Moment } from './to-mend';
import type { Item, WrittenHours } from './today-answers';

const live = { publishedAt: { $notNull: true }, locale: DEFAULT_LOCALE };

/** The centre's hours as they are saved; null where nobody has written any. */
export async function centreHours(type: EntryType): Promise<WrittenHours | null> {
  const row = await savedHours();
  const rows = row?.opening_hours;
  return row && Array.isArray(rows) && rows.length > 0 ? { ...leadTo(type, row), values: row } : null;
}

/** Shops that visitors see, with something written for this day: its date, or the name that the centre gives it. */
export async function shopsOfDay(
  type: EntryType,
  hours: WrittenHours | null,
  { now, zone }: Moment,
): Promise<WrittenHours[]> {
  const [today] = clockAt(now.getTime(), zone);
  const days = (hours?.values.special_opening_days ?? []) as { date?: string; special_day_name?: string }[];
  const names = days.filter(({ date }) => date === today).map((day) => day.special_day_name?.trim() ?? '');
  const rows = await table(type.uid).findMany({
    select: ['id', 'documentId', 'locale', 'name', 'slug', 'opening_soon'],
    where: {
      ...live,
      $or: [
        { specialOpeningDays: { date: today } },
        ...names.filter(Boolean).map((name) => ({ openingHours: { day: { $containsi: name } } })),
      ],
    },
    populate: { openingHours: true, specialOpeningDays: true },
    orderBy: [{ name: 'asc' }],
  });
  return rows.map((row) => ({ ...leadTo(type, row), values: row }));
}

/** Events that visitors see and that are on at some time of this day, the one that begins last first. */
export async function eventsOfDay(type: EntryType, { now, zone }: Moment): Promise<Item[]> {
  const [today] = clockAt(now.getTime(), zone);
  const begins = instantOf(today, '00:00', zone);
  const ends = instantOf(addDays(today, 1), '00:00', zone);
  const rows = await table(type.uid).findMany({
    select: ['id', 'documentId', 'locale', titleField(type) ?? 'id', 'startDate', 'endDate'],
    where: {
      ...live,
      $and: [
        { $or: [{ publishDate: { $null: true } }, { publishDate: { $lte: now } }] },
        { startDate: { $lt: ends } },
        { $or: [{ endDate: { $gte: begins } }, { endDate: { $null: true }, startDate: { $gte: begins } }] },
      ],
    },
    orderBy: [{ startDate: 'desc' }],
  });
  const placed = (what: string, value: unknown) => {
    if (!value) return [];
    const [day, time] = clockAt(storedInstant(value).getTime(), zone);
    return day === today ? [{ day, time, what }] : [];
  };
  return rows.map((row) => {
    const [at] = [...placed('starts', row.startDate), ...placed('ends', row.endDate)];
    return { ...leadTo(type, row), ...at };
  });
}
