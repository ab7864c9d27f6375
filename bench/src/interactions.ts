import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, chromium, devices, type Locator, type Page } from '@playwright/test';
import { chromiumPath } from '../../scripts/programs/chromium.ts';
import { address } from '../../website/src/i18n/addresses.ts';
import { median } from './median.ts';
import { required } from './required.ts';

// How long a phone four times as slow as this machine takes from a press or a key to the next picture (INP: the
// slowest of what a visitor does, as the browser tells it, in steps of 8 ms). Medians of several visits.
const SLOWDOWN = 4;
const ROUNDS = 5;
const MAX_MS = 50;
/** Before the first deed: it is the press that is measured, not what of the page's coming goes on beside it. */
const REST_MS = 1_000;
/** After the last deed, until its picture has been told of. */
const SETTLED_MS = 400;
const base = required('BASE_URL', 'npm run bench');

/** What is done with each part, by a finger or a keyboard. */
const DEEDS: Readonly<Record<string, { path: string; act: (page: Page) => Promise<void> }>> = {
  menu: {
    path: address('home', {}, 'pl-PL'),
    async act(page) {
      await touch(page.locator('[data-menu=open]'));
      await page.locator('#menu[data-open]').waitFor();
      const category = page.locator('#menu [aria-controls]').first();
      await touch(category);
      await page.locator('#menu [aria-expanded=true]').first().waitFor({ state: 'attached' });
      await page.keyboard.press('Escape');
    },
  },
  hours: {
    path: address('home', {}, 'pl-PL'),
    async act(page) {
      const summary = page.locator('site-nav details[data-popover="scroll"] > summary');
      await touch(summary);
      await touch(summary);
    },
  },
  filter: {
    path: address('tenants', { category: 'moda' }, 'pl-PL'),
    async act(page) {
      await touch(page.locator('main nav a, main form a').first());
      await page.waitForLoadState();
    },
  },
  search: {
    path: address('terms', {}, 'pl-PL'),
    async act(page) {
      await touch(page.locator('[data-search]').first());
      const field = page.locator('#search').getByRole('textbox');
      await field.waitFor();
      await touch(field);
      for (const key of 'kawa') await page.keyboard.press(key);
      await page.keyboard.press('Enter');
      await page.locator('#search').getByRole('tabpanel').locator('h2').first().waitFor();
      await touch(page.locator('#search').getByRole('tab').nth(1));
    },
  },
  map: {
    path: address('map', {}, 'pl-PL', { floor: '1' }),
    async act(page) {
      await touch(page.locator('[data-zoom-by]').first());
      await touch(page.locator('[data-zoom-by]').first());
      await touch(page.locator('[data-stage]'));
      await page.waitForLoadState();
    },
  },
  form: {
    path: address('mediaSales', {}, 'pl-PL'),
    async act(page) {
      const form = page.locator('main form').last();
      const field = form.locator('input[type=email]');
      await touch(field);
      for (const key of 'jan@example.org') await page.keyboard.press(key);
      await page.keyboard.press('Tab');
      await touch(form.locator('button[type=submit], button:not([type])').last());
      await form.locator('[aria-invalid=true]').first().waitFor();
    },
  },
};

/** As a finger does: a tap by Playwright looks first what lies beneath, within the very event that is measured. */
async function touch(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not there to be touched.`);
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** The slowest of a visit, milliseconds, and what it was. */
interface Slowest {
  ms: number;
  what: string;
}

const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const complaints: string[] = [];
console.log(
  `\nFrom a press or key to the next picture, processor ${SLOWDOWN} times as slow, medians of ${ROUNDS} visits:`,
);
for (const [name, { path, act }] of Object.entries(DEEDS)) {
  const visits: Slowest[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({
      ...devices['Pixel 7'],
      deviceScaleFactor: 1,
      locale: 'pl-PL',
    });
    visits.push(await visit(context, base + path, act));
    await context.close();
  }
  const ms = median(visits.map((one) => one.ms));
  const worst = visits.reduce((a, b) => (b.ms > a.ms ? b : a));
  console.log(
    `  ${name.padEnd(8)} ${String(ms).padStart(4)} ms (at most ${MAX_MS}); slowest visit ${worst.ms} ms, ${worst.what}`,
  );
  if (ms > MAX_MS) complaints.push(`${name}: ${ms} ms from a press to the next picture`);
}
await browser.close();
if (complaints.length > 0) {
  process.stderr.write(`${complaints.join('\n')}\n`);
  process.exitCode = 1;
}

async function visit(
  context: BrowserContext,
  url: string,
  act: (page: Page) => Promise<void>,
): Promise<Slowest> {
  let slowest: Slowest = { ms: 0, what: 'nothing above 16 ms' };
  // Pages tell at once: a press on a link is answered by the page that it leaves.
  await context.exposeBinding('tellEvent', (_, ms: number, what: string) => {
    if (ms > slowest.ms) slowest = { ms, what };
  });
  await context.addInitScript(() => {
    localStorage.setItem('userConsent', JSON.stringify({ value: {}, expiry: 4e12 }));
    localStorage.setItem('subscribed', 'true');
    const { tellEvent } = window as unknown as { tellEvent: (ms: number, what: string) => void };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
        if (!entry.interactionId) continue;
        const { duration, name, target, startTime, processingStart, processingEnd } = entry;
        const on = target instanceof Element ? target.tagName.toLowerCase() : '';
        tellEvent(
          duration,
          `${name} on ${on}: waited ${Math.round(processingStart - startTime)}, worked ${Math.round(processingEnd - processingStart)}, painted ${Math.round(startTime + duration - processingEnd)}`,
        );
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url, { waitUntil: 'load' });
  await setTimeout(REST_MS);
  await act(page);
  // What was done last is told with its picture, two frames later.
  await setTimeout(SETTLED_MS);
  return slowest;
}
