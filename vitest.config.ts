import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'website/**/*.test.ts',
      'contract/**/*.test.ts',
      'demo/**/*.test.ts',
      'content/tests/unit/**/*.test.ts',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    pool: 'threads',
  },
});
