import type { SpecialDay } from './opening-models.ts';

/**
 * Whose special day counts, on every surface of the site: the place's own; else that of the shop which the place is;
 * else the whole centre's. On a date that none of them names the week counts. Several entries of one date and one
 * list are several spans of that day. A day without a name takes the name that a list further off gives its date.
 * @param lists nearest first
 */
export function specialDaysOf(...lists: readonly (readonly SpecialDay[])[]): SpecialDay[] {
  const all = lists.flat();
  const taken = new Set<string>();
  return lists.flatMap((list) => {
    const counting = list.filter(({ date }) => !taken.has(date));
    for (const { date } of counting) taken.add(date);
    return counting.map((day) => {
      const name = day.name ?? all.find((other) => other.date === day.date && other.name)?.name;
      return name === undefined ? day : { ...day, name };
    });
  });
}
