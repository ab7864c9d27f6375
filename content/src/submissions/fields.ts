import { errors } from '@strapi/utils';

/**
 * Readers of a body's fields, by the rules of the contract (contract/src/validation, whose tables the unit tests run
 * here too). Each throws a 400 that names the field, never its value.
 */
export type Given = Record<string, unknown>;

const EMAIL =
  /^[^\s\p{Cc}@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59})$/u;
const NAME = /^\p{L}[\p{L}\p{M} '’ʼ-]{1,79}$/u;
const DOCUMENT_ID = /^[a-z0-9]{20,32}$/;
const SLUG = /^[\p{L}\p{N}_.~-]{1,200}$/u;

export const LINE_MOST = 200;
export const NOTES_MOST = 2_000;
export const COMPANY_MOST = 120;
export const DETAILS_MOST = 4_000;
const SOURCE_MOST = 500;

function wrong(field: string, must: string): errors.ValidationError {
  return new errors.ValidationError(`${field} must be ${must}.`);
}

/** The body as an object; throws when it is anything else. */
export function given(body: unknown): Given {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body };
  throw new errors.ValidationError('Send a JSON object.');
}

function string(body: Given, field: string): string | null {
  const value = body[field];
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') throw wrong(field, 'text');
  return value.trim() || null;
}

/** What `read` finds, which has to be there. */
export function needed<T>(read: (body: Given, field: string) => T | null): (body: Given, field: string) => T {
  return (body, field) => {
    const value = read(body, field);
    if (value === null) throw wrong(field, 'given');
    return value;
  };
}

/** One line without control characters. */
export function line(most: number) {
  return (body: Given, field: string): string | null => {
    const value = string(body, field);
    if (value !== null && (value.length > most || /[\p{Cc}\u2028\u2029]/u.test(value)))
      throw wrong(field, `one line of at most ${most} characters`);
    return value;
  };
}

/** Several lines, their breaks as "\n". */
export function lines(most: number) {
  return (body: Given, field: string): string | null => {
    const value = string(body, field)?.replace(/\r\n?/g, '\n') ?? null;
    if (value !== null && (value.length > most || /(?![\t\n])\p{Cc}/u.test(value)))
      throw wrong(field, `text of at most ${most} characters`);
    return value;
  };
}

export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text);
}

/** An address in lower case: addresses are told apart without regard to case. */
export function email(body: Given, field: string): string | null {
  const value = string(body, field)?.toLowerCase() ?? null;
  if (value !== null && !isEmail(value)) throw wrong(field, 'an email address');
  return value;
}

export function isName(text: string): boolean {
  return text.length <= 80 && NAME.test(text.trim());
}

export function personName(body: Given, field: string): string | null {
  const value = string(body, field);
  if (value !== null && !isName(value)) throw wrong(field, 'a name');
  return value;
}

const digits = (text: string) => text.replace(/ext|[\s()+.\-‐-―]/giu, '');

/** With a country code behind "+" or "00", 7 to 15 digits, perhaps an extension. */
export function isPhone(text: string): boolean {
  const number = text.trim();
  if (number.length > 40 || !/^[0-9]*$/.test(digits(number))) return false;
  const [main = '', extension = '', ...more] = number.split(/ext/iu);
  const count = digits(main).replace(/^00/, '').length;
  return (
    /^(?:\(?\+|00)\s*\(?\s*[1-9]/u.test(main) &&
    main.lastIndexOf('+') <= 1 &&
    more.length === 0 &&
    count >= 7 &&
    count <= 15 &&
    digits(extension).length <= 6
  );
}

export function phone(body: Given, field: string): string | null {
  const value = string(body, field);
  if (value !== null && !isPhone(value)) throw wrong(field, 'a phone number with its country code');
  return value;
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** A day of the calendar, "YYYY-MM-DD". */
export function day(body: Given, field: string): string | null {
  const value = string(body, field);
  if (value !== null && !isDay(value)) throw wrong(field, 'a day such as 2026-11-21');
  return value;
}

/** A time of day, "HH:mm". */
export function hour(body: Given, field: string): string | null {
  const value = string(body, field);
  if (value !== null && !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value))
    throw wrong(field, 'a time such as 14:00');
  return value;
}

export function flag(body: Given, field: string): boolean {
  const value = body[field];
  if (typeof value === 'boolean') return value;
  throw wrong(field, 'true or false');
}

/** A consent without which nothing is taken. */
export function consent(body: Given, field: string): true {
  if (body[field] === true) return true;
  throw wrong(field, 'true');
}

/** One of some words. */
export function oneOf<T extends string>(words: readonly T[]) {
  return (body: Given, field: string): T | null => {
    const value = string(body, field);
    const found = words.find((word) => word === value);
    if (value !== null && found === undefined) throw wrong(field, `one of ${words.join(', ')}`);
    return found ?? null;
  };
}

/** Any number of some words, each at most once. */
export function someOf<T extends string>(words: readonly T[]) {
  return (body: Given, field: string): T[] => {
    const value = body[field];
    if (!Array.isArray(value)) throw wrong(field, 'a list');
    const found = words.filter((word) => value.includes(word));
    if (found.length !== value.length) throw wrong(field, `some of ${words.join(', ')}`);
    return found;
  };
}

/** A documentId. */
export function documentId(body: Given, field: string): string | null {
  const value = string(body, field);
  if (value !== null && !DOCUMENT_ID.test(value)) throw wrong(field, 'a documentId');
  return value;
}

export function slug(body: Given, field: string): string | null {
  const value = string(body, field);
  if (value !== null && !SLUG.test(value)) throw wrong(field, 'a slug');
  return value;
}

/** Address of the page that the form stood on. */
export const source = line(SOURCE_MOST);

/** A random key that stands for a visitor. */
export function voter(body: Given, field: string): string {
  const value = body[field];
  if (typeof value === 'string' && /^[A-Za-z0-9_-]{22,64}$/.test(value)) return value;
  throw wrong(field, '22 to 64 characters of base64url');
}
