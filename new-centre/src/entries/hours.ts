import type { Centre, NamedDay, Timetable } from '../folder/centre.ts';
import type { Entry } from './entry.ts';
import { type In, readings } from './words-in.ts';

const specialDay = ({ name, date, opens, closes }: NamedDay, { text }: In) => ({
  special_day_name: text(name),
  date,
  opening_hour: opens,
  closing_hour: closes,
});

/** Hours of a shop, in the centre's own language: the content system keeps them once for all. */
export function shopHours({ week, special }: Timetable, own: In) {
  return {
    openingHours: week.map(({ label, opens, closes }) => ({
      day: label,
      openingHour: opens,
      closingHour: closes,
    })),
    specialOpeningDays: special.map((day) => specialDay(day, own)),
  };
}

/**
 * The record of opening times: the centre first, then its places. Rows stand once, in the centre's own language; the
 * others get the list of what those words mean.
 */
export function hoursEntries(centre: Centre): Entry[] {
  const [own, ...others] = readings(centre);
  if (!own) return [];
  const places = [{ name: centre.name, hours: centre.hours }, ...centre.places];
  const said = [
    ...places.map(({ name }) => name),
    ...[centre, ...centre.places, ...centre.shops].flatMap(({ hours }) =>
      hours.special.map(({ name }) => name),
    ),
  ];
  const shared = {
    opening_hours: places
      .flatMap(({ name, hours }) => hours.week.map((row) => ({ name, row })))
      .map(({ name, row }, order) => ({
        for_what: own.text(name),
        day: row.label,
        opening_hour: row.opens,
        closing_hour: row.closes,
        opening_hours_text: row.text ?? null,
        isActive: true,
        order,
      })),
    special_opening_days: centre.hours.special.map((day) => specialDay(day, own)),
    place_special_days: centre.places
      .filter(({ hours }) => hours.special.length > 0)
      .map(({ name, hours }) => ({
        for_what: own.text(name),
        days: hours.special.map((day) => specialDay(day, own)),
      })),
  };
  const translations = ({ text }: In) => {
    const pairs = said.map((words) => [own.text(words), text(words)] as const);
    const meant = new Map(pairs.filter(([original, meaning]) => original !== meaning));
    return [...meant].map(([original, translation]) => ({ original, translation }));
  };
  return [own, ...others].map((reading) => ({
    type: 'opening-time',
    key: 'opening-time',
    locale: reading.locale,
    values: { ...shared, translations: translations(reading) },
  }));
}
