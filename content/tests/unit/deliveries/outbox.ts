import { type Job, type Jobs, LONGEST_WAIT_MS } from '../../../src/deliveries/delivery-worker';

export const START = new Date('2026-11-21T09:00:00Z');

export interface Held extends Job {
  state: 'waiting' | 'sending' | 'delivered' | 'dead';
  nextAt: Date;
  lease: string | null;
  /** In milliseconds. */
  leaseEnds: number | null;
  fault: string | null;
  /** Of one line the older ones go first. */
  line: string;
}

const freed = { lease: null, leaseEnds: null };

/**
 * An outbox in memory with the conditions of the real one, and a clock of its own that only the test moves.
 * @param lines of its jobs; by default each has its own
 */
export function outbox(count: number, lines: readonly string[] = []) {
  const clock = { now: START };
  const rows: Held[] = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    attempts: 0,
    since: START,
    state: 'waiting',
    nextAt: START,
    lease: null,
    leaseEnds: null,
    fault: null,
    line: lines[index] ?? `own ${index}`,
  }));
  const held = (job: Held, lease: string) => rows.find((row) => row.id === job.id && row.lease === lease);
  const after = (ms: number) => new Date(clock.now.getTime() + ms);
  const hasEnded = ({ leaseEnds }: Held) => leaseEnds === null || leaseEnds < clock.now.getTime();
  const isDue = (row: Held, includeExpired: boolean) =>
    row.state === 'waiting'
      ? row.nextAt <= clock.now || row.nextAt > after(LONGEST_WAIT_MS)
      : includeExpired && row.state === 'sending' && hasEnded(row);
  const isFirst = ({ id, line }: Held) =>
    !rows.some((row) => row.line === line && row.id < id && ['waiting', 'sending'].includes(row.state));
  const jobs: Jobs<Held> = {
    due: async (most, includeExpired) =>
      rows
        .filter((row) => isDue(row, includeExpired) && isFirst(row))
        .sort((a, b) => a.nextAt.getTime() - b.nextAt.getTime() || a.id - b.id)
        .slice(0, most)
        .map((row) => ({ ...row })),
    async claim(job, lease, ms) {
      const row = rows.find(({ id }) => id === job.id);
      if (!row || (row.state !== 'waiting' && row.state !== 'sending')) return false;
      const isFree = row.lease === job.lease && (job.lease === null || hasEnded(row));
      if (!isFree && row.lease !== lease) return false;
      Object.assign(row, { state: 'sending', lease, leaseEnds: after(ms).getTime() });
      return true;
    },
    async renew(job, lease, ms) {
      const row = held(job, lease);
      if (row) row.leaseEnds = after(ms).getTime();
    },
    async deliver(job, lease, _, fault) {
      const row = held(job, lease);
      if (row) Object.assign(row, { ...freed, state: 'delivered', fault });
    },
    async postpone(job, lease, ms, fault) {
      const row = held(job, lease);
      if (row)
        Object.assign(row, {
          ...freed,
          state: 'waiting',
          attempts: job.attempts + 1,
          nextAt: after(ms),
          fault,
        });
    },
    async bury(job, lease, fault) {
      const row = held(job, lease);
      if (row) Object.assign(row, { ...freed, state: 'dead', attempts: job.attempts + 1, fault });
    },
  };
  /** What a system that has the outbox to itself does when it starts. */
  function freeAbandoned() {
    for (const row of rows) if (row.state === 'sending') Object.assign(row, { ...freed, state: 'waiting' });
  }
  return { rows, jobs, clock, freeAbandoned };
}
