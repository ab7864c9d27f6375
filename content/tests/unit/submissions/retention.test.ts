import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from '../../../../scripts/tests/wait-for.ts';
import { KINDS, type Kind } from '../../../src/submissions/kind-names';
import {
  COUPON_STATS_DAYS,
  DELIVERED_DAYS,
  EMPTY_SEARCH_DAYS,
  LEFT_DAYS,
  PENDING_DAYS,
  retainedUntil,
} from '../../../src/submissions/retention';
import { openDatabase, type TestDatabase } from '../database';

const TYPES = [
  'submission',
  'submission-photo',
  'submission-message',
  'personal-stylist-calendar',
  'stylist-hour',
  'booking-step',
  'delivery',
  'survey-report',
  'coupon-stat',
  'empty-search',
  'newsletter-subscriber',
  'newsletter-suppression',
  'purge-outbox',
];
const NOW = new Date('2026-05-10T12:00:00Z');
const DAY_MS = 86_400_000;
const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS);
const JUST_OVER = new Date(NOW.getTime() - 1);

let database: TestDatabase;
let mails: string;
let table: typeof import('../../../src/kit/table')['table'];
let stopWorker: typeof import('../../../src/purge/purge-worker')['stopWorker'];
let deleteOutdated: typeof import('../../../src/submissions/retention-job')['deleteOutdated'];
let job: typeof import('../../../src/submissions/retention-job');

const put = (name: string, documentId: string, data: Record<string, unknown>) =>
  table(name).create({ data: { documentId, ...data } });

const delivery = (documentId: string, subject: string, data: Record<string, unknown> = {}) =>
  put('delivery', documentId, {
    kind: 'bookingNotice',
    channel: 'mail',
    state: 'delivered',
    subject,
    since: days(-100),
    nextAt: days(-100),
    deliveredAt: days(-100),
    idempotencyKey: documentId,
    ...data,
  });

const submissionRow = (documentId: string, retainUntil: Date) => ({
  ...{ documentId, retainUntil, kind: 'stylist', payload: {}, idempotencyKey: documentId, hash: '-' },
});

/** A booking with all that hangs on it; every row's documentId begins with the booking's. */
async function booking(id: string, retainUntil: Date) {
  await table('submission').create({ data: submissionRow(id, retainUntil) });
  await put('submission-photo', `${id}photo`, {
    submission: id,
    position: 0,
    mime: 'image/jpeg',
    base64: '',
  });
  await put('personal-stylist-calendar', `${id}meeting`, {
    submission: id,
    date: '2026-01-01',
    hour: '10:00',
    name: 'Anna',
    email: 'anna@example.com',
    phone: '+48 601 555 014',
  });
  await put('stylist-hour', `${id}hour`, {
    ...{ stylist: id, date: '2026-01-01', hour: '10:00', submission: id },
  });
  await put('booking-step', `${id}step`, {
    ...{ submission: id, sequence: 0, action: 'ask', actor: 'visitor', state: 'new' },
    ...{ date: '2026-01-01', hour: '10:00', at: days(-100) },
  });
  await delivery(`${id}notice`, id);
  await delivery(`${id}waiting`, id, { state: 'waiting', deliveredAt: null });
}

function mail(name: string, written: Date) {
  writeFileSync(join(mails, name), 'Subject: -');
  utimesSync(join(mails, name), written, written);
}

/** All rows and mails that there are, by documentId or name. */
async function left(): Promise<string[]> {
  const rows = await Promise.all(
    TYPES.map(async (name) => (await table(name).findMany({})).map((row) => row.documentId)),
  );
  return [...rows.flat(), ...readdirSync(mails)].sort();
}

beforeEach(async () => {
  vi.resetModules();
  database = await openDatabase(TYPES);
  ({ table } = await import('../../../src/kit/table'));
  job = await import('../../../src/submissions/retention-job');
  ({ deleteOutdated } = job);
  ({ stopWorker } = await import('../../../src/purge/purge-worker'));
  const { mailFolder } = await import('../../../src/deliveries/send-delivery');
  mails = mailFolder();
  mkdirSync(mails, { recursive: true });
});

afterEach(async () => {
  stopWorker();
  await database.close();
});

