import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawing } from '../../../../scripts/tests/drawing.ts';
import {
  createDeliveryWorker,
  deliveryBackoff,
  GIVE_UP_MS,
  type Jobs,
  LEASE_MS,
  LONGEST_WAIT_MS,
  type Outcome,
} from '../../../src/deliveries/delivery-worker';
import { type Held, outbox, START } from './outbox';

const JOBS = 4;
/** How often the loop looks into the outbox. */
const POLL_MS = 5_000;
/** No sender takes longer: a mail server has ten minutes for its word. */
const LONGEST_SEND_MS = 660_000;
/** Nor longer than this while the database is away: what cannot be renewed for a whole lease belongs to nobody. */
const LONGEST_SEND_AWAY_MS = 60_000;
const MINUTE = 60_000;

/** A clock is set: a worker's own, or the one that the outbox goes by. */
interface Setting {
  do: 'clock';
  ms: number;
  worker?: number;
}

type Step =
  | { do: 'wait'; polls: number; lookFirst: boolean }
  /** The database is away for longer than a lease holds, and what is being sent ends meanwhile. */
  | { do: 'outage'; outcome: Outcome['state']; lookFirst: boolean }
  | { do: 'answer'; which: number; outcome: Outcome['state'] }
  | { do: 'crash'; worker: number; arrives: boolean }
  | { do: 'database'; is: 'there' | 'away' | 'answers get lost' }
  | Setting;

/** @param setting of clocks */
function stepsOf(setting: fc.Arbitrary<Setting>): fc.Arbitrary<Step[]> {
  const step: fc.Arbitrary<Step> = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('wait' as const),
        polls: fc.constantFrom(1, 2, 7, 26),
        lookFirst: fc.boolean(),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('outage' as const),
        outcome: fc.constantFrom<Outcome['state']>('delivered', 'failed'),
        lookFirst: fc.boolean(),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant('answer' as const),
        which: fc.nat(7),
        outcome: fc.constantFrom<Outcome['state']>('delivered', 'delivered', 'failed', 'failed', 'refused'),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('crash' as const), worker: fc.nat(1), arrives: fc.boolean() }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('database' as const),
        is: fc.constantFrom('there' as const, 'there' as const, 'away' as const, 'answers get lost' as const),
      }),
    },
    { weight: 1, arbitrary: setting },
  );
  return fc.array(step, { maxLength: 25, size: 'max' });
}

interface Sending {
  job: Held;
  begun: number;
  end: (outcome: Outcome) => void;
}

/** A process with a worker in it. */
interface Living {
  alive: boolean;
  /** Whether it has come so far as to look into the outbox: none starts without its database. */
  started: boolean;
  running: boolean;
  sending: Sending[];
  /** What has arrived and is perhaps not noted yet. */
  arrived: Set<number>;
  round: () => Promise<boolean>;
}

const never = () => new Promise<never>(() => undefined);
/** Everything that waits for nothing but other promises has been done after it. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Processes that share an outbox, in a time that only the test moves. */
class World {
  private readonly box = outbox(JOBS);
  private database: 'there' | 'away' | 'answers get lost' = 'there';
  private readonly living: Living[];
  /** By how much the clock of each worker's machine is ahead of the outbox's, in milliseconds. */
  private readonly ahead: number[];
  private elapsed = 0;
  /** When the database was last seen to be away. */
  private awayAt = Number.NEGATIVE_INFINITY;
  private paused: (() => void)[] = [];
  readonly arrivals = new Map<number, number>();
  /** Arrivals of which nobody alive knows: what is sent once more for them is no fault. */
  private readonly unknown = new Map<number, number>();

  private readonly processes: number;

  constructor(processes: number) {
    this.processes = processes;
    this.ahead = Array.from({ length: processes }, () => 0);
    this.living = this.ahead.map((_, worker) => this.born(worker));
    for (const one of this.living) one.started = true;
  }

