import {
  DEFAULT_LOCALE,
  dateLanguage,
  dayRuns,
  htmlLang,
  parseDays,
  trimmedOf,
  WEEKDAYS,
} from '@mall/contract';
import { paintOf, STONE_DEEP } from '../map/plan-signs';
import { levelSign, planWords } from '../map/plan-words';
import { COMPONENTS } from './all-words';
import { colourName } from './colour-names';
import { ENUM_VALUES } from './words/enum-values';
import { labelOf, type Words } from './words/words';

type Part = Readonly<Record<string, unknown>>;

interface Rule {
  /** Fields without which nothing can be said: a partial update that leaves one out keeps the title that stands. */
  reads: readonly string[];
  /** What a person would call it on the phone, in the centre's default language; null when nothing is known. */
  title(part: Part): string | null;
}

const isPart = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const joined = (parts: readonly string[], between: string): string | null =>
  parts.filter((part) => part !== '').join(between) || null;

const LANGUAGE = htmlLang(DEFAULT_LOCALE);

/** Of the admin's words, which are Polish or English, those of the default language; English where it is neither. */
export const worded = ([polish, english]: Words): string => (LANGUAGE === 'pl' ? polish : english);

function valueName(value: unknown): string {
  const words = ENUM_VALUES[trimmedOf(value)];
  return words ? worded(words) : trimmedOf(value);
}

/** What titles call otherwise by now than a release before, which wrote the days of hours as they are stored. */
export const FORMER_DAYS: readonly string[] = WEEKDAYS.filter((day) => valueName(day) !== day);

/** 'Poniedziałek–piątek, niedziela'; a label that names no days ('Święta') as it is. */
function daysOfHours(label: unknown): string {
  const days = parseDays(trimmedOf(label), DEFAULT_LOCALE);
  if (days.length === WEEKDAYS.length) return valueName('daily');
  const names = dayRuns(days).map((run) =>
    [...new Set(run)].map((day) => valueName(WEEKDAYS[day - 1])).join('–'),
  );
  const [first = '', ...rest] = names.join(', ');
  return names.length === 0 ? trimmedOf(label) : first + lowered(rest.join(''));
}

/** Days of the week within a line: Polish writes them small. */
const lowered = (days: string) => (LANGUAGE === 'pl' ? days.toLocaleLowerCase(LANGUAGE) : days);

