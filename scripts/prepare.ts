import { join } from 'node:path';
import { hashOf, once, ROOT, run } from './steps.ts';

/** What the pinned Node runs in `content/` and in `website/` to start the built programs; `npm start` in `content/` does the same. */
export const CONTENT_COMMAND = [
  // The collector is kept on a short lead: a first start that seeds would otherwise reach 720 MB.
  '--max-semi-space-size=8',
  '--max-old-space-size=400',
  'node_modules/@strapi/strapi/bin/strapi.js',
  'start',
];
/**
 * For both programs: one heap of the C library for all threads but one, instead of eight a core. 10 MB less, 60 MB where
 * pictures are drawn, and nothing slower.
 */
export const HEAP_ENV = { MALLOC_ARENA_MAX: '2' };
/** Young objects of a render are few; more room for them is memory that nobody needs. */
export const WEBSITE_COMMAND = ['--max-semi-space-size=8', 'src/server/main.ts'];

const CONTENT_SOURCES = [
  'src',
  'config',
  'demo',
  'mail',
  'database',
  'package-lock.json',
  'tsconfig.json',
].map((path) => `content/${path}`);
const WEBSITE_SOURCES = [
  'website/src',
  'website/public',
  'website/integrations',
  'website/astro.config.ts',
  'contract/src',
  'package-lock.json',
];
const GALLERY_SOURCES = [
  'website/gallery',
  'website/src/ui',
  'website/src/layout',
  'website/integrations',
  'package-lock.json',
];

/** Installs the content system's own packages (React 18 of the admin stays apart from the website's React 19). */
export function installContent(): Promise<void> {
  return once(
    'content/node_modules/.installed',
    hashOf(['content/package-lock.json'], `${process.platform} ${process.arch}`),
    'content/node_modules',
    'Installing packages (content system)',
    () =>
      // As in bootstrap.mjs: `npm ci` refuses a lockfile without the optional binaries of other platforms.
      run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
        cwd: join(ROOT, 'content'),
      }),
  );
}

/** Builds the content system and its admin, keyed by their sources. */
export function buildContent(): Promise<void> {
  return once(
    'content/dist/.built',
    hashOf(CONTENT_SOURCES),
    'content/dist',
    'Building the content system and its admin (about a minute)',
    () => run('npm', ['run', 'build'], { cwd: join(ROOT, 'content'), env: { NODE_ENV: 'production' } }),
  );
}

/** Builds the website, keyed by its sources and the contract's. */
export function buildWebsite(): Promise<void> {
  return once(
    'website/dist/.built',
    hashOf(WEBSITE_SOURCES),
    'website/dist/server',
    'Building the website',
    () => run('astro', ['build'], { cwd: join(ROOT, 'website'), env: { ASTRO_TELEMETRY_DISABLED: '1' } }),
  );
}

/** Builds the gallery of components as files that need no server, keyed by what it shows. */
export function buildGallery(): Promise<void> {
  return once(
    '.tmp/gallery.built',
    hashOf(GALLERY_SOURCES, '', /\.test\.ts$/),
    '.tmp/gallery',
    'Building the gallery of components',
    () =>
      run('astro', ['build', '--config', 'gallery/astro.config.ts'], {
        cwd: join(ROOT, 'website'),
        env: { ASTRO_TELEMETRY_DISABLED: '1' },
      }),
  );
}
