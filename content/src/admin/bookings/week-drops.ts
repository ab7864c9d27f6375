import type { Meeting, MeetingDetails, Week } from '../../bookings/staff-week';

/** A cell of the week: a stylist's documentId, and a day of the centre, YYYY-MM-DD. */
export interface WeekCell {
  stylist: string;
  date: string;
}

type Placed = Pick<Meeting, 'stylist' | 'date' | 'hour'>;
type Opened = Placed & Pick<MeetingDetails, 'free'>;

/** Whether the staff may give a meeting another stylist or time now. */
export const isMovable = ({ actions }: Pick<Meeting, 'actions'>): boolean => actions.includes('move');

/** The absences of a stylist on a day. */
export const awayIn = (blocks: Week['blocks'], { stylist, date }: WeekCell): Week['blocks'] =>
  blocks.filter((block) => block.stylist === stylist && block.firstDay <= date && date <= block.lastDay);

/** Whether a meeting may be dropped on a cell: it is not there already, and neither is the day over nor the stylist away. */
export function mayTake(
  { today, blocks }: Pick<Week, 'today' | 'blocks'>,
  meeting: Pick<Meeting, 'stylist' | 'date'>,
  to: WeekCell,
): boolean {
  const isThere = to.stylist === meeting.stylist && to.date === meeting.date;
  return to.date >= today && !isThere && awayIn(blocks, to).length === 0;
}

/** When a stylist is free for a meeting, which it is not given to already: YYYY-MM-DD and HH:mm of the centre, in order. */
export function timesWith(meeting: Opened, stylist: string): { date: string; hour: string }[] {
  const days = meeting.free.find(({ documentId }) => documentId === stylist)?.days ?? [];
  return days
    .flatMap(({ date, hours }) => hours.map((hour) => ({ date, hour })))
    .filter(
      ({ date, hour }) => stylist !== meeting.stylist || date !== meeting.date || hour !== meeting.hour,
    );
}

/** Whether somebody else is free for a meeting at its time. */
export const isFreeNow = (meeting: Opened, stylist: string): boolean =>
  timesWith(meeting, stylist).some(({ date, hour }) => date === meeting.date && hour === meeting.hour);

const minutes = (hour: string): number => {
  const [hours, rest] = hour.split(':').map(Number);
  return (hours ?? 0) * 60 + (rest ?? 0);
};

interface Proposal {
  stylist: string;
  /** `2026-12-04T13:00` of the centre; empty where the stylist has no free hour on that day. */
  time: string;
  /** What carries it out. */
  step: 'assign' | 'move' | null;
}

/** What dropping a meeting on a cell means: the free hour of that day nearest to its own, of two as near the earlier. */
export function proposalFor(meeting: Opened, { stylist, date }: WeekCell): Proposal {
  const away = ({ hour }: { hour: string }) => Math.abs(minutes(hour) - minutes(meeting.hour));
  const [nearest] = timesWith(meeting, stylist)
    .filter((time) => time.date === date)
    .toSorted((one, other) => away(one) - away(other));
  if (!nearest) return { stylist, time: '', step: null };
  const isSameTime = date === meeting.date && nearest.hour === meeting.hour;
  return { stylist, time: `${date}T${nearest.hour}`, step: isSameTime ? 'assign' : 'move' };
}
