import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createMetrics, type Metrics } from './metrics.ts';

/** What the metrics answer to one request. */
async function asked(metrics: Metrics, token: string | undefined, authorization?: string) {
  const server = createServer((request, response) => void metrics.answer(request, response, token));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/metrics`, {
    headers: { ...(authorization && { authorization }), connection: 'close' },
  });
  const text = await response.text();
  server.close();
  return { status: response.status, type: response.headers.get('content-type'), text };
}

const figures = (metrics: Metrics) => asked(metrics, 'secret', 'Bearer secret').then(({ text }) => text);

describe('metrics', () => {
  it('are shown to nobody without the token, and off where none is set', async () => {
    const metrics = createMetrics();
    expect(await asked(metrics, undefined, 'Bearer ')).toMatchObject({ status: 404 });
    expect(await asked(metrics, 'secret')).toMatchObject({ status: 401 });
    expect(await asked(metrics, 'secret', 'Bearer other')).toMatchObject({ status: 401 });
    const { status, type, text } = await asked(metrics, 'secret', 'Bearer secret');
    expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(text).not.toContain('secret');
  });

  it('count answers by status and pages by where they came from, however often they are read', async () => {
    const metrics = createMetrics();
    for (const status of [200, 204, 404]) metrics.answered(status);
    for (const state of ['hit', 'hit', 'miss'] as const) metrics.served(state);
    await figures(metrics);
    const text = await figures(metrics);
    for (const line of [
      'website_responses_total{status="2xx"} 2',
      'website_responses_total{status="4xx"} 1',
      'website_responses_total{status="5xx"} 0',
      'website_pages_total{cache="hit"} 2',
      'website_pages_total{cache="miss"} 1',
    ]) {
      expect(text).toContain(`${line}\n`);
    }
  });

  it('time renders, also those that fail', async () => {
    const metrics = createMetrics();
    expect(await metrics.timed('home', async () => 'made')).toBe('made');
    await expect(metrics.timed('home', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await figures(metrics)).toContain('website_render_seconds_count{kind="home"} 2\n');
  });

  it('count what is logged, and calls that were not answered by their endpoint', async () => {
    const metrics = createMetrics();
    const lines: unknown[] = [];
    const log = metrics.counting((event, fields) => lines.push([event, fields]));
    log('content.failed', { endpoint: 'offers', why: 'timeout' });
    expect(lines).toEqual([['content.failed', { endpoint: 'offers', why: 'timeout' }]]);
    const text = await figures(metrics);
    expect(text).toContain('website_events_total{event="content.failed"} 1\n');
    expect(text).toContain('website_content_failures_total{endpoint="offers"} 1\n');
  });

  it('tell how the cache, the content system and the process are at the moment of asking', async () => {
    const metrics = createMetrics();
    let well = true;
    metrics.observe({
      cacheSize: () => ({ entries: 7, bytes: 900, stored: 9, vanished: 0 }),
      contentWell: () => well,
    });
    expect(await figures(metrics)).toContain('website_content_well 1\n');
    well = false;
    const text = await figures(metrics);
    for (const line of ['website_content_well 0', 'website_cache_pages 7', 'website_cache_disk_pages 9']) {
      expect(text).toContain(`${line}\n`);
    }
    expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m);
  });
});
