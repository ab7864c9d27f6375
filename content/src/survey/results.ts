/** Results of a survey, for the staff. */
export interface SurveyResults {
  answered: number;
  questions: {
    question: string;
    /** How many gave an answer to it. */
    given: number;
    /** Answers that several gave, the most given first. */
    counts: { answer: string; count: number }[];
    /** In people's own words, the newest first. */
    texts: { text: string; day: string; language: string }[];
  }[];
  /** How many answered on each day, the first day first. */
  days: { day: string; count: number }[];
}

export interface Report {
  answers: readonly { question: string; answers: readonly string[] }[];
  /** YYYY-MM-DD in the centre. */
  day: string;
  language: string;
}

/** What is longer was written by a person, not chosen. */
const MAX_CHOICE = 60;
const MAX_CHOICES = 20;

/**
 * Counts reports, the oldest first, by the words of their questions. Whether a question asks for one's own words its
 * answers say: they are long, or hardly any two are alike.
 */
export function resultsOf(reports: readonly Report[]): SurveyResults {
  const days = new Map<string, number>();
  const questions = new Map<
    string,
    { given: number; texts: { text: string; day: string; language: string }[] }
  >();
  for (const { answers, day, language } of reports) {
    days.set(day, (days.get(day) ?? 0) + 1);
    for (const { question, answers: given } of answers) {
      const known = questions.get(question) ?? { given: 0, texts: [] };
      questions.set(question, known);
      const said = given.map((text) => text.trim()).filter(Boolean);
      if (said.length > 0) known.given += 1;
      known.texts.push(...said.map((text) => ({ text, day, language })));
    }
  }
  return {
    answered: reports.length,
    questions: [...questions].map(([question, { given, texts }]) => ({ question, given, ...sorted(texts) })),
    days: [...days].sort(([a], [b]) => (a < b ? -1 : 1)).map(([day, count]) => ({ day, count })),
  };
}

function sorted(texts: { text: string; day: string; language: string }[]) {
  const counted = new Map<string, number>();
  for (const { text } of texts) counted.set(text, (counted.get(text) ?? 0) + 1);
  const long = texts.some(({ text }) => text.length > MAX_CHOICE);
  const chosen = counted.size <= MAX_CHOICES && counted.size * 2 <= Math.max(texts.length, 2);
  if (long || !chosen) return { counts: [], texts: [...texts].reverse() };
  const counts = [...counted].map(([answer, count]) => ({ answer, count }));
  return { counts: counts.sort((a, b) => b.count - a.count || (a.answer < b.answer ? -1 : 1)), texts: [] };
}
