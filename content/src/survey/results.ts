import type { AskedQuestion, SurveyAnswer } from '@mall/contract';

interface Said {
  text: string;
  /** YYYY-MM-DD in the centre. */
  day: string;
  language: string;
}

interface Counted {
  answer: string;
  count: number;
  /** Can be chosen now. Otherwise it stands in the words in which it was chosen. */
  offered: boolean;
}

/** Results of a survey, for the staff. */
interface SurveyResults {
  answered: number;
  questions: {
    question: string;
    /** Is asked now. Otherwise it stands in the words in which it was asked. */
    asked: boolean;
    /** How many gave an answer to it. */
    given: number;
    /** Every answer that can be chosen, also by nobody: the most given first, those of a rating in their order. */
    counts: Counted[];
    /** In people's own words, the newest first. */
    texts: Said[];
  }[];
  /** How many answered on each day, the first day first. */
  days: { day: string; count: number }[];
}

/** The same as the staff are told it. */
export interface SentResults extends SurveyResults {
  /** Put aside or marked as spam, and so not counted. */
  leftOut: number;
}

/** A survey that somebody has answered, as the staff are told of it. */
export interface AnsweredSurvey {
  documentId: string;
  name: string;
  answered: number;
}

export interface Report {
  answers: readonly SurveyAnswer[];
  /** YYYY-MM-DD in the centre. */
  day: string;
  language: string;
}

/** The questions of a survey in a language. */
export interface AskedIn {
  language: string;
  questions: readonly AskedQuestion[];
}

/** What is longer was written by a person, not chosen. */
const MAX_CHOICE = 60;
const MAX_CHOICES = 20;
const RATINGS = ['1', '2', '3', '4', '5'];

interface Tally {
  question: string;
  asked: boolean;
  type: string | null;
  given: number;
  /** By the words of what can be chosen. */
  chosen: Map<string, number>;
  /** What is among none of it. */
  others: Said[];
}

/** Where answers in a language are counted: by the words of the question, and of what can be chosen there. */
type Places = Map<string, { tally: Tally; option: (text: string) => string }>;

const choicesOf = ({ type, options }: AskedQuestion): string[] => {
  if (type === 'rating') return RATINGS;
  return type === 'single' || type === 'multiple' ? options.flatMap(({ text }) => text ?? []) : [];
};

function tallyOf(question: string, asked?: AskedQuestion): Tally {
  const chosen = new Map((asked ? choicesOf(asked) : []).map((text) => [text, 0]));
  return { question, asked: asked !== undefined, type: asked?.type ?? null, given: 0, chosen, others: [] };
}

/** Whether two languages ask the same, question by question. */
const isSame = (one: readonly AskedQuestion[], other: readonly AskedQuestion[]): boolean =>
  one.length === other.length &&
  one.every((asked, at) => {
    const twin = other[at];
    return twin?.type === asked.type && choicesOf(twin).length === choicesOf(asked).length;
  });

/** Adds a language to what is asked: its questions are the first one's, or its own where it asks something else. */
function place({ questions }: AskedIn, first: AskedIn | undefined, tallies: Tally[]): Places {
  const shared = first !== undefined && isSame(questions, first.questions);
  return new Map(
    questions.map((asked, at) => {
      const twin = shared ? first?.questions[at] : undefined;
      const [own, main] = [choicesOf(asked), choicesOf(twin ?? asked)];
      const known = shared ? tallies[at] : tallies.find(({ question }) => question === asked.question);
      const tally = known ?? tallyOf(asked.question, asked);
      if (!known) tallies.push(tally);
      if (!shared) for (const text of own) tally.chosen.set(text, tally.chosen.get(text) ?? 0);
      return [asked.question, { tally, option: (text: string) => main[own.indexOf(text)] ?? text }];
    }),
  );
}

function count({ answers, day, language }: Report, places: readonly Places[], tallies: Tally[]): void {
  for (const { question, answers: given } of answers) {
    const found = places.find((words) => words.has(question))?.get(question);
    const gone = tallies.find((tally) => !tally.asked && tally.question === question);
    const tally = found?.tally ?? gone ?? tallyOf(question);
    if (!found && !gone) tallies.push(tally);
    const said = given.map((text) => text.trim()).filter(Boolean);
    if (said.length > 0) tally.given += 1;
    for (const text of said) {
      const option = found?.option(text) ?? text;
      const before = tally.chosen.get(option);
      if (before === undefined) tally.others.push({ text, day, language });
      else tally.chosen.set(option, before + 1);
    }
  }
}

/**
 * Counts reports, the oldest first, by the questions of their survey as they are now; what was answered to others, or
 * cannot be chosen any more, stands in its old words at the end.
 * @param asked by language, the first one's words count for all that ask the same
 */
export function resultsOf(reports: readonly Report[], asked: readonly AskedIn[]): SurveyResults {
  const tallies: Tally[] = [];
  const places = new Map(asked.map((one) => [one.language, place(one, asked[0], tallies)]));
  const days = new Map<string, number>();
  for (const report of reports) {
    days.set(report.day, (days.get(report.day) ?? 0) + 1);
    const own = places.get(report.language);
    count(report, own ? [own, ...places.values()] : [...places.values()], tallies);
  }
  return {
    answered: reports.length,
    questions: tallies.map((tally) => {
      const { question, asked: now, given } = tally;
      return { question, asked: now, given, ...countsOf(tally) };
    }),
    days: [...days].sort(([a], [b]) => (a < b ? -1 : 1)).map(([day, times]) => ({ day, count: times })),
  };
}

const byCount = (a: Counted, b: Counted) => b.count - a.count;

function countsOf({ type, asked, chosen, others }: Tally): { counts: Counted[]; texts: Said[] } {
  const offered = [...chosen].map(([answer, times]) => ({ answer, count: times, offered: true }));
  const texts = others.toReversed();
  if (asked && offered.length === 0) return { counts: [], texts };
  const counts = type === 'rating' ? offered : offered.toSorted(byCount);
  const former = formerChoices(others, asked);
  return former ? { counts: [...counts, ...former], texts: [] } : { counts, texts };
}

/**
 * Answers that once could be chosen; undefined when they were written. Where no question says which, it is told by
 * themselves: what is written is long, or hardly any two are alike.
 */
function formerChoices(others: readonly Said[], ofChoices: boolean): Counted[] | undefined {
  const counted = new Map<string, number>();
  for (const { text } of others) counted.set(text, (counted.get(text) ?? 0) + 1);
  const isMany = counted.size > MAX_CHOICES || others.some(({ text }) => text.length > MAX_CHOICE);
  if (isMany || (!ofChoices && counted.size * 2 > Math.max(others.length, 2))) return undefined;
  const counts = [...counted].map(([answer, times]) => ({ answer, count: times, offered: false }));
  return counts.sort((a, b) => byCount(a, b) || (a.answer < b.answer ? -1 : 1));
}
