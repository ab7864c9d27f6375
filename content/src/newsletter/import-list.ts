import { DEFAULT_LOCALE, isEmail, type Locale, MAX_EMAIL, MAX_NAME, readCsv } from '@mall/contract';
import { errors } from '@strapi/utils';
import { table } from '../kit/table';
import { isSuppressed } from '../submissions/suppression';
import { alone, SUBSCRIBER, tellCrm } from './subscribers';

/** Names that a column may have, in any case. */
const COLUMNS: Record<'email' | 'first_name' | 'last_name' | 'language', readonly string[]> = {
  email: ['email', 'e-mail', 'mail', 'adres e-mail', 'adres email'],
  first_name: ['first_name', 'first name', 'imię', 'imie', 'name'],
  last_name: ['last_name', 'last name', 'nazwisko', 'surname'],
  language: ['language', 'język', 'jezyk', 'locale'],
};
type Column = keyof typeof COLUMNS;

interface ListedPerson {
  line: number;
  email: string;
  first_name: string | null;
  last_name: string | null;
  language: Locale;
}

/** A line that was not taken, and why; nothing of what stands in it. */
interface ListProblem {
  line: number;
  why: 'email' | 'repeated' | 'left';
}

const line = (text: string | undefined) => text?.replace(/\p{Cc}+/gu, ' ').slice(0, MAX_NAME) || null;

/** Which column of the file is which of ours. */
function columnsOf(names: readonly string[]): Partial<Record<Column, string>> {
  const found = (Object.keys(COLUMNS) as Column[]).map((column) => [
    column,
    names.find((name) => COLUMNS[column].includes(name.toLowerCase())),
  ]);
  return Object.fromEntries(found);
}

/**
 * Reads a list of addresses. Throws a 400 when it is no CSV or has no column of addresses. @param live languages that
 * letters come in; others read as the default one
 */
export function readList(
  file: string,
  live: readonly Locale[],
): { people: ListedPerson[]; problems: ListProblem[] } {
  const list = readCsv(file);
  if (!list && file.trim() !== '')
    throw new errors.ValidationError(
      'Tego pliku nie da się odczytać: zapisz go jako „CSV UTF-8”. / This file cannot be read: save it as "CSV UTF-8".',
    );
  const columns = columnsOf(list?.columns ?? []);
  if (!list || columns.email === undefined)
    throw new errors.ValidationError(
      'W pierwszym wierszu nie ma kolumny „email”. / The first line names no column "email".',
    );
  const people: ListedPerson[] = [];
  const problems: ListProblem[] = [];
  const seen = new Set<string>();
  for (const { line: at, cells } of list.rows) {
    const cell = (column: Column) => {
      const name = columns[column];
      return name === undefined ? undefined : cells[name]?.trim();
    };
    const email = (cell('email') ?? '').toLowerCase();
    if (email.length > MAX_EMAIL || !isEmail(email)) problems.push({ line: at, why: 'email' });
    else if (seen.has(email)) problems.push({ line: at, why: 'repeated' });
    else {
      seen.add(email);
      const said = cell('language')?.toLowerCase();
      const language =
        live.find((one) => one.toLowerCase() === said || one.split('-')[0] === said) ?? DEFAULT_LOCALE;
      people.push({
        line: at,
        email,
        first_name: line(cell('first_name')),
        last_name: line(cell('last_name')),
        language,
      });
    }
  }
  return { people, problems };
}

export interface Imported {
  added: number;
  /** On the list already, or waiting for their confirmation: left as they are. */
  known: number;
  problems: ListProblem[];
}

/**
 * Puts people of a list onto the newsletter's, whose consent the centre has; nobody who has left comes back this way.
 * They are mailed nothing. @param consent where and when they agreed, in the staff's words: the proof that is kept
 */
export async function importList(
  { people, problems }: ReturnType<typeof readList>,
  consent: string,
  now: Date,
): Promise<Imported> {
  const result: Imported = { added: 0, known: 0, problems: [...problems] };
  for (const { line: at, ...person } of people) {
    const outcome = await alone(person.email, async () => {
      if (await isSuppressed(person.email)) return 'left';
      if ((await table(SUBSCRIBER).count({ where: { email: person.email } })) > 0) return 'known';
      const row = await table(SUBSCRIBER).create({
        data: {
          ...person,
          ...{ type: 'newsletter', state: 'subscribed', ageConsent: true, consentWords: consent },
          ...{ consentAt: now, source: null, origin: 'import', publishedAt: now },
        },
      });
      await tellCrm(row, now);
      return 'added';
    });
    if (outcome === 'left') result.problems.push({ line: at, why: 'left' });
    else result[outcome] += 1;
  }
  result.problems.sort((a, b) => a.line - b.line);
  return result;
}
