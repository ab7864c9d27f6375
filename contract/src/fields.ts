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

/** The date or instant as ISO 8601, an instant always with its zone; undefined when there is no such day. */
export function validMoment(value: string | null | undefined): string | undefined {
  if (!value) return undefined;
  const day = value.slice(0, 10);
  const parsed = new Date(`${day}T00:00:00Z`);
  if (!DATE.test(day) || Number.isNaN(+parsed) || parsed.toISOString().slice(0, 10) !== day) return undefined;
  if (value.length === 10) return day;
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/.test(value) ? value : `${value}Z`;
  const instant = new Date(zoned.replace(' ', 'T'));
  return Number.isNaN(+instant) ? undefined : instant.toISOString();
}
