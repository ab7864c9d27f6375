import type { Words } from '../../desks/words/words';

/** What the design system's calendar calls its parts where nobody tells it: in English, whatever the admin is in. */
const CALENDAR: Readonly<Record<string, Words>> = {
  calendarLabel: ['Wybierz dzień', 'Choose a day'],
  monthSelectLabel: ['Miesiąc', 'Month'],
  yearSelectLabel: ['Rok', 'Year'],
};
const MOMENT: Readonly<Record<string, Words>> = {
  ...CALENDAR,
  dateLabel: ['Dzień', 'Day'],
  timeLabel: ['Godzina', 'Time'],
};

/** Properties of the field of a day or of a moment, by which its parts are called in the admin's language. */
export function dayLabels(type: string | undefined, language: string): Record<string, string> {
  const words = type === 'date' ? CALENDAR : type === 'datetime' ? MOMENT : {};
  return Object.fromEntries(
    Object.entries(words).map(([property, [pl, en]]) => [property, language === 'pl' ? pl : en]),
  );
}

/** The button that empties one half of a moment: 'Wyczyść: Godzina'. The build writes it in there (`vite.config.ts`). */
export const clearLabelOf = (clear: string, half: string): string => `${clear}: ${half}`;
