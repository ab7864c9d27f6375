/** `draft`: no visitor sees it yet. What is stale is that first: it is translated anew before it is published. */
export type Mark = 'missing' | 'stale' | 'draft' | 'fine';

export const MARKS: readonly Mark[] = ['missing', 'stale', 'draft', 'fine'];
