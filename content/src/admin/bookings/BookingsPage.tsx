import { addDays } from '@mall/contract/centre-time.ts';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { ArrowLeft, ArrowRight, Calendar } from '@strapi/icons';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Meeting, Week } from '../../bookings/staff-week';
import { useStaffData } from '../inbox/staff-data';
import { AbsenceDialog } from './AbsenceDialog';
import { MeetingCard } from './MeetingCard';
import { MeetingDialog } from './MeetingDialog';
import { BOOKINGS_PERMISSIONS } from './permissions';
import { WeekTable } from './WeekTable';
import { useWeekActions } from './week-data';
import type { WeekCell } from './week-drops';
import { useWords } from './words';

interface Opened {
  documentId: string;
  /** Where it was dropped. */
  to?: WeekCell;
}

function Bookings() {
  const { say, day } = useWords();
  const [address, setAddress] = useSearchParams();
  const week = address.get('week') ?? '';
  const { data, failed, reload } = useStaffData<{ data: Week }>(`/bookings?${new URLSearchParams({ week })}`);
  const { removeBlock } = useWeekActions(reload);
  const [open, setOpen] = useState<Opened | null>(null);
  const [dragged, setDragged] = useState<Meeting | null>(null);
  const [absence, setAbsence] = useState(false);
  const shown = data?.data;
  const show = (to: string) => setAddress(to === '' ? {} : { week: to });
  // Nothing is changed by it: each step may tell the visitor, so somebody has to press its button.
  const drop = ({ documentId }: Meeting, to: WeekCell) => {
    setDragged(null);
    setOpen({ documentId, to });
  };
  const monday = shown?.days[0] ?? '';
  const sunday = shown?.days.at(-1) ?? '';
  return (
    <Page.Main>
      <Page.Title>{say('title')}</Page.Title>
      <Layouts.Header
        title={say('title')}
        subtitle={say('subtitle')}
        primaryAction={
          <Button startIcon={<Calendar />} variant="secondary" onClick={() => setAbsence(true)}>
            {say('absence')}
          </Button>
        }
      />
      <Layouts.Content>
        {failed && !shown ? (
          <Flex role="alert" gap={4}>
            <Typography>{say('failed')}</Typography>
            <Button variant="secondary" onClick={reload}>
              {say('retry')}
            </Button>
          </Flex>
        ) : null}
        {shown ? (
          <>
            <Box background="neutral0" padding={4} hasRadius shadow="tableShadow" marginBottom={4}>
              <Typography variant="delta" tag="h2">
                {say('waiting')} ({shown.waiting.length})
              </Typography>
              <Flex tag="ul" gap={2} paddingTop={2} wrap="wrap" alignItems="stretch">
                {shown.waiting.length === 0 ? (
                  <Typography tag="li" textColor="neutral600">
                    {say('waitingNone')}
                  </Typography>
                ) : null}
                {shown.waiting.map((meeting) => (
                  <li key={meeting.documentId}>
                    <MeetingCard
                      meeting={meeting}
                      dated
                      onDrag={setDragged}
                      onOpen={() => setOpen({ documentId: meeting.documentId })}
                    />
                  </li>
                ))}
              </Flex>
            </Box>
            <Flex gap={2} paddingBottom={4} wrap="wrap" tag="nav" aria-label={say('title')}>
              <Button variant="tertiary" startIcon={<ArrowLeft />} onClick={() => show(addDays(monday, -7))}>
                {say('previous')}
              </Button>
              <Button variant="tertiary" onClick={() => show('')}>
                {say('thisWeek')}
              </Button>
              <Button variant="tertiary" endIcon={<ArrowRight />} onClick={() => show(addDays(monday, 7))}>
                {say('next')}
              </Button>
              <Typography variant="delta" tag="h2" aria-live="polite">
                {say('week', { from: day(monday), to: day(sunday) })}
              </Typography>
            </Flex>
            <WeekTable
              week={shown}
              dragged={dragged}
              onDrag={setDragged}
              onDrop={drop}
              onOpen={(documentId) => setOpen({ documentId })}
              onRemove={(block) => void removeBlock(block)}
            />
          </>
        ) : null}
      </Layouts.Content>
      {open ? <MeetingDialog {...open} onChanged={reload} onClose={() => setOpen(null)} /> : null}
      {absence && shown ? (
        <AbsenceDialog
          stylists={shown.stylists}
          from={shown.today}
          onChanged={reload}
          onClose={() => setAbsence(false)}
        />
      ) : null}
    </Page.Main>
  );
}

/** The staff's week of the stylists: who waits, who meets whom, who is away. */
export default function BookingsPage() {
  return (
    <Page.Protect permissions={BOOKINGS_PERMISSIONS}>
      <Bookings />
    </Page.Protect>
  );
}
