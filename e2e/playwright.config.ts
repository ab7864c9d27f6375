import { defineConfig, devices } from '@playwright/test';
import { scaled } from '../scripts/clock/timeouts.ts';
import { LEAN_BROWSER } from '../scripts/programs/chromium.ts';
import { SHORT } from './length.ts';

const launchOptions = {
  // Names of downloads are text of any script, also on a machine without a language.
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [...LEAN_BROWSER, '--disable-quic', '--no-first-run', '--disable-component-update', '--disable-sync'],
};

/**
 * A test that is tagged @desktop or @phone is run at that size alone. In the short run one that is tagged @long is left
 * out, on the phone one that is tagged @one-size, as are these: hardly anything of them depends on the width of the page;
 * and at the desk one that is tagged @phone-size, which has more to fear from a narrow page.
 */
const WITHOUT_WIDTH = [
  'booking-photos',
  'carry-over',
  'cinema',
  'consent-scripts',
  'coupons',
  'days',
  'enquiry',
  'forced-colours',
  'gallery',
  'header',
  'hours-agree',
  'landing-form',
  'languages',
  'lunch-card',
  'no-script',
  'opening',
  'security',
  'spot',
  'survey',
  'today',
].map((name) => `journeys/*/${name}.spec.ts`);

/** Left out of the short run as a whole: each waits for programs, databases or builds of its own. */
const OWN_PROGRAMS = ['bucket', 'dev', 'empty', 'first-hour', 'postgres'].map(
  (name) => `programs/*/${name}.spec.ts`,
);

/** Journeys against the built site; `npm run test:e2e` starts both programs and sets BASE_URL. */
export default defineConfig({
  testDir: '.',
  // A `.test.ts` is a unit test. Said here for the suites that are made of this configuration.
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  ...(SHORT ? { grepInvert: /@long/ } : {}),
  workers: 2,
  // A machine whose speed changes by the hour lets a test stumble now and then: it is tried again, and named at the end.
  retries: 2,
  forbidOnly: true,
  timeout: scaled(30_000),
  expect: { timeout: scaled(5_000) },
  reporter: [['list'], ['./outcome-reporter.ts']],
  use: {
    baseURL: process.env.BASE_URL ?? 'http://127.0.0.1:3000',
    locale: 'pl-PL',
    timezoneId: 'America/New_York',
    launchOptions,
    screenshot: 'only-on-failure',
    // What a test did, asked and was told, of a first try that failed. What it saw costs as much as the test itself.
    trace: process.env.TRACE
      ? 'retain-on-failure'
      : { mode: 'retain-on-first-failure', snapshots: false, screenshots: false, sources: false },
  },
  projects: [
    // What programs promise each other, without a browser or at one size only. First, since its last files wait long for
    // programs of their own: meanwhile the other worker has pages to go through.
    {
      name: 'programs',
      testDir: './programs',
      ...(SHORT ? { testIgnore: OWN_PROGRAMS.map((name) => `**/${name}`) } : {}),
      use: { ...devices['Desktop Chrome'], launchOptions },
    },
    {
      name: 'desktop',
      testDir: './journeys',
      grepInvert: SHORT ? /@long|@phone/ : /@phone\b(?!-)/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, launchOptions },
    },
    {
      name: 'mobile',
      testDir: './journeys',
      grepInvert: SHORT ? /@long|@one-size|@desktop/ : /@desktop/,
      ...(SHORT ? { testIgnore: WITHOUT_WIDTH.map((name) => `**/${name}`) } : {}),
      // One pixel a point: painted by the processor, a phone's seven would take most of the time.
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 1,
        launchOptions,
      },
    },
  ],
});
