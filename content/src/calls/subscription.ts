import { errors } from '@strapi/utils';

/** A sign-up as it is stored (spec section 3), without its language and time. */
export interface Subscription {
  email: string;
  first_name: string | null;
  last_name: string | null;
  phone_number: null;
  type: 'newsletter';
  source: string | null;
  ageConsent: true;
}

/** The contract's pattern (contract/src/payloads/newsletter.ts). */
const EMAIL =
  /^[^\s\p{Cc}@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59})$/u;

function text(body: Record<string, unknown>, name: string, most: number): string | null {
  const value = body[name];
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string' && value.length <= most && !/\p{Cc}/u.test(value))
    return value.trim() || null;
  throw new errors.ValidationError(`${name} must be text of at most ${most} characters.`);
}

/**
 * Reads the body of a sign-up; nothing but the contract's fields is taken from it. Addresses are told apart without
 * regard to case. Throws a 400 that names the field, never its value.
 */
export function subscriptionOf(body: unknown): Subscription {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new errors.ValidationError('Send a JSON object.');
  const given: Record<string, unknown> = { ...body };
  const email = text(given, 'email', 254)?.toLowerCase();
  if (!email || !EMAIL.test(email)) throw new errors.ValidationError('email must be an email address.');
  if (given.type !== 'newsletter') throw new errors.ValidationError('type must be newsletter.');
  if (given.ageConsent !== true) throw new errors.ValidationError('ageConsent must be true.');
  if (given.phone_number !== null && given.phone_number !== undefined)
    throw new errors.ValidationError('phone_number must be null.');
  return {
    email,
    first_name: text(given, 'first_name', 80),
    last_name: text(given, 'last_name', 80),
    phone_number: null,
    type: 'newsletter',
    source: text(given, 'source', 500),
    ageConsent: true,
  };
}

/** Whether a database's error says that the row is there already: SQLite and PostgreSQL. */
export function saysTaken(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE';
}

/** What may be logged of a database's error: its code. Its message holds the values that were being written. */
export function reasonOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'unknown';
}
