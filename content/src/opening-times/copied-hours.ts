import { errors } from '@strapi/utils';
import { type Problem, tenantHoursProblems } from './hours-problems';

type Part = Record<string, unknown>;

/** The hours that shops are given: both lists, or one of them. */
interface CopiedHours {
  openingHours?: Part[];
  specialOpeningDays?: Part[];
}

const parts = (value: unknown): Part[] | undefined =>
  Array.isArray(value) && value.every((part) => typeof part === 'object' && part !== null)
    ? (value as Part[])
    : undefined;

const fieldsOf = (part: Part, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, part[field] ?? null]));

function listOf(value: unknown, name: string, fields: readonly string[]): Part[] | undefined {
  if (value === undefined) return undefined;
  const rows = parts(value);
  if (!rows) throw new errors.ValidationError(`${name} must be a list of rows.`);
  return rows.map((row) => fieldsOf(row, fields));
}

/** The hours and the shops that a request names, checked as a save checks them. Throws what the editor has to mend. */
export function readCopy(body: unknown): { shops: string[]; hours: CopiedHours } {
  const { shops, openingHours, specialOpeningDays } = (typeof body === 'object' && body ? body : {}) as Part;
  if (!Array.isArray(shops) || shops.length === 0 || !shops.every((one) => typeof one === 'string'))
    throw new errors.ValidationError('shops must name at least one shop.');
  const week = listOf(openingHours, 'openingHours', ['day', 'openingHour', 'closingHour']);
  const days = listOf(specialOpeningDays, 'specialOpeningDays', [
    'special_day_name',
    'date',
    'opening_hour',
    'closing_hour',
  ]);
  const hours: CopiedHours = {
    ...(week ? { openingHours: week } : {}),
    ...(days ? { specialOpeningDays: days } : {}),
  };
  if (!week && !days) throw new errors.ValidationError('openingHours or specialOpeningDays must be given.');
  const problems: Problem[] = tenantHoursProblems({ ...hours });
  if (problems.length > 0) {
    throw new errors.ValidationError(problems.map(({ message }) => message).join('\n'), {
      errors: problems.map((one) => ({ ...one, name: 'ValidationError' })),
    });
  }
  return { shops: [...new Set<string>(shops)], hours };
}
