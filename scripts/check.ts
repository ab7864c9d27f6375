import { join } from 'node:path';
import { buildDemoTypes, buildWebsite, installContent } from './programs/prepare.ts';
import { withPrograms } from './programs/test-programs.ts';
import { ROOT, run, step } from './steps.ts';

// Everything that can be known without a browser: types, lint, imports, names, dictionaries, contrast, contract drift, sizes.
await installContent();
await buildDemoTypes();
await step('Lint and format', () => run('biome', ['ci', '--error-on-warnings', '.']));
await step('Imports between rooms', () =>
  run('depcruise', [
    '--config',
    '.dependency-cruiser.cjs',
    'website/src',
    'website/dev',
    'website/fixtures',
    'website/integrations',
    'contract/src',
    'contract/tests',
    'content/src',
    'content/config',
    'content/mail',
    'demo',
    'content/tests',
    'e2e',
    'scripts',
    'bench/src',
  ]),
);
await step('Types of scripts, contract and tests', () => run('tsc', ['--project', '.']));
await step('Types of the content system', () => run('npm', ['run', 'types'], { cwd: join(ROOT, 'content') }));
await step('Types of the website', () =>
  run('astro-check', ['--minimumFailingSeverity', 'warning'], { cwd: join(ROOT, 'website') }),
);
await step('Dictionaries and addresses', () =>
  run(process.execPath, ['scripts/checks/check-dictionaries.ts']),
);
await step('Hours, prices and dates in texts', () =>
  run(process.execPath, ['scripts/checks/check-formats.ts']),
);
await step('Imports of pages', () => run(process.execPath, ['scripts/checks/check-page-imports.ts']));
await step('Contrast of colours', () => run(process.execPath, ['scripts/checks/check-contrast.ts']));
await step('Index of decisions', () => run(process.execPath, ['scripts/checks/check-decisions.ts']));
await step('Names and words', () => run(process.execPath, ['scripts/checks/check-names.ts']));
await step('Contract document', () => run(process.execPath, ['scripts/openapi.ts', '--check']));
await buildWebsite();
await withPrograms((programs) =>
  step('Sizes', () =>
    run(process.execPath, ['scripts/checks/check-sizes.ts'], {
      env: { BASE_URL: programs.website },
      output: 'show',
    }),
  ),
);
