/** What a field says; an empty text where it holds none, whatever it holds. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The same, undefined where it holds none. */
export const givenText = (value: unknown): string | undefined => textOf(value) || undefined;

/** What a field says without space around it. */
export const trimmedOf = (value: unknown): string => textOf(value).trim();

/** The number of a room as addresses have it, with a plain minus: "-1.03". */
export const roomNumber = (typed: string): string => typed.trim().replace('−', '-');

/** Trimmed, or undefined when nothing is left. Control characters become spaces. */
export function trimToUndefined(value: string | null | undefined): string | undefined {
  const trimmed = value?.replace(/\p{Cc}+/gu, ' ').trim();
  return trimmed ? trimmed : undefined;
}

/** The object without its undefined fields, so that an optional field without a value is absent. */
export function omitUndefined<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Lists ask for the same moments again and again. */
const moments = new Map<string, string | undefined>();
const MAX_MOMENTS = 5_000;
/** Characters. */
const MAX_MOMENT = 40;

/** The date or instant as ISO 8601, an instant always with its zone; undefined when there is no such day. */
export function validMoment(value: string | null | undefined): string | undefined {
  if (!value) return undefined;
  if (moments.has(value)) return moments.get(value);
  const moment = momentOf(value);
  if (value.length > MAX_MOMENT) return moment;
  if (moments.size >= MAX_MOMENTS) moments.clear();
  moments.set(value, moment);
  return moment;
}

function momentOf(value: string): string | undefined {
  const day = value.slice(0, 10);
  const parsed = new Date(`${day}T00:00:00Z`);
  if (!DATE.test(day) || Number.isNaN(+parsed) || parsed.toISOString().slice(0, 10) !== day) return undefined;
  if (value.length === 10) return day;
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/.test(value) ? value : `${value}Z`;
  const instant = new Date(zoned.replace(' ', 'T'));
  return Number.isNaN(+instant) ? undefined : instant.toISOString();
}
