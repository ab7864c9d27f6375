import type { ReactNode } from 'react';

/**
 * Draws a part of a view; null where that fails and the part is left out.
 * @param name as the log calls it
 * @param of where a part shows one thing in its language and nothing else: that thing, for which it is drawn once
 */
export type DrawPart = (name: string, make: () => ReactNode, of?: object) => ReactNode;
