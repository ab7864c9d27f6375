import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdminRoute } from '../../../src/kit/admin-routes';
import { openDatabase, type TestDatabase } from '../database';

// Components stand in other tables.
vi.mock('../../../src/stylists/stylists', () => import('../stylists/tuesdays'));

const SUBMISSION = 'api::submission.submission';
const NOW = new Date('2026-11-21T09:00:00Z');

let database: TestDatabase;
let table: typeof import('../../../src/kit/table')['table'];
let routes: readonly AdminRoute[];
type Guard = (context: object, next: () => Promise<unknown>) => Promise<unknown>;
let guard: Guard;

beforeAll(async () => {
  database = await openDatabase([
    ...['submission', 'submission-message', 'delivery', 'personal-stylist-calendar'],
  ]);
  await database.index('deliveries (idempotency_key)');
  await database.index('submission_messages (idempotency_key)');
  const documents = {
    use: (added: Guard) => {
      guard = added;
    },
  };
  Object.assign(strapi, { documents });
  ({ table } = await import('../../../src/kit/table'));
  ({ DESK_ROUTES: routes } = await import('../../../src/desk/staff-desk'));
  const { registerSubmissionGuard } = await import('../../../src/submissions/guard');
  registerSubmissionGuard();
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const name of ['submission', 'submission-message', 'delivery', 'personal-stylist-calendar'])
    await table(name).deleteMany({ where: {} });
});

async function sent(data: object = {}): Promise<string> {
  const row = await table('submission').create({
    data: {
      ...{ kind: 'contact', state: 'aside', email: 'a@x.pl', language: 'pl-PL', payload: {} },
      ...{ retainUntil: NOW, idempotencyKey: 'k', hash: 'h', ...data },
    },
  });
  return row.documentId;
}

/** What a route of the staff answers. Rejects with the error that Strapi would answer with. */
async function ask(path: string, id: string, body: object = {}): Promise<unknown> {
  const answer: { body?: unknown } = {};
  const ctx = Object.assign(answer, { params: { id }, request: { body }, state: {} });
  const route = routes.find((one) => one.path === `/submissions/:id/${path}`);
  await route?.handler(ctx as unknown as Parameters<AdminRoute['handler']>[0]);
  return ctx.body;
}
const release = (id: string) => ask('release', id);
/** As the content manager saves it, from the inbox too. */
const set = (documentId: string, state: string) =>
  guard({ uid: SUBMISSION, action: 'update', params: { documentId, data: { state } } }, () =>
    table('submission').updateMany({ where: { documentId }, data: { state } }),
  );
const state = async () => (await table('submission').findMany({}))[0]?.state;
const mails = async () =>
  (await table('delivery').findMany({ orderBy: [{ id: 'asc' }] })).map(({ kind }) => kind);
const BOTH = ['contactNotice', 'receipt'];

describe('what is put aside', () => {
  it('leaves by being sent on, or as spam: a state alone would lose its mails', async () => {
    const id = await sent();
    for (const one of ['new', 'inProgress', 'done'])
      await expect(set(id, one)).rejects.toThrow(/state: nothing has gone out .* “Send it on” first/);
    await set(id, 'aside');
    await set(id, 'spam');
    await expect(set(id, 'new')).rejects.toThrow(/“Send it on” first/);
    expect([await state(), await mails()]).toEqual(['spam', []]);
    await release(id);
    expect([await state(), await mails()]).toEqual(['new', BOTH]);
    for (const one of ['done', 'spam', 'inProgress']) await set(id, one);
    expect(await mails()).toEqual(BOTH);
  });

  it('is so by the system alone', async () => {
    const id = await sent({ state: 'new' });
    await expect(set(id, 'aside')).rejects.toThrow(/state: only the system/);
    expect(await state()).toBe('new');
  });

  it('goes out once, however many press at once', async () => {
    const id = await sent();
    const answers = await Promise.all([release(id), release(id), release(id)]);
    expect(answers).toEqual(Array(3).fill({ data: { state: 'new' } }));
    expect(await mails()).toEqual(BOTH);
    await expect(release(id)).rejects.toThrow('Not Found');
  });

  it('sends nothing again that has gone out before somebody put it aside', async () => {
    const id = await sent({ state: 'new' });
    const { queue } = await import('../../../src/deliveries/queue');
    for (const kind of ['contactNotice', 'receipt'] as const) await queue(kind, id, 'pl-PL');
    await table('submission').updateMany({ where: {}, data: { state: 'aside' } });
    await release(id);
    expect([await state(), await mails()]).toEqual(['new', BOTH]);
  });

  it.each([
    ['new', ['bookingConfirmation', 'bookingNotice']],
    ['cancelled', []],
  ])('and asks for a meeting that is %s by now sends %j', async (meeting, kinds) => {
    const id = await sent({ kind: 'stylist' });
    await table('personal-stylist-calendar').create({ data: { submission: id, state: meeting } });
    await release(id);
    expect([await state(), await mails()]).toEqual(['new', kinds]);
  });
});

describe('a note of the staff', () => {
  const note = async () => (await table('submission').findMany({}))[0]?.note;

  it('takes the place of the one that its writer has seen, and of no other', async () => {
    const id = await sent({ state: 'new' });
    await ask('note', id, { note: 'Zadzwonić.', was: '' });
    const late = ask('note', id, { note: 'Napisać.', was: '' });
    await expect(late).rejects.toThrow(
      'note: somebody has changed this note meanwhile. It says now: “Zadzwonić.”',
    );
    await expect(late).rejects.toMatchObject({ details: { note: 'Zadzwonić.' } });
    expect(await note()).toBe('Zadzwonić.');
    await ask('note', id, { note: '', was: 'Zadzwonić.' });
    await ask('note', id, { note: 'Napisać.', was: '' });
    expect(await note()).toBe('Napisać.');
  });

  it('is stored of one alone of many at once, and the same twice is no other', async () => {
    const id = await sent({ state: 'new' });
    const tries = await Promise.allSettled(
      ['a', 'b', 'c'].map((one) => ask('note', id, { note: one, was: '' })),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    const stands = String(await note());
    expect(await ask('note', id, { note: stands, was: '' })).toEqual({ data: { note: stands } });
  });

  it.each([
    [{ note: 'a' }, /^was must/],
    [{ note: 1, was: '' }, /^note must/],
    [{ note: 'a\0', was: '' }, /^note must/],
    [{ note: 'a'.repeat(10_001), was: '' }, /^note must/],
  ])('%j is a 400', async (body, why) => {
    await expect(ask('note', await sent(), body)).rejects.toThrow(why);
  });

  it('is written by nothing that compares it with none', async () => {
    const id = await sent({ state: 'new', note: 'Zadzwonić.' });
    const save = (data: object) =>
      guard({ uid: SUBMISSION, action: 'update', params: { documentId: id, data } }, async () => 'saved');
    await expect(save({ note: 'x', state: 'done' })).rejects.toThrow('note: it is written in the inbox');
    await expect(save({ note: null })).rejects.toThrow('note: it is written in the inbox');
    expect(await save({ note: 'Zadzwonić.', state: 'done' })).toBe('saved');
  });
});

it('an answer goes out once, however many press at once', async () => {
  const id = await sent({ state: 'new' });
  const reply = { title: 'Re', text: 'Tak.', key: 'one press' };
  await Promise.all([1, 2, 3].map(() => ask('reply', id, reply)));
  expect([await mails(), await state()]).toEqual([['staffReply'], 'inProgress']);
});
