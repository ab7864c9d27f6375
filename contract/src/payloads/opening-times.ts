import { z } from 'zod';
import { asFlag, type Fields } from '../reading/coercions.ts';
import { absent, pick } from '../reading/pick.ts';
import { clockTime, component, flag, list, moment, one, text, whole } from '../wire.ts';
import { media } from './media.ts';
import { dayRows, hoursFromText } from './rows-of-hours.ts';

const SHUT = ['isClosed', 'closed', 'shut', 'allDayClosed', 'closedAllDay'];
const UNSHUT = ['isOpen', 'open', 'isOpened'];

/** A day that is said to be closed has no hours, whatever stands beside: many systems send 0:00 to 0:00 with it. */
function withoutHoursIfShut(fields: Fields): Fields {
  const flagged = (names: readonly string[]) => asFlag(pick(fields, names) ?? null);
  if (flagged(SHUT) !== true && flagged(UNSHUT) !== false) return {};
  return { opening_hour: null, closing_hour: null, openingHour: null, closingHour: null };
}

/** One row of a tenant's week; `day` is a day or a range with a dash, in English or the locale's language. */
export const tenantHours = component(
  'TenantHours',
  {
    day: text,
    openingHour: clockTime,
    closingHour: clockTime,
    opening_hour: clockTime.optional(),
    closing_hour: clockTime.optional(),
  },
  {
    key: 'day',
    names: { day: ['days', 'weekday', 'dayOfWeek', 'dayName', 'name', 'label'] },
    fromBare: hoursFromText(),
    entries: dayRows,
    rows: dayRows,
    complete: withoutHoursIfShut,
  },
);
export type TenantHours = z.output<typeof tenantHours>;

/** A special day that says its date in the place of the day. */
function withDate({ date, day }: Fields): Fields {
  return absent(date) && /\d{4}/.test(String(day ?? '')) ? { date: day ?? null } : {};
}

/**
 * A date whose hours replace the week's; without hours = closed. A place's own day goes before that of the shop which
 * the place links to, and this before one of the whole centre.
 */
export const specialDay = component(
  'SpecialDay',
  {
    day: z.string().nullish(),
    special_day_name: text,
    /** The place it holds for, as in the opening hours' `for_what`; none = the whole centre. */
    for_what: z.string().nullish(),
    date: moment,
    opening_hour: clockTime,
    closing_hour: clockTime,
    openingHour: clockTime.optional(),
    closingHour: clockTime.optional(),
  },
  {
    key: 'date',
    names: { date: ['specialDate', 'when', 'dateOf'] },
    fromBare: hoursFromText(),
    shape: withDate,
    complete: withoutHoursIfShut,
  },
);
export type SpecialDayRecord = z.output<typeof specialDay>;

/** One row of the centre's opening times; rows of one place share `for_what`, the first place by order is the centre. */
export const openingRow = component(
  'OpeningRow',
  {
    id: whole.optional(),
    day: text,
    opening_hour: clockTime,
    closing_hour: clockTime,
    openingHour: clockTime.optional(),
    closingHour: clockTime.optional(),
    isActive: flag,
    order: whole,
    opening_hours_text: text,
    for_what: text,
    link: text,
    link_target: text,
    icon: one(media).optional(),
  },
  {
    key: 'day',
    names: { day: ['days', 'weekday', 'dayOfWeek', 'dayName'], icon: ['pictogram', 'image'] },
    fromBare: hoursFromText('opening_hours_text'),
    entries: dayRows,
    rows: dayRows,
    complete: withoutHoursIfShut,
  },
);
export type OpeningRow = z.output<typeof openingRow>;

export const openingTime = component(
  'OpeningTime',
  {
    opening_hours: list(openingRow),
    special_opening_days: list(specialDay),
  },
  { list: 'opening_hours' },
);
export type OpeningTime = z.output<typeof openingTime>;
