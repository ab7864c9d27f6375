import { LAST_SENDINGS_MS } from '@mall/contract';
import type { Channel } from './delivery-kinds';
import { createDeliveryWorker } from './delivery-worker';
import { deliveryJobs } from './queue';
import { sendDelivery } from './send-delivery';

/** How often the outbox is looked into when nothing says that something is in it. */
const POLL_MS = 5_000;
/** After a database that did not answer. */
const PAUSE_MS = 2_000;

let stopped = true;
/** The program is to end: from now on nothing is begun, whoever starts. */
let leaving = false;

const idle = () => stopped || leaving;

/** A loop for each way of delivery, so that a CRM which takes its time keeps no mail waiting, nor the other way round. */
const loops = (['mail', 'crm'] as const).map(deliveryLoop);

function deliveryLoop(channel: Channel) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  /** The database does not answer: said once. */
  let halted = false;

  const worker = createDeliveryWorker({
    jobs: deliveryJobs(channel),
    send: sendDelivery,
    now: () => new Date(),
    stopped: idle,
    log(event, job, fault) {
      const fields = { kind: job.kind, delivery: job.documentId, attempt: job.attempts + 1, fault };
      if (event === 'dead') strapi.log.error('delivery.dead', fields);
      else strapi.log.warn(`delivery.${event}`, fields);
    },
  });

  function schedule(wait: number) {
    if (idle()) return;
    clearTimeout(timer);
    timer = setTimeout(() => void run(), wait);
    timer.unref();
  }

  async function rounds(): Promise<number> {
    try {
      while (!idle() && (await worker.round())) again = false;
      halted = false;
      return again ? 0 : POLL_MS;
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      if (!idle() && !halted) strapi.log.error('delivery.halted', { channel, reason });
      halted = true;
      return PAUSE_MS;
    }
  }

  async function run(): Promise<void> {
    if (idle()) return;
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

  return {
    run,
    start: () => schedule(0),
    async stop() {
      clearTimeout(timer);
      await running?.catch(() => undefined);
    },
  };
}

/** Says that something is in the outbox. Never waited for: what visitors send does not wait for its delivery. */
export function wakeDeliveries(): void {
  if (idle()) return;
  setImmediate(() => {
    for (const { run } of loops) void run();
  });
}

/** Starts delivering, also what an earlier run left. */
export function startDeliveries(): void {
  stopped = false;
  for (const { start } of loops) start();
}

/** Begins nothing any more: what is under way has the time until the program ends to be noted. */
export function leaveDeliveries(): void {
  leaving = true;
}

/** Ends with the program: what is being sent has half a minute more. */
export async function endDeliveries(): Promise<void> {
  leaveDeliveries();
  await Promise.race([
    stopDeliveries(),
    new Promise<void>((resolve) => void setTimeout(resolve, LAST_SENDINGS_MS).unref()),
  ]);
}

/** Ends after what is being sent, so that nothing is sent twice for want of a note that it arrived. */
export async function stopDeliveries(): Promise<void> {
  stopped = true;
  await Promise.all(loops.map(({ stop }) => stop()));
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
