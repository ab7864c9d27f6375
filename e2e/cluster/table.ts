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

/** What one part's absence came to. */
export interface ToldTurn extends Turn {
  /** Milliseconds until a change was on every website; undefined where nothing can be changed without this part. */
  told: number | undefined;
  /** How long that may take on a machine at rest, milliseconds. */
  limit: number;
}

/** What each part's absence came to. */
export function turnsTable(turns: readonly ToldTurn[]): string {
  const rows = turns.map(({ victim, pages, failed, enquiries, leads, sentAgain, told, limit }) => [
    victim,
    String(pages),
    String(failed),
    String(enquiries.length),
    String(leads.length),
    String(sentAgain),
    told === undefined ? '' : `${Math.round(told)} of ${limit} ms`,
  ]);
  return aligned([HEAD, ...rows]);
}
