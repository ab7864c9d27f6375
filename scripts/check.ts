import { join } from 'node:path';
import { buildWebsite, installContent } from './prepare.ts';
import { ROOT, run, step } from './steps.ts';
import { withPrograms } from './test-programs.ts';

// Everything that can be known without a browser: types, lint, imports, names, dictionaries, contrast, contract drift, sizes.
await installContent();
await step('Lint and format', () => run('biome', ['ci', '--error-on-warnings', '.']));
await step('Imports between rooms', () =>
  run('depcruise', [
    '--config',
    '.dependency-cruiser.cjs',
    'website/src',
    'contract/src',
    'content/src',
    'content/demo',
  ]),
);
await step('Types of scripts, contract and tests', () => run('tsc', ['--project', '.']));
await step('Types of the content system', () => run('npm', ['run', 'types'], { cwd: join(ROOT, 'content') }));
await step('Types of the website', () =>
  run('astro-check', ['--minimumFailingSeverity', 'warning'], { cwd: join(ROOT, 'website') }),
);
await step('Dictionaries and addresses', () => run(process.execPath, ['scripts/check-dictionaries.ts']));
await step('Hours, prices and dates in texts', () => run(process.execPath, ['scripts/check-formats.ts']));
await step('Contrast of colours', () => run(process.execPath, ['scripts/check-contrast.ts']));
await step('Names and words', () => run(process.execPath, ['scripts/check-names.ts']));
await step('Contract document', () => run(process.execPath, ['scripts/openapi.ts', '--check']));
await buildWebsite();
await withPrograms((programs) =>
  step('Sizes', () =>
    run(process.execPath, ['scripts/check-sizes.ts'], {
      env: { BASE_URL: programs.website },
      output: 'show',
    }),
  ),
);