  private born(index: number): Living {
    const one: Living = {
      alive: true,
      started: false,
      running: false,
      sending: [],
      arrived: new Set(),
      round: async () => false,
    };
    const { jobs } = this.box;
    const heard =
      <A extends unknown[], T>(say: (...said: A) => Promise<T>) =>
      async (...said: A): Promise<T> => {
        if (!one.alive) return never();
        if (this.database === 'away') throw new Error('Connection terminated unexpectedly');
        const answer = await say(...said);
        if (this.database === 'answers get lost') throw new Error('Connection terminated unexpectedly');
        return answer;
      };
    const reached: Jobs<Held> = {
      due: heard(jobs.due),
      claim: heard(jobs.claim),
      renew: heard(jobs.renew),
      deliver: heard(jobs.deliver),
      postpone: heard(jobs.postpone),
      bury: heard(jobs.bury),
    };
    const worker = createDeliveryWorker<Held>({
      jobs: reached,
      send: (job) =>
        one.alive ? new Promise((end) => one.sending.push({ job, begun: this.elapsed, end })) : never(),
      now: () => new Date(this.box.clock.now.getTime() + (this.ahead[index] ?? 0)),
      elapsed: () => this.elapsed,
      stopped: () => !one.alive,
      log: () => undefined,
      pause: () => new Promise((resolve) => this.paused.push(resolve)),
    });
    one.round = worker.round;
    return one;
  }

  private arrive(id: number) {
    this.arrivals.set(id, (this.arrivals.get(id) ?? 0) + 1);
  }

  private rowOf(id: number): Held {
    const row = this.box.rows.find((one) => one.id === id);
    if (!row) throw new Error(`no row ${id}`);
    return row;
  }

  async take(step: Step) {
    if (step.do === 'wait') for (let poll = 0; poll < step.polls; poll += 1) await this.poll(step.lookFirst);
    else if (step.do === 'outage') await this.outage(step.outcome, step.lookFirst);
    else if (step.do === 'database') this.database = step.is;
    else if (step.do === 'clock') this.set(step.ms, step.worker);
    else if (step.do === 'crash') this.crash(step.worker % this.processes, step.arrives);
    else {
      const all = this.living.flatMap((one) => one.sending.map((sending) => ({ one, sending })));
      const chosen = all[step.which % Math.max(all.length, 1)];
      if (chosen) this.end(chosen.one, chosen.sending, step.outcome);
    }
    await settle();
    this.check();
  }

  private async outage(outcome: Outcome['state'], lookFirst: boolean) {
    this.database = 'away';
    for (const one of this.living) for (const sending of one.sending) this.end(one, sending, outcome);
    for (let ms = 0; ms <= LEASE_MS; ms += POLL_MS) await this.poll(lookFirst);
    this.database = 'there';
    await this.poll(lookFirst);
  }

  private set(ms: number, worker?: number) {
    if (worker !== undefined) this.ahead[worker] = (this.ahead[worker] ?? 0) + ms;
    else this.box.clock.now = new Date(this.box.clock.now.getTime() + ms);
  }

  private end(one: Living, sending: Sending, outcome: Outcome['state']) {
    one.sending = one.sending.filter((other) => other !== sending);
    if (outcome === 'delivered') {
      this.arrive(sending.job.id);
      one.arrived.add(sending.job.id);
    }
    sending.end(outcome === 'delivered' ? { state: outcome } : { state: outcome, fault: 'SMTP 4' });
  }

  /** Ends in the midst of everything; another is started in its place. */
  private crash(index: number, arrives: boolean) {
    const one = this.living[index];
    if (!one) return;
    one.alive = false;
    if (arrives) {
      for (const { job } of one.sending) {
        this.arrive(job.id);
        one.arrived.add(job.id);
      }
    }
    for (const id of one.arrived) {
      if (this.rowOf(id).state !== 'delivered') this.unknown.set(id, (this.unknown.get(id) ?? 0) + 1);
    }
    if (this.processes === 1) this.box.freeAbandoned();
    this.living[index] = this.born(index);
  }

  /** @param lookFirst whether the loops look into the outbox before what was not heard is said again */
  private async poll(lookFirst: boolean) {
    this.set(POLL_MS);
    this.elapsed += POLL_MS;
    if (this.database !== 'there') this.awayAt = this.elapsed;
    vi.advanceTimersByTime(POLL_MS);
    await settle();
    if (lookFirst) await this.look();
    for (const again of this.paused.splice(0)) again();
    await settle();
    for (const one of this.living) {
      for (const sending of one.sending) {
        const most = this.awayAt >= sending.begun ? LONGEST_SEND_AWAY_MS : LONGEST_SEND_MS;
        if (this.elapsed - sending.begun >= most) this.end(one, sending, 'failed');
      }
    }
    await settle();
    if (!lookFirst) await this.look();
    if (this.database === 'there') for (const one of this.living) one.started = true;
    this.check();
  }

