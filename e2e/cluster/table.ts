import { aligned } from '../faults/table.ts';
import type { Turn } from './under-load.ts';

const HEAD = [
  'killed under load',
  'pages',
  'failed',
  'enquiries',
  'leads',
  'sent again',
  'a change is everywhere after',
];

/** A change that was published. */
export interface Change {
  /** What else there was just then. */
  when: string;
  /** Milliseconds until it was on every website. */
  told: number;
  /** How long that may take on this machine, milliseconds. */
  limit: number;
}

/** What one part's absence came to. */
export interface ToldTurn extends Turn {
  /** Undefined where nothing can be changed without this part. */
  change: Change | undefined;
}

const toldOf = ({ told, limit }: Change) => `${Math.round(told)} of ${limit} ms`;

/** The changes that took longer than they may, in words. */
export function late(changes: readonly Change[]): string[] {
  return changes
    .filter(({ told, limit }) => told > limit)
    .map((change) => `${change.when}: ${toldOf(change)}`);
}

/** What each part's absence came to. */
export function turnsTable(turns: readonly ToldTurn[]): string {
  const rows = turns.map(({ victim, pages, failed, enquiries, leads, sentAgain, change }) => [
    victim,
    String(pages),
    String(failed),
    String(enquiries.length),
    String(leads.length),
    String(sentAgain),
    change ? toldOf(change) : '',
  ]);
  return aligned([HEAD, ...rows]);
}
