import { defineConfig } from 'vitest/config';
import { scaled } from './scripts/clock/timeouts.ts';

/** Their modules hold what they did (counters, settings read at the start), or are put in place by the test itself. */
const ALONE = [
  'content/tests/unit/**/*.test.ts',
  'contract/src/opening/day-names.test.ts',
  'scripts/clock/timeouts.test.ts',
  'website/src/client/{active,interaction}.test.ts',
  'website/src/i18n/locales.test.ts',
  'website/src/ui/floors/floor.test.ts',
];

const NEVER = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    pool: 'threads',
    // Of its own accord Vitest leaves a core to whoever watches.
    maxWorkers: '100%',
    // What hangs ends; how long something takes is nobody's failure.
    testTimeout: scaled(60_000),
    hookTimeout: scaled(60_000),
    expect: { poll: { timeout: scaled(30_000) } },
    sequence: { shuffle: true },
    projects: [
      { extends: true, test: { name: 'alone', include: ALONE, exclude: NEVER } },
      {
        extends: true,
        test: {
          name: 'together',
          // Modules are read once, not once for each file: half of the time, where they keep nothing of a test.
          isolate: false,
          // Beside the others its workers would be ended between files like theirs.
          sequence: { groupOrder: 1 },
          include: [
            'website/**/*.test.ts',
            'contract/**/*.test.ts',
            'demo/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'new-centre/**/*.test.ts',
            'e2e/{content,dialects}/*.test.ts',
          ],
          exclude: [...NEVER, ...ALONE],
        },
      },
    ],
  },
});
