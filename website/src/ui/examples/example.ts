import type { ReactElement } from 'react';
import type { FloorLevel } from '../floors/floor.ts';

/** What an example stands on; a floor's name is its class. */
export type Ground = 'paper' | 'stone' | 'ink' | `f${FloorLevel}` | 'fx';

/**
 * A component in one state, for the gallery and for the tests that look at it. `X.examples.tsx` beside `X.tsx`
 * exports them as `EXAMPLES`; ids and names of landmarks are unique in all of the gallery, which is one page.
 */
export interface Example {
  /** Unique among those of its component. */
  name: string;
  /** `long` holds the longest words that editors and translators have to offer. */
  state: 'plain' | 'long' | 'error';
  ground?: Ground;
  /** Of its words; Polish without one. */
  lang?: 'hu' | 'bg';
  /** From edge to edge of the page, as it stands on the site. */
  wide?: boolean;
  element: ReactElement;
}
