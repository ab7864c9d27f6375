import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, type TestDatabase } from '../database';

// Components stand in other tables.
vi.mock('../../../src/stylists/stylists', () => import('./tuesdays'));

const NOW = new Date('2026-11-21T09:00:00Z');
const TUESDAY = '2026-11-24';
const BOOKING = {
  ...{ stylist: null, first_name: 'Ewa', last_name: 'Lis', email: 'ewa@x.pl', phone: '+48 600 100 200' },
  ...{ date: TUESDAY, hour: '10:00', alternateDate: null, alternateHour: null, shoppingFor: ['work'] },
  ...{ occasion: null, timeAvailable: '2', notes: null, workedWithStylist: false, hasAppAccount: true },
  ...{ termsConsent: true, ageConsent: true, dataConsent: true, marketingConsent: false, source: '/' },
};

let database: TestDatabase;
let table: typeof import('../../../src/kit/table')['table'];
let takeMeeting: typeof import('../../../src/bookings/calendar')['takeMeeting'];
let bookStylist: typeof import('../../../src/bookings/book-stylist')['bookStylist'];
let changeBooking: typeof import('../../../src/bookings/change-booking')['changeBooking'];
let stopWorker: typeof import('../../../src/purge/purge-worker')['stopWorker'];

const TABLES = [
  ...['submission', 'personal-stylist-calendar', 'stylist-hour', 'hair-stylist', 'booking-step', 'delivery'],
  ...['purge-outbox', 'submission-photo'],
];

beforeAll(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  database = await openDatabase(TABLES);
  for (const one of [
    'stylist_hours (stylist, date, hour)',
    'deliveries (idempotency_key)',
    'submissions (idempotency_key)',
  ])
    await database.index(one);
  ({ table } = await import('../../../src/kit/table'));
  ({ takeMeeting } = await import('../../../src/bookings/calendar'));
  ({ bookStylist } = await import('../../../src/bookings/book-stylist'));
  ({ changeBooking } = await import('../../../src/bookings/change-booking'));
  ({ stopWorker } = await import('../../../src/purge/purge-worker'));
});
afterAll(async () => {
  stopWorker();
  await database.close();
  vi.useRealTimers();
});
beforeEach(async () => {
  for (const name of TABLES) await table(name).deleteMany({ where: {} });
  await table('hair-stylist').create({
    data: { documentId: 'a'.repeat(24), name: 'Ala', slug: 'ala', locale: 'pl-PL', publishedAt: NOW },
  });
});

/** What a booking is answered. @param key of the header, by which the website's script names a sending */
async function book(more: object, key = '') {
  const ctx = {
    ...{ query: { locale: 'pl-PL' }, request: { body: { ...BOOKING, ...more }, ip: '10.0.0.1' } },
    ...{ status: 200, state: {}, ip: '10.0.0.1', body: {} as { error?: { name: string; message: string } } },
    ...{ get: () => key, set() {}, is: () => true },
  };
  await bookStylist(ctx as unknown as Parameters<typeof bookStylist>[0]);
  return { status: ctx.status, ...ctx.body.error };
}

it.each([
  ['at an odd time', { alternateDate: TUESDAY, alternateHour: '03:33' }],
  ['on a day off', { alternateDate: '2026-11-25', alternateHour: '10:00' }],
  ['that somebody has', { alternateDate: '2026-12-01', alternateHour: '12:00' }],
])('a second time %s is refused by its own name, and nothing is stored', async (_, alternate) => {
  await takeMeeting('a'.repeat(24), { date: '2026-12-01', hour: '13:00' }, 'somebody');
  const { alternateDate, alternateHour } = alternate;
  expect(await book(alternate)).toMatchObject({
    ...{ status: 409, name: 'AlternateNotOffered' },
    message: expect.stringContaining(`alternateHour: ${alternateHour} on ${alternateDate}`),
  });
  expect(await table('submission').count({})).toBe(0);
});

it('a second time that is offered is stored, half over the first one too', async () => {
  expect(await book({ alternateDate: TUESDAY, alternateHour: '11:00' })).toEqual({ status: 200 });
  expect(await table('personal-stylist-calendar').findMany({})).toMatchObject([
    { date: TUESDAY, hour: '10:00', alternateDate: TUESDAY, alternateHour: '11:00' },
  ]);
});

it('an odd first time is refused as it was', async () => {
  expect(await book({ hour: '03:33' })).toMatchObject({ status: 409, name: 'TimeNotOffered' });
});

