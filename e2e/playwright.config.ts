import { defineConfig, devices } from '@playwright/test';

/**
 * Playwright's own list (a second switch replaces the first), and the page that Chromium keeps behind the address bar
 * of every window: nobody types there, and it costs each test as much as a page of ours.
 */
const WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

const launchOptions = {
  // Names of downloads are text of any script, also on a machine without a language.
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  // Chromium must not look for hosts of its own: nothing here reaches beyond this machine.
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${WITHOUT.join()}`,
  ],
};

/** Journeys against the built site; `npm run test:e2e` starts both programs and sets BASE_URL. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A browser on a busy machine may stumble once: told by name, and more than two fail the run.
  retries: 1,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./second-tries.ts']],
  use: {
    baseURL: process.env.BASE_URL ?? 'http://127.0.0.1:3000',
    locale: 'pl-PL',
    timezoneId: 'America/New_York',
    launchOptions,
    // A trace costs as much as the test: ask for it when looking into a failure.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    {
      name: 'desktop',
      testDir: './journeys',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, launchOptions },
    },
    {
      name: 'mobile',
      testDir: './journeys',
      // One pixel a point: painted by the processor, a phone's seven would take most of the time.
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 1,
        launchOptions,
      },
    },
    // What programs promise each other, without a browser or at one size only.
    { name: 'programs', testDir: './programs', use: { ...devices['Desktop Chrome'], launchOptions } },
  ],
});
