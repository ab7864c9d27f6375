import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { INSTALL, isInstalled, noteInstalled } from '../npm-install.mjs';
import { hashOf, once, ROOT, run, step } from '../steps.ts';

/** What the pinned Node runs in `content/` and in `website/` to start the built programs; `npm start` in `content/` does the same. */
export const CONTENT_COMMAND = [
  // The collector is kept on a short lead: a first start that seeds would otherwise reach 720 MB.
  '--max-semi-space-size=8',
  '--max-old-space-size=400',
  'dist/src/main.js',
];
/**
 * For both programs: one heap of the C library for all threads but one, instead of eight a core. 10 MB less, 60 MB where
 * pictures are drawn, and nothing slower.
 */
export const HEAP_ENV = { MALLOC_ARENA_MAX: '2' };
/**
 * Young objects of a render are few; more room for them is memory that nobody needs. The collector lets a heap grow the
 * further, the more it may hold: of 55 MB in use it would make 190 before it looks, and 90 with this lead, for a tenth
 * more of processor time a render.
 */
export const WEBSITE_COMMAND = ['--max-semi-space-size=8', '--max-old-space-size=512', 'src/server/main.ts'];

const CONTRACT_SOURCES = ['src', 'package.json', 'tsconfig.build.json'].map((path) => `contract/${path}`);
const DEMO_TYPED = [
  'index.ts',
  'downloads',
  'map',
  'reading',
  'schemas',
  'structure',
  'package.json',
  'tsconfig.build.json',
].map((path) => `demo/${path}`);
/** What an empty database is filled from. */
export const DEMO_SOURCES = [...DEMO_TYPED, 'demo/words', 'demo/drawings'];
const CONTENT_SOURCES = [
  ...['src', 'config', 'mail', 'database', 'package-lock.json', 'tsconfig.json'].map(
    (path) => `content/${path}`,
  ),
  ...CONTRACT_SOURCES,
];
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
export async function installContent(): Promise<void> {
  const folder = join(ROOT, 'content');
  if (isInstalled(folder)) return;
  await step('Installing packages (content system)', () => run('npm', INSTALL, { cwd: folder }));
  noteInstalled(folder);
}

/** Builds the contract to JavaScript with types, which the content system takes (the website reads its sources). */
function buildContract(): Promise<void> {
  return once(
    'contract/dist/.built',
    hashOf(CONTRACT_SOURCES),
    'contract/dist',
    'Building the contract',
    async () => {
      // A module that is gone from the sources must not stay importable.
      rmSync(join(ROOT, 'contract/dist'), { recursive: true, force: true });
      await run('tsc', ['--project', 'tsconfig.build.json'], { cwd: join(ROOT, 'contract') });
    },
  );
}

/**
 * Writes the demo's types, against which the content system's seed is compiled; the demo itself runs as it stands. Words
 * and drawings are no part of it, so one who changes them waits for no build.
 */
export async function buildDemoTypes(): Promise<void> {
  await buildContract();
  await once(
    'demo/dist/.built',
    hashOf([...DEMO_TYPED, ...CONTRACT_SOURCES]),
    'demo/dist',
    "Writing the demo's types",
    async () => {
      rmSync(join(ROOT, 'demo/dist'), { recursive: true, force: true });
      await run('tsc', ['--project', 'tsconfig.build.json'], { cwd: join(ROOT, 'demo') });
    },
  );
}

/** Builds the content system and its admin, keyed by their sources and the contract's; the demo is none of them. */
export async function buildContent(): Promise<void> {
  await buildDemoTypes();
  await once(
    'content/dist/.built',
    hashOf(CONTENT_SOURCES),
    'content/dist',
    'Building the content system and its admin (about a minute)',
    () => {
      // Strapi loads whatever it finds there: a type that is gone from the sources must be gone.
      rmSync(join(ROOT, 'content/dist'), { recursive: true, force: true });
      return run('npm', ['run', 'build'], { cwd: join(ROOT, 'content'), env: { NODE_ENV: 'production' } });
    },
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
