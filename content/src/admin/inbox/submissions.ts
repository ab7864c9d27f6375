/** States of a submission, as in its content type. */
export const SUBMISSION_STATES = ['new', 'inProgress', 'done', 'spam', 'aside'] as const;

/** Those that the staff may choose: what is held waits to be sent on, and only the system puts aside. */
export function statesToChoose({ state, held }: { state: string; held: boolean }): readonly string[] {
  return SUBMISSION_STATES.filter((one) => one === state || (held ? one === 'spam' : one !== 'aside'));
}

export interface Answered {
  question: string;
  answers: readonly string[];
}

const isAnswered = (value: unknown): value is Answered =>
  typeof value === 'object' &&
  value !== null &&
  'question' in value &&
  typeof value.question === 'string' &&
  'answers' in value &&
  Array.isArray(value.answers);

/** What was answered in a survey, question by question; nothing of another form. */
export function answersIn(payload: Readonly<Record<string, unknown>> | null): Answered[] {
  const answers = payload?.answers;
  return Array.isArray(answers) ? answers.filter(isAnswered) : [];
}

const EXCERPT = 80;

/** The longest answer of a survey, cut off: what tells it from others in a list. "" = there is none. */
export function excerptOf(payload: Readonly<Record<string, unknown>> | null): string {
  const [longest = ''] = answersIn(payload)
    .flatMap(({ answers }) => answers)
    .sort((a, b) => b.length - a.length);
  return longest.length > EXCERPT ? `${longest.slice(0, EXCERPT).trimEnd()}…` : longest;
}

/** What is open, as it was last found: it stays open when a filter or newer ones have taken it off the list. */
export function lastKnown<T extends { documentId: string }>(
  open: string | null,
  found: T | undefined,
  kept: T | undefined,
): T | undefined {
  return found ?? (kept?.documentId === open ? kept : undefined);
}
