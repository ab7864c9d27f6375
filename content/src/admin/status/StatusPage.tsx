import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import type { Sentence, StatusLine } from '../../status/lines';
import type { Status } from '../../status/staff-routes';
import { ListOr, StateWord } from '../inbox/InboxParts';
import { useStaffData } from '../inbox/staff-data';
import { Entries } from '../today/Entries';
import { isStatusWord, useStatusWords } from './words';

const EVERY_MS = 30_000;
const COLOUR = { good: 'delivered', off: 'cancelled', wrong: 'dead' } as const;

/** Where the staff themselves find more. */
const PLACES: Record<string, { to: string; word: 'deliveries' | 'calendar' }> = {
  mail: { to: '/inbox?tab=deliveries', word: 'deliveries' },
  crm: { to: '/inbox?tab=deliveries', word: 'deliveries' },
  plans: { to: '/calendar', word: 'calendar' },
};

/** What is said instead of everything while nothing can be asked. */
const AWAY: StatusLine = {
  key: 'content',
  state: 'wrong',
  said: [{ word: 'content.away' }],
  mend: 'content.away.mend',
};

const GIGABYTE = 1e9;
const MEGABYTE = 1e6;

/** Sentences of the server in the admin's language, with times on the centre's clock. */
function useSentences(timeZone: string | undefined) {
  const say = useStatusWords();
  const { formatDate, formatNumber } = useIntl();
  const time = (at: string) => formatDate(at, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const size = (bytes: number) =>
    bytes < GIGABYTE
      ? formatNumber(bytes / MEGABYTE, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
      : formatNumber(bytes / GIGABYTE, { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 });
  const each = <From,>(of: Record<string, From> | undefined, shown: (one: From) => string) =>
    Object.fromEntries(Object.entries(of ?? {}).map(([name, one]) => [name, shown(one)]));
  return ({ word, times, sizes, values }: Sentence) =>
    isStatusWord(word) ? say(word, { ...values, ...each(times, time), ...each(sizes, size) }) : word;
}

interface PartProps {
  line: StatusLine;
  sentence: (said: Sentence) => string;
  children?: ReactNode;
}

function Part({ line: { key, state, said, mend }, sentence, children }: PartProps) {
  const say = useStatusWords();
  const title = sentence({ word: key });
  const place = PLACES[key];
  return (
    <Box tag="section" aria-label={title} background="neutral0" padding={5} hasRadius shadow="tableShadow">
      <Flex gap={4} justifyContent="space-between" alignItems="center" wrap="wrap">
        <Typography tag="h2" variant="delta">
          {title}
        </Typography>
        <StateWord state={COLOUR[state]}>{say(state)}</StateWord>
      </Flex>
      <Box paddingTop={2}>
        <Typography tag="p">{said.map(sentence).join(' ')}</Typography>
        {children}
        {mend ? (
          <Typography tag="p" fontWeight="semiBold">
            {`${say('mend')} ${sentence({ word: mend })}`}
          </Typography>
        ) : null}
        {mend && place ? (
          <Link tag={RouterLink} to={place.to}>
            {say(place.word)}
          </Link>
        ) : null}
      </Box>
    </Box>
  );
}

function Parts({ status }: { status: Status }) {
  const sentence = useSentences(status.timeZone);
  const plans = { key: 'plans', count: status.plans.length, items: status.plans };
  return status.lines.map((line) => (
    <Part key={line.key} line={line} sentence={sentence}>
      {line.key === 'plans' && plans.count > 0 ? <Entries line={plans} /> : null}
    </Part>
  ));
}

/** The staff's page about how the site is, in plain words, with what to do where something is wrong. */
export default function StatusPage() {
  const say = useStatusWords();
  const sentence = useSentences(undefined);
  const { data, failed, reload } = useStaffData<{ data: Status }>('/status', EVERY_MS);
  const status = data?.data;
  const count = status?.lines.filter(({ state }) => state === 'wrong').length ?? 0;
  const summary = count > 0 ? say('toLookAt', { count }) : say('fine');
  return (
    <Page.Main>
      <Page.Title>{say('title')}</Page.Title>
      <Layouts.Header title={say('title')} subtitle={status && !failed ? summary : ''} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={8}>
          {failed ? <Part line={AWAY} sentence={sentence} /> : null}
          {failed ? null : (
            <ListOr failed={failed} loading={data === null} empty={false} reload={reload}>
              {status ? <Parts status={status} /> : null}
            </ListOr>
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
