import type { Fields } from '../reading/coercions.ts';
import { absent } from '../reading/pick.ts';
import type { Json } from '../reading/unwrap.ts';

const UNITS: readonly [RegExp, number][] = [
  [/y(?:ear)?|rok|lat/, 365 * 1440],
  [/mo|mies/, 30 * 1440],
  [/w|tyg/, 7 * 1440],
  [/d/, 1440],
  [/h|g/, 60],
  [/m/, 1],
];

/** "1 year", "30 days", 30 (days) as days, hours and minutes; nothing for a session's. */
export function cookieDuration(value: Json): Json {
  let minutes = typeof value === 'number' ? value * 1440 : 0;
  if (typeof value === 'string') {
    for (const [, amount = '', unit = 'd'] of value.toLowerCase().matchAll(/(\d+(?:[.,]\d+)?)\s*([a-z]*)/g)) {
      const found = UNITS.find(([pattern]) => new RegExp(`^(?:${pattern.source})`).test(unit || 'd'));
      minutes += Number(amount.replace(',', '.')) * (found?.[1] ?? 0);
    }
  }
  minutes = Math.round(minutes);
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor((minutes % 1440) / 60),
    minutes: minutes % 60,
  };
}

/** A cookie that says its days, hours and minutes itself. */
export function withDuration({ duration, days, hours, minutes }: Fields): Fields {
  if (!absent(duration) || (absent(days) && absent(hours) && absent(minutes))) return {};
  return { duration: { days: days ?? 0, hours: hours ?? 0, minutes: minutes ?? 0 } };
}
