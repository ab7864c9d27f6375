import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STATES } from '../../../src/bookings/booking-steps';
import { openDatabase, type TestDatabase } from '../database';

let database: TestDatabase;
let table: typeof import('../../../src/kit/table')['table'];
let change: typeof import('../../../src/bookings/change-booking');
let calendar: typeof import('../../../src/bookings/calendar');
let hours: typeof import('../../../src/stylists/stylist-hours');
let reminders: typeof import('../../../src/bookings/reminders');
let stopWorker: typeof import('../../../src/purge/purge-worker')['stopWorker'];
let earlier: typeof import('../../../src/bookings/ensure-hours');

const NOW = new Date('2026-11-21T09:00:00Z');

beforeAll(async () => {
  database = await openDatabase([
    'submission',
    'personal-stylist-calendar',
    'stylist-hour',
    'booking-step',
    'delivery',
    'purge-outbox',
  ]);
  await database.index('stylist_hours (stylist, date, hour)');
  await database.index('deliveries (idempotency_key)');
  ({ table } = await import('../../../src/kit/table'));
  change = await import('../../../src/bookings/change-booking');
  calendar = await import('../../../src/bookings/calendar');
  hours = await import('../../../src/stylists/stylist-hours');
  reminders = await import('../../../src/bookings/reminders');
  ({ stopWorker } = await import('../../../src/purge/purge-worker'));
  earlier = await import('../../../src/bookings/ensure-hours');
});
afterAll(async () => {
  stopWorker();
  await database.close();
});
beforeEach(async () => {
  for (const name of ['submission', 'personal-stylist-calendar', 'stylist-hour', 'booking-step', 'delivery'])
    await table(name).deleteMany({ where: {} });
});

let count = 0;
async function meeting(data: object = {}, takes = true) {
  const id = `m${++count}`;
  const row = {
    ...{ documentId: id, submission: `s${id}`, state: 'confirmed', stylist: 'a', stylistName: 'Ala' },
    ...{ date: '2026-11-24', hour: '10:00', language: 'pl-PL', name: 'Ewa', email: 'e@x.pl', phone: '+48' },
    ...{ sequence: 0, anyone: false, changedAt: new Date('2026-11-01T09:00:00Z'), ...data },
  };
  await table('personal-stylist-calendar').create({ data: row });
  if (takes && row.stylist) await calendar.takeMeeting(row.stylist, row, row.submission);
  return row;
}
const taken = async () =>
  (
    await table('stylist-hour').findMany({ orderBy: [{ date: 'asc' }, { hour: 'asc' }, { stylist: 'asc' }] })
  ).map(({ stylist, date, hour, submission }) => `${stylist} ${date} ${hour} ${submission}`);
const mails = async () =>
  (await table('delivery').findMany({ orderBy: [{ id: 'asc' }] })).map(
    ({ idempotencyKey }) => idempotencyKey,
  );

describe('the stylists’ hours', () => {
  it('are sold once, whatever asks for them, half over each other too', async () => {
    await meeting();
    await expect(
      calendar.takeMeeting('a', { date: '2026-11-24', hour: '11:00' }, 'other'),
    ).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_UNIQUE' });
    await expect(hours.takeDays('a', '2026-11-24', '2026-11-25', 'away')).rejects.toThrow();
    await calendar.takeMeeting('a', { date: '2026-11-24', hour: '12:00' }, 'other');
    await calendar.takeMeeting('b', { date: '2026-11-24', hour: '10:00' }, 'third');
  });

  it('of an earlier version’s meetings are taken at the start, of two at one time those of the first', async () => {
    const [first] = [await meeting({}, false), await meeting({ hour: '11:00' }, false)];
    await meeting({ state: 'cancelled' }, false);
    await meeting({ stylist: null }, false);
    await meeting({ date: '2026-11-01' }, false);
    await earlier.ensureHours(NOW);
    await earlier.ensureHours(NOW);
    expect(await taken()).toEqual([
      `a 2026-11-24 10:00 ${first?.submission}`,
      `a 2026-11-24 11:00 ${first?.submission}`,
    ]);
  });
});

