import type { LoadContext } from './load-context.ts';

interface Made<Second, Value> {
  second: Second;
  minute: number;
  value: Value;
}

type Moment = Pick<LoadContext, 'locale' | 'live' | 'timeZone' | 'now'>;

/**
 * Remembers what was made of two payloads that many pages share, for the language, the zone and the minute that it was
 * made for: the pages of one minute share it as they share the payloads themselves. It goes with the first of the two.
 */
export function madeOfPayloads<Second extends object, Value>() {
  const known = new WeakMap<object, Map<string, Made<Second, Value>>>();

  return (
    first: object,
    second: Second,
    { locale, live, timeZone, now }: Moment,
    make: () => Value,
  ): Value => {
    const minute = Math.floor(now.getTime() / 60_000);
    const ofFirst = known.get(first) ?? new Map<string, Made<Second, Value>>();
    known.set(first, ofFirst);
    const key = `${locale} ${timeZone} ${live.join()}`;
    const last = ofFirst.get(key);
    if (last?.second === second && last.minute === minute) return last.value;
    const value = make();
    ofFirst.set(key, { second, minute, value });
    return value;
  };
}
