import { createHash } from 'node:crypto';

/** How long after its answer the same form counts as the same press of the button. */
const SAME_PRESS_MS = 1_500;

/**
 * Gives a form that is sent twice (a double click, an impatient browser) one piece of work and one answer. Only what
 * is under way or just answered is known, by hash; work that failed may be tried again at once. @param now milliseconds
 */
export function createRepeats<T>(now: () => number) {
  const known = new Map<string, { answer: Promise<T>; until: number }>();

  return (form: unknown, work: () => Promise<T>): Promise<T> => {
    for (const [key, { until }] of known) if (until <= now()) known.delete(key);
    const key = createHash('sha256').update(JSON.stringify(form)).digest('base64url');
    const same = known.get(key);
    if (same) return same.answer;
    const entry = { answer: work(), until: Number.POSITIVE_INFINITY };
    known.set(key, entry);
    entry.answer.then(
      () => {
        entry.until = now() + SAME_PRESS_MS;
      },
      () => known.delete(key),
    );
    return entry.answer;
  };
}
