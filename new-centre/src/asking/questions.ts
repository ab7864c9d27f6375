import type { Locale } from '@mall/contract';
import type { Languages } from '../folder/centre.ts';
import { readWeek } from '../folder/hours/hours-text.ts';
import { readLanguage } from '../folder/languages.ts';
import { nearest } from '../folder/nearest.ts';
import { settingsSchema } from '../folder/settings/schema.ts';
import { leftOut, quoted, type Read } from '../folder/telling.ts';

/** A floor as it is typed. */
interface AnsweredFloor {
  level: number;
  name?: string;
}

/** What the questions below give; texts are in the centre's own language. */
export interface Answers {
  languages: Languages;
  name: string;
  timeZone: string;
  street?: string;
  postalCode?: string;
  town?: string;
  phone?: string;
  email?: string;
  publicUrl?: string;
  hours?: string;
  floors?: readonly AnsweredFloor[];
  categories?: readonly string[];
}

/** One question in a terminal. */
interface Question<K extends keyof Answers = keyof Answers> {
  key: K;
  text: string;
  /** Taken when nothing is typed. Without it, and without `needed`, nothing typed is no answer. */
  usual?: string;
  needed?: true;
  /** What was typed as it is kept, or what is wrong with it. */
  read(typed: string, before: Partial<Answers>): Read<NonNullable<Answers[K]>>;
}

const asIt = (typed: string): Read<string> => ({ value: typed });

type Plain = 'timeZone' | 'phone' | 'email' | 'publicUrl';

/** As centre.yaml would be read. @param known what is likely meant by something near it */
const asSetting =
  (key: Plain, known: readonly string[] = []) =>
  (typed: string): Read<string> => {
    const { data, error } = settingsSchema.shape[key].safeParse(typed);
    if (data !== undefined) return { value: data };
    const meant = nearest(typed, known);
    const mend = meant === undefined ? error?.issues[0]?.message : `${meant}, if that is meant`;
    return { fault: leftOut(`${quoted(typed)} cannot be read.`, `Write ${mend}.`) };
  };

function languagesOf(typed: string): Read<Languages> {
  const found = new Set<Locale>();
  for (const code of typed.split(/[\s,;]+/).filter(Boolean)) {
    const { value, fault } = readLanguage(code);
    if (value === undefined) return fault ? { fault } : {};
    found.add(value);
  }
  const [main, ...others] = found;
  return main === undefined
    ? { fault: leftOut('No language stands there.', 'Write one or more, such as lt-LT, en.') }
    : { value: [main, ...others] };
}

function floorsOf(typed: string): Read<AnsweredFloor[]> {
  const floors: AnsweredFloor[] = [];
  for (const piece of typed.split(',').map((one) => one.trim())) {
    const [, level, name] = /^([-−]?\d{1,2})(?:\s*[:=]\s*(.+))?$/.exec(piece) ?? [];
    if (level === undefined)
      return {
        fault: leftOut(`${quoted(piece)} is no floor.`, 'Write numbers, such as -1, 0: Ground, 1: Terrace.'),
      };
    const number = Number(level.replace('−', '-'));
    if (floors.some((floor) => floor.level === number))
      return { fault: leftOut(`Level ${number} stands twice.`, 'Give each floor its own number.') };
    floors.push({ level: number, ...(name === undefined ? {} : { name }) });
  }
  return { value: floors };
}

function hoursOf(typed: string, { languages = ['en'] }: Partial<Answers>): Read<string> {
  const [fault] = readWeek(typed, languages).faults;
  return fault ? { fault } : { value: typed };
}

const listOf = (typed: string): Read<string[]> => ({
  value: typed
    .split(/[,;]/)
    .map((one) => one.trim())
    .filter(Boolean),
});

const ask = <K extends keyof Answers>(question: Question<K>) => question as unknown as Question;

/** In the order in which they are asked. @param zone the time zone of this machine */
export const questions = (zone: string): readonly Question[] => [
  ask({
    key: 'languages',
    text: 'In which languages does the centre speak to visitors? Its own first, such as lt-LT, en',
    needed: true,
    read: languagesOf,
  }),
  ask({ key: 'name', text: 'What is the centre called?', needed: true, read: asIt }),
  ask({
    key: 'timeZone',
    text: 'In which time zone does it lie?',
    usual: zone,
    read: asSetting('timeZone', Intl.supportedValuesOf('timeZone')),
  }),
  ask({ key: 'street', text: 'Street and number?', read: asIt }),
  ask({ key: 'postalCode', text: 'Postal code?', read: asIt }),
  ask({ key: 'town', text: 'Town?', read: asIt }),
  ask({ key: 'phone', text: 'Telephone?', read: asSetting('phone') }),
  ask({ key: 'email', text: 'E-mail address?', read: asSetting('email') }),
  ask({
    key: 'publicUrl',
    text: 'Under which address will the site be found, such as https://oak.example?',
    read: asSetting('publicUrl'),
  }),
  ask({ key: 'hours', text: 'When is it open, such as Mon-Sat 10-21; Sun 10-18?', read: hoursOf }),
  ask({
    key: 'floors',
    text: 'Which floors has it, from the lowest up, such as -1, 0: Ground, 1: Terrace?',
    read: floorsOf,
  }),
  ask({
    key: 'categories',
    text: 'Into which categories do its shops fall, such as Fashion, Home, Food?',
    read: listOf,
  }),
];
