import { defineConfig } from 'vitest/config';

/** Tests against a running content system: CONTENT_URL, PREVIEW_SECRET. `npm run test:contract` starts one. */
export default defineConfig({
  test: {
    include: ['contract/tests/**/*.contract.ts'],
    pool: 'threads',
    testTimeout: 60_000,
    // One system, and some tests change what others read.
    fileParallelism: false,
  },
});
