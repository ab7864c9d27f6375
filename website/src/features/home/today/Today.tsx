import { addDays } from '@mall/contract/centre-time.ts';
import type { EventCard, OfferCard } from '../../../content/cards.ts';
import type { OpeningPlace } from '../../../content/opening-times/opening-models.ts';
import type { PageWords } from '../../../i18n/page-words.ts';
import { ArrowLink } from '../../../ui/ArrowLink/ArrowLink.tsx';
import { LocationLabel } from '../../../ui/LocationLabel/LocationLabel.tsx';
import type { HomeCinema } from '../home-models.ts';
import { DayLine } from './DayLine.tsx';
import { axisOf, chooseEntries } from './day-line.ts';
import { DAY, dayPart, HEADINGS, headingIndex, isDark, shownDay } from './day-part.ts';
import { type PlaceHours, placeHours } from './place-hours.ts';
import s from './Today.module.css';
import { type DayEntries, entriesOfDays, firstDay, lineMinute } from './today.ts';

interface Props {
  happening: EventCard[];
  ending: OfferCard[];
  cinema: HomeCinema;
  places: OpeningPlace[];
  words: PageWords;
}

/** What stands for the hour of what has none. */
const UNTIL = { event: 'home:today.allDay', offer: 'home:today.lastDay' } as const;

/** Without hours and without an hour of its own a day's line stands until ten in the evening. */
const USUAL_END = 22 * 60;

/**
 * Today on one line of hours, and behind it tomorrow, which takes its place when today has nothing more to come;
 * on phones plain lists. The page may be hours old: what the server says of this minute is only what stays true
 * (what is over); the rest is set by `home-clock.element.ts`, in room kept for it.
 */
export function Today({ happening, ending, cinema, places, words }: Props) {
  const { t, dates, now } = words;
  const days = entriesOfDays({ events: happening, offers: ending, showings: cinema.showings }, dates, now);
  if (days.every(({ timed, allDay }) => timed.length + allDay.length === 0)) return null;
  const minute = lineMinute(now.toISOString(), dates, now) ?? 0;
  const first = dates.today(firstDay(now));
  const hours = [0, 1].map((day) => placeHours(places, addDays(first, day)));
  // The centre is the first place; a day without its hours has none.
  const open = hours.flatMap((day) => day.filter(({ name }) => name === places[0]?.name));
  const axis = axisOf(
    open.map(({ from, to }) => ({ opens: from, closes: to })),
    days.flatMap(({ timed }) => timed),
  );
  const lines = days.map((day) => ({ ...day, timed: chooseEntries(day.timed, axis, minute) }));
  const until = untilOf(lines[0], open[0]);
  const part = dayPart(minute);
  const headings = HEADINGS.map((key) => t(`home:today.${key}`));
  return (
    <section
      id="today"
      className={isDark(part) ? `on-ink ${s.today}` : s.today}
      data-first={first}
      data-until={until}
      data-part={part}
      data-shown={shownDay(until, minute)}
      data-headings={headings.join('|')}
      data-words={[t('home:today.now'), t('home:today.over')].join('|')}
    >
      {lines.map((line, day) => (
        <div key={String(day)} className={s.day} data-day={day}>
          <h2>{headings[headingIndex(day, minute)]}</h2>
          <p className={s.date}>{dates.weekdayAndDay(addDays(first, day))}</p>
          <Doors hours={hours[day] ?? []} day={day} minute={minute} t={t} />
          {line.allDay.length > 0 && (
            <ul className={s.allDay}>
              {line.allDay.map((entry) => (
                <li key={`${entry.kind} ${entry.href}`}>
                  <a href={entry.href}>
                    <b>
                      {entry.until
                        ? t('offers:until', { date: dates.dayAndMonth(entry.until) })
                        : t(UNTIL[entry.kind])}
                    </b>
                    <span>{entry.name}</span>
                    <LocationLabel level={entry.level} text={entry.where} />
                  </a>
                </li>
              ))}
            </ul>
          )}
          <DayLine entries={line.timed} axis={axis} minute={minute} over={t('home:today.over')} />
        </div>
      ))}
      {cinema.programme && (
        <p className={s.more}>
          <ArrowLink href={cinema.programme.href}>{cinema.programme.name}</ArrowLink>
        </p>
      )}
    </section>
  );
}

/** When the first day has nothing more to come. */
function untilOf(day: DayEntries | undefined, centre: PlaceHours | undefined): number {
  const ends = day?.timed.map(({ end }) => end) ?? [];
  if (day?.allDay.length) ends.push(centre?.to ?? USUAL_END);
  return Math.max(0, ...ends);
}

interface DoorsProps {
  hours: PlaceHours[];
  /** 0, or 1 for the day after, of which nothing closes yet. */
  day: number;
  /** This minute, from the midnight that began the first day. */
  minute: number;
  t: PageWords['t'];
}

/**
 * What opens when, in the morning, until it has opened; what closes when, from then on. Both take the same room.
 */
function Doors({ hours, day, minute, t }: DoorsProps) {
  if (hours.length === 0) return null;
  const opening = hours.toSorted((a, b) => a.from - b.from);
  const closing = hours.toSorted((a, b) => a.to - b.to);
  return (
    <div className={s.doors}>
      <ul className={day > 0 ? s.facts : `${s.facts} ${s.morning}`}>
        <li className={s.label}>
          <b>{t('home:today.opens')}</b>
        </li>
        {opening.map(({ name, opens, from }) => (
          <li key={name} {...turning('data-opens', from + day * DAY, minute)}>
            {name} {opens}
          </li>
        ))}
      </ul>
      {day === 0 && (
        <ul className={`${s.facts} ${s.later}`}>
          <li className={s.label}>
            <b className={s.byDay}>{t('home:today.closes')}</b>
            <b className={s.byNight}>{t('home:today.lastHours')}</b>
          </li>
          {closing.map(({ name, closes, to }) => (
            <li key={name} {...turning('data-closes', to, minute)}>
              {name} {closes}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** When a door opens or closes, for the clock, and whether that is past. */
const turning = (name: 'data-opens' | 'data-closes', at: number, minute: number) => ({
  [name]: at,
  'data-state': at <= minute ? 'over' : undefined,
});
