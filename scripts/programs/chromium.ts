import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * Playwright's own list (a second switch replaces the first), and what costs each test as much as a page of ours: the
 * page that Chromium keeps behind the address bar of every window, where nobody types, and a process kept ready for the
 * next page.
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
  'GlobalMediaControls',
  'SpareRendererForSitePerProcess',
];

/**
 * What a browser of the tests is started with. It must not look for hosts of its own: nothing here reaches beyond this
 * machine. Processes of their own for each host and for the drawing protect visitors, and here take a tenth of the time.
 */
export const LEAN_BROWSER: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-site-isolation-trials',
  '--in-process-gpu',
  `--disable-features=${WITHOUT.join()}`,
];

/**
 * Path of the system's Chromium. Where it is missing and we are root on a Debian system it is installed from
 * Debian's packages; otherwise the error says what to install. CHROMIUM overrides.
 */
export function chromiumPath(): string {
  const found = [process.env.CHROMIUM ?? '', ...PLACES].find((path) => path !== '' && existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium from Debian packages …\n');
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  throw new Error('Chromium is missing: install the package "chromium" or set CHROMIUM to its path.');
}
