import { chosenModules } from './scripts/tests/mutated-modules.ts';

/** Mutation tests (`npm run test:mutants`): the code is changed in many small ways, and some test has to notice each. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutants.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [...chosenModules().flatMap(({ code }) => code), '!**/*.test.ts'],
  coverageAnalysis: 'perTest',
  // What runs once, when a module is loaded, cannot be changed from test to test: each such change loads all anew.
  ignoreStatic: !chosenModules().every(({ isTables }) => isTables),
  timeoutMS: 60_000,
  concurrency: Number(process.env.MUTANTS_AT_ONCE ?? 1),
  // Vitest does not look at types.
  disableTypeChecks: false,
  ignorePatterns: [
    '.data',
    '.data-*',
    '.cache',
    'test-results',
    '**/dist',
    '**/.astro',
    'content/build',
    'docs/*',
    // A test holds what operators are told of how long personal data is kept.
    '!docs/operating.md',
    'e2e',
    'bench',
  ],
  tempDirName: '.tmp/mutants',
  cleanTempDir: 'always',
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  allowConsoleColors: false,
  thresholds: { high: 95, low: 85, break: 85 },
};
