import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { STATES } from '../../../src/bookings/booking-steps';
import type { AdminRoute } from '../../../src/kit/admin-routes';
import { openDatabase, type TestDatabase } from '../database';

// Components stand in other tables.
vi.mock('../../../src/stylists/stylists', () => import('./tuesdays'));

const NOW = new Date('2026-11-21T09:00:00Z');
const TUESDAY = '2026-11-24';

let database: TestDatabase;
let table: typeof import('../../../src/kit/table')['table'];
let calendar: typeof import('../../../src/bookings/calendar');
let visitor: typeof import('../../../src/bookings/change-booking');
let stopWorker: typeof import('../../../src/purge/purge-worker')['stopWorker'];
const routes = new Map<string, AdminRoute['handler']>();

beforeAll(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  database = await openDatabase([
    'submission',
    'personal-stylist-calendar',
    'stylist-hour',
    'stylist-block',
    'hair-stylist',
    'booking-step',
    'delivery',
    'purge-outbox',
  ]);
  await database.index('stylist_hours (stylist, date, hour)');
  await database.index('deliveries (idempotency_key)');
  const server = {
    routes: ({ routes: added }: { routes: AdminRoute[] }) => {
      for (const { method, path, handler } of added) routes.set(`${method} ${path}`, handler);
    },
  };
  Object.assign(strapi, { server });
  ({ table } = await import('../../../src/kit/table'));
  calendar = await import('../../../src/bookings/calendar');
  visitor = await import('../../../src/bookings/change-booking');
  ({ stopWorker } = await import('../../../src/purge/purge-worker'));
  const { registerStaffBookings } = await import('../../../src/bookings/staff-bookings');
  registerStaffBookings();
});
afterAll(async () => {
  stopWorker();
  await database.close();
  vi.useRealTimers();
});
beforeEach(async () => {
  for (const name of [
    ...['submission', 'personal-stylist-calendar', 'stylist-hour', 'stylist-block', 'hair-stylist'],
    ...['booking-step', 'delivery'],
  ])
    await table(name).deleteMany({ where: {} });
  for (const documentId of ['ala', 'ola'])
    await table('hair-stylist').create({
      data: { documentId, name: documentId, slug: documentId, locale: 'pl-PL', publishedAt: NOW },
    });
  // Taken off the website: only the draft is left.
  await table('hair-stylist').create({
    data: { documentId: 'ewa', name: 'ewa', slug: 'ewa', locale: 'pl-PL' },
  });
});

/** What a route of the staff answers. Rejects with the error that Strapi would answer with. */
async function ask<T>(route: string, { id = '', query = {}, body = {} } = {}): Promise<T> {
  const answer: { body?: { data: T } } = {};
  const ctx = Object.assign(answer, { params: { id }, query, request: { body }, state: {}, set() {} });
  await routes.get(route)?.(ctx as unknown as Parameters<AdminRoute['handler']>[0]);
  if (!answer.body) throw new Error(`${route} has not answered`);
  return answer.body.data;
}

interface Shown {
  documentId: string;
  state: string;
  stylist: string | null;
  stylistGone: boolean;
  sequence: number;
  hour: string;
  tells: string[];
}
const step = (id: string, body: object) => ask<Shown>('POST /mall/bookings/:id/step', { id, body });
const week = () => ask<{ waiting: Shown[]; stylists: { documentId: string }[] }>('GET /mall/bookings');

let count = 0;
async function meeting(data: object = {}) {
  const id = `m${++count}`;
  const row = {
    ...{ documentId: id, submission: `s${id}`, state: 'confirmed', stylist: 'ala', stylistName: 'ala' },
    ...{ date: TUESDAY, hour: '10:00', language: 'pl-PL', name: 'Iza', email: 'i@x.pl', phone: '+48' },
    ...{ sequence: 0, anyone: false, changedAt: new Date('2026-11-01T09:00:00Z'), ...data },
  };
  await table('personal-stylist-calendar').create({ data: row });
  if (row.stylist) await calendar.takeMeeting(row.stylist, row, row.submission);
  return row;
}
const mails = async () =>
  (await table('delivery').findMany({ orderBy: [{ id: 'asc' }] })).map(
    ({ idempotencyKey }) => idempotencyKey,
  );
