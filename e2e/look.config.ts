import { defineConfig, devices } from '@playwright/test';
import journeys from './playwright.config.ts';

/** The look at everything (`npm run test:look`), which starts both programs and sets BASE_URL. */
export default defineConfig({
  ...journeys,
  testDir: './look',
  testMatch: '*.look.ts',
  reporter: [['./look/reporter.ts']],
  retries: 0,
  projects: [
    { name: 'look', use: { ...devices['Desktop Chrome'], launchOptions: journeys.use?.launchOptions ?? {} } },
  ],
});
