import { centreDate, clockAt } from '@mall/contract';
import { languageName } from '../kit/reader-words';

/** What stands in the way of publishing (`error`), or what an editor would want to know before it (`warning`). */
export interface Finding {
  level: 'error' | 'warning';
  /** The field, and where in it. */
  path: (string | number)[];
  pl: string;
  en: string;
}

/** What a rule has to know beyond the entry. */
export interface Surroundings {
  now: Date;
  timeZone: string;
  /** The name of another shop that is published in the chosen room. */
  roomTakenBy: string | null;
  roomNumber: string | null;
  /** The floor on which the map has the room; null where the map does not know it. */
  roomLevel: number | null;
  /** The floor chosen for the shop. */
  chosenLevel: number | null;
  /** Places of pictures that no words describe in this language. */
  undescribed: (string | number)[][];
  /** Live languages in which the entry is not there. */
  missingLanguages: string[];
  /** Meetings of the stylist that are still to come. */
  openMeetings: number;
  /** The entry's moments, and where they lie. */
  moments: { at: Date; path: (string | number)[] }[];
  /** The time zone in which the form shows moments: that of the editor's computer. Undefined where there is no form. */
  formZone?: string | undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const PERIODS = [
  ['startDate', 'endDate'],
  ['validFrom', 'validTo'],
  ['valid_from', 'valid_to'],
  ['firstDate', 'lastDate'],
  ['from', 'to'],
] as const;

const CHOICES = new Set(['single', 'multiple']);

/** A day or moment as it can be put in order; null for what is none: a way on the map also leads from here to there. */
function instantOf(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d/.test(value)) return null;
  const instant = new Date(value).getTime();
  return Number.isNaN(instant) ? null : instant;
}

/** Calls `see` for the entry and each component in it, with where it lies. */
function visit(
  value: Record<string, unknown>,
  see: (part: Record<string, unknown>, path: (string | number)[]) => void,
  path: (string | number)[] = [],
): void {
  see(value, path);
  for (const [field, inner] of Object.entries(value)) {
    if (isObject(inner)) visit(inner, see, [...path, field]);
    else if (Array.isArray(inner))
      inner.forEach((part, at) => {
        if (isObject(part)) visit(part, see, [...path, field, at]);
      });
  }
}

/** A period that ends before it begins. */
function periodFindings(entry: Record<string, unknown>): Finding[] {
  const findings: Finding[] = [];
  visit(entry, (part, path) => {
    for (const [from, to] of PERIODS) {
      const [begins, ends] = [instantOf(part[from]), instantOf(part[to])];
      if (begins !== null && ends !== null && ends < begins)
        findings.push({
          level: 'error',
          path: [...path, to],
          pl: 'Koniec wypada przed początkiem: popraw jedną z dwóch dat.',
          en: 'It ends before it begins: correct one of the two dates.',
        });
    }
  });
  return findings;
}

/** What is over already: visitors would not find it in any list. */
function endedFindings(
  entry: Record<string, unknown>,
  { now, timeZone }: Pick<Surroundings, 'now' | 'timeZone'>,
): Finding[] {
  return PERIODS.flatMap(([, to]): Finding[] => {
    const ends = entry[to];
    const instant = instantOf(ends);
    if (instant === null || typeof ends !== 'string') return [];
    const isOver = ends.length === 10 ? ends < centreDate(now, timeZone) : instant < now.getTime();
    if (!isOver) return [];
    return [
      {
        level: 'warning',
        path: [to],
        pl: 'To już się skończyło: goście nie zobaczą tego na listach.',
        en: 'It is over already: visitors will not see it in lists.',
      },
    ];
  });
}

/** A question to choose from without anything to choose. */
function questionFindings(entry: Record<string, unknown>): Finding[] {
  const { questions } = entry;
  if (!Array.isArray(questions)) return [];
  return questions.flatMap((question, at): Finding[] => {
    if (!isObject(question) || !CHOICES.has(String(question.type))) return [];
    const options = Array.isArray(question.options) ? question.options : [];
    if (options.length > 0) return [];
    return [
      {
        level: 'error',
        path: ['questions', at, 'options'],
        pl: `Pytanie ${at + 1} nie ma odpowiedzi do wyboru: dodaj je albo zmień rodzaj pytania na tekst.`,
        en: `Question ${at + 1} has no answers to choose from: add some, or make it a question for text.`,
      },
    ];
  });
}

