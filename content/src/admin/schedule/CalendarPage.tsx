import { addDays, isDay } from '@mall/contract';
import { Box, Button, Flex, Grid, Link, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import type { CalendarData, CalendarItem } from '../../schedule/calendar';
import { daysShown, plusMonths, type View } from '../../schedule/days';
import { ListOr } from '../inbox/InboxParts';
import { useStaffData } from '../inbox/staff-data';
import { DropPlace, draggable } from '../shared/dragging';
import { entryPath, useNames } from '../shared/entries';
import { MovedNotice } from './MovedNotice';
import { isMovable, type MovablePlan, mayTake } from './plan-drops';
import { usePlanMoves } from './use-plan-moves';
import { isScheduleWord, useScheduleWords } from './words';

/** So many of a day stand in the month; the others are a press away. */
const SHOWN_A_DAY = 4;

/** What the staff planned is not to hide behind what every day has. */
const plansFirst = (one: CalendarItem, other: CalendarItem) => Number(!one.state) - Number(!other.state);

const COLOURS: Record<string, string> = {
  publish: 'success700',
  appears: 'success700',
  starts: 'success700',
  save: 'success700',
  unpublish: 'neutral700',
  ends: 'neutral700',
  specialDay: 'primary600',
};

function useDayNames() {
  const { formatDate } = useIntl();
  const noon = (day: string) => `${day}T12:00:00Z`;
  return {
    long: (day: string) =>
      formatDate(noon(day), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
    weekday: (day: string) => formatDate(noon(day), { weekday: 'short', timeZone: 'UTC' }),
    month: (day: string) => formatDate(noon(day), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  };
}

type OnDrag = (plan: MovablePlan | null) => void;

function ItemLine({ item, onDrag }: { item: CalendarItem; onDrag: OnDrag }) {
  const say = useScheduleWords();
  const { typeName } = useNames();
  const { title, label, time, what, live, state, languages = 1 } = item;
  const word = `what.${what}`;
  const came = `state.${state}`;
  const isPlan = state !== undefined;
  const facts = [
    time,
    isScheduleWord(word) ? say(word) : what,
    isScheduleWord(came) ? say(came) : null,
    languages > 1 ? say('languages', { count: languages }) : null,
    live || isPlan ? null : say('draft'),
  ].filter(Boolean);
  return (
    <Box
      tag="li"
      paddingTop={1}
      paddingBottom={1}
      {...(isMovable(item) && draggable((isHeld) => onDrag(isHeld ? item : null)))}
    >
      <Typography
        tag="span"
        variant="pi"
        fontWeight="semiBold"
        textColor={state === 'failed' ? 'danger700' : (COLOURS[what] ?? 'neutral600')}
      >
        {facts.join(' · ')}
      </Typography>
      <Box>
        <Link tag={RouterLink} to={entryPath(item)} draggable={isMovable(item) ? false : undefined}>
          {[typeName(label), title].filter(Boolean).join(': ')}
        </Link>
      </Box>
    </Box>
  );
}

function Items({ items, onDrag }: { items: readonly CalendarItem[]; onDrag: OnDrag }) {
  return (
    <Box tag="ul">
      {items.map((item) => (
        <ItemLine key={Object.values(item).join(' ')} item={item} onDrag={onDrag} />
      ))}
    </Box>
  );
}

interface Days {
  days: string[];
  items: ReadonlyMap<string, CalendarItem[]>;
  today: string;
  onDrag: OnDrag;
  /** What dropping on a day does; null where it takes nothing. */
  dropOn: (day: string) => (() => void) | null;
}

function Week({ days, items, today, onDrag, dropOn }: Days) {
  const say = useScheduleWords();
  const { long } = useDayNames();
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {days.map((day) => (
        <DropPlace
          key={day}
          tag="section"
          onDrop={dropOn(day)}
          aria-label={long(day)}
          background={day === today ? 'primary100' : 'neutral0'}
          padding={4}
          hasRadius
          shadow="tableShadow"
        >
          <Typography tag="h2" variant="delta">
            {long(day)}
          </Typography>
          {items.has(day) ? (
            <Items items={items.get(day) ?? []} onDrag={onDrag} />
          ) : (
            <Typography textColor="neutral600">{say('nothing')}</Typography>
          )}
        </DropPlace>
      ))}
    </Flex>
  );
}

function Month({ days, items, today, onDrag, dropOn, month }: Days & { month: string }) {
  const say = useScheduleWords();
  const { long, weekday } = useDayNames();
  return (
    <Box overflow="auto" tabIndex={0} role="region" aria-label={say('month')}>
      <Box minWidth={{ initial: '112rem', medium: '84rem' }}>
        <Grid.Root gridCols={7} gap={1}>
          {days.slice(0, 7).map((day) => (
            <Grid.Item key={day} col={1} xs={1}>
              <Box paddingLeft={2}>
                <Typography variant="sigma" textColor="neutral600">
                  {weekday(day)}
                </Typography>
              </Box>
            </Grid.Item>
          ))}
          {days.map((day) => {
            const own = items.get(day) ?? [];
            return (
              <Grid.Item key={day} col={1} xs={1} alignItems="stretch" direction="column">
                <DropPlace
                  tag="section"
                  onDrop={dropOn(day)}
                  aria-label={long(day)}
                  background={day === today ? 'primary100' : 'neutral0'}
                  padding={2}
                  hasRadius
                  height="100%"
                  minHeight="9rem"
                  width="100%"
                  style={{ overflowWrap: 'anywhere' }}
                >
                  <Typography
                    variant="omega"
                    fontWeight="bold"
                    textColor={day.startsWith(month) ? 'neutral800' : 'neutral600'}
                  >
                    {Number(day.slice(8))}
                  </Typography>
                  <Items items={own.toSorted(plansFirst).slice(0, SHOWN_A_DAY)} onDrag={onDrag} />
                  {own.length > SHOWN_A_DAY ? (
                    <Link tag={RouterLink} to={`?view=week&day=${day}`}>
                      {say('more', { count: own.length - SHOWN_A_DAY })}
                    </Link>
                  ) : null}
                </DropPlace>
              </Grid.Item>
            );
          })}
        </Grid.Root>
      </Box>
    </Box>
  );
}

function CalendarDays() {
  const say = useScheduleWords();
  const { long, month } = useDayNames();
  const [address, setAddress] = useSearchParams();
  const view: View = address.get('view') === 'month' ? 'month' : 'week';
  const named = address.get('day') ?? '';
  const asked = isDay(named) ? named : '';
  const query = new URLSearchParams({ view, day: asked });
  const { data, failed, reload } = useStaffData<CalendarData>(`/calendar?${query}`);
  const { today = '', timeZone = '' } = data?.meta ?? {};
  const day = asked || today;
  const days = day ? daysShown(view, day) : [];
  const step = (by: 1 | -1) => {
    if (day) setAddress({ view, day: view === 'week' ? addDays(day, 7 * by) : plusMonths(day, by) });
  };
  const items = Map.groupBy(data?.data ?? [], (item) => item.day);
  const { moved, move, forget } = usePlanMoves(reload);
  const [dragged, setDragged] = useState<MovablePlan | null>(null);
  const dropOn = (to: string) =>
    dragged && mayTake(dragged, to, today)
      ? () => {
          setDragged(null);
          void move(dragged, to);
        }
      : null;
  const shown = { days, items, today, onDrag: setDragged, dropOn };
  return (
    <Page.Main>
      <Page.Title>{say('calendar')}</Page.Title>
      <Layouts.Header
        title={say('calendar')}
        subtitle={data ? say('calendarHint', { zone: timeZone }) : ''}
      />
      <Layouts.Content>
        <Flex gap={2} paddingBottom={4} wrap="wrap">
          <Flex gap={1} role="group" aria-label={say('view')}>
            {(['week', 'month'] as const).map((one) => (
              <Button
                key={one}
                variant={view === one ? 'secondary' : 'tertiary'}
                aria-pressed={view === one}
                onClick={() => setAddress({ view: one, ...(asked ? { day: asked } : {}) })}
              >
                {say(one)}
              </Button>
            ))}
          </Flex>
          <Button variant="tertiary" onClick={() => step(-1)}>
            {say('previous')}
          </Button>
          <Button variant="tertiary" onClick={() => setAddress({ view })}>
            {say('today')}
          </Button>
          <Button variant="tertiary" onClick={() => step(1)}>
            {say('next')}
          </Button>
          <Typography variant="delta" aria-live="polite">
            {day
              ? view === 'week'
                ? `${long(days[0] ?? day)} – ${long(days.at(-1) ?? day)}`
                : month(day)
              : ''}
          </Typography>
        </Flex>
        <ListOr failed={failed} loading={data === null} empty={false} reload={reload}>
          {view === 'week' ? <Week {...shown} /> : <Month {...shown} month={day.slice(0, 7)} />}
        </ListOr>
        {moved ? (
          <MovedNotice
            moved={moved}
            dayName={long}
            onMove={(plan, to) => void move(plan, to)}
            onClose={forget}
          />
        ) : null}
      </Layouts.Content>
    </Page.Main>
  );
}

/** The staff's calendar: plans, dates of entries and special days, by week or month. */
export default function CalendarPage() {
  return <CalendarDays />;
}
