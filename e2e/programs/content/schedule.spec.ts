import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clockAt } from '@mall/contract/centre-time.ts';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { freePort } from '../../../scripts/programs/free-port.ts';
import { expect, test } from '../../base-test.ts';
import { login } from '../../content/staff.ts';
import { rounds } from '../../length.ts';
import { copyDemo, readDatabase, startContent } from '../../processes/content-process.ts';
import { processClock } from '../../processes/process-clock.ts';
import { scheduleRounds } from '../../processes/schedule-rounds.ts';
import { PURGE_TOKEN, startWebsite, until } from '../../processes/website-process.ts';

// What is lost or doubled once in a hundred times is lost: no second try.
test.describe.configure({ retries: 0 });

test('kill -9 around planned minutes: each plan goes out once, and its purge with it', {
  tag: '@long',
}, async () => {
  const count = rounds(2);
  test.setTimeout(scaled(90_000 + count * 30_000));
  const dataDir = mkdtempSync(join(tmpdir(), 'schedule-'));
  copyDemo(dataDir);
  try {
    const { faults, planned, kills, interrupted, amid, changes } = await scheduleRounds(dataDir, count);
    process.stdout.write(
      `plans: ${kills} kills, ${interrupted} before all of a round's plans had happened, ${amid} among them; ${planned} plans, ${changes} changes\n`,
    );
    expect(faults).toEqual([]);
    expect(kills).toBe(count);
    expect(planned).toBeGreaterThanOrEqual(count);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('at its minute an offer leaves the website and comes back, and nobody asks the admin for anything', {
  tag: '@long',
}, async () => {
  test.setTimeout(scaled(180_000));
  const dataDir = mkdtempSync(join(tmpdir(), 'schedule-'));
  copyDemo(dataDir);
  const clock = processClock(0);
  const port = String(await freePort());
  // Pages do not age: what changes has been purged.
  const site = await startWebsite(`http://127.0.0.1:${port}`, { env: { PAGE_FRESH_SECONDS: '86400' } });
  const content = await startContent(dataDir, {
    ...clock.env('UTC'),
    ...{ CONTENT_PORT: port, WEBSITE_URL: site.url, PURGE_TOKEN },
  });
  try {
    const list = `${site.url}/oferty`;
    const link = /href="(\/oferty\/[a-z0-9-]+)"/;
    const first = await until(list, ({ cache, text }) => cache === 'hit' && link.test(text), 45_000);
    const path = link.exec(first.text)?.[1] ?? '';
    const entry = readDatabase(dataDir, (database) =>
      database
        .prepare("SELECT document_id AS id FROM offers WHERE slug = ? AND locale = 'pl-PL'")
        .get(path.split('/').at(-1) ?? ''),
    )?.id;
    await until(site.url + path, ({ status, cache }) => status === 200 && cache === 'hit', 20_000);

    const authorization = `Bearer ${await login(content.url)}`;
    const minute = (after: number) => Math.ceil(Date.now() / 60_000 + after) * 60_000;
    const [leaves, comes] = [minute(10), minute(20)];
    const plans = { unpublish: leaves, publish: comes };
    for (const [action, at] of Object.entries(plans)) {
      const [day, time] = clockAt(at, 'Europe/Warsaw');
      const answer = await fetch(`${content.url}/admin/mall/schedules`, {
        method: 'PUT',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ type: 'api::offer.offer', entry, languages: ['pl-PL'], action, day, time }),
      });
      expect(answer.status, await answer.text()).toBe(200);
    }
    const done = () =>
      content
        .log()
        .filter(({ event }) => event === 'schedule.done')
        .map(({ action, lateMs }) => ({ action, isEarly: Number(lateMs) < 0 }));

    /** Shortly before: the loop has its look at the clock, and waits for the minute by itself. */
    const near = (at: number) => clock.set(at - Date.now() - 3_000);
    near(leaves);
    await until(site.url + path, ({ status }) => status === 404, 30_000);
    await until(list, ({ text }) => !text.includes(`"${path}"`), 20_000);
    // Written to the log after it was done.
    await expect.poll(done).toEqual([{ action: 'unpublish', isEarly: false }]);
    near(comes);
    await until(site.url + path, ({ status }) => status === 200, 30_000);
    await until(list, ({ text }) => text.includes(`"${path}"`), 20_000);
    await expect.poll(done).toEqual(['unpublish', 'publish'].map((action) => ({ action, isEarly: false })));
  } finally {
    await Promise.all([site.remove(), content.stop()]);
    clock.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
