import type { EventCard, OfferCard } from '../../content/view-models.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { Where } from '../../ui/Where.tsx';
import s from './Today.module.css';
import { todayEntries } from './today.ts';

interface Props {
  offers: OfferCard[];
  events: EventCard[];
  words: PageWords;
}

const SHOWN = 5;

/** Today on one line, by the hour; a plain list on phones. Nothing on a day that has nothing of its own. */
export function Today({ offers, events, words: { t, dates, now } }: Props) {
  const entries = todayEntries(events, offers, dates, now).slice(0, SHOWN);
  if (entries.length === 0) return null;
  return (
    <section className={s.today}>
      <h2>{t('home:today.heading')}</h2>
      <ol>
        {entries.map((entry) => (
          <li key={`${entry.kind} ${entry.id}`}>
            <b>{entry.time ?? t(entry.kind === 'offer' ? 'home:today.lastDay' : 'home:today.allDay')}</b>
            <a href={entry.href}>{entry.name}</a>
            <Where level={entry.level} text={entry.where} />
          </li>
        ))}
      </ol>
    </section>
  );
}
