import type { CalendarEvent } from '@mall/contract/files/calendar-file.ts';
import type { EventCard } from '../../content/cards.ts';
import type { CinemaPage } from '../../features/cinema/cinema-models.ts';
import { versionWords } from '../../features/cinema/cinema-words.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { absolute, type Site } from '../structured-data/site.ts';

type Around = Pick<Site, 'base' | 'centreName'>;

/** An event as lists show it, with what a calendar says besides. */
export interface DatedEvent extends EventCard {
  lead?: string;
  /** Its last change, ISO 8601. */
  changed?: string;
}

const hostOf = ({ base }: Pick<Site, 'base'>) => (base ? new URL(base).hostname : 'website');

/**
 * An event as a calendar's entry: the same one in a file of its own and in every calendar that it stands in.
 * @param now said of an event that names no change
 */
export function eventEntry(event: DatedEvent, site: Around, now: Date): CalendarEvent {
  return {
    uid: `event-${event.id}@${hostOf(site)}`,
    name: event.name,
    starts: event.starts,
    ends: event.ends,
    where: event.where ?? site.centreName,
    ...(event.lead === undefined ? {} : { description: event.lead }),
    ...(site.base === '' ? {} : { url: absolute(event.href, site) }),
    updated: new Date(event.changed ?? now),
  };
}

/**
 * Every showing of the programme that has not begun. It names no change: whoever reads the calendar again takes the
 * later day's for the newer ones.
 * @param today of the centre's calendar, YYYY-MM-DD
 */
export function showingEntries(
  page: CinemaPage,
  site: Around,
  { t }: Pick<PageWords, 't'>,
  today: string,
): CalendarEvent[] {
  const where = page.cinema?.name ?? site.centreName;
  return page.days.flatMap(({ rows }) =>
    rows.flatMap(({ movie, minutes, versions }) =>
      versions.flatMap(({ version, showings }) =>
        showings
          .filter(({ past }) => !past)
          .map(({ starts }): CalendarEvent => {
            const said = versionWords({ version }, t);
            const key = [movie.href.split('/').at(-1), version.join('-'), starts].join('-').toWellFormed();
            return {
              uid: `showing-${encodeURIComponent(key).replaceAll('%', '_')}@${hostOf(site)}`,
              name: movie.name,
              starts,
              ends:
                minutes === undefined ? null : new Date(Date.parse(starts) + minutes * 60_000).toISOString(),
              where,
              ...(said === '' ? {} : { description: said }),
              ...(site.base === '' ? {} : { url: absolute(movie.href, site) }),
              updated: new Date(`${today}T00:00:00Z`),
            };
          }),
      ),
    ),
  );
}