const refusal = (name: string) => ({ name: 'ValidationError', details: { name } });

describe('what is left to do in the week', () => {
  it('are meetings to be answered, and open ones whose stylist has no column', async () => {
    const asked = await meeting({ state: 'new' });
    await meeting({ hour: '12:00' });
    const nobodys = await meeting({ stylist: null, hour: '13:00' });
    const gone = await meeting({ stylist: 'ewa', hour: '14:00' });
    await meeting({ stylist: 'ewa', hour: '16:00', state: 'cancelled' });
    await meeting({ stylist: 'ewa', date: '2026-11-17' });
    const { waiting, stylists } = await week();
    expect(stylists.map(({ documentId }) => documentId)).toEqual(['ala', 'ola']);
    expect(waiting.map((one) => [one.documentId, one.stylistGone])).toEqual([
      [asked.documentId, false],
      [nobodys.documentId, false],
      [gone.documentId, true],
    ]);
  });

  it('are all open meetings when no stylist is left', async () => {
    await table('hair-stylist').deleteMany({ where: {} });
    const { documentId } = await meeting();
    expect((await week()).waiting).toMatchObject([{ documentId, stylistGone: true }]);
  });
});

describe('a step of the staff', () => {
  it('says of which actions the visitor gets a mail', async () => {
    const [asked, agreed] = [await meeting({ state: 'new' }), await meeting({ hour: '12:00' })];
    const tells = async ({ documentId }: { documentId: string }) =>
      (await ask<Shown>('GET /mall/bookings/:id', { id: documentId })).tells;
    expect(await tells(asked)).toEqual(['confirm', 'move', 'decline', 'cancel']);
    expect(await tells(agreed)).toEqual(['assign', 'move', 'cancel']);
  });

  it('is refused to whom the last one is unknown, with that one', async () => {
    const { documentId } = await meeting({ state: 'new' });
    await visitor.changeBooking(documentId, { action: 'move', by: 'visitor', hour: '14:00' }, NOW);
    await expect(step(documentId, { action: 'confirm', sequence: 0 })).rejects.toMatchObject({
      name: 'ValidationError',
      message: expect.stringContaining('sequence'),
      details: { name: 'Changed', last: { sequence: 1, action: 'move', actor: 'visitor', hour: '14:00' } },
    });
    await expect(step(documentId, { action: 'confirm' })).rejects.toThrow(/^sequence: /);
    expect(await step(documentId, { action: 'confirm', sequence: 1 })).toMatchObject({
      ...{ state: 'confirmed', hour: '14:00', sequence: 2 },
    });
  });

  it('assigns nobody anew to who has the meeting, and mails nobody', async () => {
    const { documentId } = await meeting();
    expect(await step(documentId, { action: 'assign', sequence: 0, stylist: 'ala' })).toMatchObject({
      ...{ stylist: 'ala', sequence: 0 },
    });
    expect(await mails()).toEqual([]);
    expect(await step(documentId, { action: 'assign', sequence: 0, stylist: 'ola' })).toMatchObject({
      ...{ stylist: 'ola', sequence: 1 },
    });
    expect(await mails()).toHaveLength(1);
  });

  it('is refused at a time that the stylist does not offer or has given away, and to nobody of the website', async () => {
    const { documentId } = await meeting();
    await meeting({ stylist: 'ola', hour: '11:00' });
    const move = (more: object) =>
      step(documentId, { action: 'move', sequence: 0, date: TUESDAY, hour: '14:00', ...more });
    await expect(move({ hour: '17:00' })).rejects.toMatchObject(refusal('TimeNotOffered'));
    await expect(move({ date: '2026-11-25' })).rejects.toMatchObject(refusal('TimeNotOffered'));
    await expect(move({ hour: '14:30' })).rejects.toMatchObject(refusal('TimeNotOffered'));
    await expect(move({ stylist: 'ola', hour: '12:00' })).rejects.toMatchObject(refusal('TimeTaken'));
    await expect(step(documentId, { action: 'assign', sequence: 0, stylist: 'ola' })).rejects.toMatchObject(
      refusal('TimeTaken'),
    );
    await expect(move({ stylist: 'ewa' })).rejects.toMatchObject(refusal('NoStylist'));
    await expect(move({ hour: '' })).rejects.toMatchObject(refusal('NoTime'));
    await expect(move({ date: null })).rejects.toMatchObject(refusal('NoTime'));
    // Half over the hours that it has itself.
    expect(await move({ hour: '11:00' })).toMatchObject({ state: 'moved', hour: '11:00', sequence: 1 });
  });

  it('says what a refused one is called', async () => {
    const { documentId } = await meeting();
    await expect(step(documentId, { action: 'decline', sequence: 0 })).rejects.toMatchObject(
      refusal('NotNow'),
    );
    await expect(
      step(documentId, { action: 'cancel', sequence: 0, word: 'x'.repeat(1_001) }),
    ).rejects.toMatchObject(refusal('TextTooLong'));
  });
});

