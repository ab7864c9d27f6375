import { PAST_ID } from '../../content/load-events.ts';
import type { EventsPage } from '../../content/view-models.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { Crumbs } from '../../ui/Crumbs.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterBar, FilterRow } from '../../ui/FilterBar.tsx';
import { floorClass } from '../../ui/floor.ts';
import { Sign } from '../../ui/Sign.tsx';
import { Where } from '../../ui/Where.tsx';
import { EventRooms } from './EventRooms.tsx';
import s from './EventsView.module.css';
import { eventPlace } from './event-words.ts';

interface Props {
  page: EventsPage;
  words: PageWords;
  homeHref: string;
}

/** What is on and what is to come, as rooms; what is over, as a list. */
export function EventsView({ page, words, homeHref }: Props) {
  const { t } = words;
  return (
    <main id="main" data-page="events">
      <header className={s.head}>
        <Crumbs
          label={t('tenants:crumbs')}
          trail={[{ name: t('tenants:home'), href: homeHref }]}
          current={t('events:heading')}
        />
        <h1>{t('events:heading')}</h1>
        <p>{t('events:lead')}</p>
      </header>
      {page.current.length > 0 ? (
        <section>
          <Sign title={t('events:current')} turn={-45} />
          <EventRooms events={page.current} words={words} />
        </section>
      ) : (
        <EmptyState text={t('common:error.noNews')} />
      )}
      {page.pastTotal > 0 && (
        <section className={s.past} id={PAST_ID}>
          <Sign title={t('events:past')} turn={180} />
          {page.subCategories.length > 0 && (
            <FilterBar label={t('tenants:filters.label')}>
              <FilterRow
                label={t('events:facts.kind')}
                options={[
                  {
                    name: t('tenants:filters.all'),
                    href: `${page.href}#${PAST_ID}`,
                    count: page.pastTotal,
                    current: !page.subCategory,
                  },
                  ...page.subCategories,
                ]}
              />
            </FilterBar>
          )}
          {page.past.length === 0 ? (
            <p className={s.none}>{t('tenants:filters.none')}</p>
          ) : (
            <ul>
              {page.past.map((event) => (
                <li key={event.id} className={floorClass(event.place.level)}>
                  <a href={event.href}>{event.name}</a>
                  <span>{words.dates.longRange(event.starts, event.ends)}</span>
                  <Where level={event.place.level} text={eventPlace(event, words)} />
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </main>
  );
}
