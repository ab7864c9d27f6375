import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { chosenModules } from './scripts/tests/mutated-modules.ts';

const CONTRACT = join(process.cwd(), 'contract', 'src');

/** The tests of the modules that `npm run test:mutants` changes, and no others. */
export default defineConfig({
  resolve: {
    // By its name the contract would be found beside the installed packages, where it is not changed.
    alias: [
      { find: /^@mall\/contract$/, replacement: join(CONTRACT, 'index.ts') },
      { find: /^@mall\/contract\/(.+)$/, replacement: join(CONTRACT, '$1') },
    ],
  },
  test: {
    include: chosenModules().flatMap(({ tests }) => tests),
    pool: 'threads',
  },
});