describe('a meeting that a machine may have asked for', () => {
  async function held(state: string) {
    const row = await meeting({ state: 'new' });
    await table('submission').create({
      data: {
        ...{ documentId: row.submission, kind: 'stylist', state, payload: {}, retainUntil: NOW },
        ...{ idempotencyKey: row.submission, hash: 'h' },
      },
    });
    return row;
  }

  it.each(['aside', 'spam'])('is only called off while its form is %s, which mails nobody', async (state) => {
    const { documentId, submission } = await held(state);
    expect((await week()).waiting).toMatchObject([
      { documentId, held: true, actions: ['decline', 'cancel'], tells: [] },
    ]);
    for (const body of [{ action: 'confirm' }, { action: 'assign', stylist: 'ola' }])
      await expect(step(documentId, { ...body, sequence: 0 })).rejects.toMatchObject(refusal('PutAside'));
    expect(await step(documentId, { action: 'decline', sequence: 0 })).toMatchObject({ state: 'declined' });
    expect(await mails()).toEqual([]);
    expect(await table('stylist-hour').count({})).toBe(0);
    expect(await table('submission').findMany({})).toMatchObject([{ documentId: submission, state: 'spam' }]);
  });

  it('is a meeting like any other once its form is sent on', async () => {
    const { documentId, submission } = await held('new');
    expect((await week()).waiting).toMatchObject([{ held: false }]);
    await step(documentId, { action: 'confirm', sequence: 0 });
    expect(await mails()).toEqual([`bookingUpdate-${submission}.1`]);
  });
});

