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

/** A note that is being written, while colleagues may write theirs. */
interface NoteDraft {
  text: string;
  /** The stored note that its writer has seen, and that theirs takes the place of. */
  seen: string;
  /** The stored note as it was last heard of. */
  heard: string;
  /** A colleague's note that came while something else was being typed. */
  others: string | null;
}

export const noteDraft = (stored: string): NoteDraft => ({
  ...{ text: stored, seen: stored, heard: stored },
  others: null,
});

/** The draft once it is heard which note is stored: what was typed stays, a field without changes follows. */
export function withStored(draft: NoteDraft, stored: string): NoteDraft {
  if (stored === draft.heard) return draft;
  if (draft.text === draft.seen || draft.text === stored) return noteDraft(stored);
  const heard = { ...draft, heard: stored, others: null };
  if (stored === draft.seen) return heard;
  return stored === '' ? { ...heard, seen: '' } : { ...heard, others: stored };
}

/** The draft once its colleague's note stands in the field, above what was typed. */
export const withOthers = (draft: NoteDraft): NoteDraft =>
  draft.others === null
    ? draft
    : { ...draft, text: `${draft.others}\n${draft.text}`, seen: draft.others, others: null };

/** The draft once a text of its writer is stored, who may have typed on. */
export const withSaved = (draft: NoteDraft, saved: string): NoteDraft => ({
  ...draft,
  ...{ seen: saved, others: null },
});
