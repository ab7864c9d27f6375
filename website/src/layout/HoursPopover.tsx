import type { Hours, Shell } from '../content/view-models.ts';
import { encodeHours } from '../features/opening-times/hours-code.ts';
import { OpeningState } from '../features/opening-times/OpeningState.tsx';
import { hoursText } from '../features/opening-times/week-text.ts';
import type { DateWords } from '../i18n/dates.ts';
import type { Translate } from '../i18n/translator.ts';
import { GoLink } from '../ui/GoLink.tsx';
import { type HoursRow, HoursTable } from '../ui/HoursTable.tsx';
import { Pictogram } from '../ui/Pictogram.tsx';
import s from './HoursPopover.module.css';
import type { ShellLinks } from './shell-links.ts';

interface Props {
  shell: Shell;
  t: Translate;
  /** BCP 47. */
  lang: string;
  dates: DateWords;
  /** YYYY-MM-DD in the centre's zone: special days before it are left out. */
  today: string;
  links: ShellLinks;
}

/** How many coming special days the table lists; the contact page has all. */
const SPECIAL_DAYS = 4;

/** Now open or closed; opened, each place with its days and hours. A strip of its own up to 767 px. */
export function HoursPopover({ shell, t, lang, dates, today, links }: Props) {
  const places = shell.places.filter(({ hours }) => hours.week.length + hours.special.length > 0);
  if (places.length === 0) return null;
  const contact = shell.contactHref ?? links.contact;
  return (
    <details className={s.hours} data-popover="scroll">
      <summary className={s.summary}>
        <OpeningState hours={shell.centreHours} t={t} lang={lang} className={s.state} />
        <span className={s.more}>{t('shell:hours.button')}</span>
        <Pictogram name="down" className={s.turn} />
      </summary>
      <div className={`${s.popover} on-paper`}>
        {places.map((place) => (
          <section key={place.name}>
            <h2 className={s.place}>{place.href ? <a href={place.href}>{place.name}</a> : place.name}</h2>
            <HoursTable
              caption={`${t('shell:hours.heading')}: ${place.name}`}
              rows={hoursRows(place.hours, t, dates, today)}
              today={t('opening:today')}
              code={encodeHours(place.hours)}
            />
          </section>
        ))}
        {contact && <GoLink href={contact}>{t('shell:hours.more')}</GoLink>}
      </div>
    </details>
  );
}

/** Rows of the week as the content labels them, then the coming special days. */
function hoursRows(hours: Hours, t: Translate, dates: DateWords, today: string): HoursRow[] {
  const value = (opens: string | null, closes: string | null) =>
    opens && closes ? hoursText(opens, closes) : t('shell:hours.closed');
  const week = hours.week.map((row) => ({
    label: row.label,
    value: row.text ?? value(row.opens, row.closes),
    days: row.days.join(' '),
  }));
  const special = hours.special
    .filter((day) => day.date >= today)
    .slice(0, SPECIAL_DAYS)
    .map((day) => ({
      label: [day.name, dates.weekdayAndDay(day.date)].filter(Boolean).join(', '),
      value: value(day.opens, day.closes),
      date: day.date,
    }));
  return [...week, ...special];
}
