import type { AskedQuestion } from '@mall/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdminRoute } from '../../../src/kit/admin-routes';
import { openDatabase, type TestDatabase } from '../database';

const QUESTIONS: AskedQuestion[] = [
  { question: 'Ocena parkingu', type: 'rating', isRequired: true, options: [] },
  { question: 'Uwagi', type: 'text', isRequired: false, options: [] },
];
const SURVEY = 's'.repeat(24);

// Components stand in other tables.
vi.mock('../../../src/survey/asked', () => ({
  questionsOf: () => QUESTIONS,
  surveyAt: async (slug: string) => ({ id: 1, documentId: SURVEY, name: 'Spacer', slug }),
  askedIn: async (survey: string) => (survey === SURVEY ? [{ language: 'pl-PL', questions: QUESTIONS }] : []),
}));

const NOW = new Date('2026-05-10T12:00:00Z');
const DAY_MS = 86_400_000;
const TYPES = [
  ...['submission', 'submission-photo', 'submission-message', 'survey', 'survey-report', 'delivery'],
  ...['personal-stylist-calendar', 'stylist-hour', 'booking-step', 'newsletter-subscriber'],
  ...['newsletter-suppression', 'coupon-stat', 'empty-search', 'purge-outbox', 'inbox-view'],
];

let database: TestDatabase;
let table: typeof import('../../../src/kit/table')['table'];
let reportSurvey: typeof import('../../../src/survey/survey-reports')['reportSurvey'];
let moveSurveyReports: typeof import('../../../src/survey/move-reports')['moveSurveyReports'];
let stop: () => Promise<void>;
const routes = new Map<string, AdminRoute['handler']>();

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  database = await openDatabase(TYPES);
  await database.index('submissions (idempotency_key)');
  const server = {
    routes: ({ routes: added }: { routes: AdminRoute[] }) => {
      for (const { method, path, handler } of added) routes.set(`${method} ${path}`, handler);
    },
  };
  Object.assign(strapi, { server });
  ({ table } = await import('../../../src/kit/table'));
  ({ reportSurvey } = await import('../../../src/survey/survey-reports'));
  ({ moveSurveyReports } = await import('../../../src/survey/move-reports'));
  const { registerStaffRoutes } = await import('../../../src/desk/staff-routes');
  const { registerSurveyStaff } = await import('../../../src/survey/staff-routes');
  registerStaffRoutes();
  registerSurveyStaff();
  const { stopDeliveries } = await import('../../../src/deliveries/delivery-loop');
  const { stopWorker } = await import('../../../src/purge/purge-worker');
  stop = async () => {
    await stopDeliveries();
    stopWorker();
  };
});
afterEach(async () => {
  await stop();
  await database.close();
  vi.useRealTimers();
});

interface Answer {
  status: number;
  body?: unknown;
}

let sent = 0;
/** Sends a filled-in survey, as the website does. */
async function fill(rating: string, words: string, key = ''): Promise<Answer> {
  const answers = [
    { question: 'Ocena parkingu', answers: [rating] },
    { question: 'Uwagi', answers: words === '' ? [] : [words] },
  ];
  const ctx = {
    ...{ query: { locale: 'pl-PL' }, state: {}, status: 200, set() {}, is: () => true },
    request: { body: { survey: 'spacer', source: '/ankieta', answers }, ip: '192.0.2.7' },
    get: (name: string) => (name === 'idempotency-key' ? key : ''),
  };
  await reportSurvey(ctx as unknown as Parameters<typeof reportSurvey>[0]);
  // Which Strapi itself gives.
  await table('submission').updateMany({
    where: { documentId: { $null: true } },
    data: { documentId: `m${String(sent++).padStart(23, '0')}` },
  });
  return ctx;
}

/** What a route of the staff answers. Rejects with the error that Strapi would answer with. */
async function ask(route: string, { id = '', query = {}, body = {} } = {}): Promise<unknown> {
  const answer: Partial<Answer> = {};
  const ctx = Object.assign(answer, { params: { id }, query, request: { body }, state: {}, set() {} });
  await routes.get(route)?.(ctx as unknown as Parameters<AdminRoute['handler']>[0]);
  return answer.body;
}
const listed = async (query: object) => {
  const { data } = (await ask('GET /mall/submissions', { query })) as { data: Record<string, unknown>[] };
  return data;
};
const results = async (id = SURVEY) => {
  const { data } = (await ask('GET /mall/surveys/:id', { id })) as {
    data: { answered: number; leftOut: number; questions: { given: number }[] };
  };
  return data;
};

