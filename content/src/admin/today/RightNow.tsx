import { Box, Link, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Today, WrittenHours } from '../../today/today-answers';
import { type HoursOfDay, headerSays, hoursAt, recordOf, shopOf } from '../hours/hours-says';
import { shownHours } from '../hours/typed-hours';
import { useWords } from '../hours/words';
import { entryPath } from '../shared/entries';
import { Entries } from './Entries';
import { useTodayWords } from './words';

/** So many places and shops stand here; the others are in the day's calendar. */
const SHOWN = 6;

const Line = ({ to, children }: { to: string; children: ReactNode }) => (
  <Box tag="li" paddingTop={1} paddingBottom={1}>
    <Link tag={RouterLink} to={to}>
      {children}
    </Link>
  </Box>
);

const Heading = ({ children }: { children: ReactNode }) => (
  <Typography tag="h3" variant="omega" fontWeight="bold">
    {children}
  </Typography>
);

const shopIn = ({ values }: WrittenHours) => shopOf(values, String(values.slug ?? ''));

function Hours({ hours, today }: { hours: WrittenHours; today: Today }) {
  const say = useTodayWords();
  const { say: sayHours, opening } = useWords();
  const { day, time, timeZone, now } = today;
  const moment = { date: day, time };
  const record = recordOf(hours.values);
  const { centre, different } = hoursAt(record, now.shops.map(shopIn), moment, timeZone);
  const sentence = centre ? headerSays(record, moment, { ...opening, timeZone }) : null;
  const told = ({ cell, special }: HoursOfDay) =>
    [shownHours(cell, sayHours('closed')), special].filter(Boolean).join(' · ');
  const formOf = (slug: string | undefined) =>
    entryPath(now.shops.find(({ values }) => slug !== undefined && values.slug === slug) ?? hours);
  return (
    <>
      <ul>
        {sentence ? <Line to={entryPath(hours)}>{say('header', { sentence })}</Line> : null}
        <Line to={entryPath(hours)}>
          {centre ? say('hoursToday', { hours: told(centre) }) : say('noHours')}
        </Line>
      </ul>
      {different.length > 0 ? (
        <Box paddingTop={2}>
          <Heading>{say('different')}</Heading>
          <ul>
            {different.slice(0, SHOWN).map((one) => (
              <Line key={`${one.slug} ${one.name}`} to={formOf(one.slug)}>
                {`${one.name}: ${told(one)}`}
              </Line>
            ))}
            {different.length > SHOWN ? (
              <Line to={`/calendar?day=${day}`}>
                {say('differentMore', { count: different.length - SHOWN })}
              </Line>
            ) : null}
          </ul>
        </Box>
      ) : null}
    </>
  );
}

/** What visitors see at this moment: the header's sentence, the day's hours, who differs, and what is on. */
export function RightNow({ today }: { today: Today }) {
  const say = useTodayWords();
  const { hours, events } = today.now;
  return (
    <>
      {hours ? (
        <Hours {...{ hours, today }} />
      ) : (
        <Typography textColor="neutral600">{say('noHours')}</Typography>
      )}
      {events ? (
        <Box paddingTop={2}>
          <Heading>{say('eventsToday')}</Heading>
          <Entries line={events} />
        </Box>
      ) : null}
    </>
  );
}
