import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawing } from '../../../../scripts/tests/drawing.ts';
import { LEASE_MS, LONGEST_WAIT_MS } from '../../../src/deliveries/delivery-worker';
import { openDatabase, type TestDatabase } from '../database';
import { outbox, START } from './outbox';

let database: TestDatabase;
let table: typeof import('../../../src/kit/table')['table'];
let queue: typeof import('../../../src/deliveries/queue');

beforeAll(async () => {
  database = await openDatabase(['delivery']);
  ({ table } = await import('../../../src/kit/table'));
  queue = await import('../../../src/deliveries/queue');
});
afterAll(() => database.close());

const JOBS = 5;
/** By subject and reader: letters about one subject, to the visitor or to the staff. */
const LINES = ['of one', 'of one to staff', 'of another'] as const;
const LEASES = ['of one', 'of another'] as const;

type Step =
  | { do: 'look'; most: number; includeExpired: boolean }
  | { do: 'claim'; job: number; lease: string }
  | { do: 'renew'; job: number; lease: string }
  | { do: 'deliver'; job: number; lease: string }
  | { do: 'bury'; job: number; lease: string }
  | { do: 'postpone'; job: number; lease: string; ms: number }
  | { do: 'start' }
  | { do: 'pass'; ms: number };

const own = { job: fc.nat(JOBS - 1), lease: fc.constantFrom(...LEASES) };
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('look' as const),
      most: fc.integer({ min: 1, max: 4 }),
      includeExpired: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('claim' as const), ...own }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('renew' as const, 'deliver' as const, 'bury' as const),
      ...own,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('postpone' as const),
      ...own,
      ms: fc.constantFrom(5_000, LONGEST_WAIT_MS),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('start' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.constantFrom(1, LEASE_MS, LONGEST_WAIT_MS, -LEASE_MS, -86_400_000),
    }),
  },
);

const steps = fc.array(step, { minLength: 5, maxLength: 30, size: 'max' });
const lines = fc.array(fc.constantFrom(...LINES), { minLength: JOBS, maxLength: JOBS });

/** The outbox in the database, newly filled as the one in memory is. */
async function filled(like: ReturnType<typeof outbox>) {
  await table('delivery').deleteMany({ where: {} });
  const ids: number[] = [];
  for (const { since, nextAt, line } of like.rows) {
    const common = {
      kind: line.endsWith('to staff') ? 'bookingNotice' : 'bookingUpdate',
      channel: 'mail',
      subject: line.replace(' to staff', ''),
      language: 'pl-PL',
      idempotencyKey: 'x',
    };
    const row = await table('delivery').create({
      data: { ...common, state: 'waiting', attempts: 0, resends: 0, since, nextAt },
    });
    ids.push(row.id);
  }
  // Another way's, which is never looked at.
  await table('delivery').create({
    data: {
      kind: 'newsletter',
      channel: 'crm',
      state: 'waiting',
      attempts: 0,
      resends: 0,
      since: START,
      nextAt: START,
      subject: 'of one',
      language: 'pl-PL',
      idempotencyKey: 'y',
    },
  });
  return ids;
}

const stored = () => table('delivery').findMany({ where: { channel: 'mail' }, orderBy: [{ id: 'asc' }] });

const time = (value: unknown) =>
  value === null || value === undefined ? null : new Date(String(value)).getTime();

describe('the outbox in the database', () => {
  it('answers and holds what the one in memory does, whatever is asked of both in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(steps, lines, async (steps, lines) => {
        const memory = outbox(JOBS, lines);
        const ids = await filled(memory);
        const jobs = queue.deliveryJobs('mail', async () => memory.clock.now);
        // As both told of them last: what a worker knows of a job may be old.
        const known = new Map(
          (await stored()).map(queue.jobOf).flatMap((real, index) => {
            const like = memory.rows[index];
            return real && like ? [[index, { real, like: { ...like } }]] : [];
          }),
        );
        for (const one of steps) {
          const { now } = memory.clock;
          if (one.do === 'pass') memory.clock.now = new Date(now.getTime() + one.ms);
          else if (one.do === 'start') {
            await queue.freeAbandoned();
            memory.freeAbandoned();
          } else if (one.do === 'look') {
            const real = await jobs.due(one.most, one.includeExpired);
            const like = await memory.jobs.due(one.most, one.includeExpired);
            expect(
              real.map(({ id, attempts, currentLease }) => [ids.indexOf(id) + 1, attempts, currentLease]),
            ).toEqual(like.map(({ id, attempts, lease }) => [id, attempts, lease]));
            real.forEach((job, index) => {
              const twin = like[index];
              if (twin) known.set(ids.indexOf(job.id), { real: job, like: twin });
            });
          } else {
            const job = known.get(one.job);
            if (!job) throw new Error('unknown');
            const { real, like } = job;
            if (one.do === 'claim') {
              expect(await jobs.claim(real, one.lease, LEASE_MS)).toBe(
                await memory.jobs.claim(like, one.lease, LEASE_MS),
              );
            } else if (one.do === 'renew') {
              await Promise.all([
                jobs.renew(real, one.lease, LEASE_MS),
                memory.jobs.renew(like, one.lease, LEASE_MS),
              ]);
            } else if (one.do === 'deliver') {
              await Promise.all([
                jobs.deliver(real, one.lease, now, 'partly'),
                memory.jobs.deliver(like, one.lease, now, 'partly'),
              ]);
            } else if (one.do === 'bury') {
              await Promise.all([jobs.bury(real, one.lease, 'no'), memory.jobs.bury(like, one.lease, 'no')]);
            } else {
              await Promise.all([
                jobs.postpone(real, one.lease, one.ms, 'later'),
                memory.jobs.postpone(like, one.lease, one.ms, 'later'),
              ]);
            }
          }
        }
        expect(
          (await stored()).map((row) => [
            row.state,
            Number(row.attempts),
            row.lease ?? null,
            row.leaseEnds === null ? null : Number(row.leaseEnds),
            time(row.nextAt),
            row.fault ?? null,
          ]),
        ).toEqual(
          memory.rows.map((row) => [
            row.state,
            row.attempts,
            row.lease,
            row.leaseEnds,
            row.nextAt.getTime(),
            row.fault,
          ]),
        );
      }),
      drawing(40),
    );
  });
});
