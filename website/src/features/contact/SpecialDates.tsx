import type { PlaceWithDays } from '../../content/opening-times/opening-models.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { encodeHours } from '../opening-times/hours-code.ts';
import s from './SpecialDates.module.css';
import { type SpecialDate, specialDates } from './special-dates.ts';

interface Props {
  places: readonly PlaceWithDays[];
  words: PageWords;
}

/** One table of all special days to come, with the hours of every place; those far off behind a summary. */
export function SpecialDates({ places, words }: Props) {
  const { t } = words;
  const { near, later } = specialDates(places, words, t('contact:closed'));
  if (near.length + later.length === 0) return null;
  const table = (dates: SpecialDate[]) => (
    <Dates dates={dates} places={places} t={t} marked={dates === near} />
  );
  return (
    <section className={s.special} aria-labelledby="special-days">
      <h2 id="special-days">{t('contact:specialDays')}</h2>
      {near.length > 0 && table(near)}
      {near.length === 0
        ? table(later)
        : later.length > 0 && (
            <details className={s.later}>
              <summary>{t('contact:laterDays')}</summary>
              {table(later)}
            </details>
          )}
    </section>
  );
}

interface DatesProps {
  dates: SpecialDate[];
  places: readonly PlaceWithDays[];
  t: PageWords['t'];
  /** Whether the browser marks the row of today: none of those far off is. */
  marked: boolean;
}

/** On phones every day becomes a list of its places. */
function Dates({ dates, places, t, marked }: DatesProps) {
  const [centre] = places;
  return (
    <table
      className={s.dates}
      {...(marked && centre ? { 'data-hours-table': '', 'data-h': encodeHours(centre.hours) } : {})}
    >
      <thead>
        <tr>
          <th scope="col">{t('contact:day')}</th>
          {places.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {dates.map(({ date, label, name, hours }) => (
          <tr key={date} data-date={date}>
            <th scope="row">
              {label}
              {name && <span>{name}</span>}
            </th>
            {places.map((place, index) => (
              <td key={place.name}>
                <span aria-hidden="true">{place.name}</span>
                {hours[index] ?? '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
