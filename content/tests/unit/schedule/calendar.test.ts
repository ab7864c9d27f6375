import type { Context } from 'koa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type TestDatabase } from '../database';

const ZONE = 'Europe/Warsaw';

let database: TestDatabase;
let calendar: typeof import('../../../src/schedule/calendar');
let failedPlans: typeof import('../../../src/today/failed-plans')['failedPlans'];

const schema = (displayName: string, types: Record<string, string>) => ({
  kind: 'collectionType',
  info: { displayName },
  options: { draftAndPublish: true },
  attributes: Object.fromEntries(Object.entries(types).map(([name, type]) => [name, { type }])),
});

/** Whoever asks may read these types. */
const reader = (types: readonly string[]) => ({ state: { types } }) as unknown as Context;

/** What whoever asks may do besides reading, and in which languages. */
let publishes: string[] = [];

const CHECKER = {
  create: ({ model }: { model: string }) => ({
    can: {
      read: () => model !== 'api::secret.secret',
      publish: ({ locale }: { locale: string }) => publishes.includes(locale),
    },
  }),
};

beforeAll(async () => {
  database = await openDatabase(['job', 'press-article', 'schedule']);
  Object.assign(strapi, {
    contentTypes: {
      'api::job.job': schema('Oferty pracy / Jobs', {
        name: 'string',
        publishDate: 'date',
        deadline: 'date',
      }),
      'api::press-article.press-article': schema('Informacje prasowe / Press articles', {
        name: 'string',
        publishDate: 'date',
      }),
    },
    plugin: () => ({ service: () => CHECKER }),
  });
  calendar = await import('../../../src/schedule/calendar');
  ({ failedPlans } = await import('../../../src/today/failed-plans'));
});

afterAll(() => database.close());

describe('the days that the calendar shows', () => {
  it('are those of the centre’s today: half past midnight on a Monday in Warsaw is Sunday elsewhere', () => {
    const now = new Date('2026-11-22T23:30:00Z');
    expect(calendar.daysAsked({ view: 'week', day: '' }, now, ZONE)).toEqual({
      today: '2026-11-23',
      from: '2026-11-23',
      to: '2026-11-29',
    });
    expect(calendar.daysAsked({ view: 'month' }, new Date('2026-11-30T23:30:00Z'), ZONE)).toEqual({
      today: '2026-12-01',
      from: '2026-11-30',
      to: '2027-01-03',
    });
  });

  it('are those around the day that is asked for, and no others', () => {
    const now = new Date('2026-11-22T12:00:00Z');
    expect(calendar.daysAsked({ day: '2027-02-03' }, now, ZONE)).toMatchObject({
      from: '2027-02-01',
      to: '2027-02-07',
    });
    for (const day of ['2027-02-30', '3.2.2027', '0000-01-01'])
      expect(() => calendar.daysAsked({ day }, now, ZONE), day).toThrow(/^day must be a day/);
  });
});

describe('what comes and goes', () => {
  it('is what visitors see come and go: a job is there before its day of announcement', async () => {
    const { table } = await import('../../../src/kit/table');
    const dates = { documentId: 'a', locale: 'pl-PL', name: 'Barista', publishDate: '2026-11-24' };
    await table('job').create({ data: { ...dates, deadline: '2026-11-26' } });
    await table('press-article').create({ data: { ...dates, name: 'Noc zakupów' } });
    const range = calendar.rangeBetween('2026-11-23', '2026-11-29');
    const items = await calendar.calendarItems(reader([]), range);
    expect(items.map(({ day, what, title }) => [day, what, title])).toEqual([
      ['2026-11-24', 'appears', 'Noc zakupów'],
      ['2026-11-26', 'ends', 'Barista'],
    ]);
  });
});

describe('what moves a plan', () => {
  const range = () => calendar.rangeBetween('2027-02-01', '2027-02-07');
  const moves = async () =>
    (await calendar.calendarItems(reader([]), range())).map((item) => [item.what, item.state, item.moves]);

  it('is told of one that waits, to whoever may plan all of its languages', async () => {
    const { table } = await import('../../../src/kit/table');
    const at = new Date('2027-02-03T08:30:00Z');
    await table('job').create({ data: { documentId: 'moved', locale: 'pl-PL', name: 'Kucharz' } });
    const plan = {
      entry: 'moved',
      action: 'publish',
      contentType: 'api::job.job',
      state: 'waiting',
      dueAt: at,
    };
    for (const language of ['pl-PL', 'en']) await table('schedule').create({ data: { ...plan, language } });
    await table('schedule').create({ data: { ...plan, language: 'en', action: 'unpublish', state: 'done' } });
    publishes = ['pl-PL', 'en'];
    const told = await moves();
    expect(told).toContainEqual([
      'publish',
      'waiting',
      { languages: ['pl-PL', 'en'], dueAt: '2027-02-03T08:30:00.000Z' },
    ]);
    expect(told).toContainEqual(['unpublish', 'done', undefined]);
    publishes = ['pl-PL'];
    expect(await moves()).toContainEqual(['publish', 'waiting', undefined]);
  });
});

describe('plans that failed', () => {
  it('are told by the centre’s day, those of entries that who asks may see', async () => {
    const { table } = await import('../../../src/kit/table');
    const plan = { entry: 'a', language: 'pl-PL', action: 'publish', contentType: 'api::job.job' };
    const plans = [
      { ...plan, state: 'failed', dueAt: new Date('2026-12-05T23:30:00Z') },
      { ...plan, state: 'failed', dueAt: new Date('2026-11-30T09:00:00Z') },
      { ...plan, state: 'failed', dueAt: new Date('2026-12-06T09:00:00Z') },
      { ...plan, state: 'waiting', dueAt: new Date('2026-12-07T09:00:00Z') },
      {
        ...plan,
        state: 'failed',
        dueAt: new Date('2026-12-08T09:00:00Z'),
        contentType: 'api::secret.secret',
      },
    ];
    for (const data of plans) await table('schedule').create({ data });
    expect(await failedPlans(reader([]), ZONE)).toEqual([
      { day: '2026-11-30', count: 1 },
      { day: '2026-12-06', count: 2 },
    ]);
  });
});
