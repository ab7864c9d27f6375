import { defineConfig } from 'vitest/config';
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
    testTimeout: scaled(5_000),
    hookTimeout: scaled(10_000),
  },
});
