import { clockText } from '@mall/contract/formats.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import type { SelectGroup } from '../../ui/Field/SelectField.tsx';
import { ANYONE } from './booking-rules.ts';
import type { StylistCard } from './stylist-models.ts';

const MOMENT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/;

/**
 * Hours at which a meeting can begin, by day, from what the stylists have free; each knows with whom it can be chosen.
 * @param kept what was chosen before, which stays to be seen even when it cannot be had any more
 */
export function meetingTimes(
  stylists: readonly Pick<StylistCard, 'key' | 'days'>[],
  { dates }: Pick<PageWords, 'dates'>,
  kept?: string,
): SelectGroup[] {
  const days = new Map<string, Map<string, string[]>>();
  const add = (date: string, time: string, key: string | undefined) => {
    const times = days.get(date) ?? new Map<string, string[]>();
    times.set(time, [...(times.get(time) ?? []), ...(key === undefined ? [] : [key])]);
    days.set(date, times);
  };
  for (const { key, days: free } of stylists)
    for (const { date, times } of free) for (const time of times) add(date, time, key);
  const [, date, time] = MOMENT.exec(kept ?? '') ?? [];
  if (date && time && !days.get(date)?.has(time)) add(date, time, undefined);
  return [...days]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([day, times]) => ({
      name: dates.weekdayAndDay(day),
      options: [...times]
        .sort(([one], [other]) => one.localeCompare(other))
        .map(([start, keys]) => ({
          value: `${day}T${start}`,
          name: `${dates.weekdayAndDay(day)}, ${clockText(start)}`,
          only: stylists.length > 1 ? [ANYONE, ...keys] : undefined,
        })),
    }));
}
