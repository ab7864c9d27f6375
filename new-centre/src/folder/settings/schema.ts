import { isDay, isEmail } from '@mall/contract';
import { CORNERS, TYPEFACES } from '@mall/contract/theme.ts';
import { z } from 'zod';
import { looksLikeLanguage } from '../languages.ts';

/**
 * What centre.yaml may hold; `settings.ts` says what has to stand there. All values are texts there (see `yaml-data.ts`). A message is what the value must be, as
 * the end of "Write …".
 */

type Test = (text: string) => boolean;

const leaf = (what: string, test: Test = () => true) =>
  z.string({ error: what }).min(1, { error: what }).refine(test, { error: what });

const number = (what: string, test: (value: number) => boolean) =>
  leaf(what, (text) => /^[+-]?\d+(?:\.\d+)?$/.test(text) && test(Number(text))).transform(Number);

const between = (what: string, least: number, most: number) =>
  number(`${what} from ${least} to ${most}`, (value) => value >= least && value <= most);

/** List items that could not be read are null by then. */
const list = <S extends z.ZodType>(item: S, what: string) =>
  z
    .array(item.nullable(), { error: what })
    .transform((items) => items.map((value, index) => ({ value, index })).filter(hasValue));

function hasValue<T>(item: { value: T | null; index: number }): item is { value: T; index: number } {
  return item.value !== null;
}

const isAddress: Test = (text) => /^https?:\/\/[^\s.]+\.[^\s]+$/i.test(text) && URL.canParse(text);
const url = leaf('an address such as https://example.com', isAddress);

/** Languages and texts are looked at by `words.ts`. */
const words = z.union([leaf('a text'), z.record(z.string(), z.unknown())], {
  error: 'a text, or texts by language such as {en: …}',
});

const colour = leaf('a colour such as "#1a2b3c", in quotes', (text) =>
  /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text),
).transform((text) => (text.length === 4 ? text.replace(/[0-9a-f]/gi, '$&$&') : text).toLowerCase());

const oneOf = <T extends string>(known: readonly T[]) =>
  leaf(`one of ${known.join(', ')}`)
    .transform((text) => text.trim().toLowerCase())
    .pipe(z.enum(known, { error: `one of ${known.join(', ')}` }));

const isZone: Test = (text) => {
  try {
    return /^[A-Za-z]/.test(text) && new Intl.DateTimeFormat('en', { timeZone: text }) !== undefined;
  } catch {
    return false;
  }
};

const specialty = words;
const subCategory = z.strictObject(
  { name: words, specialties: list(specialty, 'a list of specialties').optional() },
  { error: 'a sub-category with a name' },
);
const category = z.strictObject(
  {
    slug: leaf('small letters, digits and dashes', (text) =>
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text),
    ).optional(),
    name: words,
    subCategories: list(z.union([leaf('a name'), subCategory]), 'a list of sub-categories').optional(),
  },
  { error: 'a category with a name' },
);

const hoursMap = z.record(z.string(), z.unknown(), { error: 'days with hours' });

export const settingsSchema = z.strictObject({
  name: words.optional(),
  languages: z
    .union([leaf('a language'), list(leaf('a language'), 'a list of languages')], {
      error: 'a list of languages such as [lt-LT, en]',
    })
    .optional(),
  timeZone: leaf('a time zone such as Europe/Vilnius', isZone).optional(),
  address: z
    .union(
      [
        z.strictObject({
          lines: z.union([list(words, 'lines'), words]).optional(),
          postalCode: leaf('a postal code').optional(),
          town: words.optional(),
        }),
        leaf('an address'),
        z.record(z.string().refine(looksLikeLanguage), z.unknown()),
      ],
      { error: 'lines, postalCode and town' },
    )
    .optional(),
  phone: leaf('a phone number such as +370 600 00000', (text) =>
    /^[+\d][\d\s()./-]{4,}$/.test(text),
  ).optional(),
  email: leaf('an email address', isEmail).optional(),
  publicUrl: url.optional(),
  hours: z
    .union([leaf('hours'), list(leaf('hours such as "mon-fri: 10:00-20:00"'), 'hours'), hoursMap], {
      error: 'hours by day such as {mon-fri: 10:00-20:00, sun: closed}',
    })
    .optional(),
  specialDays: list(
    z.strictObject(
      {
        date: leaf('a date such as 2026-12-24', isDay),
        closed: leaf('true or false', (text) => /^(?:true|false|yes|no)$/i.test(text)).optional(),
        hours: leaf('hours such as 10:00-18:00').optional(),
        name: words.optional(),
      },
      { error: 'a day with a date' },
    ),
    'a list of days',
  ).optional(),
  floors: list(
    z.strictObject(
      {
        drawing: leaf('the name of a file in floors/').optional(),
        level: number(
          'a whole number from -9 to 99, 0 on the ground',
          (value) => Number.isInteger(value) && value >= -9 && value <= 99,
        ),
        name: words.optional(),
        colour: colour.optional(),
      },
      { error: 'a floor with its level' },
    ),
    'a list of floors',
  ).optional(),
  map: z
    .strictObject(
      {
        metresPerUnit: number(
          'metres for each unit of the drawing, more than 0',
          (value) => value > 0,
        ).optional(),
        latitude: between('degrees', -90, 90).optional(),
        longitude: between('degrees', -180, 180).optional(),
        bearing: between('degrees', -360, 360).optional(),
      },
      { error: 'metresPerUnit, latitude, longitude and bearing' },
    )
    .optional(),
  theme: z
    .strictObject(
      {
        mark: leaf('the name of an SVG file').optional(),
        corner: oneOf(CORNERS).optional(),
        typeface: oneOf(TYPEFACES).optional(),
        emptyPicture: leaf('the name of a file in pictures/').optional(),
      },
      { error: 'mark, corner, typeface and emptyPicture' },
    )
    .optional(),
  categories: list(category, 'a list of categories').optional(),
  socialLinks: z
    .union([z.record(z.string(), url), list(url, 'a list of addresses')], {
      error: 'addresses by name such as {facebook: https://…}',
    })
    .optional(),
  about: words.optional(),
  parking: words.optional(),
  gettingHere: words.optional(),
});

export type RawSettings = z.output<typeof settingsSchema>;
