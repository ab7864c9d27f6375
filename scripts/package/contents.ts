/** The archive of a version, and the folder within it, without an ending. */
export const archiveName = (version: string): string => `mall-${version}-linux-x64`;

/** Our own files that the archive takes from the repository, beside the packages of others. */
export const OWN_FILES = [
  ...['LICENSE', 'CHANGELOG.md', 'SECURITY.md', 'package.json', 'deploy'],
  // What operating.md leads to, directly or by another of them.
  ...['docs/operating.md', 'docs/assistants.md', 'docs/open-data.md', 'docs/map-data.md', 'docs/decisions'],
  // And what makes a centre, with one to look at.
  ...['docs/new-centre.md', 'new-centre/package.json', 'new-centre/src', 'centres/dunes'],
  'content/README.md',
  ...['contract/package.json', 'contract/src', 'contract/dist'],
  ...['demo/package.json', 'demo/index.ts', 'demo/downloads', 'demo/drawings', 'demo/map', 'demo/reading'],
  ...['demo/schemas', 'demo/structure', 'demo/words'],
  ...['website/package.json', 'website/src', 'website/dist'],
  ...['content/package.json', 'content/tsconfig.json', 'content/favicon.png', 'content/dist', 'content/mail'],
  // Strapi looks here for plugins of an application before it takes what was built.
  ...['content/src', 'content/config'],
  // Which Strapi would make, where it may.
  'content/database',
  ...[
    'scripts/steps.ts',
    // By `programs/prepare.ts`.
    'scripts/npm-install.mjs',
    'scripts/erase.ts',
    'scripts/erase',
    'scripts/new-centre',
    'scripts/backup',
    'scripts/programs',
    'scripts/package',
  ],
];

/** What an operator starts in the unpacked folder, and the script behind it. */
export const COMMANDS: Readonly<Record<string, string>> = {
  start: 'scripts/package/start-unpacked.ts',
  'start-content': 'scripts/package/start-one.ts content',
  'start-website': 'scripts/package/start-one.ts website',
  backup: 'scripts/backup/backup.ts',
  restore: 'scripts/backup/restore.ts',
  erase: 'scripts/erase.ts',
  'make-centre': 'scripts/package/make-centre-unpacked.ts',
};

/** Packages that only build the admin's interface, whose result is in the archive; the server loads none of them. */
export const BUILD_TIME_PACKAGES = [
  ...['hls.js', '@mux', 'media-chrome', 'codemirror', 'codemirror5', '@codemirror', '@lezer'],
  ...['framer-motion', 'motion-dom', '@radix-ui', 'typedoc', '@testing-library', '@shikijs'],
  ...['webpack', 'vite', 'rollup', '@rollup'],
];

/** What packages bring along and no program reads: source maps, types, texts about them, their tests. */
const NEVER_READ = [
  /\.(?:map|tsbuildinfo|flow)$/,
  /\.d\.[cm]?ts$/,
  /(?:^|\/)(?:readme|changelog|history|contributing)[^/]*\.(?:md|markdown|txt)$/i,
  /(?:^|\/)(?:__tests__|\.github|\.vscode)\//,
  /\.(?:test|spec)\.[cm]?[jt]sx?$/,
];

/** The binaries that better-sqlite3 brings for every platform, all of them in one package. */
const PREBUILT = /(?:^|\/)better-sqlite3\/(?:prebuilds\/(?!linux-x64\.node$)|deps\/|build\/)/;
/** What the admin was built from, but for the package whose page around it Strapi's command line loads at every start. */
const ADMIN_SOURCES = /(?:^|\/)@strapi\/(?!admin\/)[^/]+\/dist\/admin\//;

/** Whether a file of an installed package is left out. @param path below a `node_modules`, with slashes */
export function isLeftOut(path: string): boolean {
  return [...NEVER_READ, PREBUILT, ADMIN_SOURCES].some((pattern) => pattern.test(path));
}
