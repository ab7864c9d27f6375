import { createDeliveryWorker } from './delivery-worker';
import { deliveryJobs } from './queue';
import { sendDelivery } from './send-delivery';

/** How often the outbox is looked into when nothing says that something is in it. */
const POLL_MS = 5_000;
/** After a database that did not answer. */
const PAUSE_MS = 15_000;

let timer: NodeJS.Timeout | undefined;
let running: Promise<void> | undefined;
let again = false;
let stopped = true;

function schedule(wait: number) {
  if (stopped) return;
  clearTimeout(timer);
  timer = setTimeout(() => void run(), wait);
  timer.unref();
}

const worker = createDeliveryWorker({
  jobs: deliveryJobs,
  send: sendDelivery,
  now: () => new Date(),
  stopped: () => stopped,
  log(event, job, fault) {
    const fields = { kind: job.kind, delivery: job.documentId, attempt: job.attempts + 1, fault };
    if (event === 'dead') strapi.log.error('delivery.dead', fields);
    else strapi.log.warn('delivery.postponed', fields);
  },
});

async function rounds(): Promise<number> {
  try {
    while (!stopped && (await worker.round())) again = false;
    return again ? 0 : POLL_MS;
  } catch (error) {
    if (!stopped)
      strapi.log.error('delivery.halted', { reason: error instanceof Error ? error.name : 'unknown' });
    return PAUSE_MS;
  }
}

async function run(): Promise<void> {
  if (stopped) return;
  if (running) {
    again = true;
    return;
  }
  again = false;
  let wait = POLL_MS;
  running = rounds().then((after) => {
    wait = after;
  });
  await running;
  running = undefined;
  schedule(again ? 0 : wait);
}

/** Says that something is in the outbox. Never waited for: what visitors send does not wait for its delivery. */
export function wakeDeliveries(): void {
  if (!stopped) setImmediate(() => void run());
}

/** Starts delivering, also what an earlier run left. */
export function startDeliveries(): void {
  stopped = false;
  schedule(0);
}

/** Ends after what is being sent, so that nothing is sent twice for want of a note that it arrived. */
export async function stopDeliveries(): Promise<void> {
  stopped = true;
  clearTimeout(timer);
  await running?.catch(() => undefined);
}

/** Runs work while nothing is being sent, so that nothing that it deletes is written or sent meanwhile. */
export async function withoutDeliveries<T>(work: () => Promise<T>): Promise<T> {
  await stopDeliveries();
  try {
    return await work();
  } finally {
    startDeliveries();
  }
}
