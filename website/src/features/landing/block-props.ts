import type { ReactNode } from 'react';
import type { PageWords } from '../../i18n/page-words.ts';
import type { BlockKind, Blocks } from './landing-models.ts';

/** What the view of a kind gets. */
export interface BlockProps<K extends BlockKind> {
  block: Blocks[K];
  words: PageWords;
  /** Address of the page, and its slug. */
  source: string;
  slug: string;
  /** True for the block that opens the page: its heading is the page's. */
  first?: boolean;
  /** The way from home, which the first block carries. */
  crumbs?: ReactNode;
}
