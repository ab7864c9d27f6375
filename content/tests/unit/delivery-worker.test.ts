import { describe, expect, it } from 'vitest';
import {
  createDeliveryWorker,
  deliveryBackoff,
  GIVE_UP_MS,
  type Job,
  type Jobs,
  LEASE_MS,
  LONGEST_WAIT_MS,
  type Outcome,
} from '../../src/deliveries/delivery-worker';

const HOUR = 60 * 60_000;
const START = new Date('2026-11-21T09:00:00Z');

interface Held extends Job {
  state: 'waiting' | 'sending' | 'delivered' | 'dead';
  nextAt: Date;
  lease: string | null;
  leasedUntil: Date | null;
  fault: string | null;
}

/** An outbox in memory with the conditions of the real one, and a clock that only the test moves. */
function outbox(count: number) {
  const clock = { now: START };
  const rows: Held[] = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    attempts: 0,
    since: START,
    state: 'waiting',
    nextAt: START,
    lease: null,
    leasedUntil: null,
    fault: null,
  }));
  const held = (job: Held, lease: string) => rows.find((row) => row.id === job.id && row.lease === lease);
  const free = { lease: null, leasedUntil: null };
  const jobs: Jobs<Held> = {
    due: async (now, most) =>
      rows
        .filter(
          (row) =>
            (row.state === 'waiting' && row.nextAt <= now) ||
            (row.state === 'sending' && row.leasedUntil !== null && row.leasedUntil < now),
        )
        .slice(0, most)
        .map((row) => ({ ...row })),
    async claim(job, lease, until) {
      const row = rows.find((one) => one.id === job.id && one.lease === job.lease);
      if (!row || (row.state !== 'waiting' && row.state !== 'sending')) return false;
      Object.assign(row, { state: 'sending', lease, leasedUntil: until });
      return true;
    },
    async deliver(job, lease) {
      const row = held(job, lease);
      if (row) Object.assign(row, { ...free, state: 'delivered' });
    },
    async postpone(job, lease, nextAt, fault) {
      const row = held(job, lease);
      if (row) Object.assign(row, { ...free, state: 'waiting', attempts: job.attempts + 1, nextAt, fault });
    },
    async bury(job, lease, fault) {
      const row = held(job, lease);
      if (row) Object.assign(row, { ...free, state: 'dead', fault });
    },
  };
  return { rows, jobs, clock };
}

function workerOf(box: ReturnType<typeof outbox>, send: (job: Held) => Promise<Outcome>) {
  const told: string[] = [];
  const worker = createDeliveryWorker({
    jobs: box.jobs,
    send,
    now: () => box.clock.now,
    stopped: () => false,
    log: (event, job, fault) => told.push(`${event} ${job.id} ${fault}`),
  });
  return { ...worker, told };
}

/** Rounds every ten seconds of simulated time until an instant. */
async function runUntil(
  box: ReturnType<typeof outbox>,
  worker: { round(): Promise<boolean> },
  until: number,
) {
  while (box.clock.now.getTime() < until) {
    while (await worker.round()) {}
    box.clock.now = new Date(box.clock.now.getTime() + 10_000);
  }
}

const delivered: Outcome = { state: 'delivered' };
const failed: Outcome = { state: 'failed', fault: 'SMTP ECONNECTION' };

describe('deliveryBackoff', () => {
  it('doubles from five seconds up to ten minutes', () => {
    expect([1, 2, 3, 4].map(deliveryBackoff)).toEqual([5_000, 10_000, 20_000, 40_000]);
    expect(deliveryBackoff(99)).toBe(LONGEST_WAIT_MS);
  });
});

describe('delivering', () => {
  it('delivers everything, each once, when the other side was away for five hours', async () => {
    const box = outbox(20);
    const arrived: number[] = [];
    const back = START.getTime() + 5 * HOUR;
    const worker = workerOf(box, async (job) => {
      if (box.clock.now.getTime() < back) return failed;
      arrived.push(job.id);
      return delivered;
    });
    await runUntil(box, worker, back);
    expect(arrived).toEqual([]);
    expect(box.rows.every(({ state, attempts }) => state === 'waiting' && attempts < 60)).toBe(true);
    await runUntil(box, worker, back + LONGEST_WAIT_MS + 10_000);
    expect(arrived.sort((a, b) => a - b)).toEqual(box.rows.map(({ id }) => id));
    expect(box.rows.every(({ state }) => state === 'delivered')).toBe(true);
  });

  it('lets two workers share the jobs and sends none twice', async () => {
    const box = outbox(200);
    const arrived: number[] = [];
    const send = async (job: Held) => {
      arrived.push(job.id);
      await Promise.resolve();
      return delivered;
    };
    const [one, other] = [workerOf(box, send), workerOf(box, send)];
    while ((await Promise.all([one.round(), other.round()])).some(Boolean)) {}
    expect(arrived.sort((a, b) => a - b)).toEqual(box.rows.map(({ id }) => id));
  });

  it('takes over what a worker that ended has claimed, only after its lease', async () => {
    const box = outbox(1);
    await box.jobs.claim(box.rows[0] as Held, 'of the dead', new Date(START.getTime() + LEASE_MS));
    const worker = workerOf(box, async () => delivered);
    await worker.round();
    expect(box.rows[0]?.state).toBe('sending');
    box.clock.now = new Date(START.getTime() + LEASE_MS + 1);
    await worker.round();
    expect(box.rows[0]?.state).toBe('delivered');
  });

  it('makes a dead letter of what is refused, at once, and says why', async () => {
    const box = outbox(1);
    const worker = workerOf(box, async () => ({ state: 'refused', fault: 'SMTP EENVELOPE 550' }));
    await worker.round();
    expect(box.rows[0]).toMatchObject({ state: 'dead', fault: 'SMTP EENVELOPE 550' });
    expect(worker.told).toEqual(['dead 1 SMTP EENVELOPE 550']);
  });

  it('tries for more than five hours and gives up after a day', async () => {
    const box = outbox(1);
    const worker = workerOf(box, async () => failed);
    await runUntil(box, worker, START.getTime() + 5 * HOUR);
    expect(box.rows[0]?.state).toBe('waiting');
    await runUntil(box, worker, START.getTime() + GIVE_UP_MS + 1);
    expect(box.rows[0]?.state).toBe('dead');
  });

  it('takes a sender that throws for a failure that may pass', async () => {
    const box = outbox(1);
    const worker = workerOf(box, () => Promise.reject(new TypeError('secret@poczta.example')));
    await worker.round();
    expect(box.rows[0]).toMatchObject({ state: 'waiting', attempts: 1, fault: 'TypeError' });
  });
});