describe('a stylist who falls ill today', () => {
  /** Eleven in the morning of a Tuesday in Warsaw. */
  const AT_ELEVEN = new Date(`${TUESDAY}T10:00:00Z`);
  beforeEach(() => void vi.setSystemTime(AT_ELEVEN));
  afterEach(() => void vi.setSystemTime(NOW));

  const away = () =>
    ask('POST /mall/stylist-blocks', { body: { stylist: 'ala', firstDay: TUESDAY, lastDay: TUESDAY } });
  const hoursOf = async (where: object) =>
    (await table('stylist-hour').findMany({ where: { stylist: 'ala', date: TUESDAY, ...where } }))
      .map(({ hour }) => String(hour))
      .sort();

  it('hands meetings of the afternoon to a colleague, or has them moved to later today', async () => {
    const [given, moved] = [await meeting({ hour: '12:00' }), await meeting({ hour: '14:00' })];
    expect(await step(given.documentId, { action: 'assign', sequence: 0, stylist: 'ola' })).toMatchObject({
      stylist: 'ola',
      hour: '12:00',
    });
    const move = { action: 'move', sequence: 0, date: TUESDAY };
    await expect(step(moved.documentId, { ...move, hour: '11:00' })).rejects.toMatchObject(
      refusal('TimeTaken'),
    );
    expect(await step(moved.documentId, { ...move, hour: '15:00' })).toMatchObject({ hour: '15:00' });
    const { free } = await ask<{ free: { days: { date: string; hours: string[] }[] }[] }>(
      'GET /mall/bookings/:id',
      { id: moved.documentId },
    );
    expect(free.map(({ days }) => days[0])).toEqual([
      { date: TUESDAY, hours: ['12:00', '13:00', '14:00', '15:00', '16:00'] },
      { date: TUESDAY, hours: ['14:00', '15:00', '16:00'] },
    ]);
  });

  it('is not for visitors, who book and move from tomorrow on', async () => {
    const { documentId } = await meeting({ date: '2026-12-01' });
    await expect(
      visitor.changeBooking(
        documentId,
        { action: 'move', by: 'visitor', date: TUESDAY, hour: '15:00', stylist: 'ala' },
        AT_ELEVEN,
      ),
    ).rejects.toMatchObject({ name: 'TimeNotOffered' });
  });

  it('is away from then on: the meeting that has begun keeps its hours, one to come is in the way', async () => {
    await meeting({ hour: '10:00', state: 'done' });
    const { documentId } = await meeting({ hour: '14:00' });
    await expect(away()).rejects.toMatchObject(refusal('DaysTaken'));
    await step(documentId, { action: 'assign', sequence: 0, stylist: 'ola' });
    await away();
    expect(await hoursOf({ block: { $null: true } })).toEqual(['10:00', '11:00']);
    expect(await hoursOf({ block: { $notNull: true } })).toHaveLength(22);
  });

  it.each(STATES)(
    'is away in the hours of a meeting that is %s if it was called off alone',
    async (state) => {
      const { submission } = await meeting({ hour: '10:00', state });
      const off = ['declined', 'cancelled'].includes(state);
      if (off) await table('stylist-hour').deleteMany({ where: { submission } });
      await away();
      expect(await hoursOf({ block: { $notNull: true } })).toHaveLength(off ? 24 : 22);
    },
  );
});

describe('what the staff are told', () => {
  it('of a week is as JSON keeps it, nothing but an empty column null', async () => {
    const { documentId } = await meeting();
    await table('stylist-block').create({
      data: { documentId: 'away', stylist: 'ola', firstDay: TUESDAY, lastDay: TUESDAY },
    });
    const told = await ask<object>('GET /mall/bookings', { query: { week: TUESDAY } });
    expect(JSON.parse(JSON.stringify(told))).toEqual(told);
    expect(told).toMatchObject({
      stylists: [
        { documentId: 'ala', name: 'ala' },
        { documentId: 'ola', name: 'ola' },
      ],
      meetings: [
        { documentId, date: TUESDAY, hour: '10:00', name: 'Iza', language: 'pl-PL', staffNote: null },
      ],
      blocks: [{ documentId: 'away', stylist: 'ola', firstDay: TUESDAY, lastDay: TUESDAY, note: null }],
    });
  });

  it('of a meeting is so too, with its history, and without the form if that is deleted', async () => {
    const { documentId } = await meeting();
    await step(documentId, { action: 'move', sequence: 0, date: TUESDAY, hour: '12:00', word: 'Sorry' });
    const told = await ask<object>('GET /mall/bookings/:id', { id: documentId });
    expect(JSON.parse(JSON.stringify(told))).toEqual(told);
    expect(told).toMatchObject({
      ...{ payload: {}, note: null },
      steps: [{ action: 'move', actor: 'staff', hour: '12:00', word: 'Sorry', at: NOW.toISOString() }],
    });
  });
});

describe('an absence', () => {
  it.each([
    [{ firstDay: '' }, 'NoDay'],
    [{ lastDay: '2026-11-23' }, 'LastBeforeFirst'],
    [{ lastDay: '2027-06-01' }, 'AbsenceTooLong'],
    [{ stylist: 'ewa' }, 'NoStylist'],
    [{}, 'DaysTaken'],
  ])('is refused by name: %j is %s', async (more, name) => {
    await meeting();
    const body = { stylist: 'ala', firstDay: TUESDAY, lastDay: TUESDAY, ...more };
    await expect(ask('POST /mall/stylist-blocks', { body })).rejects.toMatchObject(refusal(name));
    expect(await table('stylist-block').count({})).toBe(0);
  });
});
