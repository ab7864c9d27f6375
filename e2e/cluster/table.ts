import { aligned } from '../faults/table.ts';
import type { Turn } from './under-load.ts';

const HEAD = ['killed under load', 'pages', 'failed', 'forms', 'sent again', 'a change is everywhere after'];

/** What each part's absence came to. @param turns `told`: milliseconds, undefined where nothing can be changed without it */
export function turnsTable(turns: readonly (Turn & { told: number | undefined })[]): string {
  const rows = turns.map(({ victim, pages, failed, forms, sentAgain, told }) => [
    victim,
    String(pages),
    String(failed),
    String(forms.length),
    String(sentAgain),
    told === undefined ? '' : `${Math.round(told)} ms`,
  ]);
  return aligned([HEAD, ...rows]);
}
