import { addDays } from '@mall/contract';
import { table } from '../kit/table';
import { hoursTaken, MEETING_HOURS } from './stylist-times';

/** Every taken hour of a stylist is a row, and the database takes none twice: meetings and absences alike. */
export const STYLIST_HOUR = 'stylist-hour';

/** Who takes hours: a meeting, or an absence. */
type Taker = { submission: string } | { block: string };

interface Creating {
  createMany(query: { data: object[] }): Promise<unknown>;
}

/**
 * Takes hours in the transaction that is open. Throws the database's own error when one of them is taken
 * (`isUniqueViolation`).
 */
export async function takeHours(
  stylist: string,
  hours: readonly { date: string; hour: string }[],
  by: Taker,
) {
  for (const { date, hour } of hours) {
    await table(STYLIST_HOUR).create({ data: { stylist, date, hour, ...by } });
  }
}

/** The same for the many hours of an absence, in few statements. @param but hours that it leaves out */
export async function takeDays(
  stylist: string,
  firstDay: string,
  lastDay: string,
  block: string,
  but: readonly { date: string; hour: string }[] = [],
) {
  const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
  for (let date = firstDay; date <= lastDay; date = addDays(date, 1)) {
    await (table(STYLIST_HOUR) as unknown as Creating).createMany({
      data: hours
        .filter((hour) => !but.some((one) => one.date === date && one.hour === hour))
        .map((hour) => ({ stylist, date, hour, block })),
    });
  }
}

export async function freeHours(by: Taker): Promise<void> {
  await table(STYLIST_HOUR).deleteMany({ where: { ...by } });
}

/** Taken hours of a stylist from a day on, "YYYY-MM-DD HH:mm". @param except a meeting that is to be moved */
export async function takenHours(stylist: string, from: string, except?: string): Promise<string[]> {
  const rows = await table(STYLIST_HOUR).findMany({ where: { stylist, date: { $gte: from } } });
  return rows
    .filter(({ submission }) => except === undefined || submission !== except)
    .map(({ date, hour }) => `${date} ${hour}`);
}

/** The hours that a meeting's row takes. */
export function meetingHours({ date, hour }: Record<string, unknown>) {
  return hoursTaken(String(date), String(hour), MEETING_HOURS);
}