  private async look() {
    for (const one of this.living.filter(({ started, running }) => started && !running)) {
      one.running = true;
      void one
        .round()
        .catch(() => undefined)
        .finally(() => {
          one.running = false;
        });
    }
    await settle();
  }

  private check() {
    for (const { id, state } of this.box.rows) {
      const arrivals = this.arrivals.get(id) ?? 0;
      expect(arrivals, `arrivals of ${id}`).toBeLessThanOrEqual(1 + (this.unknown.get(id) ?? 0));
      if (state === 'delivered') expect(arrivals, `delivered ${id}`).toBeGreaterThan(0);
    }
    const sending = this.living.flatMap((one) => one.sending.map(({ job }) => job.id));
    expect(sending.length, 'sent by two at once').toBe(new Set(sending).size);
  }

  /** Everything works from now on: nothing stays undelivered that was not refused. */
  async recovered() {
    this.database = 'there';
    const open = () => this.box.rows.filter(({ state }) => state === 'waiting' || state === 'sending');
    for (let poll = 0; poll < 3_000 && open().length > 0; poll += 1) {
      for (const one of this.living) for (const sending of one.sending) this.end(one, sending, 'delivered');
      await this.poll(false);
    }
    expect(open()).toEqual([]);
  }
}

describe('delivering, whatever happens in whatever order', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  const story = (processes: number) => async (steps: Step[]) => {
    vi.clearAllTimers();
    const world = new World(processes);
    for (const one of steps) await world.take(one);
    await world.recovered();
  };

  /** A clock is set by one of these, in minutes. */
  const setBy = (...minutes: number[]) => ({
    do: fc.constant('clock' as const),
    ms: fc.constantFrom(...minutes.map((one) => one * MINUTE)),
  });

  it('sends nothing twice that anybody knows to have arrived, and loses nothing, by whatever clock', async () => {
    const setting = fc.record(setBy(60, -60, 180, -180, 3_000, -3_000));
    await fc.assert(fc.asyncProperty(stepsOf(setting), story(1)), drawing(80));
  });

  it('does so with two processes that share the outbox, too, each with a clock of its own; the outbox’s may be set back', async () => {
    const setting = fc.oneof(
      fc.record(setBy(-1, -5)),
      fc.record({ ...setBy(10, -10, 60, -3_000), worker: fc.nat(1) }),
    );
    await fc.assert(fc.asyncProperty(stepsOf(setting), story(2)), drawing(80));
  });
});

describe('how long something is tried', () => {
  it('waits ever longer, never less than five seconds nor more than ten minutes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (failures) => {
        const wait = deliveryBackoff(failures);
        expect(wait).toBeGreaterThanOrEqual(5_000);
        expect(wait).toBeLessThanOrEqual(LONGEST_WAIT_MS);
        const next = deliveryBackoff(failures + 1);
        expect(next).toBe(failures === 0 ? wait : Math.min(2 * wait, LONGEST_WAIT_MS));
      }),
      drawing(100),
    );
  });

  it('is given up after a day and forty tries, never before either, by whatever clock', async () => {
    const attempts = fc.oneof(fc.nat(60), fc.integer({ min: 37, max: 41 }));
    const age = fc.oneof(
      fc.integer({ min: -2 * GIVE_UP_MS, max: 3 * GIVE_UP_MS }),
      fc.integer({ min: -3, max: 3 }).map((ms) => GIVE_UP_MS - LONGEST_WAIT_MS + ms),
    );
    await fc.assert(
      fc.asyncProperty(attempts, age, async (attempts, age) => {
        const { rows, jobs, clock } = outbox(1);
        const [row] = rows;
        if (!row) throw new Error('no row');
        Object.assign(row, { attempts, since: new Date(START.getTime() - age) });
        const worker = createDeliveryWorker({
          jobs,
          send: async () => ({ state: 'failed', fault: 'SMTP 4' }),
          now: () => clock.now,
          stopped: () => false,
          log: () => undefined,
        });
        await worker.round();
        const wait = deliveryBackoff(attempts + 1);
        const hopeless = attempts + 1 >= 40 && age + wait > GIVE_UP_MS;
        expect(row).toMatchObject({
          attempts: attempts + 1,
          lease: null,
          ...(hopeless ? { state: 'dead' } : { state: 'waiting', nextAt: new Date(START.getTime() + wait) }),
        });
      }),
      drawing(200),
    );
  });
});
