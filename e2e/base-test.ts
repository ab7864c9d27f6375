import { DatabaseSync } from 'node:sqlite';
import { type Browser, test as base, expect } from '@playwright/test';
import { clockOffset } from '../scripts/clock/pinned-clock.ts';
import { takeStrangeLines } from '../scripts/tests/program-output.ts';
import { SHARED_CONTENT } from './content/content-under-test.ts';
import { contentChanges } from './content/shared-content.ts';
import { databaseOf } from './processes/content-process.ts';

export { expect };

/**
 * What every test of this folder begins with: pages have the clock of the run (scripts/clock/pinned-clock.ts), whichever way
 * a test opens them, a route that is still answering when a test ends is no error of the test, the programs that it has
 * started have written nothing but one JSON object a line, and the content that all tests of a run share is as it was.
 */
export const test = base.extend<
  { logs: undefined; untouched: undefined },
  { browser: Browser; lastLogs: undefined; changesContent: boolean; sharedChanges: () => string[] }
>({
  /** True where no other test reads what these change. */
  changesContent: [false, { option: true, scope: 'worker' }],
  sharedChanges: [
    async ({ changesContent }, use) => {
      if (changesContent || SHARED_CONTENT.dataDir === '') return await use(() => []);
      const database = new DatabaseSync(databaseOf(SHARED_CONTENT.dataDir), { readOnly: true });
      const changes = contentChanges(database);
      await use(changes);
      // By what comes after a file's last test.
      expectUntouched(changes());
      database.close();
    },
    { auto: true, scope: 'worker' },
  ],
  untouched: [
    async ({ sharedChanges }, use) => {
      await use(undefined);
      expectUntouched(sharedChanges());
    },
    { auto: true },
  ],
  logs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads in the pattern what a fixture needs.
    async ({}, use) => {
      await use(undefined);
      expectLogs();
    },
    { auto: true },
  ],
  // Of programs that end after a file's last test.
  lastLogs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads in the pattern what a fixture needs.
    async ({}, use) => {
      await use(undefined);
      expectLogs();
    },
    { auto: true, scope: 'worker' },
  ],
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        if (clockOffset() !== 0) await context.addInitScript(shiftDate, clockOffset());
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

function expectUntouched(changes: string[]) {
  expect(
    changes,
    'Content that all tests share was changed, by this test or by one beside it: whoever changes content begins with e2e/content/own-centre.ts',
  ).toEqual([]);
}

function expectLogs() {
  expect(takeStrangeLines(), 'Lines of programs that are no JSON object').toEqual([]);
}

/** In the page: `Date` is ahead by so many ms. What a test sets by `page.clock` comes later and stands. */
function shiftDate(offset: number) {
  const system = Date;
  const read = system.now;
  system.now = () => read() + offset;
  const shifted: DateConstructor = new Proxy(system, {
    construct: (target, args, newTarget) =>
      Reflect.construct(
        target,
        args.length === 0 ? [system.now()] : args,
        newTarget === shifted ? target : newTarget,
      ) as Date,
    apply: () => new system(system.now()).toString(),
  });
  globalThis.Date = shifted;
}
