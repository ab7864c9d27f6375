import { PAST_ID } from '../../content/load-events.ts';
import type { EventCard, EventsPage, PeriodLink } from '../../content/view-models.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { Crumbs } from '../../ui/Crumbs.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterBar, FilterRow } from '../../ui/FilterBar.tsx';
import { floorClass } from '../../ui/floor.ts';
import { GoLink } from '../../ui/GoLink.tsx';
import { Sign } from '../../ui/Sign.tsx';
import { Where } from '../../ui/Where.tsx';
import { EventRooms } from './EventRooms.tsx';
import s from './EventsView.module.css';
import { eventDay, eventPlace, periodName, periodTitle } from './event-words.ts';

interface Props {
  page: EventsPage;
  words: PageWords;
  homeHref: string;
}

/** As many as are seen at a glance; all of the week are one press away. */
const WEEK_SHOWN = 6;

/** What is on this week as a list, what is to come as rooms; what is over as a list again. Each period is a link. */
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
      {page.total > 0 && <Periods page={page} words={words} />}
      {page.thisWeek.length > 0 && <ThisWeek page={page} words={words} />}
      <Current page={page} words={words} />
      {page.pastTotal > 0 && !page.period && (
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
            <EventList
              events={page.past}
              words={words}
              when={({ starts, ends }) => words.dates.longRange(starts, ends)}
            />
          )}
        </section>
      )}
    </main>
  );
}

type PartProps = Pick<Props, 'page' | 'words'>;

/** Days, weeks and months as links. */
function Periods({ page, words }: PartProps) {
  const { t } = words;
  const of = (...kinds: PeriodLink['kind'][]) =>
    page.periods
      .filter(({ kind }) => kinds.includes(kind))
      .map((period) => ({ ...period, name: periodName(period, words) }));
  return (
    <FilterBar label={t('events:when')}>
      <FilterRow
        label={t('events:when')}
        options={[
          { name: t('tenants:filters.all'), href: page.href, count: page.total, current: !page.period },
          ...of('week'),
          ...of('month'),
        ]}
      />
      {page.periods.some(({ kind }) => kind === 'day') && (
        <FilterRow label={t('events:day')} options={of('day')} />
      )}
    </FilterBar>
  );
}

/** What is on this week, before all that is to come: the nearest first. */
function ThisWeek({ page, words }: PartProps) {
  const { t } = words;
  const week = page.periods.find(({ kind }) => kind === 'week');
  const all = week && { name: t('tenants:filters.all'), href: week.href };
  return (
    <section className={s.week}>
      <Sign
        title={t('events:thisWeek')}
        turn={0}
        link={page.thisWeek.length > WEEK_SHOWN ? all : undefined}
      />
      <EventList
        events={page.thisWeek.slice(0, WEEK_SHOWN)}
        words={words}
        when={(event) => eventDay(event, words)}
      />
    </section>
  );
}

function Current({ page, words }: PartProps) {
  const { t } = words;
  const { period } = page;
  if (page.current.length === 0) {
    return period && page.total > 0 ? (
      <EmptyState text={t('events:nothing')}>
        <GoLink href={page.href}>{t('events:all')}</GoLink>
      </EmptyState>
    ) : (
      <EmptyState text={t('common:error.noNews')} />
    );
  }
  const all = { name: t('events:all'), href: page.href };
  return (
    <section>
      <Sign
        title={period ? periodTitle(period, words) : t('events:current')}
        turn={-45}
        link={period && all}
      />
      <EventRooms events={page.current} words={words} />
    </section>
  );
}

interface ListProps {
  events: EventCard[];
  words: PageWords;
  when: (event: EventCard) => string;
}

function EventList({ events, words, when }: ListProps) {
  return (
    <ul className={s.list}>
      {events.map((event) => (
        <li key={event.id} className={floorClass(event.place.level)}>
          <a href={event.href}>{event.name}</a>
          <span>{when(event)}</span>
          <Where level={event.place.level} text={eventPlace(event, words)} />
        </li>
      ))}
    </ul>
  );
}
