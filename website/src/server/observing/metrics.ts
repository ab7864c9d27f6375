import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { LogFields } from '../log.ts';
import type { CacheState } from '../pages/page.ts';
import { sendJson, sendPlain } from '../responses.ts';
import { admitsToken } from '../secrets.ts';

/** What the figures of a moment are read from. */
interface MetricsSources {
  /** As `PageCache.size`. */
  cacheSize: () => { entries: number; bytes: number; stored: number; vanished: number };
  /** Whether the content system answers, as far as is known. */
  contentWell: () => boolean;
}

const STATES = ['hit', 'miss', 'stale', 'bypass'] as const satisfies readonly CacheState[];
/** Seconds. */
const RENDER_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/**
 * Figures for Prometheus. What happens with every answer is a plain count, handed over when somebody asks: a page from
 * memory costs 20 µs, and a labelled counter a quarter of that.
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  /** By the first digit of the status. */
  const responses = [0, 0, 0, 0, 0, 0];
  const pages = { hit: 0, miss: 0, stale: 0, bypass: 0 };

  new Counter({
    name: 'website_responses_total',
    help: 'Answers by class of status',
    labelNames: ['status'] as const,
    registers,
    collect() {
      this.reset();
      for (const [digit, count] of responses.entries()) {
        if (digit > 0) this.inc({ status: `${digit}xx` }, count);
      }
    },
  });
  new Counter({
    name: 'website_pages_total',
    help: 'Pages by where they came from: hit and stale from the cache, miss rendered, bypass never kept',
    labelNames: ['cache'] as const,
    registers,
    collect() {
      this.reset();
      for (const state of STATES) this.inc({ cache: state }, pages[state]);
    },
  });
  const renders = new Histogram({
    name: 'website_render_seconds',
    help: 'Time from asking for a page until it is rendered and packed, calls of the content system included',
    labelNames: ['kind'] as const,
    buckets: RENDER_BUCKETS,
    registers,
  });
  const events = new Counter({
    name: 'website_events_total',
    help: 'Log lines by event; docs/operating.md says what they mean',
    labelNames: ['event'] as const,
    registers,
  });
  const failures = new Counter({
    name: 'website_content_failures_total',
    help: 'Calls that the content system did not answer, by endpoint',
    labelNames: ['endpoint'] as const,
    registers,
  });

  return {
    /** Counts an answer by its status. */
    answered(status: number) {
      const digit = Math.floor(status / 100);
      responses[digit] = (responses[digit] ?? 0) + 1;
    },

    /** Counts a page by where it came from. */
    served(state: CacheState) {
      pages[state] += 1;
    },

    /** Times a render, also one that fails. */
    async timed<T>(kind: string, work: () => Promise<T>): Promise<T> {
      const end = renders.startTimer({ kind });
      try {
        return await work();
      } finally {
        end();
      }
    },

    /** A log that counts what passes through it. */
    counting(log: (event: string, fields?: LogFields) => void) {
      return (event: string, fields: LogFields = {}) => {
        events.inc({ event });
        if (event === 'content.failed') failures.inc({ endpoint: String(fields.endpoint) });
        log(event, fields);
      };
    },

    /** Adds what is read at the moment of asking, and Node's own figures. */
    observe({ cacheSize, contentWell }: MetricsSources) {
      collectDefaultMetrics({ register: registry });
      const gauge = (name: string, help: string, read: () => number) =>
        new Gauge({
          name,
          help,
          registers,
          collect() {
            this.set(read());
          },
        });
      gauge('website_cache_pages', 'Pages in memory', () => cacheSize().entries);
      gauge('website_cache_bytes', 'Bytes of pages in memory', () => cacheSize().bytes);
      gauge('website_cache_disk_pages', 'Pages on disk', () => cacheSize().stored);
      gauge(
        'website_cache_vanished_pages',
        'Pages of the last hour that the content system says are gone',
        () => cacheSize().vanished,
      );
      gauge('website_content_well', 'Whether the content system answers: 1 or 0', () =>
        contentWell() ? 1 : 0,
      );
    },

    /**
     * `GET /metrics` with `Authorization: Bearer METRICS_TOKEN`, in Prometheus' text format; 404 where no token is
     * configured.
     */
    async answer(request: IncomingMessage, response: ServerResponse, token: string | undefined) {
      if (!token) return sendJson(response, 404, { error: 'Metrics are off: METRICS_TOKEN is not set.' });
      if (!admitsToken(request, response, token)) return;
      sendPlain(response, 200, registry.contentType, await registry.metrics());
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
