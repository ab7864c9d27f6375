import { Box, Flex, Grid, Link, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Today } from '../../today/today-answers';
import { ListOr } from '../inbox/InboxParts';
import { SELDOM_MS, useStaffData } from '../inbox/staff-data';
import { useNames } from '../shared/entries';
import { EmptySearches } from './EmptySearches';
import { Entries } from './Entries';
import { FirstHour } from './FirstHour';
import { RightNow } from './RightNow';
import { isTodayWord, useDay, useTodayWords } from './words';

/** Where each thing that waits is answered. */
const WAITING = [
  ['submissions', '/inbox?state=new'],
  ['aside', '/inbox?state=aside'],
  ['bookings', '/bookings'],
  ['deliveries', '/inbox?tab=deliveries'],
] as const;

function Card({ title, count, children }: { title: string; count?: number; children: ReactNode }) {
  return (
    <Grid.Item col={6} xs={12} alignItems="stretch" direction="column">
      <Box
        tag="section"
        aria-label={title}
        background="neutral0"
        padding={5}
        hasRadius
        shadow="tableShadow"
        height="100%"
        width="100%"
      >
        <Typography tag="h2" variant="delta">
          {count === undefined ? title : `${title} (${count})`}
        </Typography>
        <Box paddingTop={2}>{children}</Box>
      </Box>
    </Grid.Item>
  );
}

function Waiting({ waiting, plans, backup }: Pick<Today, 'waiting' | 'plans' | 'backup'>) {
  const say = useTodayWords();
  const dayOf = useDay();
  const shown = [
    ...WAITING.filter(([key]) => waiting[key] > 0).map(([key, to]) => [to, `${say(key)}: ${waiting[key]}`]),
    ...plans.map(({ day, count }) => [
      `/calendar?day=${day}`,
      `${say('plans')} (${dayOf(day, 'short')}): ${count}`,
    ]),
    ...(backup === 'failed' || backup === 'late' ? [['/status', say(`backup.${backup}`)]] : []),
  ];
  if (shown.length === 0) return <Typography textColor="neutral600">{say('nothing')}</Typography>;
  return (
    <ul>
      {shown.map(([to = '', words]) => (
        <Box key={to} tag="li" paddingTop={1} paddingBottom={1}>
          <Link tag={RouterLink} to={to}>
            {words}
          </Link>
        </Box>
      ))}
    </ul>
  );
}

function Languages({ languages }: { languages: Today['languages'] }) {
  const say = useTodayWords();
  const { languageName } = useNames();
  const lacking = languages.filter(({ missing, draft, stale }) => missing + draft + stale > 0);
  if (lacking.length === 0) return <Typography textColor="neutral600">{say('languagesFine')}</Typography>;
  return (
    <ul>
      {lacking.map(({ locale, ...counts }) => (
        <Box key={locale} tag="li" paddingTop={1} paddingBottom={1}>
          <Flex gap={3} wrap="wrap">
            <Typography>{languageName(locale)}</Typography>
            {(['missing', 'draft', 'stale'] as const)
              .filter((mark) => counts[mark] > 0)
              .map((mark) => (
                <Link key={mark} tag={RouterLink} to={`/languages?language=${locale}&mark=${mark}`}>
                  {say(mark, { count: counts[mark] })}
                </Link>
              ))}
          </Flex>
        </Box>
      ))}
    </ul>
  );
}

function Day({ today }: { today: Today }) {
  const say = useTodayWords();
  const isOpen = today.steps.every(({ done }) => done);
  const title = (key: string) => (isTodayWord(key) ? say(key) : key);
  return (
    <Flex direction="column" alignItems="stretch" gap={5} paddingBottom={8}>
      {isOpen ? null : <FirstHour steps={today.steps} />}
      <Grid.Root gap={5}>
        <Card title={say('now')}>
          <RightNow today={today} />
        </Card>
        <Card title={say('waiting')}>
          <Waiting {...today} />
        </Card>
        {today.week.map((line) => (
          <Card key={line.key} title={title(line.key)} count={line.count}>
            <Entries line={line} />
          </Card>
        ))}
        <Card title={say('languages')}>
          <Languages languages={today.languages} />
        </Card>
        <Card title={say('emptySearches')}>
          <EmptySearches />
        </Card>
        {today.toMend
          .filter(({ count }) => count > 0)
          .map((line) => (
            <Card key={line.key} title={title(line.key)} count={line.count}>
              <Entries line={line} />
            </Card>
          ))}
      </Grid.Root>
    </Flex>
  );
}

/** The admin's home: what the day asks for, and in a new centre what comes first. */
export default function TodayPage() {
  const say = useTodayWords();
  const day = useDay();
  const { data, failed, reload } = useStaffData<{ data: Today }>('/today', SELDOM_MS);
  const today = data?.data;
  return (
    <Page.Main>
      <Page.Title>{say('title')}</Page.Title>
      <Layouts.Header
        title={today?.centre ? `${say('title')} · ${today.centre}` : say('title')}
        subtitle={today ? say('hello', { day: day(today.day, 'long'), time: today.time }) : ''}
      />
      <Layouts.Content>
        <ListOr failed={failed} loading={data === null} empty={false} reload={reload}>
          {today ? <Day today={today} /> : null}
        </ListOr>
      </Layouts.Content>
    </Page.Main>
  );
}
