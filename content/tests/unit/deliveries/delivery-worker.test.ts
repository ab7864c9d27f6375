import { describe, expect, it } from 'vitest';
import {
  createDeliveryWorker,
  deliveryBackoff,
  GIVE_UP_MS,
  LEASE_MS,
  LONGEST_WAIT_MS,
  type Outcome,
  TAKEOVER_MS,
} from '../../../src/deliveries/delivery-worker';
import { type Held, outbox, START } from './outbox';

const HOUR = 60 * 60_000;
/** @param ahead by how many milliseconds the clock of its machine is ahead of the one that the outbox goes by */
function workerOf(box: ReturnType<typeof outbox>, send: (job: Held) => Promise<Outcome>, ahead = { ms: 0 }) {
  const told: string[] = [];
  const worker = createDeliveryWorker({
    jobs: box.jobs,
    send,
    now: () => new Date(box.clock.now.getTime() + ahead.ms),
    elapsed: () => box.clock.now.getTime(),
    stopped: () => false,
    log: (event, job, fault) => told.push(`${event} ${job.id} ${fault}`),
    pause: async (ms) => {
      box.clock.now = new Date(box.clock.now.getTime() + ms);
    },
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

  it('sends what has waited for another at once after it, not at the next look', async () => {
    const box = outbox(3, ['a', 'a', 'a']);
    const arrived: number[] = [];
    const worker = workerOf(box, async (job) => {
      arrived.push(job.id);
      return delivered;
    });
    while (await worker.round()) {}
    expect(arrived).toEqual([1, 2, 3]);
  });

  it('says what reached some of its readers only, and keeps it with what was delivered', async () => {
    const box = outbox(1);
    const worker = workerOf(box, async () => ({ state: 'delivered', fault: '1 of 2' }));
    await worker.round();
    expect(worker.told).toEqual(['partly 1 1 of 2']);
    expect(box.rows).toMatchObject([{ state: 'delivered', fault: '1 of 2' }]);
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

  it('sends none twice where the clock of one machine is ten minutes ahead of the other’s', async () => {
    const box = outbox(20);
    const [arrived, ends]: [number[], (() => void)[]] = [[], []];
    const send = (job: Held) =>
      new Promise<Outcome>((resolve) => {
        arrived.push(job.id);
        ends.push(() => resolve(delivered));
      });
    const workers = [workerOf(box, send), workerOf(box, send, { ms: 10 * 60_000 })];
    while (box.rows.some(({ state }) => state !== 'delivered')) {
      let running = 0;
      for (const worker of workers) {
        running += 1;
        void worker.round().finally(() => {
          running -= 1;
        });
        // The other looks while this one sends.
        await new Promise((resolve) => setImmediate(resolve));
      }
      while (running > 0) {
        for (const end of ends.splice(0)) end();
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
    expect(arrived.sort((a, b) => a - b)).toEqual(box.rows.map(({ id }) => id));
  });

  it('waits as long after a failure, whichever of two machines with different clocks looks next', async () => {
    const box = outbox(1);
    let tries = 0;
    const send = async () => {
      tries += 1;
      return failed;
    };
    const [one, ahead] = [workerOf(box, send), workerOf(box, send, { ms: 2 * LONGEST_WAIT_MS })];
    for (let look = 0; look < 12; look += 1) {
      await ahead.round();
      await one.round();
      box.clock.now = new Date(box.clock.now.getTime() + 5_000);
    }
    // At 0, 5, 15 and 35 s of the minute.
    expect(tries).toBe(4);
  });

  it('takes over what a worker that ended has claimed, only after its lease', async () => {
    const box = outbox(1);
    await box.jobs.claim(box.rows[0] as Held, 'of the dead', LEASE_MS);
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

  it('gives up nothing that was not tried for hours: the system was off for days, or the clock was wrong', async () => {
    const box = outbox(1);
    const worker = workerOf(box, async () => (box.clock.now.getTime() < back ? failed : delivered));
    const begun = START.getTime() + 3 * GIVE_UP_MS;
    const back = begun + 5 * HOUR;
    box.clock.now = new Date(begun);
    await runUntil(box, worker, back);
    expect(box.rows[0]).toMatchObject({ state: 'waiting' });
    await runUntil(box, worker, back + LONGEST_WAIT_MS + 10_000);
    expect(box.rows[0]).toMatchObject({ state: 'delivered' });
  });

  it('takes a sender that throws for a failure that may pass', async () => {
    const box = outbox(1);
    const worker = workerOf(box, () => Promise.reject(new TypeError('secret@poczta.example')));
    await worker.round();
    expect(box.rows[0]).toMatchObject({ state: 'waiting', attempts: 1, fault: 'TypeError' });
  });

  describe('while the database is away', () => {
    /** Fails until an instant what is said to the outbox; a claim is heard all the same, and its answer lost. */
    function away(box: ReturnType<typeof outbox>, until: number) {
      const { claim, deliver, due } = box.jobs;
      const gone = () => box.clock.now.getTime() < until;
      const lost = () => Promise.reject(new Error('Connection terminated unexpectedly'));
      box.jobs.deliver = (...said) => (gone() ? lost() : deliver(...said));
      box.jobs.due = (...asked) => (gone() ? lost() : due(...asked));
      box.jobs.claim = async (...said) => {
        const claimed = await claim(...said);
        return gone() ? lost() : claimed;
      };
    }

    it.each([1_000, 10 * LEASE_MS])('remembers for %d ms what it has sent, and says it then', async (ms) => {
      const box = outbox(1);
      const sent: number[] = [];
      const worker = workerOf(box, async (job) => {
        sent.push(job.id);
        away(box, START.getTime() + ms);
        return delivered;
      });
      await worker.round();
      expect(box.rows[0]?.state).toBe('delivered');
      expect(worker.told).toEqual(['unheard 1 Error']);
      await worker.round();
      expect(sent).toEqual([1]);
    });

    it('keeps a claim whose answer got lost', async () => {
      const box = outbox(3);
      const due = await box.jobs.due(3, true);
      away(box, START.getTime() + 1_000);
      box.jobs.due = async () => due;
      const sent: number[] = [];
      const worker = workerOf(box, async (job) => {
        sent.push(job.id);
        return delivered;
      });
      await worker.round();
      expect(sent.sort()).toEqual([1, 2, 3]);
      expect(box.rows.every(({ state }) => state === 'delivered')).toBe(true);
    });

    it('leaves to whoever has claimed it ten seconds to say so once the database is back, its own clock set meanwhile', async () => {
      const box = outbox(1);
      const back = START.getTime() + 2 * LEASE_MS;
      await box.jobs.claim(box.rows[0] as Held, 'of another', LEASE_MS);
      away(box, back);
      const sent: number[] = [];
      const ahead = { ms: 0 };
      const worker = workerOf(
        box,
        async (job) => {
          sent.push(job.id);
          return delivered;
        },
        ahead,
      );
      await expect(worker.round()).rejects.toThrow();
      box.clock.now = new Date(back);
      await worker.round();
      ahead.ms = HOUR;
      box.clock.now = new Date(back + TAKEOVER_MS - 1);
      await worker.round();
      expect(sent).toEqual([]);
      box.clock.now = new Date(back + TAKEOVER_MS);
      await worker.round();
      expect(sent).toEqual([1]);
    });

    it('ends all the same when it is told to, a few seconds later', async () => {
      const box = outbox(1);
      away(box, Number.POSITIVE_INFINITY);
      box.jobs.due = async () => box.rows;
      let stopping = false;
      const worker = createDeliveryWorker({
        jobs: box.jobs,
        send: async () => delivered,
        now: () => box.clock.now,
        elapsed: () => box.clock.now.getTime(),
        stopped: () => stopping,
        log: () => {
          stopping = true;
        },
        pause: async (ms) => {
          box.clock.now = new Date(box.clock.now.getTime() + ms);
        },
      });
      // A round begins nothing new once it is to stop; what it has begun it finishes or gives up.
      await expect(worker.round()).rejects.toThrow('Connection terminated');
      expect(box.clock.now.getTime() - START.getTime()).toBeLessThan(7_000);
    });
  });
});
