import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { CONTENT_COMMAND, WEBSITE_COMMAND } from '../../../scripts/programs/prepare.ts';
import { expect, test } from '../../base-test.ts';
import { contentUrl } from '../../content/content-under-test.ts';
import { startWebsite } from '../../processes/website-process.ts';

const METRICS_TOKEN = 'a-token-for-figures';

test('a request that fails has one id: on its answer, in the calls it makes, in the log; and figures tell of it', async () => {
  const asked: { path: string; id: unknown }[] = [];
  const broken = createServer((request, response) => {
    asked.push({ path: String(request.url), id: request.headers['x-request-id'] });
    response.writeHead(404, { 'content-type': 'text/plain' }).end('nothing here');
  });
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve));
  const { port } = broken.address() as AddressInfo;
  const website = await startWebsite(`http://127.0.0.1:${port}`, { env: { METRICS_TOKEN } });
  try {
    const { status, headers } = await fetch(`${website.url}/oferty`);
    const id = headers.get('x-request-id');
    expect(status).toBe(503);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(asked.filter(({ path }) => path.startsWith('/api/offers')).map((call) => call.id)).toContain(id);

    const lines = website.log().filter(({ request }) => request === id);
    expect(lines.map(({ event }) => event)).toContain('page.unavailable');

    const figures = await fetch(`${website.url}/metrics`, {
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    });
    const text = await figures.text();
    expect(text).toContain('website_events_total{event="page.unavailable"} 1\n');
    expect(text).toMatch(/^website_responses_total\{status="5xx"\} [1-9]/m);
  } finally {
    await website.remove();
    broken.close();
  }
});

test('neither program shows figures to whoever asks, and the content system goes on with the id it is given', async ({
  baseURL,
}) => {
  for (const url of [baseURL, contentUrl()]) expect((await fetch(`${url}/metrics`)).status).toBe(404);
  const answer = await fetch(`${contentUrl()}/api/header`, { headers: { 'x-request-id': 'from-a-test-42' } });
  expect(answer.headers.get('x-request-id')).toBe('from-a-test-42');
});

test('wrong settings end a program at once, and its log names all of them', async () => {
  const wrong = { CENTRE_TIME_ZONE: 'Europe/Varsovia', PUBLIC_URL: 'www.example.com' };
  const programs = [
    { event: 'website.start-failed', folder: 'website', command: WEBSITE_COMMAND },
    { event: 'content.start-failed', folder: 'content', command: CONTENT_COMMAND },
  ];
  for (const { event, folder, command } of programs) {
    const { status, stderr } = spawnSync(process.execPath, command, {
      cwd: join(import.meta.dirname, '../../..', folder),
      env: { PATH: process.env.PATH, NODE_ENV: 'production', ...wrong },
      encoding: 'utf8',
      timeout: scaled(60_000),
    });
    const lines = stderr
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map((line) => [line.event, line.setting]).toSorted(), folder).toEqual([
      [event, 'CENTRE_TIME_ZONE'],
      [event, 'PUBLIC_URL'],
    ]);
    expect(status, folder).toBe(78);
  }
});
