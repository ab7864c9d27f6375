import { isHour } from '@mall/contract';

/** What an editor got wrong, and where: the path of the field in the form. */
export interface Problem {
  path: string[];
  message: string;
}

type Part = Record<string, unknown>;

const parts = (value: unknown): Part[] =>
  Array.isArray(value) ? value.filter((part): part is Part => typeof part === 'object' && part !== null) : [];

const isTime = (value: unknown) => typeof value === 'string' && (isHour(value) || value === '24:00');

const isEmpty = (value: unknown) => value === null || value === '';

/** Times as HH:mm, both or neither. Fields that an edit does not touch are undefined and not looked at. */
function timeProblems(part: Part, path: string[], fields: readonly [string, string]): Problem[] {
  const written = fields.map((field) => part[field]);
  if (written.includes(undefined)) return [];
  const wrong = fields.filter((field) => !isEmpty(part[field]) && !isTime(part[field]));
  if (wrong.length > 0) {
    return wrong.map((field) => ({
      path: [...path, field],
      message: `„${part[field]}” to nie godzina. Wpisz GG:MM, na przykład 09:00. / “${part[field]}” is no time. Write HH:mm, such as 09:00.`,
    }));
  }
  const [opens, closes] = fields;
  if (isEmpty(part[opens]) === isEmpty(part[closes])) return [];
  return [
    {
      path: [...path, isEmpty(part[opens]) ? opens : closes],
      message:
        'Podaj obie godziny albo żadnej (nieczynne). / Give both times, or neither where it is closed.',
    },
  ];
}

const HOURS = ['opening_hour', 'closing_hour'] as const;

/** A day stands once a place, or nobody could say which of its hours count. */
function twice(days: readonly Part[], path: string[], place: string): Problem[] {
  return days.flatMap(({ date }, index) =>
    date && days.findIndex((other) => other.date === date) < index
      ? [
          {
            path: [...path, String(index), 'date'],
            message: `${date} stoi tu dwa razy: ${place}. / ${date} stands here twice: ${place}.`,
          },
        ]
      : [],
  );
}

function specialDayProblems(days: readonly Part[], path: string[]): Problem[] {
  return days.flatMap((day, index) => timeProblems(day, [...path, String(index)], HOURS));
}

/** Problems of the opening times, in the order of the form. @param data what is to be saved, fields untouched left out */
export function openingTimeProblems(data: Part): Problem[] {
  const rows = parts(data.opening_hours);
  const whole = parts(data.special_opening_days);
  const places = parts(data.place_special_days);
  const names = new Set(rows.map(({ for_what }) => for_what));
  const known = rows.length > 0 && !names.has(undefined);
  return [
    ...rows.flatMap((row, index) => timeProblems(row, ['opening_hours', String(index)], HOURS)),
    ...specialDayProblems(whole, ['special_opening_days']),
    ...twice(whole, ['special_opening_days'], 'całe centrum / the whole centre'),
    ...places.flatMap(({ for_what, days }, index) => {
      const path = ['place_special_days', String(index)];
      const first = places.findIndex((other) => other.for_what === for_what);
      // A place that stands twice may not say a day in both.
      const before = first < index ? places.slice(first, index) : [];
      const said = new Set(
        before
          .filter((other) => other.for_what === for_what)
          .flatMap((other) => parts(other.days).map(({ date }) => date)),
      );
      const again = parts(days).flatMap(({ date }, day) =>
        date && said.has(date) ? [{ date, path: [...path, 'days', String(day), 'date'] }] : [],
      );
      return [
        ...(known && for_what && !names.has(for_what)
          ? [
              {
                path: [...path, 'for_what'],
                message: `Godziny otwarcia nie znają miejsca „${for_what}”. Znają: ${[...names].join(', ')}. / The opening hours have no place “${for_what}”, only: ${[...names].join(', ')}.`,
              },
            ]
          : []),
        ...specialDayProblems(parts(days), [...path, 'days']),
        ...twice(parts(days), [...path, 'days'], String(for_what)),
        ...again.map(({ date, path: where }) => ({
          path: where,
          message: `${date} stoi tu dwa razy: ${for_what}. / ${date} stands here twice: ${for_what}.`,
        })),
      ];
    }),
  ];
}

/** Problems of a shop's own hours. */
export function tenantHoursProblems(data: Part): Problem[] {
  return [
    ...parts(data.openingHours).flatMap((row, index) =>
      timeProblems(row, ['openingHours', String(index)], ['openingHour', 'closingHour']),
    ),
    ...specialDayProblems(parts(data.specialOpeningDays), ['specialOpeningDays']),
  ];
}