describe('a meeting', () => {
  it.each(STATES)('that is %s is on unless it was called off', async (state) => {
    const { submission } = await meeting({ state });
    expect(await calendar.isOn(submission)).toBe(!['declined', 'cancelled'].includes(state));
  });

  it('that the staff have deleted is not', async () => {
    await meeting();
    expect(await calendar.isOn('nobody')).toBe(false);
  });
});

describe('a change of a meeting', () => {
  it('moves its hours, its history and its mail at once', async () => {
    const { documentId, submission } = await meeting();
    const moved = await change.changeBooking(
      documentId,
      { action: 'move', by: 'staff', byName: 'Ola', date: '2026-11-24', hour: '11:00', word: 'Przepraszamy' },
      NOW,
    );
    expect(moved).toMatchObject({ state: 'moved', hour: '11:00', sequence: 1, stylist: 'a' });
    expect(await taken()).toEqual([`a 2026-11-24 11:00 ${submission}`, `a 2026-11-24 12:00 ${submission}`]);
    expect(await mails()).toEqual([`bookingUpdate-${submission}.1`]);
    const steps = await table('booking-step').findMany({ where: { submission } });
    expect(steps).toMatchObject([
      { sequence: 1, action: 'move', actor: 'staff', actorName: 'Ola', word: 'Przepraszamy', hour: '11:00' },
    ]);
  });

  it('leaves everything as it was when the time is taken', async () => {
    const { documentId } = await meeting();
    await meeting({ hour: '14:00' });
    const before = await taken();
    await expect(
      change.changeBooking(documentId, { action: 'move', by: 'staff', hour: '13:00' }, NOW),
    ).rejects.toMatchObject({ name: 'TimeTaken' });
    expect(await taken()).toEqual(before);
    expect(await mails()).toEqual([]);
    expect(await table('booking-step').count({})).toBe(0);
  });

  it('frees what is off, tells visitor and staff, and takes the reminder back', async () => {
    const { documentId, submission } = await meeting();
    await reminders.queueReminders(new Date('2026-11-23T12:00:00Z'));
    expect(await mails()).toEqual([`bookingReminder-${submission}.0`]);
    const changed = await change.changeBooking(documentId, { action: 'cancel', by: 'visitor' }, NOW);
    expect(changed).toMatchObject({ state: 'cancelled', sequence: 1 });
    expect(await taken()).toEqual([]);
    expect(await mails()).toEqual([`bookingUpdate-${submission}.1`, `bookingChangeNotice-${submission}.1`]);
    await expect(
      change.changeBooking(documentId, { action: 'cancel', by: 'visitor' }, NOW),
    ).rejects.toMatchObject({ name: 'NotNow' });
  });

  it('of two at once is one, then the other, and no number is given twice', async () => {
    const { documentId } = await meeting();
    await Promise.all(
      ['12:00', '13:00', '14:00', '15:00'].map((hour) =>
        change.changeBooking(documentId, { action: 'move', by: 'staff', hour }, NOW),
      ),
    );
    const steps = await table('booking-step').findMany({ orderBy: [{ id: 'asc' }] });
    expect(steps.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
    expect(await taken()).toHaveLength(2);
  });
});

describe('reminders', () => {
  it('are queued once, however often and by whomever is looked, and again for a new time', async () => {
    const { documentId, submission } = await meeting();
    await meeting({ state: 'new', hour: '14:00' });
    const dayBefore = new Date('2026-11-23T12:00:00Z');
    expect(await reminders.queueReminders(NOW)).toBe(0);
    await Promise.all([1, 2, 3].map(() => reminders.queueReminders(dayBefore)));
    expect(await mails()).toEqual([`bookingReminder-${submission}.0`]);
    await table('delivery').deleteMany({ where: {} });
    await change.changeBooking(documentId, { action: 'move', by: 'staff', date: '2026-11-27' }, NOW);
    expect(await reminders.queueReminders(new Date('2026-11-26T12:00:00Z'))).toBe(1);
    expect(await mails()).toEqual([`bookingUpdate-${submission}.1`, `bookingReminder-${submission}.1`]);
  });
});
