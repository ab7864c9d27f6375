import { centreDay } from '../kit/centre-time';
import { table } from '../kit/table';
import { meetingHours, STYLIST_HOUR, takeHours } from '../stylists/stylist-hours';
import { OPEN_STATES } from './booking-steps';

/**
 * Gives the meetings of an earlier version, which stand in the calendar alone, their hours. What two of them took then
 * stays with the first, and the log says how many need a look.
 */
export async function ensureHours(now: Date): Promise<void> {
  const [rows, hours] = await Promise.all([
    table('personal-stylist-calendar').findMany({
      where: { state: { $in: OPEN_STATES }, date: { $gte: centreDay(now) }, stylist: { $notNull: true } },
      orderBy: [{ id: 'asc' }],
    }),
    table(STYLIST_HOUR).findMany({ where: { date: { $gte: centreDay(now) } } }),
  ]);
  const known = new Set(hours.map(({ submission }) => submission));
  const taken = new Set(hours.map(({ stylist, date, hour }) => `${stylist} ${date} ${hour}`));
  let doubled = 0;
  for (const row of rows.filter(({ submission }) => !known.has(submission))) {
    const wanted = meetingHours(row);
    const keyOf = ({ date, hour }: { date: string; hour: string }) => `${row.stylist} ${date} ${hour}`;
    if (wanted.some((one) => taken.has(keyOf(one)))) {
      doubled += 1;
      continue;
    }
    await takeHours(String(row.stylist), wanted, { submission: String(row.submission) });
    for (const one of wanted) taken.add(keyOf(one));
  }
  if (doubled > 0) strapi.log.warn('bookings.doubled', { meetings: doubled });
}
