/** Where types are checked apart, and what of a change each of them can see. */
export type TypeProject = 'root' | 'website' | 'pages' | 'content' | 'admin';

export interface QuickPlan {
  /** Files that the linter and the formatter look at. */
  lint: string[];
  types: TypeProject[];
  /** Files whose tests, and the tests of whatever imports them, are run. */
  tests: string[];
  /** Whether something was changed that only `npm test` as a whole can judge. */
  wider: string[];
}

const CODE = /\.(?:[cm]?[jt]sx?|astro|css|json)$/;
const TYPED = /\.tsx?$/;
/** What is read when the program runs: no import leads from it to what tests it. */
const READ = [
  { folder: 'demo/words/', test: 'demo/tests/words.test.ts' },
  { folder: 'demo/drawings/', test: 'demo/tests/drawings.test.ts' },
];

/**
 * What has to be looked at after a change. @param files that exist and have changed, relative to the root
 */
export function planFor(files: readonly string[]): QuickPlan {
  const typed = files.filter((file) => TYPED.test(file));
  const within = (...folders: string[]) =>
    typed.some((file) => folders.some((folder) => file.startsWith(folder)));
  const types: TypeProject[] = [];
  // Everything sees the contract.
  if (within('scripts/', 'contract/', 'e2e/', 'bench/', 'demo/', 'content/tests/')) types.push('root');
  if (within('website/', 'contract/')) types.push('website');
  if (files.some((file) => file.endsWith('.astro'))) types.push('pages');
  if (
    within('content/', 'contract/', 'demo/') &&
    typed.some((file) => !file.startsWith('content/src/admin/'))
  )
    types.push('content');
  if (within('content/src/admin/')) types.push('admin');
  return {
    lint: files.filter((file) => CODE.test(file) && !file.endsWith('package-lock.json')),
    types,
    tests: [
      ...files.filter((file) => CODE.test(file) && !file.endsWith('.json') && !file.startsWith('e2e/')),
      ...READ.filter(({ folder }) => files.some((file) => file.startsWith(folder))).map(({ test }) => test),
    ],
    wider: files.filter((file) =>
      /(?:^|\/)(?:package(?:-lock)?\.json|[\w.-]*config[\w.-]*\.[cm]?[jt]s)$/.test(file),
    ),
  };
}
