/** Where types are checked apart, and what of a change each of them can see. */
export type TypeProject = 'root' | 'website' | 'pages' | 'content' | 'admin';

interface QuickPlan {
  /** Files that the linter and the formatter look at. */
  lint: string[];
  types: TypeProject[];
  /** Files whose tests, and the tests of whatever imports them, are run. */
  tests: string[];
  /** Whether any of this reads packages of the content system: tests of one program import the other's modules. */
  content: boolean;
  /** Files of which only `npm test` as a whole can judge everything. */
  wider: string[];
}

const CODE = /\.(?:[cm]?[jt]sx?|astro|css|json)$/;
const TYPED = /\.(?:m?ts|tsx)$/;
/** No unit test, and seen by none. */
const IN_BROWSER = /^e2e\/.*\.(?:spec|task)\.ts$/;
/** A test of it is seen by no other file. */
const TEST = /\.test\.tsx?$/;
/** What is read when the program or a test runs: no import leads from it to what tests it. */
const READ = [
  { files: /^demo\/words\//, tests: ['demo/tests/words.test.ts'] },
  { files: /^demo\/drawings\//, tests: ['demo/tests/drawings.test.ts'] },
  {
    files: /^content\/src\/api\/.*\.json$/,
    tests: [
      'content/tests/unit/database.ts',
      'content/tests/unit/desks/words.test.ts',
      'content/tests/unit/opening-times/times-in-full.test.ts',
      'content/tests/unit/purge/purge-worker.test.ts',
    ],
  },
  {
    files: /^content\/src\/components\//,
    tests: [
      'content/tests/unit/desks/words.test.ts',
      'content/tests/unit/opening-times/times-in-full.test.ts',
    ],
  },
  { files: /^website\/src\/layout\/tokens\.css$/, tests: ['website/src/ui/floors/floor-colours.test.ts'] },
];
/** Settings of tools, packages, tables of the database, and what is done in a browser. */
const WIDER = [
  /(?:^|\/)(?:package(?:-lock)?|biome)\.json$/,
  /(?:^|\/)[\w.-]*config[\w.-]*\.(?:[cm]?[jt]s|json)$/,
  /^\.dependency-cruiser\.cjs$/,
  /^content\/src\/(?:api|components)\/.*\.json$/,
  /^e2e\/.*(?<!\.test)\.ts$/,
];

/**
 * What has to be looked at after a change. @param files that exist and have changed, relative to the root
 */
export function planFor(files: readonly string[]): QuickPlan {
  const types = typesFor(files);
  const read = READ.filter((each) => files.some((file) => each.files.test(file)));
  const tests = [
    ...files.filter((file) => CODE.test(file) && !file.endsWith('.json') && !IN_BROWSER.test(file)),
    ...new Set(read.flatMap((each) => each.tests)),
  ];
  return {
    lint: files.filter((file) => CODE.test(file) && !file.endsWith('package-lock.json')),
    types,
    tests,
    content: tests.length > 0 || types.some((project) => project !== 'website' && project !== 'pages'),
    wider: files.filter((file) => WIDER.some((wide) => wide.test(file))),
  };
}

function typesFor(files: readonly string[]): TypeProject[] {
  const typed = files.filter((file) => TYPED.test(file));
  const within = (folders: readonly string[], among = typed) =>
    among.some((file) => folders.some((folder) => file.startsWith(folder)));
  const types: TypeProject[] = [];
  // Everything sees the contract. Tests of the programs import their modules, though never a view of theirs.
  const modules = typed.filter((file) => file.endsWith('.ts') && !TEST.test(file));
  if (
    within(['scripts/', 'contract/', 'e2e/', 'bench/', 'demo/', 'new-centre/', 'content/tests/']) ||
    typed.includes('vitest.config.ts') ||
    within(['website/src/', 'content/src/', 'content/mail/'], modules)
  )
    types.push('root');
  if (within(['website/', 'contract/'])) types.push('website');
  if (files.some((file) => file.endsWith('.astro'))) types.push('pages');
  if (
    within(
      ['content/', 'contract/', 'demo/'],
      typed.filter((file) => !file.startsWith('content/src/admin/') && !file.startsWith('content/tests/')),
    )
  )
    types.push('content');
  // The admin takes words, rules and types from the rooms beside it.
  if (within(['content/src/', 'contract/'])) types.push('admin');
  return types;
}