describe('what has been kept long enough', () => {
  it('goes with all that hangs on it, and nothing else goes', async () => {
    await booking('old', JUST_OVER);
    await booking('young', days(1));
    await put('survey-report', 'oldsurvey', {
      ...{ survey: 's', answers: [], retainUntil: JUST_OVER, idempotencyKey: '1', hash: '-' },
    });
    await put('survey-report', 'youngsurvey', {
      ...{ survey: 's', answers: [], retainUntil: days(1), idempotencyKey: '2', hash: '-' },
    });
    await put('coupon-stat', 'oldvote', { coupon: 'c', kind: 'vote', voter: '1', retainUntil: JUST_OVER });
    await put('coupon-stat', 'youngvote', { coupon: 'c', kind: 'vote', voter: '2', retainUntil: days(1) });
    // The centre's days: the tenth of May, and 90 days before it.
    await put('empty-search', 'oldsearch', { day: '2026-02-08', language: 'en', query: 'a1', times: 99 });
    await put('empty-search', 'youngsearch', { day: '2026-02-09', language: 'en', query: 'a1', times: 1 });
    await put('newsletter-subscriber', 'subscriber', {
      ...{ email: 'anna@example.com', ageConsent: true, language: 'en', consentAt: days(-5_000) },
    });
    const person = (id: string, data: Record<string, unknown>) =>
      put('newsletter-subscriber', id, {
        ...{ email: `${id}@example.com`, ageConsent: true, language: 'en', consentAt: days(-5_000), ...data },
      });
    await person('unconfirmed', { state: 'pending', requestedAt: days(-PENDING_DAYS - 0.1) });
    await delivery('unconfirmedmail', 'unconfirmed', {
      kind: 'newsletterConfirmation',
      deliveredAt: days(-1),
    });
    await person('waiting', { state: 'pending', requestedAt: days(-PENDING_DAYS + 0.1) });
    await person('gone', { state: 'left', leftAt: days(-LEFT_DAYS - 0.1) });
    await person('leaving', { state: 'left', leftAt: days(-LEFT_DAYS + 0.1), requestedAt: days(-5_000) });
    await person('reader', { state: 'subscribed', requestedAt: days(-5_000), leftAt: null });
    await put('newsletter-suppression', 'mark', { mark: 'x', leftAt: days(-5_000) });
    const newsletter = { kind: 'newsletter', channel: 'crm' };
    await delivery('oldtold', 'subscriber', { ...newsletter, deliveredAt: days(-30.1) });
    await delivery('youngtold', 'subscriber', { ...newsletter, deliveredAt: days(-29.9) });
    await delivery('oldasked', 'subscriber', { kind: 'newsletterConfirmation', deliveredAt: days(-30.1) });
    await delivery('oldwelcome', 'subscriber', { kind: 'newsletterWelcome', deliveredAt: days(-30.1) });
    await delivery('oldother', 'subscriber', { kind: 'staffReply', deliveredAt: days(-30.1) });
    await delivery('dead', 'subscriber', { ...newsletter, state: 'dead', deliveredAt: null });
    await delivery('untold', 'subscriber', { ...newsletter, state: 'waiting', deliveredAt: null });
    await delivery('resent', 'subscriber', { ...newsletter, state: 'waiting' });
    mail('oldnotice.eml', days(-1));
    mail('oldnotice-1.eml', days(-1));
    mail('youngnotice.eml', days(-29.9));
    mail('lastday.eml', days(-30));
    mail('forgotten.eml', days(-30.1));

    expect(await deleteOutdated(NOW)).toBe(1);

    const young = [
      ...['young', 'youngphoto', 'youngmeeting', 'younghour', 'youngstep', 'youngnotice', 'youngwaiting'],
    ];
    expect(await left()).toEqual(
      [
        ...young,
        ...[
          'youngsurvey',
          'youngvote',
          'youngsearch',
          'subscriber',
          ...['waiting', 'leaving', 'reader', 'mark'],
          'youngtold',
          'dead',
          'untold',
          'resent',
          'oldother',
          'lastday.eml',
          'youngnotice.eml',
        ],
      ].sort(),
    );
  });

  it('goes however much of it there is, and a second look finds nothing', async () => {
    const name = 'api::submission.submission' as const;
    await strapi.db.query(name).createMany({
      data: Array.from({ length: 450 }, (_, index) => submissionRow(`old${index}`, JUST_OVER)),
    });
    await table('submission').create({ data: submissionRow('young', NOW) });
    expect(await deleteOutdated(NOW)).toBe(450);
    expect(await deleteOutdated(NOW)).toBe(0);
    expect(await left()).toEqual(['young']);
  });
});

