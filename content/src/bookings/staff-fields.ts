import { isDay } from '@mall/contract';
import { errors } from '@strapi/utils';
import type { StaffRefusal } from './staff-refusals';

/** A 400 of a name that the staff's page has words for. @param message field and mend, for whoever calls without the page */
export function refused(name: StaffRefusal, message: string, more: object = {}): errors.ValidationError {
  return new errors.ValidationError(message, { name, ...more });
}

/** A text that may be missing, at most so many characters long. */
export function textIn(fields: Record<string, unknown>, name: string, most: number): string | null {
  const value = fields[name];
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string' || value.length > most)
    throw refused('TextTooLong', `${name}: at most ${most} characters.`);
  return value.trim() || null;
}

/** A day that has to be there. @param missing how its absence is called */
export function dayIn(fields: Record<string, unknown>, name: string, missing: StaffRefusal): string {
  const value = fields[name];
  if (typeof value === 'string' && isDay(value)) return value;
  throw refused(missing, `${name}: a day such as 2026-12-05.`);
}
