import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from 'redis';
import type { LogFields } from '../log.ts';

/** Whether a line stands is asked so often, milliseconds. */
const PING_MS = 2_000;
/** A line that leaves a question unanswered for so long counts as lost. */
const SILENT_MS = 2_000;
/** How long a start waits for Redis. */
const PATIENCE_MS = 2_000;

/** @param queued whether commands wait for a line that is away, or fail at once */
const lineTo = (url: string, queued: boolean) => createClient({ url, disableOfflineQueue: !queued });
type Line = ReturnType<typeof lineTo>;

/** The store that several instances of the website share. */
export interface Redis {
  /** Its commands fail at once while Redis is away: nobody waits for it. */
  readonly client: Line;
  /** For subscriptions alone; they are laid anew after Redis was away. */
  readonly subscriber: Line;
  /** Whether both lines stand. */
  well(): boolean;
  /** Tells whenever that changes. */
  onChange(changed: (well: boolean) => void): void;
  close(): void;
}

/**
 * Connects, and again whenever the line is lost. An absence is told once, as `redis.away`, and once that it is over, as
 * `redis.back`. Resolves also without Redis: the site starts alone and joins when it comes.
 */
export async function connectRedis(
  url: string,
  log: (event: string, fields?: LogFields) => void,
): Promise<Redis> {
  const client = lineTo(url, false);
  const subscriber = lineTo(url, true);
  const lines = [client, subscriber];
  const silent = new Set<Line>();
  const watchers: ((well: boolean) => void)[] = [];
  let away = false;
  let closed = false;
  const stands = (line: Line) => line.isReady && !silent.has(line);

  function look(why: string) {
    const lost = !lines.every(stands);
    if (lost === away || closed) return;
    away = lost;
    log(away ? 'redis.away' : 'redis.back', away ? { level: 'warn', why } : {});
    for (const changed of watchers) changed(!away);
  }

  async function watch(line: Line) {
    while (!closed) {
      await delay(PING_MS, undefined, { ref: false });
      if (!line.isReady) continue;
      const late = setTimeout(() => {
        silent.add(line);
        look('it does not answer');
      }, SILENT_MS).unref();
      await line.ping().catch(() => undefined);
      clearTimeout(late);
      silent.delete(line);
      look('the line is lost');
    }
  }

  for (const line of lines) {
    line.on('error', (error: Error) => look(error.message));
    line.on('ready', () => look('the line is lost'));
    void watch(line);
  }
  const connected = Promise.all(lines.map((line) => line.connect()));
  await Promise.race([connected.catch(() => undefined), delay(PATIENCE_MS, undefined, { ref: false })]);
  return {
    client,
    subscriber,
    well: () => !away && lines.every(stands),
    onChange(changed) {
      watchers.push(changed);
    },
    close() {
      closed = true;
      for (const line of lines) line.destroy();
    },
  };
}
