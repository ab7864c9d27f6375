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
  | { state: 'delivered' }
  | { state: 'failed'; fault: string }
  | { state: 'refused'; fault: string };

/** Where jobs are kept. A claim holds until `until` or until one of the other three, made with the same lease. */
export interface Jobs<J extends Job> {
  due(now: Date, most: number): Promise<J[]>;
  /** False = somebody else was faster. */
  claim(job: J, lease: string, until: Date): Promise<boolean>;
  deliver(job: J, lease: string, at: Date): Promise<void>;
  postpone(job: J, lease: string, next: Date, fault: string): Promise<void>;
  bury(job: J, lease: string, fault: string): Promise<void>;
}

export interface WorkerParts<J extends Job> {
  jobs: Jobs<J>;
  send: (job: J) => Promise<Outcome>;
  now: () => Date;
  /** True = begin nothing new. */
  stopped: () => boolean;
  /** Told of everything that did not go well. */
  log: (event: 'postponed' | 'dead', job: J, fault: string) => void;
}

/** Longer than any try lasts: a crashed worker's jobs are free again after it. */
export const LEASE_MS = 120_000;
const FIRST_WAIT_MS = 5_000;
/** Also the longest that something still waits once the other side is back. */
export const LONGEST_WAIT_MS = 10 * 60_000;
/** How long something is tried before it is left to the staff. */
export const GIVE_UP_MS = 24 * 60 * 60_000;
const JOBS_A_ROUND = 50;
const AT_ONCE = 4;

/** How long to wait after so many failures: doubling from five seconds up to ten minutes. */
export function deliveryBackoff(failures: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** Math.max(failures - 1, 0), LONGEST_WAIT_MS);
}

/**
 * Delivers what is due, each job by one worker at a time. A try that fails is repeated, ever more seldom, for a day;
 * one that is refused for good, or has been tried for that long, is a dead letter. Several workers may share the jobs.
 */
export function createDeliveryWorker<J extends Job>({ jobs, send, now, stopped, log }: WorkerParts<J>) {
  async function one(job: J): Promise<void> {
    const lease = randomUUID();
    if (!(await jobs.claim(job, lease, new Date(now().getTime() + LEASE_MS)))) return;
    const outcome = await send(job).catch(
      (error: unknown): Outcome => ({
        state: 'failed',
        fault: error instanceof Error ? error.name : 'unknown',
      }),
    );
    const at = now();
    if (outcome.state === 'delivered') return jobs.deliver(job, lease, at);
    const wait = deliveryBackoff(job.attempts + 1);
    if (outcome.state === 'refused' || at.getTime() + wait - job.since.getTime() > GIVE_UP_MS) {
      log('dead', job, outcome.fault);
      return jobs.bury(job, lease, outcome.fault);
    }
    log('postponed', job, outcome.fault);
    return jobs.postpone(job, lease, new Date(at.getTime() + wait), outcome.fault);
  }

  return {
    /** One round. @returns whether there may be more to do at once */
    async round(): Promise<boolean> {
      const due = await jobs.due(now(), JOBS_A_ROUND);
      const queue = [...due];
      const lane = async () => {
        for (let job = queue.shift(); job !== undefined && !stopped(); job = queue.shift()) await one(job);
      };
      const lanes = await Promise.allSettled(Array.from({ length: AT_ONCE }, lane));
      const broken = lanes.find((result) => result.status === 'rejected');
      if (broken?.status === 'rejected') throw broken.reason;
      return due.length === JOBS_A_ROUND;
    },
  };
}
