import { randomUUID } from 'node:crypto';

/** Something to deliver, as far as the worker knows it. */
export interface Job {
  id: number;
  /** Failures so far. */
  attempts: number;
  /** Since when it is tried: its beginning, or when it was asked to be sent again. */
  since: Date;
}

/** What came of one try. `fault` is for the staff: short, and nothing that a visitor typed. */
export type Outcome =
  /** With a fault it reached some of its readers. */
  | { state: 'delivered'; fault?: string }
  | { state: 'failed'; fault: string }
  | { state: 'refused'; fault: string };

/**
 * Where jobs are kept, with a clock that all workers share: by it alone it is judged what is due and whose it is, as the
 * clocks of their machines may differ. A claim holds for so many milliseconds, or until `deliver`, `postpone` or `bury`,
 * made with the same lease. All but `due` may be asked again with the same lease when nobody knows whether they were heard.
 */
export interface Jobs<J extends Job> {
  /** @param includeExpired whether those count, too, whose lease has run out */
  due(most: number, includeExpired: boolean): Promise<J[]>;
  /** False = somebody else was faster, or has renewed a lease that had run out. */
  claim(job: J, lease: string, ms: number): Promise<boolean>;
  /** Holds what is claimed for so long from now on. */
  renew(job: J, lease: string, ms: number): Promise<void>;
  /** @param at for the staff, by the worker's own clock */
  deliver(job: J, lease: string, at: Date, fault: string | null): Promise<void>;
  /** @param ms from now on it is due again */
  postpone(job: J, lease: string, ms: number, fault: string): Promise<void>;
  bury(job: J, lease: string, fault: string): Promise<void>;
}

interface WorkerParts<J extends Job> {
  jobs: Jobs<J>;
  send: (job: J) => Promise<Outcome>;
  now: () => Date;
  /** Milliseconds since whenever, by a clock that nobody sets. */
  elapsed?: () => number;
  /** True = begin nothing new. */
  stopped: () => boolean;
  /** Told of everything that did not go well; `unheard`: the jobs could not be told what came of one. */
  log: (event: 'postponed' | 'dead' | 'partly' | 'unheard', job: J, fault: string) => void;
  pause?: (ms: number) => Promise<void>;
}

/** A crashed worker's jobs are free again after it; a living one renews it. */
export const LEASE_MS = 120_000;
/** How often a lease is renewed: none runs out while the database is away for less than the rest of it. */
const RENEW_MS = 30_000;
/**
 * After the database was away, for so long nothing is taken over: whoever has sent something meanwhile says so first.
 */
export const TAKEOVER_MS = 10_000;
const FIRST_SAY_AGAIN_MS = 100;
const LONGEST_SAY_AGAIN_MS = 1_000;
/** How long a worker that is to end still tries to say what came of what it has sent. */
const LAST_WORDS_MS = 5_000;
const FIRST_WAIT_MS = 5_000;
/** Also the longest that something still waits once the other side is back. */
export const LONGEST_WAIT_MS = 10 * 60_000;
/** How long something is tried before it is left to the staff. */
export const GIVE_UP_MS = 24 * 60 * 60_000;
/**
 * So often it is tried at least, for more than five hours: the day may have passed while nothing was running, or in a
 * moment, by a clock that was set.
 */
const MIN_TRIES = 40;
const JOBS_A_ROUND = 50;
const AT_ONCE = 4;

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

/** How long to wait after so many failures: doubling from five seconds up to ten minutes. */
export function deliveryBackoff(failures: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** Math.max(failures - 1, 0), LONGEST_WAIT_MS);
}

/**
 * Delivers what is due, each job by one worker at a time. A try that fails is repeated, ever more seldom, for a day;
 * one that is refused for good, or has been tried for that long and often enough, is a dead letter. Several workers may share the jobs.
 * What came of a try is remembered until the jobs have heard it, however long they are away: only a worker that ends in
 * between leaves a delivery of which nobody knows whether it arrived.
 */
export function createDeliveryWorker<J extends Job>({
  jobs,
  send,
  now,
  elapsed = () => performance.now(),
  stopped,
  log,
  pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}: WorkerParts<J>) {
  /** Since when the jobs have answered without a break, by `elapsed`. */
  let answering = Number.NEGATIVE_INFINITY;

  async function heard<T>(job: J, say: () => Promise<T>): Promise<T> {
    let ending: number | undefined;
    for (let wait = FIRST_SAY_AGAIN_MS; ; wait = Math.min(wait * 2, LONGEST_SAY_AGAIN_MS)) {
      try {
        return await say();
      } catch (error) {
        answering = Number.POSITIVE_INFINITY;
        if (wait === FIRST_SAY_AGAIN_MS) log('unheard', job, nameOf(error));
        if (stopped()) ending ??= elapsed();
        if (ending !== undefined && elapsed() - ending >= LAST_WORDS_MS) throw error;
        await pause(wait);
      }
    }
  }

  async function one(job: J): Promise<void> {
    const lease = randomUUID();
    if (!(await heard(job, () => jobs.claim(job, lease, LEASE_MS)))) return;
    // What cannot be renewed now is renewed the next time; a lease lasts for several.
    const renewal = setInterval(() => void jobs.renew(job, lease, LEASE_MS).catch(() => undefined), RENEW_MS);
    try {
      await settle(job, lease);
    } finally {
      clearInterval(renewal);
    }
  }

  async function settle(job: J, lease: string): Promise<void> {
    const outcome = await send(job).catch(
      (error: unknown): Outcome => ({ state: 'failed', fault: nameOf(error) }),
    );
    const at = now();
    if (outcome.state === 'delivered') {
      const { fault = null } = outcome;
      if (fault !== null) log('partly', job, fault);
      return heard(job, () => jobs.deliver(job, lease, at, fault));
    }
    const wait = deliveryBackoff(job.attempts + 1);
    const hopeless = job.attempts + 1 >= MIN_TRIES && at.getTime() + wait - job.since.getTime() > GIVE_UP_MS;
    if (outcome.state === 'refused' || hopeless) {
      log('dead', job, outcome.fault);
      return heard(job, () => jobs.bury(job, lease, outcome.fault));
    }
    log('postponed', job, outcome.fault);
    return heard(job, () => jobs.postpone(job, lease, wait, outcome.fault));
  }

  async function dueNow(): Promise<J[]> {
    const at = elapsed();
    try {
      const due = await jobs.due(JOBS_A_ROUND, at - answering >= TAKEOVER_MS);
      if (answering === Number.POSITIVE_INFINITY) answering = at;
      return due;
    } catch (error) {
      answering = Number.POSITIVE_INFINITY;
      throw error;
    }
  }

  return {
    /** One round. @returns whether there may be more to do at once */
    async round(): Promise<boolean> {
      const due = await dueNow();
      const queue = [...due];
      const lane = async () => {
        for (let job = queue.shift(); job !== undefined && !stopped(); job = queue.shift()) await one(job);
      };
      const lanes = await Promise.allSettled(Array.from({ length: AT_ONCE }, lane));
      const broken = lanes.find((result) => result.status === 'rejected');
      if (broken?.status === 'rejected') throw broken.reason;
      // Another may have waited for one of these.
      return due.length > 0;
    },
  };
}
