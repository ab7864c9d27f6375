import { defineConfig } from 'vitest/config';
import { centreToday } from './scripts/pinned-clock.ts';
import { scaled } from './scripts/timeouts.ts';

export default defineConfig({
  test: {
    include: [
      'website/**/*.test.ts',
      'contract/**/*.test.ts',
      'content/demo/**/*.test.ts',
      'content/tests/unit/**/*.test.ts',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    pool: 'threads',
    // Of its own accord Vitest leaves a core to whoever watches.
    maxWorkers: '100%',
    // What property tests draw from: the same for every run that begins on the same day, others for other days.
    env: { SEED: process.env.SEED ?? centreToday().replaceAll('-', '') },
    testTimeout: scaled(5_000),
    hookTimeout: scaled(10_000),
  },
});
