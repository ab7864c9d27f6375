import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkTypes, checkTypesOfPages } from './checks/types.ts';
import { buildDemoTypes, installContent } from './programs/prepare.ts';
import { ROOT, run, step } from './steps.ts';
import { changedFiles } from './tests/quick/changed-files.ts';
import { planFor, type TypeProject } from './tests/quick/quick-plan.ts';

// What a change touches: lint, names, types and the tests of everything that imports a changed file; in seconds for a view
// or a component, in minutes for what every page reads. Changed is what differs from the last commit, or from the one that
// is named: `npm run test:quick -- origin/main`.
const since = process.argv[2] ?? 'HEAD';

/** What was found out last time is kept: an edit costs what it touches. */
const incremental = (name: string) => [
  '--incremental',
  '--tsBuildInfoFile',
  join(ROOT, '.tmp', 'quick', `${name}.tsbuildinfo`),
];
const TYPES: Record<TypeProject, () => Promise<void>> = {
  root: () => checkTypes('.', incremental('root')),
  website: () => checkTypes('website', incremental('website')),
  pages: checkTypesOfPages,
  content: () => checkTypes('content', incremental('content')),
  admin: () => checkTypes('content/src/admin', incremental('admin')),
};

try {
  const began = Date.now();
  const files = changedFiles(since);
  const { lint, types, tests, content, wider } = planFor(files);
  process.stdout.write(
    `${files.length} changed files since ${since}${files.length === 0 ? '. Name a commit to compare with: npm run test:quick -- origin/main' : ''}\n`,
  );
  mkdirSync(join(ROOT, '.tmp', 'quick'), { recursive: true });
  if (content) {
    await installContent();
    await buildDemoTypes();
  }
  const done = await Promise.allSettled([
    ...(lint.length > 0
      ? [
          step('Lint and format', () =>
            run('biome', ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...lint]),
          ),
        ]
      : []),
    ...(files.length > 0
      ? [step('Names and words', () => run(process.execPath, ['scripts/checks/check-names.ts']))]
      : []),
    ...types.map((project) => step(`Types (${project})`, TYPES[project])),
    ...(tests.length > 0
      ? [
          step('Unit tests of what it touches', () =>
            run('vitest', ['related', '--run', '--passWithNoTests', ...tests], { output: 'show' }).catch(
              () => {
                throw new Error('Unit tests failed: each is named above.');
              },
            ),
          ),
        ]
      : []),
  ]);
  const failed = done.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  for (const reason of failed) process.stderr.write(`${reason}\n`);
  for (const file of wider) process.stdout.write(`${file}: only npm test can judge all of it.\n`);
  process.stdout.write(
    `${failed.length === 0 ? 'Good so far' : 'Failed'} after ${((Date.now() - began) / 1000).toFixed(1)} s.\n`,
  );
  if (failed.length > 0) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