it('what a machine may have filled in takes its hours, and no mail goes', async () => {
  const notes = 'https://a.example https://b.example https://c.example https://d.example';
  expect(await book({ notes })).toEqual({ status: 200 });
  expect(await table('submission').findMany({})).toMatchObject([{ kind: 'stylist', state: 'aside' }]);
  expect(await table('delivery').count({})).toBe(0);
  expect(await book({ notes: null, email: 'iza@x.pl' })).toMatchObject({ status: 409, name: 'TimeTaken' });
});

describe('whoever is free', () => {
  const [ala, ola] = ['a'.repeat(24), 'b'.repeat(24)];
  beforeEach(() =>
    table('hair-stylist').create({
      data: { documentId: ola, name: 'Ola', slug: 'ola', locale: 'pl-PL', publishedAt: NOW },
    }),
  );
  /** What stands in the calendar already. */
  const stands = (stylist: string, state: string, date: string, hour = '14:00') =>
    table('personal-stylist-calendar').create({ data: { stylist, state, date, hour } });
  const given = async () =>
    (
      await table('personal-stylist-calendar').findMany({
        where: { email: { $notNull: true } },
        orderBy: [{ id: 'asc' }],
      })
    ).map(({ stylistName }) => stylistName);

  it('is the one with the fewest open meetings from today on, and of as many the first of the site', async () => {
    // Ala has one to come. Those of Ola are off, or over.
    await stands(ala, 'confirmed', '2026-12-01');
    for (const state of ['cancelled', 'declined']) await stands(ola, state, '2026-12-01');
    await stands(ola, 'confirmed', '2026-11-17');
    expect(await book({ email: '1@x.pl' })).toEqual({ status: 200 });
    expect(await book({ email: '2@x.pl' })).toEqual({ status: 200 });
    expect(await book({ email: '3@x.pl', hour: '14:00' })).toEqual({ status: 200 });
    expect(await given()).toEqual(['Ola', 'Ala', 'Ola']);
  });

  it('is somebody who is free, however few meetings another one has', async () => {
    for (const date of ['2026-12-01', '2026-12-08']) await stands(ola, 'new', date);
    await takeMeeting(ala, { date: TUESDAY, hour: '11:00' }, 'somebody');
    expect(await book({})).toEqual({ status: 200 });
    expect(await given()).toEqual(['Ola']);
  });
});

describe('the same booking, sent again on one day without a key', () => {
  const meetings = async () =>
    (await table('personal-stylist-calendar').findMany({ orderBy: [{ id: 'asc' }] })).map(
      ({ state }) => state,
    );
  const mails = () => table('delivery').count({});
  const last = async () =>
    (await table('personal-stylist-calendar').findMany({ orderBy: [{ id: 'desc' }] }))[0];
  const end = async (action: 'cancel' | 'decline') =>
    changeBooking(
      String((await last())?.documentId),
      { action, by: action === 'cancel' ? 'visitor' : 'staff' },
      NOW,
    );

  it('is the one that stands', async () => {
    for (const _ of [1, 2]) expect(await book({})).toEqual({ status: 200 });
    expect([await meetings(), await mails()]).toEqual([['new'], 2]);
  });

  it.each(['cancel', 'decline'] as const)('is a new one after %s, however often it comes', async (action) => {
    const off = action === 'cancel' ? 'cancelled' : 'declined';
    await book({});
    await end(action);
    const before = await mails();
    for (const _ of [1, 2]) expect(await book({})).toEqual({ status: 200 });
    expect([await meetings(), await mails()]).toEqual([[off, 'new'], before + 2]);
    await end(action);
    for (const _ of [1, 2]) expect(await book({})).toEqual({ status: 200 });
    expect(await meetings()).toEqual([off, off, 'new']);
  });

  it('is a new one where the staff have deleted its meeting', async () => {
    await book({});
    const row = await last();
    await table('personal-stylist-calendar').deleteMany({ where: {} });
    await table('stylist-hour').deleteMany({ where: { submission: row?.submission } });
    expect(await book({})).toEqual({ status: 200 });
    expect(await meetings()).toEqual(['new']);
  });

  it('is the one under its key, whatever became of it, where it names one', async () => {
    const key = 'k'.repeat(20);
    await book({}, key);
    await end('cancel');
    expect(await book({}, key)).toEqual({ status: 200 });
    expect(await meetings()).toEqual(['cancelled']);
  });
});