/** As versions before kept it. */
const former = (documentId: string, data: object = {}) =>
  table('survey-report').create({
    data: {
      ...{ documentId, survey: SURVEY, surveyName: 'Spacer', slug: 'spacer', language: 'pl-PL' },
      answers: [
        { question: 'Ocena parkingu', answers: ['4'] },
        { question: 'Uwagi', answers: ['Za ciasno'] },
      ],
      ...{ source: '/ankieta', idempotencyKey: `survey:${documentId}`, hash: 'h' },
      ...{ retainUntil: new Date(NOW.getTime() + DAY_MS), createdAt: new Date(NOW.getTime() - 3 * DAY_MS) },
      ...data,
    },
  });

describe('an answer to a survey', () => {
  it('is a message of the inbox: unread, found by its words, with all that was answered', async () => {
    expect(await fill('4', 'Więcej ŁAWEK przy windzie')).toMatchObject({
      ...{ status: 200, body: { data: { attributes: { survey: 'spacer', questions: 2 } } } },
    });
    const [row] = await listed({ kind: 'survey', unread: '1', q: 'ławek spacer' });
    expect(row).toMatchObject({
      ...{ kind: 'survey', state: 'new', name: 'Spacer', email: null, language: 'pl-PL', readAt: null },
      payload: {
        answers: [
          { question: 'Ocena parkingu', answers: ['4'] },
          { question: 'Uwagi', answers: ['Więcej ŁAWEK przy windzie'] },
        ],
      },
    });
    expect((await table('submission').findMany({}))[0]).toMatchObject({
      ...{ survey: SURVEY, retainUntil: expect.anything() },
    });
  });

  it('is not found by the words of its questions, which stand in all of them', async () => {
    await fill('4', 'Więcej ławek');
    expect(await listed({ q: 'parkingu' })).toEqual([]);
  });

  it('waits for nobody where nothing was written', async () => {
    await fill('4', '');
    expect(await listed({ unread: '1' })).toEqual([]);
    expect(await listed({ kind: 'survey' })).toMatchObject([{ state: 'done' }]);
    expect(await results()).toMatchObject({ answered: 1 });
  });

  it('is one for a key, however often it is sent', async () => {
    for (let times = 0; times < 3; times++) await fill('4', 'Raz', 'k'.repeat(20));
    await fill('4', 'Raz');
    await fill('4', 'Raz');
    expect(await table('submission').count({})).toBe(3);
  });

  it('is put aside when a machine may have written it, and counts once somebody sends it on', async () => {
    await fill('5', 'https://a.example https://b.example https://c.example https://d.example');
    await fill('4', 'Ławki');
    expect(await results()).toMatchObject({ answered: 1, leftOut: 1 });
    const [row] = await listed({ state: 'aside' });
    await ask('POST /mall/submissions/:id/release', { id: String(row?.documentId) });
    expect(await results()).toMatchObject({ answered: 2, leftOut: 0 });
  });

  it('is no longer counted when it is marked as spam', async () => {
    await fill('5', 'Kup teraz');
    await table('submission').updateMany({ where: {}, data: { state: 'spam' } });
    expect(await results()).toMatchObject({ answered: 0, leftOut: 1 });
  });

  it('is answered by nobody, since nothing says whose it is', async () => {
    await fill('4', 'Ławki');
    const [row] = await table('submission').findMany({});
    const reply = { id: String(row?.documentId), body: { title: 'Re', text: 'Dzięki', key: 'k' } };
    await expect(ask('POST /mall/submissions/:id/reply', reply)).rejects.toThrow(/^email: /);
    expect(await table('submission-message').count({})).toBe(0);
  });

  it('is in the file of surveys with a column a question', async () => {
    await fill('4', 'Ławki');
    expect(await ask('GET /mall/export', { query: { kind: 'survey' } })).toMatch(
      /"surveyName","slug","state","language","Ocena parkingu","Uwagi"\r\n.*"Spacer","spacer","new","pl-PL","4","Ławki"/,
    );
  });

  it('is not in the file of another survey', async () => {
    await fill('4', 'Ławki');
    await former('a'.repeat(24), { survey: 'g'.repeat(24), surveyName: 'Dawna' });
    await moveSurveyReports();
    const file = (survey?: string) => ask('GET /mall/export', { query: { kind: 'survey', survey } });
    expect(await file(SURVEY)).toContain('"Spacer"');
    expect(await file(SURVEY)).not.toContain('"Dawna"');
    expect(await file('g'.repeat(24))).toContain('"Dawna"');
    for (const name of ['"Spacer"', '"Dawna"']) expect(await file()).toContain(name);
  });

  it('goes when it has been kept long enough', async () => {
    await fill('4', 'Ławki');
    const { deleteOutdated } = await import('../../../src/submissions/retention-job');
    expect(await deleteOutdated(new Date(NOW.getTime() + 729 * DAY_MS))).toBe(0);
    expect(await deleteOutdated(new Date(NOW.getTime() + 731 * DAY_MS))).toBe(1);
  });

  it('loses an address that is erased, and is told of to its owner before', async () => {
    await fill('4', 'Piszcie: Ewa@x.example');
    await fill('2', 'Piszcie: ewa@x.example.pl');
    const { copyOfData } = await import('../../../src/desk/person');
    expect(await copyOfData('ewa@x.example')).toMatchObject({
      surveys: [{ survey: 'Spacer', question: 'Uwagi', answers: ['Piszcie: Ewa@x.example'] }],
    });
    const { eraseAddress } = await import('../../../src/submissions/erase');
    await eraseAddress('ewa@x.example');
    expect(await copyOfData('ewa@x.example')).toMatchObject({ surveys: [] });
    expect(await listed({ q: 'piszcie' })).toHaveLength(2);
  });
});

