import { asText, type Fields, isFields } from '../../reading/coercions.ts';
import { folded } from '../../reading/folded.ts';
import { NAMES, pick } from '../../reading/pick.ts';
import type { Json } from '../../reading/unwrap.ts';
import { EMAIL_PATTERN } from '../../validation/email.ts';

const phoneHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
const emailHref = (email: string) => `mailto:${email.trim()}`;

const FACTS: readonly [kind: string, names: readonly string[], href: (value: string) => string | null][] = [
  ['phone', ['phone', 'telephone', 'tel', 'phoneNumber', 'phone_number', 'mobile'], phoneHref],
  ['email', ['email', 'mail', 'e-mail', 'emailAddress', 'email_address'], emailHref],
  ['address', ['address', 'street', 'location', 'addressLine'], () => null],
  [
    'website',
    ['website', 'www', 'url', 'web'],
    (value) => (/^https?:/i.test(value) ? value : `https://${value}`),
  ],
];

/** One way of reaching someone a fact: a desk with a number and an address is two. */
export function contactFacts(value: Json): Json {
  if (typeof value === 'string') return value.split('\n').flatMap(factsOfLine);
  if (Array.isArray(value))
    return value.flatMap((one) => (isFields(one) ? factsOf(one) : (contactFacts(one) as Json[])));
  return isFields(value) ? factsOf(value) : [];
}

const ADDRESS = new RegExp(EMAIL_PATTERN, 'u');
/** With its country's code, or after a word that says what it is: other numbers are as long. */
const NUMBER = /(?:\+|(?<=(?:tel|phone|fon|mob|kom|тел)[^\d]{0,12}))\d[\d\s()/-]{5,20}\d/iu;
/** A longer one is no way to reach somebody, but a text. */
const LONGEST_LINE = 300;

/** Without separators, and brackets of what was taken out: "Office (" and ")". */
const trimmed = (words: string) => words.replace(/^[\s,;:|.)\]–-]+|[\s,;:|([–-]+$/g, '');

/** Facts of a line that somebody wrote: "Reception: +48 22 555 00 00, info@centre.example". */
function factsOfLine(line: string): Json[] {
  if (line.length > LONGEST_LINE) return [{ name: null, value: line }];
  const facts: Json[] = [];
  let name: string | null = null;
  let rest = trimmed(line);
  while (rest !== '') {
    const [email, phone] = [ADDRESS.exec(rest), NUMBER.exec(rest)];
    const isPhone = phone !== null && (email === null || phone.index < email.index);
    const match = isPhone ? phone : email;
    if (!match) return [...facts, { name, value: rest }];
    const [value] = match;
    name = trimmed(rest.slice(0, match.index)) || name;
    facts.push(
      isPhone
        ? { name, kind: 'phone', value, href: phoneHref(value) }
        : { name, kind: 'email', value, href: emailHref(value) },
    );
    rest = trimmed(rest.slice(match.index + value.length));
  }
  return facts;
}

const foldedSet = (names: readonly string[]): ReadonlySet<string> => new Set(names.map(folded));

/** What a desk is called, and what systems keep of it for themselves. */
const OF_DESKS = foldedSet([
  ...['id', 'documentId', 'uid', 'uuid', 'slug', 'locale', 'status', 'sort', 'order', 'revision', 'isActive'],
  ...['dateCreated', 'dateUpdated', 'userCreated', 'userUpdated', 'created', 'updated', 'modified'],
  ...['name', 'title', 'label', 'heading'],
]);
/** What else is no way to reach it, beside one that is. */
const BESIDE_FACTS = foldedSet([
  ...['href', 'pictogram', 'icon', 'note', 'kind', 'type'],
  ...FACTS.flatMap(([, names]) => names),
]);

/** Whether a field may be a way to reach somebody. */
const isFact = (key: string) => !/^[_@$]|(?:_at|At)$/.test(key) && !OF_DESKS.has(folded(key));

function factsOf(one: Fields): Json[] {
  if (pick(one, ['value', 'text', 'content', 'description']) !== undefined) return [one];
  const name = pick(one, ['name', 'title', 'label', 'heading']) ?? null;
  const facts = FACTS.flatMap(([kind, names, href]): Json[] => {
    const found = pick(one, names);
    const words = found === undefined ? undefined : asText(found);
    return typeof words === 'string' ? [{ name, kind, value: words, href: href(words) }] : [];
  });
  if (facts.length === 0) {
    // Desks by name: `{reception: {phone, email}}`, or facts by name: `{"Lost property": "+48 …"}`.
    return Object.entries(one).flatMap(([key, inside]): Json[] => {
      if (!isFact(key)) return [];
      if (isFields(inside))
        return factsOf(pick(inside, NAMES) === undefined ? { name: key, ...inside } : inside);
      return typeof inside === 'string' && inside.trim() !== '' ? [{ name: key, value: inside }] : [];
    });
  }
  const also = Object.entries(one).filter(
    ([key, more]) =>
      typeof more === 'string' && more.trim() !== '' && isFact(key) && !BESIDE_FACTS.has(folded(key)),
  );
  return [...facts, ...also.map(([key, more]): Json => ({ name, kind: key, value: more }))];
}
