import { AsyncLocalStorage } from 'node:async_hooks';
import type { UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { reasonOf } from '../kit/database-errors';
import { table } from '../kit/table';
import { storedFault } from './faults';
import { saveFields } from './planned-saves';
import { doWhatIsDue, type Failure, type Planned, schedules, untilNext } from './queue';

/** How often it is looked whether another process, or a clock that was set, has made something due. */
const POLL_MS = 5_000;
/** After a database that did not answer. */
const PAUSE_MS = 2_000;
const DAY_MS = 86_400_000;
/** How long is kept what has been done, for the calendar. */
const KEPT_DAYS = 400;

/**
 * Runs a function outside of any request. A timer that a request sets runs within it, and so would every plan from then
 * on: its versions would bear the name of whoever pressed last, and two of them count as one change of that request.
 */
const outsideRequests = AsyncLocalStorage.snapshot();

let stopped = true;
let timer: NodeJS.Timeout | undefined;
let running: Promise<void> | undefined;
/** The database does not answer: said once. */
let halted = false;

/** Publishes what the draft says at this minute, takes the entry off the site, or saves; purges follow as for any change. */
async function act(planned: Planned): Promise<void> {
  const { contentType, entry, language, action } = planned;
  const type = strapi.contentTypes[contentType as keyof typeof strapi.contentTypes];
  const locale = language ? { locale: language } : {};
  const draft = type && (await table(contentType).findOne({ where: { documentId: entry, ...locale } }));
  if (!draft) throw new errors.NotFoundError('Tego wpisu już nie ma. / This entry is gone.');
  if (action === 'save') return saveFields(planned);
  const documents = strapi.documents(contentType as UID.ContentType);
  const asked = { documentId: entry, ...locale };
  await (action === 'publish' ? documents.publish(asked) : documents.unpublish(asked));
}

/** What the staff can read of an error: sentences of a check in both languages, of all else the code alone. */
function failureOf(error: unknown): Failure {
  if (!(error instanceof errors.ApplicationError)) return { refused: false, fault: reasonOf(error) };
  const { errors: parts } = (error.details ?? {}) as { errors?: { path?: unknown[]; message?: string }[] };
  const named = parts?.map(({ path, message }) => ({ field: path?.join('.') ?? '', text: message ?? '' }));
  return { refused: true, fault: storedFault(named?.length ? named : [{ field: '', text: error.message }]) };
}

async function round(): Promise<number> {
  try {
    await doWhatIsDue({
      now: () => new Date(),
      act,
      failureOf,
      stopped: () => stopped,
      told(event, { contentType, entry, language, action, dueAt }, fault) {
        const fields = { type: contentType, entry, language, action, lateMs: Date.now() - dueAt.getTime() };
        if (event === 'done') strapi.log.info('schedule.done', fields);
        else strapi.log[event === 'failed' ? 'error' : 'warn'](`schedule.${event}`, { ...fields, fault });
      },
    });
    halted = false;
    return await untilNext(new Date(), POLL_MS);
  } catch (error) {
    if (!stopped && !halted) strapi.log.error('schedule.halted', { reason: reasonOf(error) });
    halted = true;
    return PAUSE_MS;
  }
}

function schedule(wait: number): void {
  if (stopped) return;
  clearTimeout(timer);
  timer = outsideRequests(() =>
    setTimeout(() => {
      running = round().then((wait) => {
        running = undefined;
        schedule(wait);
      });
    }, wait),
  );
  timer.unref();
}

/** Something was planned, or is to be tried again: it may be due before the next look. */
export function wakeSchedule(): void {
  if (!running) schedule(0);
}

const INDEXES = [
  // Of an earlier release, which knew no saves.
  'DROP INDEX IF EXISTS schedules_waiting_row',
  // One plan of a kind for an entry: a second one moves it. Of saves one a minute: what comes may go again.
  "CREATE UNIQUE INDEX IF NOT EXISTS schedules_waiting_kind ON schedules (content_type, entry, language, action) WHERE state = 'waiting' AND action <> 'save'",
  "CREATE UNIQUE INDEX IF NOT EXISTS schedules_waiting_save ON schedules (content_type, entry, language, due_at) WHERE state = 'waiting' AND action = 'save'",
  'CREATE INDEX IF NOT EXISTS schedules_due ON schedules (state, due_at)',
];

/** Publishes, unpublishes and saves at the planned minutes, also those that passed while nothing ran. */
export async function startSchedule(): Promise<void> {
  for (const index of INDEXES) await strapi.db.connection.raw(index);
  await schedules().deleteMany({
    where: { state: 'done', doneAt: { $lt: new Date(Date.now() - KEPT_DAYS * DAY_MS) } },
  });
  // Nobody needs to be told in a year that what was deleted could not be published.
  strapi.documents.use(async (context, next) => {
    const result = await next();
    const { documentId, locale } = context.params as { documentId?: string; locale?: unknown };
    if (context.action === 'delete' && documentId) {
      const language = typeof locale === 'string' && locale !== '*' ? { language: locale } : {};
      await schedules().deleteMany({
        where: { contentType: context.uid, entry: documentId, state: { $ne: 'done' }, ...language },
      });
    }
    return result;
  });
  stopped = false;
  schedule(0);
}

/** Ends after what is being done. */
export async function stopSchedule(): Promise<void> {
  stopped = true;
  clearTimeout(timer);
  await running?.catch(() => undefined);
}
