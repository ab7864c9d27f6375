/** States of a submission that the staff set, as in its content type. */
export const SUBMISSION_STATES = ['new', 'inProgress', 'done', 'spam', 'aside'] as const;

/** What is open, as it was last found: it stays open when a filter or newer ones have taken it off the list. */
export function lastKnown<T extends { documentId: string }>(
  open: string | null,
  found: T | undefined,
  kept: T | undefined,
): T | undefined {
  return found ?? (kept?.documentId === open ? kept : undefined);
}
