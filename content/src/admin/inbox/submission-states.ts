/** States of a submission that the staff set, as in its content type. */
export const SUBMISSION_STATES = ['new', 'inProgress', 'done', 'spam', 'aside'] as const;
