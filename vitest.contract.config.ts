import { defineConfig } from 'vitest/config';
import { scaled } from './scripts/clock/timeouts.ts';

/** Tests against a running content system: CONTENT_URL, PREVIEW_SECRET. `npm run test:contract` starts one. */
export default defineConfig({
  test: {
    include: ['contract/tests/**/*.contract.ts'],
    pool: 'threads',
    testTimeout: scaled(60_000),
    // One system, and some tests change what others read.
    fileParallelism: false,
    // Their modules hold nothing of a test.
    isolate: false,
  },
});
