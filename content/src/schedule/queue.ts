import { sharedNow } from '../kit/database/shared-clock';
import { durably } from '../kit/durably';
import { storedInstant } from '../kit/rows';
import { type Row, type Table, table } from '../kit/table';
import type { State } from '../versions/state';

const SCHEDULE = 'schedule';

/** `save`: of a type without drafts, which nobody can publish. */
const ACTIONS = ['publish', 'unpublish', 'save'] as const;

export type PlanAction = (typeof ACTIONS)[number];

/** What is not known is of an earlier or later release. */
export const isPlanAction = (action: unknown): action is PlanAction =>
  ACTIONS.some((known) => known === action);

/** The right to plan it: who may do it now. */
export const rightFor = (action: unknown) => (action === 'save' ? 'update' : 'publish');

/** What happens to an entry in one language at a minute. It refers to the document: the rows behind it come and go. */
export interface Planned {
  id: number;
  contentType: string;
  entry: string;
  /** Empty for a type without languages. */
  language: string;
  action: PlanAction;
  /** What a planned save changes; empty for the others. */
  fields: State;
  dueAt: Date;
  attempts: number;
}

/** What came of one try. `refused`: trying again changes nothing before somebody mends something. */
export interface Failure {
  refused: boolean;
  fault: string;
}

interface Counting {
  updateMany(query: { where: object; data: object }): Promise<{ count: number }>;
}

export const schedules = () => table(SCHEDULE) as Table & Counting;

const AT_ONCE = 50;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 5 * 60_000;
/** For about three hours; after that the staff are told. */
const MAX_TRIES = 40;

/** How long to wait after so many failures: doubling from five seconds up to five minutes. */
function scheduleBackoff(failures: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** Math.max(failures - 1, 0), LONGEST_WAIT_MS);
}

function plannedOf(row: Row): Planned {
  return {
    id: row.id,
    contentType: String(row.contentType),
    entry: String(row.entry),
    language: String(row.language ?? ''),
    action: isPlanAction(row.action) ? row.action : 'publish',
    fields: (row.fields ?? {}) as State,
    dueAt: storedInstant(row.dueAt),
    attempts: Number(row.attempts ?? 0),
  };
}

/**
 * What has come, the earliest first. A wait longer than any that is ever set means that the clock has been set back.
 * @param now by this machine's clock, for the minutes of plans @param shared by the clock of all, for waits after failures
 */
async function dueAt(now: Date, shared: Date): Promise<Planned[]> {
  const rows = await schedules().findMany({
    where: {
      state: 'waiting',
      dueAt: { $lte: now },
      $or: [
        { nextAt: { $null: true } },
        { nextAt: { $lte: shared } },
        { nextAt: { $gt: new Date(shared.getTime() + LONGEST_WAIT_MS) } },
      ],
    },
    orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
    limit: AT_ONCE,
  });
  return rows.map(plannedOf);
}

/** Whether something that was to happen to the same entry before still waits: publish and unpublish keep their order. */
async function waitsBehind({ id, contentType, entry, language, dueAt }: Planned): Promise<boolean> {
  const earlier = await schedules().findOne({
    where: {
      ...{ contentType, entry, language, state: 'waiting', id: { $ne: id } },
      $or: [{ dueAt: { $lt: dueAt } }, { dueAt, id: { $lt: id } }],
    },
  });
  return earlier !== null;
}

/**
 * The claim, the change and the note that it happened are one transaction: a process that dies has done nothing, and of
 * two that come at once the database lets the second one see that there is nothing left to claim.
 * @returns whether this process did it
 */
async function doOnce(
  planned: Planned,
  now: Date,
  act: (planned: Planned) => Promise<void>,
): Promise<boolean> {
  return durably(async () => {
    if (await waitsBehind(planned)) return false;
    const { count } = await schedules().updateMany({
      where: { id: planned.id, state: 'waiting', dueAt: { $lte: now } },
      data: { state: 'done', doneAt: now, fault: null, nextAt: null },
    });
    if (count !== 1) return false;
    await act(planned);
    return true;
  });
}

async function noteFailure(planned: Planned, shared: Date, { refused, fault }: Failure): Promise<boolean> {
  const attempts = planned.attempts + 1;
  const final = refused || attempts >= MAX_TRIES;
  await schedules().updateMany({
    where: { id: planned.id, state: 'waiting', attempts: planned.attempts },
    data: {
      attempts,
      fault: fault.slice(0, 250),
      state: final ? 'failed' : 'waiting',
      nextAt: final ? null : new Date(shared.getTime() + scheduleBackoff(attempts)),
    },
  });
  return final;
}

interface RoundParts {
  now: () => Date;
  /** That all programs on the database go by. */
  clock?: () => Promise<Date>;
  /** Publishes, unpublishes or saves, in the transaction that is open. */
  act: (planned: Planned) => Promise<void>;
  failureOf: (error: unknown) => Failure;
  stopped?: () => boolean;
  told?: (event: 'done' | 'postponed' | 'failed', planned: Planned, fault?: string) => void;
}

/** Does all that is due, each once, whoever else does the same. @returns how many this process did */
export async function doWhatIsDue({
  now,
  clock = sharedNow,
  act,
  failureOf,
  stopped,
  told,
}: RoundParts): Promise<number> {
  let done = 0;
  for (let again = true; again; ) {
    again = false;
    for (const planned of await dueAt(now(), await clock())) {
      if (stopped?.()) return done;
      try {
        if (!(await doOnce(planned, now(), act))) continue;
        done += 1;
        again = true;
        told?.('done', planned);
      } catch (error) {
        const failure = failureOf(error);
        const final = await noteFailure(planned, await clock(), failure);
        told?.(final ? 'failed' : 'postponed', planned, failure.fault);
      }
    }
  }
  return done;
}

/** Plans again what was to happen to an entry that has been away, if it still lies ahead and nothing else is planned. */
export async function planAgain(rows: readonly Row[], now: Date): Promise<void> {
  for (const { contentType, entry, language, action, dueAt, fields } of rows) {
    const key = { contentType, entry, language, action, state: 'waiting' };
    const at = storedInstant(dueAt);
    const same = action === 'save' ? { ...key, dueAt: at } : key;
    if (at <= now || (await schedules().findOne({ where: same }))) continue;
    await schedules().create({ data: { ...key, dueAt: at, attempts: 0, fields } });
  }
}

/** How long until the next one is due, at most `most` milliseconds. */
export async function untilNext(now: Date, most: number): Promise<number> {
  const next = await schedules().findOne({
    where: { state: 'waiting', dueAt: { $gt: now } },
    orderBy: [{ dueAt: 'asc' }],
  });
  return next ? Math.min(Math.max(storedInstant(next.dueAt).getTime() - now.getTime(), 0), most) : most;
}
