import { defineConfig, devices } from '@playwright/test';
import { scaled } from '../scripts/clock/timeouts.ts';
import journeys from './playwright.config.ts';

/** The staff's tasks in the admin, with the clicks that each takes (`npm run test:tasks`), on a laptop's window. */
export default defineConfig<object, { changesContent: boolean }>({
  ...journeys,
  testMatch: 'tasks/*.task.ts',
  // What one task leaves behind is on the screen of the next.
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: scaled(120_000),
  reporter: [['list'], ['./tasks/reporter.ts']],
  projects: [
    {
      name: 'tasks',
      use: {
        ...devices['Desktop Chrome'],
        changesContent: true,
        viewport: { width: 1280, height: 720 },
        // The first of them meets an admin that nobody has set to a language.
        locale: 'pl-PL',
        launchOptions: journeys.use?.launchOptions ?? {},
      },
    },
  ],
});
