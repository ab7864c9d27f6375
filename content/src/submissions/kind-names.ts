/** What visitors send that is kept as a submission, as in its content type. */
export const KINDS = ['stylist', 'leasing', 'landing', 'lunchCard', 'contact', 'survey'] as const;
export type Kind = (typeof KINDS)[number];
