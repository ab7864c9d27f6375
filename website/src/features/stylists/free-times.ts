import { clockText } from '@mall/contract/formats.ts';
import type { FreeDay } from './stylist-models.ts';

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** '10:00–13:00', '9:00–10:00, 14:00–18:00': hours that follow one another are one stretch. @param times 'HH:mm', in order */
export function stretches(times: readonly string[]): string {
  const found: [first: string, last: string][] = [];
  for (const start of times) {
    const open = found.at(-1);
    if (open && minutes(start) - minutes(open[1]) === 60) open[1] = start;
    else found.push([start, start]);
  }
  return found
    .map(([first, last]) => (first === last ? clockText(first) : `${clockText(first)}–${clockText(last)}`))
    .join(', ');
}

/** All days on which somebody is free, in order, with what each of them has then ('' = nothing). */
export function board(people: readonly { days: readonly FreeDay[] }[]): { date: string; free: string[] }[] {
  const dates = new Set(people.flatMap(({ days }) => days.map(({ date }) => date)));
  return [...dates].sort().map((date) => ({
    date,
    free: people.map(({ days }) => stretches(days.find((day) => day.date === date)?.times ?? [])),
  }));
}