const DAY = new Intl.DateTimeFormat(dateLanguage(DEFAULT_LOCALE), {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const instant = (day: unknown): Date | undefined => {
  const date = day instanceof Date ? day : new Date(`${trimmedOf(day)}T12:00:00Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
};

function dayName(day: unknown): string {
  const date = instant(day);
  return date ? DAY.format(date) : '';
}

function daysName(from: unknown, to: unknown): string {
  const [first, last] = [instant(from), instant(to)];
  return first && last && first <= last ? DAY.formatRange(first, last) : dayName(from);
}

const hours = (opens: unknown, closes: unknown): string =>
  trimmedOf(opens) && trimmedOf(closes)
    ? `${trimmedOf(opens)}–${trimmedOf(closes)}`
    : worded(['nieczynne', 'closed']);

/** What the name for staff said while it was one of five. */
const OLD_NAMES: ReadonlySet<string> = new Set(['underground', 'ground', 'first', 'second', 'third']);

/** 'Drugie piętro', 'Poziom 4': how a level is called where the centre calls it nothing. */
export function levelName(level: number): string {
  const { floors } = planWords(DEFAULT_LOCALE);
  const [below] = floors;
  return floors[level + 1] ?? below.replace(levelSign(-1), levelSign(level));
}

/** The colour in which visitors see a floor: its own, or else its level's. Stone is that of none. */
function floorColour({ level, colour }: Part): string | undefined {
  const own = colourName(colour);
  if (own) return worded(own);
  const { field } = paintOf(Number(level));
  const ofLevel = field === STONE_DEEP ? undefined : colourName(field);
  return ofLevel && worded(ofLevel);
}

/** As the staff call a floor, or else visitors in the default language, with its sign and its colour: 'Pasaż, P, różowy'. */
export function floorTitle(floor: Part): string {
  const ofStaff = trimmedOf(floor.floorName);
  const names = Array.isArray(floor.names) ? floor.names.filter(isPart) : [];
  const ofVisitors = trimmedOf(names.find(({ language }) => language === DEFAULT_LOCALE)?.name);
  const name = (OLD_NAMES.has(ofStaff) ? '' : ofStaff) || ofVisitors || levelName(Number(floor.level));
  return joined([name, trimmedOf(floor.sign), floorColour(floor) ?? ''], ', ') ?? name;
}

/** '1.24 Nova', '1.24 Nova, Sonata', or the number alone. */
export const roomTitle = (room: string, shops: readonly string[]): string =>
  joined([room, [...new Set(shops)].sort((a, b) => a.localeCompare(b, LANGUAGE)).join(', ')], ' ') ?? room;

const VERSION_FLAGS = [
  'threeD',
  'captions',
  'audioDescription',
  'signLanguage',
  'sensoryFriendly',
  'parents',
] as const;

function flagName(flag: string): string {
  const words = COMPONENTS['cinema.version']?.fields[flag];
  const name = words ? worded(labelOf(words)) : '';
  return name === '3D' ? name : name.toLocaleLowerCase(LANGUAGE);
}

/** Components whose rows no single field names. */
export const PART_TITLES: Readonly<Record<string, Rule>> = {
  'hours.special-day': {
    reads: ['date'],
    title: ({ date, special_day_name: name }) => joined([dayName(date), trimmedOf(name)], ': '),
  },
  'hours.tenant-hours': {
    reads: ['day', 'openingHour', 'closingHour'],
    title: ({ day, openingHour, closingHour }) =>
      joined([daysOfHours(day), hours(openingHour, closingHour)], ' '),
  },
  'hours.opening-hours': {
    reads: ['for_what', 'day', 'opening_hour', 'closing_hour'],
    title: ({ for_what: place, day, opening_hour: opens, closing_hour: closes }) =>
      joined([trimmedOf(place), joined([daysOfHours(day), hours(opens, closes)], ' ') ?? ''], ': '),
  },
  'services.working-hours': {
    reads: ['day', 'opens', 'closes'],
    title: ({ day, opens, closes }) => joined([valueName(day), hours(opens, closes)], ' '),
  },
  'services.booking': {
    reads: ['surface', 'from', 'to'],
    title: ({ surface, from, to }) => joined([trimmedOf(surface), daysName(from, to)], ': '),
  },
  'cinema.showing': {
    reads: ['days', 'time'],
    title: ({ days, time, firstDate, lastDate }) => {
      const single = firstDate && dayName(firstDate) === dayName(lastDate);
      return joined([single ? dayName(firstDate) : valueName(days), trimmedOf(time)], ', ');
    },
  },
  'cinema.version': {
    reads: ['sound'],
    title: (version) =>
      joined(
        [valueName(version.sound), ...VERSION_FLAGS.filter((flag) => version[flag] === true).map(flagName)],
        ', ',
      ),
  },
};

interface Attribute {
  type: string;
  component?: string;
}

/** The attributes of a content type or component. */
export type AttributesOf = (uid: string) => Readonly<Record<string, Attribute>>;

function titlePart(uid: string, part: unknown, attributesOf: AttributesOf): void {
  if (!isPart(part)) return;
  const rule = PART_TITLES[uid];
  const said = rule?.reads.every((field) => part[field] !== undefined || part.id === undefined);
  if (rule && said) part.entryTitle = rule.title(part);
  titleParts(uid, part, attributesOf);
}

/** Gives the components of what is to be saved their titles, however deep they stand. Changes `data`. */
export function titleParts(uid: string, data: Record<string, unknown>, attributesOf: AttributesOf): void {
  for (const [field, { type, component }] of Object.entries(attributesOf(uid))) {
    const value = data[field];
    const parts = Array.isArray(value) ? value : [value];
    if (type === 'component' && component) {
      for (const part of parts) titlePart(component, part, attributesOf);
    } else if (type === 'dynamiczone') {
      for (const part of parts.filter(isPart)) titlePart(trimmedOf(part.__component), part, attributesOf);
    }
  }
}
