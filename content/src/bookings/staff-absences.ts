import { addDays } from '@mall/contract';
import type { Context } from 'koa';
import { isUniqueViolation } from '../kit/database-errors';
import { fieldsOf } from '../kit/request';
import { table } from '../kit/table';
import { wakeWorker } from '../purge/purge-worker';
import { notePurge } from '../purge/purges';
import { freeHours, takeDays } from '../stylists/stylist-hours';
import { inTurn, stylistRows } from './calendar';
import { dayIn, refused, textIn } from './staff-fields';

const LONGEST_ABSENCE_DAYS = 92;
const MAX_NOTE = 200;

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
      await takeDays(stylist.documentId, firstDay, lastDay, row.documentId);
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
