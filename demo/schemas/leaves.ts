import { z } from 'zod';

/** A word or a text: never empty, with nothing but itself between its ends. */
export const text = z.string().regex(/^\S(?:[\s\S]*\S)?$/, 'must be a text without blanks at its ends');

/** A part of an address. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case ascii, joined by hyphens');

/** A title and a description for search engines. */
export const seo = z.strictObject({ title: text, description: text });
/** A heading and what stands beneath it. */
export const headed = z.strictObject({ heading: text, text });
/** A heading and the HTML that stands beneath it. */
export const section = z.strictObject({ heading: text, html: text });
/** `answer` is HTML. */
export const question = z.strictObject({ question: text, answer: text });

/** A value for each of the keys, none left out and none besides. */
export function each<K extends string, V extends z.ZodType>(keys: readonly K[], value: V) {
  return z.record(z.enum(keys), value);
}

/** The keys of a list of the structure. */
export function keysOf<K extends string>(list: readonly { key: K }[]): K[] {
  return list.map(({ key }) => key);
}
