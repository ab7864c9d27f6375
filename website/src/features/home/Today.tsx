import type { HomeCinema } from '../../content/home-models.ts';
import type { EventCard, OfferCard } from '../../content/view-models.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { GoLink } from '../../ui/GoLink.tsx';
import { Where } from '../../ui/Where.tsx';
import s from './Today.module.css';
import { todayEntries } from './today.ts';

interface Props {
  offers: OfferCard[];
  events: EventCard[];
  cinema: HomeCinema;
  words: PageWords;
}

const SHOWN = 4;

/** Today on one line, by the hour; a plain list on phones. Nothing on a day that has nothing of its own. */
export function Today({ offers, events, cinema, words: { t, dates, now } }: Props) {
  const entries = todayEntries({ events, offers, showings: cinema.showings }, dates, now, SHOWN);
  if (entries.length === 0) return null;
  return (
    <section className={s.today}>
      <h2>{t('home:today.heading')}</h2>
      <ol>
        {entries.map((entry) => (
          <li key={`${entry.kind} ${entry.href}`}>
            <b>{entry.time ?? t(entry.kind === 'offer' ? 'home:today.lastDay' : 'home:today.allDay')}</b>
            <a href={entry.href}>{entry.name}</a>
            <Where level={entry.level} text={entry.where} />
          </li>
        ))}
        {cinema.programme && (
          <li>
            <GoLink href={cinema.programme.href}>{cinema.programme.name}</GoLink>
          </li>
        )}
      </ol>
    </section>
  );
}
