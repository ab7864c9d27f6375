import type { ReactNode } from 'react';

/**
 * Draws a part of a view; null where that fails and the part is left out.
 * @param name as the log calls it
 */
export type DrawPart = (name: string, make: () => ReactNode) => ReactNode;
