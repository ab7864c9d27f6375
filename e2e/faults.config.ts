import { defineConfig, devices } from '@playwright/test';
import journeys from './playwright.config.ts';

/** FAULTS_ONLY: numbers that narrow the suite down. FAULTS_PASS: 'alone' for tests that measure time, 'beside' for all others. */
const { FAULTS_ONLY = '\\d+', FAULTS_PASS = 'alone' } = process.env;
const alone = FAULTS_PASS === 'alone';

/** The suite of faults (`npm run test:faults`), which starts both programs and sets BASE_URL. */
export default defineConfig({
  ...journeys,
  workers: alone ? 1 : 2,
  grep: new RegExp(`^(?=.*@fault-(?:${FAULTS_ONLY})(?!\\d))${alone ? '(?=.*@alone)' : '(?!.*@alone)'}`, 's'),
  reporter: [['./faults/reporter.ts']],
  retries: 0,
  projects: [
    {
      name: 'faults',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        launchOptions: journeys.use?.launchOptions ?? {},
      },
    },
  ],
});
