import type { EventCard } from '../../content/cards.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import type { DrawPart } from '../../ui/draw-part.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { FilterBar, FilterRow } from '../../ui/FilterBar/FilterBar.tsx';
import { floorClass } from '../../ui/floors/floor.ts';
import { LocationLabel } from '../../ui/LocationLabel/LocationLabel.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import s from './EventsView.module.css';
import { EventTiles } from './EventTiles.tsx';
import type { EventsPage, PeriodLink } from './event-models.ts';
import { eventDay, eventPlace, periodName, periodTitle } from './event-words.ts';
import { PAST_ID } from './load-events.ts';

interface Props {
  page: EventsPage;
  words: PageWords;
  homeHref: string;
  /** Instead of a list without entries. */
  nothing: string;
  part: DrawPart;
  /** Subscribes a calendar to what is to come. */
  calendarHref?: string;
}

/** As many as are seen at a glance; all of the week are one press away. */
const WEEK_SHOWN = 6;

/** What is on this week as a list, what is to come as rooms; what is over as a list again. Each period is a link. */
export function EventsView({ page, words, homeHref, nothing, calendarHref, part }: Props) {
  const { t } = words;
  return (
    <main id="main" data-page="events">
      <header className={s.head}>
        <Breadcrumbs
          label={t('tenants:crumbs')}
          trail={[{ name: t('tenants:home'), href: homeHref }]}
          current={t('events:heading')}
        />
        <h1>{t('events:heading')}</h1>
        <p>{t('events:lead')}</p>
        {calendarHref && (
          <ButtonLink href={calendarHref} icon="calendar" look="outline" className={s.subscribe}>
            {t('events:subscribe')}
          </ButtonLink>
        )}
      </header>
      {page.total > 0 && <Periods page={page} words={words} />}
      {page.thisWeek.length > 0 && part('this week', () => <ThisWeek page={page} words={words} />)}
      {part('events', () => <Current page={page} words={words} nothing={nothing} />) ?? (
        <EmptyState text={t('common:error.unknown')} />
      )}
      {page.pastTotal > 0 && !page.period && (
        <section className={s.past} id={PAST_ID}>
          <SectionHeading title={t('events:past')} turn={180} />
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
            part('past', () => (
              <EventList
                events={page.past}
                words={words}
                when={({ starts, ends }) => words.dates.longRange(starts, ends)}
              />
            ))
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
      <SectionHeading
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

function Current({ page, words, nothing }: PartProps & Pick<Props, 'nothing'>) {
  const { t } = words;
  const { period } = page;
  if (page.current.length === 0) {
    return period && page.total > 0 ? (
      <EmptyState text={t('events:nothing')}>
        <ArrowLink href={page.href}>{t('events:all')}</ArrowLink>
      </EmptyState>
    ) : (
      <EmptyState text={nothing} />
    );
  }
  const all = { name: t('events:all'), href: page.href };
  return (
    <section>
      <SectionHeading
        title={period ? periodTitle(period, words) : t('events:current')}
        turn={-45}
        link={period && all}
      />
      <EventTiles events={page.current} words={words} inOrder />
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
          <LocationLabel level={event.place.level} text={eventPlace(event, words)} />
        </li>
      ))}
    </ul>
  );
}
