import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const CHANNELS = ['mail', 'crm'] as const;
type Channel = (typeof CHANNELS)[number];

/** What waits in the outbox of one channel. */
interface Waiting {
  waiting: number;
  /** Given up: somebody has to look. */
  dead: number;
  /** Seconds that the oldest of those that wait has been tried. */
  oldest: number;
}

/** What the figures of a moment are read from. */
interface MetricsSources {
  deliveries: (channel: Channel) => Promise<Waiting>;
  /** Changes of which the website has not heard yet. */
  purges: () => Promise<Omit<Waiting, 'dead'>>;
  /** Age of the last good one in seconds, infinite where there has been none; whether the last try failed. */
  backup: () => Promise<{ age: number; failed: boolean }>;
}

/** Events have names such as `delivery.dead`; what libraries say has not, and is counted by its level alone. */
const EVENT = /^[a-z]+(?:[.-][a-z]+)+$/;

/** Whether what a line of the log is about is one of our events, and no words. */
export const isEvent = (event: unknown): event is string => typeof event === 'string' && EVENT.test(event);

/** Seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Figures for Prometheus. */
function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  let readNow = async () => {};
  const responses = new Histogram({
    name: 'content_response_seconds',
    help: 'Time of answers, by who asks (the website, the admin) and class of status',
    labelNames: ['for', 'status'] as const,
    buckets: BUCKETS,
    registers,
  });
  const lines = new Counter({
    name: 'content_log_lines_total',
    help: 'Log lines by level and event; docs/operating.md says what the events mean',
    labelNames: ['level', 'event'] as const,
    registers,
  });

  return {
    /** Notes an answer. @param path of the request: told to nobody, it only says who asks */
    answered(path: string, status: number, seconds: number) {
      responses.observe({ for: askerOf(path), status: `${Math.floor(status / 100)}xx` }, seconds);
    },

    /** Counts a line of the log. */
    logged(level: string, event: unknown) {
      lines.inc({ level, event: isEvent(event) ? event : 'other' });
    },

    /** Adds what is read at the moment of asking, and Node's own figures. */
    observe({ deliveries, purges, backup }: MetricsSources) {
      collectDefaultMetrics({ register: registry });
      const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
      const channels = (name: string, help: string) =>
        new Gauge({ name, help, registers, labelNames: ['channel'] as const });
      const waiting = channels('content_deliveries_waiting', 'Mails and CRM calls that wait');
      const dead = channels('content_deliveries_dead', 'Mails and CRM calls given up: somebody has to look');
      const oldest = channels(
        'content_deliveries_oldest_seconds',
        'For how long the oldest of those that wait has been tried',
      );
      const purgesWaiting = gauge('content_purges_waiting', 'Changes the website has not heard of yet');
      const purgesOldest = gauge('content_purges_oldest_seconds', 'Age of the oldest of those changes');
      const backupAge = gauge(
        'content_backup_age_seconds',
        'Age of the last good backup; +Inf: there is none',
      );
      const backupFailed = gauge('content_backup_failed', 'Whether the last backup failed: 1 or 0');
      readNow = async () => {
        for (const channel of CHANNELS) {
          const now = await deliveries(channel);
          waiting.set({ channel }, now.waiting);
          dead.set({ channel }, now.dead);
          oldest.set({ channel }, now.oldest);
        }
        const now = await purges();
        purgesWaiting.set(now.waiting);
        purgesOldest.set(now.oldest);
        const last = await backup();
        backupAge.set(last.age);
        backupFailed.set(Number(last.failed));
      };
    },

    type: registry.contentType,
    /** All figures in Prometheus' text format. Rejects when the database does not answer. */
    async text(): Promise<string> {
      await readNow();
      return registry.metrics();
    },
  };
}

function askerOf(path: string): string {
  if (path.startsWith('/api/')) return 'website';
  if (path.startsWith('/uploads/')) return 'files';
  return path === '/healthz' || path === '/readyz' || path === '/metrics' ? 'probes' : 'admin';
}

/** Those of this process. */
export const metrics = createMetrics();
