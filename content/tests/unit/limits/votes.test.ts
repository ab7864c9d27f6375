import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase, type TestDatabase } from '../database';

const NOW = new Date('2026-05-10T12:00:00Z');
const COUPON = 'c'.repeat(24);
const SECRET = 'secret-of-purges-0123456789';

let database: TestDatabase;
let table: typeof import('../../../src/kit/table')['table'];
let stats: typeof import('../../../src/benefits/coupon-stats');
let stopWorker: typeof import('../../../src/purge/purge-worker')['stopWorker'];

beforeAll(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.stubEnv('WRITES_PER_CLIENT', '1000');
  vi.stubEnv('PURGE_TOKEN', SECRET);
  database = await openDatabase(['coupon', 'coupon-stat', 'purge-outbox']);
  for (const columns of ['kind, voter', 'kind, client', 'kind, network, turn'])
    await database.index(`coupon_stats (coupon, ${columns})`);
  ({ table } = await import('../../../src/kit/table'));
  stats = await import('../../../src/benefits/coupon-stats');
  ({ stopWorker } = await import('../../../src/purge/purge-worker'));
});
afterAll(async () => {
  stopWorker();
  await database.close();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
beforeEach(async () => {
  vi.setSystemTime(NOW);
  for (const name of ['coupon', 'coupon-stat']) await table(name).deleteMany({ where: {} });
  await table('coupon').create({
    data: { documentId: COUPON, name: 'Kawa', locale: 'pl-PL', publishedAt: NOW, vote: 0 },
  });
});

let voters = 0;
/** A vote of a voter that nobody has been. @returns how many are counted then */
async function vote(ip: string, headers: Record<string, string>, said = new Map<string, string>()) {
  const ctx = {
    ...{ params: { id: COUPON }, query: { locale: 'pl-PL' }, state: {}, status: 200 },
    request: { body: { voter: `voter${String(voters++).padStart(20, '0')}` }, ip },
    body: {} as { data?: { attributes: { vote: number } } },
    ...{ get: (name: string) => headers[name.toLowerCase()] ?? '', set: said.set.bind(said), is: () => true },
  };
  await stats.voteCoupon(ctx as unknown as Parameters<typeof stats.voteCoupon>[0]);
  return ctx.body.data?.attributes.vote ?? Number.NaN;
}

const browser = (name: string) => ({ 'user-agent': name });
/** As the website says for whom it writes. */
function named(key: string) {
  return { 'x-visitor': `${key}.${createHmac('sha256', SECRET).update(key).digest('base64url')}` };
}
const network = (name: string) => name.padEnd(22, '-');

it('counts browsers of one network up to its share, and everybody else', async () => {
  const most = stats.MAX_VOTES_OF_NETWORK;
  for (let at = 1; at <= most; at++) expect(await vote('192.0.2.7', browser(`browser ${at}`))).toBe(at);
  for (let at = 0; at < 10; at++)
    await expect(vote('192.0.2.7', browser(`made up ${at}`))).rejects.toThrow(/^Not counted: too many votes/);
  // Who was counted is told so again.
  expect(await vote('192.0.2.7', browser('browser 1'))).toBe(most);
  expect(await vote('192.0.2.8', browser('browser 1'))).toBe(most + 1);
});

it('says how many seconds are left of the centre’s day in which a network has had its share', async () => {
  const one = (at: number, said?: Map<string, string>) => vote('192.0.2.7', browser(`browser ${at}`), said);
  for (let at = 0; at < stats.MAX_VOTES_OF_NETWORK; at++) await one(at);
  const said = new Map<string, string>();
  await expect(one(stats.MAX_VOTES_OF_NETWORK, said)).rejects.toThrow(/^Not counted/);
  // Two in the afternoon by the centre's clock.
  expect(said.get('retry-after')).toBe(String(10 * 3600));
  vi.setSystemTime(NOW.getTime() + 10 * 3_600_000);
  expect(await one(stats.MAX_VOTES_OF_NETWORK)).toBe(stats.MAX_VOTES_OF_NETWORK + 1);
});

it('counts one browser once a day', async () => {
  expect(await vote('192.0.2.7', browser('one'))).toBe(1);
  expect(await vote('192.0.2.7', browser('one'))).toBe(1);
  vi.setSystemTime(new Date(NOW.getTime() + 86_400_000));
  expect(await vote('192.0.2.7', browser('one'))).toBe(2);
});

it('holds when all of them come at once', async () => {
  const most = stats.MAX_VOTES_OF_NETWORK;
  const all = await Promise.allSettled(
    Array.from({ length: 30 }, (_, at) => vote('192.0.2.7', browser(`browser ${at}`))),
  );
  expect(await table('coupon-stat').count({})).toBe(most);
  // Each is told what became of it.
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(most);
});

it('believes the website which network a visitor comes from, whatever browser they say to have', async () => {
  const most = stats.MAX_VOTES_OF_NETWORK;
  for (let at = 0; at < most + 5; at++)
    await vote('127.0.0.1', named(network('home') + String(at).padStart(22, '0'))).catch(() => undefined);
  expect(await table('coupon-stat').count({})).toBe(most);
  expect(await vote('127.0.0.1', named(network('away') + '0'.repeat(22)))).toBe(most + 1);
});

it('takes up where a vote was taken away', async () => {
  for (let at = 0; at < 3; at++) await vote('192.0.2.7', browser(`browser ${at}`));
  await table('coupon-stat').deleteMany({ where: { turn: 1 } });
  expect(await vote('192.0.2.7', browser('browser 4'))).toBe(3);
});
