import { addDays } from '@mall/contract';
import type { Context } from 'koa';
import { centreDay } from '../kit/centre-time';
import { isUniqueViolation } from '../kit/database-errors';
import { fieldsOf } from '../kit/request';
import { table } from '../kit/table';
import { wakeWorker } from '../purge/purge-worker';
import { notePurge } from '../purge/purges';
import { freeHours, meetingHours, takeDays } from '../stylists/stylist-hours';
import { OFF_STATES } from './booking-steps';
import { BOOKING, inTurn, stylistRows } from './calendar';
import { beginsAt } from './change-booking';
import { dayIn, refused, textIn } from './staff-fields';

const LONGEST_ABSENCE_DAYS = 92;
const MAX_NOTE = 200;

/** Hours of meetings that have begun: whoever goes home ill in the morning has had them. */
async function hoursGone(stylist: string, firstDay: string, now: Date) {
  const meetings = await table(BOOKING).findMany({
    where: {
      ...{ stylist, date: { $gte: addDays(firstDay, -1), $lte: centreDay(now) } },
      state: { $notIn: OFF_STATES },
    },
  });
  return meetings.filter((row) => beginsAt(row) <= now).flatMap(meetingHours);
}

/** `POST /admin/mall/stylist-blocks` with `{stylist, firstDay, lastDay, note?}`: nobody books these days. */
export async function addBlock(ctx: Context) {
  const fields = fieldsOf(ctx);
  const [firstDay, lastDay] = [dayIn(fields, 'firstDay', 'NoDay'), dayIn(fields, 'lastDay', 'NoDay')];
  if (lastDay < firstDay) throw refused('LastBeforeFirst', 'lastDay: not before the first.');
  if (addDays(firstDay, LONGEST_ABSENCE_DAYS) < lastDay)
    throw refused(
      'AbsenceTooLong',
      `lastDay: at most ${LONGEST_ABSENCE_DAYS} days. Enter the rest as another absence.`,
    );
  const note = textIn(fields, 'note', MAX_NOTE);
  const [stylist] = await stylistRows(textIn(fields, 'stylist', 64) ?? '-');
  if (!stylist) throw refused('NoStylist', 'stylist: choose one.');
  try {
    const block = await inTurn(async () => {
      const row = await table('stylist-block').create({
        data: { stylist: stylist.documentId, firstDay, lastDay, note },
      });
      const gone = await hoursGone(stylist.documentId, firstDay, new Date());
      await takeDays(stylist.documentId, firstDay, lastDay, row.documentId, gone);
      await notePurge(['stylists']);
      return row;
    });
    wakeWorker();
    ctx.body = { data: { documentId: block.documentId } };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw refused(
      'DaysTaken',
      'firstDay: there is a meeting or an absence on these days. Move or cancel it first.',
    );
  }
}

/** `POST /admin/mall/stylist-blocks/{documentId}/remove` */
export async function removeBlock(ctx: Context) {
  const documentId = String(ctx.params.id);
  await inTurn(async () => {
    await freeHours({ block: documentId });
    await table('stylist-block').deleteMany({ where: { documentId } });
    await notePurge(['stylists']);
  });
  wakeWorker();
  ctx.body = { data: null };
}