/** A shop in a room that is another's, or on another floor than the room. */
function roomFindings(
  around: Pick<Surroundings, 'roomTakenBy' | 'roomNumber' | 'roomLevel' | 'chosenLevel'>,
): Finding[] {
  const { roomTakenBy, roomNumber, roomLevel, chosenLevel } = around;
  const findings: Finding[] = [];
  if (roomNumber !== null && roomTakenBy !== null)
    findings.push({
      level: 'error',
      path: ['mall_room'],
      pl: `Lokal ${roomNumber} zajmuje ${roomTakenBy}: wybierz inny albo najpierw zdejmij ten sklep ze strony.`,
      en: `Room ${roomNumber} is ${roomTakenBy}'s: choose another one, or take that shop off the website first.`,
    });
  if (roomNumber !== null && roomLevel !== null && chosenLevel !== null && roomLevel !== chosenLevel)
    findings.push({
      level: 'error',
      path: ['location'],
      pl: `Lokal ${roomNumber} leży na mapie na poziomie ${roomLevel}, a wybrano poziom ${chosenLevel}: popraw jedno z dwóch.`,
      en: `On the map room ${roomNumber} is on level ${roomLevel}, but level ${chosenLevel} is chosen: correct one of the two.`,
    });
  return findings;
}

/** Moments that a form shows at another hour than they have in the centre. */
function zoneFindings({ moments, timeZone, formZone = timeZone }: Surroundings): Finding[] {
  return moments.flatMap(({ at, path }): Finding[] => {
    const [here, shown] = [timeZone, formZone].map((zone) => clockAt(at.getTime(), zone).join(' '));
    if (here === shown) return [];
    const says = (language: string) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(at);
    return [
      {
        level: 'warning',
        path,
        pl: `W centrum to ${says('pl')}: formularz pokazuje czas Twojego komputera.`,
        en: `In the centre this is ${says('en-GB')}: the form shows your computer’s time.`,
      },
    ];
  });
}

function pictureFindings({ undescribed }: Surroundings): Finding[] {
  return undescribed.map((path) => ({
    level: 'warning',
    path,
    pl: 'Zdjęcie bez opisu w tym języku: kto go nie widzi, nie dowie się, co przedstawia.',
    en: 'A picture without a description in this language: who cannot see it will not know what it shows.',
  }));
}

function languageFindings({ missingLanguages }: Surroundings): Finding[] {
  if (missingLanguages.length === 0) return [];
  const list = (reader: string) => missingLanguages.map((code) => languageName(code, reader)).join(', ');
  return [
    {
      level: 'warning',
      path: [],
      pl: `Brakuje tłumaczeń: ${list('pl')}. W tych językach goście tego nie zobaczą.`,
      en: `Translations are missing: ${list('en')}. In these languages visitors will not see it.`,
    },
  ];
}

/** A stylist whom visitors still count on, beside the buttons that would take them off the website. */
function meetingFindings({ openMeetings }: Surroundings): Finding[] {
  if (openMeetings === 0) return [];
  return [
    {
      level: 'warning',
      path: [],
      pl: `Umówione spotkania: ${openMeetings}. Zanim zdejmiesz tę osobę ze strony albo ją usuniesz, przydziel je w Stylistach komuś innemu.`,
      en: `Meetings still to come: ${openMeetings}. Before you take this person off the website or delete the entry, assign them to somebody else under Stylists.`,
    },
  ];
}

/** All that is to be said before an entry is published, errors first. @param entry its state, or what a form holds */
export function findingsOf(entry: Record<string, unknown>, around: Surroundings): Finding[] {
  const findings = [
    ...periodFindings(entry),
    ...questionFindings(entry),
    ...roomFindings(around),
    ...endedFindings(entry, around),
    ...zoneFindings(around),
    ...pictureFindings(around),
    ...languageFindings(around),
    ...meetingFindings(around),
  ];
  return [
    ...findings.filter(({ level }) => level === 'error'),
    ...findings.filter(({ level }) => level === 'warning'),
  ];
}
