import { defineConfig } from 'vitest/config';
import { scaled } from './scripts/clock/timeouts.ts';

export default defineConfig({
  test: {
    include: [
      'website/**/*.test.ts',
      'contract/**/*.test.ts',
      'demo/**/*.test.ts',
      'content/tests/unit/**/*.test.ts',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
      'new-centre/**/*.test.ts',
      'e2e/dialects/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    pool: 'threads',
    // Of its own accord Vitest leaves a core to whoever watches.
    maxWorkers: '100%',
    // What hangs ends; how long something takes is nobody's failure.
    testTimeout: scaled(60_000),
    hookTimeout: scaled(60_000),
    sequence: { shuffle: true },
  },
});
