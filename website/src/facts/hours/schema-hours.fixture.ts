import { addDays, WEEKDAYS, weekday } from '@mall/contract/centre-time.ts';

interface Specification {
  dayOfWeek?: unknown;
  opens?: unknown;
  closes?: unknown;
  validFrom?: unknown;
  validThrough?: unknown;
}

const minutes = (time: unknown) => {
  const [hour = '', minute = ''] = String(time).split(':');
  return Number(hour) * 60 + Number(minute);
};

/** How search engines read opening hours, written against their documentation and not against our code. */
export function isOpenBySchema(specifications: readonly Specification[] | undefined, wall: number): boolean {
  const shown = new Date(wall * 60_000).toISOString();
  const today = shown.slice(0, 10);
  const minute = minutes(shown.slice(11, 16));
  return [0, 1].some((back) => {
    const date = addDays(today, -back);
    const all = specifications ?? [];
    const dated = all.filter(
      ({ validFrom, validThrough }) =>
        validFrom !== undefined && String(validFrom) <= date && date <= String(validThrough),
    );
    const name = WEEKDAYS[weekday(date) - 1];
    const usual = all.filter(
      ({ dayOfWeek, validFrom }) =>
        validFrom === undefined && Array.isArray(dayOfWeek) && dayOfWeek.includes(name),
    );
    return (dated.length > 0 ? dated : usual).some(({ opens, closes }) => {
      const from = minutes(opens);
      const to = minutes(closes);
      if (from === 0 && to === 0) return false;
      const until = to <= from ? to + 1440 : to === 1439 && from === 0 ? 1440 : to;
      const at = minute + back * 1440;
      return from <= at && at < until;
    });
  });
}