describe('copies of mails', () => {
  it('need not be there', async () => {
    rmSync(mails, { recursive: true });
    await table('submission').create({ data: submissionRow('old', JUST_OVER) });
    expect(await deleteOutdated(NOW)).toBe(1);
  });

  it('go though one of them cannot be read any more', async () => {
    symlinkSync(join(mails, 'nowhere'), join(mails, 'a-lost.eml'));
    for (const name of ['forgotten.eml', 'z-forgotten.eml']) mail(name, days(-31));
    await deleteOutdated(NOW);
    expect(readdirSync(mails)).toEqual(['a-lost.eml']);
  });
});

describe('the daily round', () => {
  const logged = { info: vi.fn(), error: vi.fn() };
  const old = (id: string) => table('submission').create({ data: submissionRow(id, JUST_OVER) });
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW });
    for (const spy of Object.values(logged)) spy.mockClear();
    Object.assign(strapi.log, logged);
  });

  afterEach(() => {
    job.stopRetention();
    vi.useRealTimers();
  });

  it('is made at the start and a day later, and says how much went, if anything', async () => {
    mail('forgotten.eml', days(-31));
    job.startRetention();
    await waitFor(() => expect(readdirSync(mails)).toEqual([]));
    await old('first');
    vi.advanceTimersByTime(DAY_MS - 1_000);
    expect(await left()).toEqual(['first']);
    vi.advanceTimersByTime(1_000);
    await waitFor(() => expect(logged.info).toHaveBeenCalled());
    expect(logged.info.mock.calls).toEqual([['retention.deleted', { submissions: 1 }]]);
    expect(logged.error).not.toHaveBeenCalled();
    expect(await left()).toEqual([]);
  });

  it('ends with the program, which does not live on for it', async () => {
    const timers = vi.spyOn(globalThis, 'setInterval');
    await old('first');
    job.startRetention();
    expect(timers.mock.results.map(({ value }) => value.hasRef())).toEqual([false]);
    await waitFor(() => expect(logged.info).toHaveBeenCalled());
    job.stopRetention();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that fails says why, and is made again', async () => {
    await old('first');
    await strapi.db.connection.schema.renameTable('coupon_stats', 'away');
    job.startRetention();
    await waitFor(() => expect(logged.error).toHaveBeenCalled());
    expect(logged.error.mock.calls).toEqual([['retention.failed', { reason: 'SQLITE_ERROR' }]]);
    await strapi.db.connection.schema.renameTable('away', 'coupon_stats');
    await old('second');
    vi.advanceTimersByTime(DAY_MS);
    await waitFor(() => expect(logged.info).toHaveBeenCalled());
    expect(logged.info.mock.calls).toEqual([['retention.deleted', { submissions: 1 }]]);
  });
});

describe('how long something is kept', () => {
  const told = readFileSync(join(import.meta.dirname, '../../../../docs/operating.md'), 'utf8');

  /** Days, and the row of the operators' table. */
  const KEPT: Record<Kind, [days: number, row: string]> = {
    stylist: [90, 'stylist bookings with photos'],
    leasing: [730, 'leasing enquiries, landing page leads'],
    landing: [730, 'leasing enquiries, landing page leads'],
    lunchCard: [365, 'lunch card requests'],
    contact: [365, 'messages from the contact page'],
    survey: [730, 'survey reports'],
  };

  it.each(KINDS)('%s: as many days as the operators are told', (kind) => {
    const [count, row] = KEPT[kind];
    expect(retainedUntil(kind, NOW)).toEqual(days(count));
    expect(told).toContain(`| ${row} | ${count}`);
  });

  it.each([
    [DELIVERED_DAYS, 30, 'notes of delivered sign-ups, .eml files | 30'],
    [COUPON_STATS_DAYS, 730, 'votes, looks and downloads of coupons | 730'],
    [EMPTY_SEARCH_DAYS, 90, 'words that searches did not find, as counts by day and language | 90'],
    [PENDING_DAYS, 30, 'newsletter sign-ups that nobody confirms | 30'],
    [LEFT_DAYS, 365, 'newsletter addresses, with the proof of consent | until a year after they left'],
  ])('%i days, which is %i, of %s', (kept, count, row) => {
    expect(kept).toBe(count);
    expect(told).toContain(`| ${row}`);
  });
});