describe('answers that a version before has kept apart', () => {
  it('are in the inbox after the start, as they were sent, read and done', async () => {
    await former('a'.repeat(24));
    await moveSurveyReports();
    expect(await listed({ q: 'ciasno' })).toMatchObject([
      {
        ...{ documentId: 'a'.repeat(24), kind: 'survey', state: 'done', name: 'Spacer', language: 'pl-PL' },
        payload: {
          ...{ surveyName: 'Spacer', slug: 'spacer', source: '/ankieta' },
          answers: [
            { question: 'Ocena parkingu', answers: ['4'] },
            { question: 'Uwagi', answers: ['Za ciasno'] },
          ],
        },
      },
    ]);
    expect(await results()).toMatchObject({ answered: 1, days: [{ day: '2026-05-07', count: 1 }] });
    const [row] = await table('submission').findMany({});
    expect(row).toMatchObject({ idempotencyKey: `survey:${'a'.repeat(24)}`, hash: 'h' });
    expect(new Date(String(row?.retainUntil)).getTime()).toBe(NOW.getTime() + DAY_MS);
    expect(await listed({ unread: '1' })).toEqual([]);
  });

  it('are moved however many there are, each once, also when a start was cut off', async () => {
    for (let at = 0; at < 205; at++) await former(`r${String(at).padStart(23, '0')}`);
    vi.spyOn(strapi.db.query('api::survey-report.survey-report'), 'deleteMany').mockRejectedValueOnce(
      new Error('killed'),
    );
    await expect(moveSurveyReports()).rejects.toThrow('killed');
    expect(await table('submission').count({})).toBe(0);
    await moveSurveyReports();
    await moveSurveyReports();
    expect(await table('submission').count({})).toBe(205);
    expect(await table('survey-report').count({})).toBe(0);
  });

  it('are there once when the version before has stored one again', async () => {
    await former('a'.repeat(24));
    await moveSurveyReports();
    await former('b'.repeat(24), { idempotencyKey: `survey:${'a'.repeat(24)}` });
    await moveSurveyReports();
    expect(await table('submission').count({})).toBe(1);
  });
});

it('names surveys by their name now, and by that of their answers when they are deleted', async () => {
  await fill('4', 'Ławki');
  await former('a'.repeat(24), { survey: 'g'.repeat(24), surveyName: 'Dawna' });
  await moveSurveyReports();
  await table('survey').create({
    data: { documentId: SURVEY, name: 'Spacer 2', slug: 's', locale: 'pl-PL' },
  });
  expect(await ask('GET /mall/surveys')).toEqual({
    data: [
      { documentId: SURVEY, name: 'Spacer 2', answered: 1 },
      { documentId: 'g'.repeat(24), name: 'Dawna', answered: 1 },
    ],
  });
});
