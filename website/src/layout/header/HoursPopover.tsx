import { encodeHours } from '../../features/opening-times/hours-code.ts';
import { hoursRows } from '../../features/opening-times/hours-rows.ts';
import { OpeningState } from '../../features/opening-times/OpeningState.tsx';
import type { PageWords } from '../../i18n/page-words.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { HoursTable } from '../../ui/HoursTable/HoursTable.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { Shell } from '../shell.ts';
import type { ShellLinks } from '../shell-links.ts';
import s from './HoursPopover.module.css';

interface Props {
  shell: Shell;
  words: PageWords;
  links: ShellLinks;
}

/** Which coming special days the tables list: so many of the next three weeks; the contact page has all. */
const SPECIAL_DAYS = 4;
const DAYS_AHEAD = 21;

/** Now open or closed; opened, each place with its days and hours. A strip of its own up to 767 px. */
export function HoursPopover({ shell, words, links }: Props) {
  const { t, lang } = words;
  const places = shell.places.filter(({ hours }) => hours.week.length + hours.special.length > 0);
  if (places.length === 0) return null;
  return (
    <details className={s.hours} data-popover="scroll">
      <summary className={s.summary}>
        <OpeningState hours={shell.centreHours} t={t} lang={lang} className={s.state} />
        <span className="vh">{t('shell:hours.button')}</span>
        <Icon name="down" className={s.turn} />
      </summary>
      <div className={`${s.popover} on-paper`}>
        {places.map((place) => (
          <section key={place.name}>
            <h2 className={s.place}>{place.href ? <a href={place.href}>{place.name}</a> : place.name}</h2>
            <HoursTable
              caption={`${t('shell:hours.heading')}: ${place.name}`}
              rows={hoursRows(place.hours, words, {
                closed: t('shell:hours.closed'),
                special: SPECIAL_DAYS,
                ahead: DAYS_AHEAD,
              })}
              today={t('opening:today')}
              code={encodeHours(place.hours)}
            />
          </section>
        ))}
        <ArrowLink href={links.contact}>{t('shell:hours.more')}</ArrowLink>
      </div>
    </details>
  );
}
