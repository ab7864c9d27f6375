import { buildContent, buildWebsite, installContent } from './programs/prepare.ts';
import { runBoth } from './programs/run-both.ts';

await runBoth({
  content: async () => {
    await installContent();
    await buildContent();
  },
  website: buildWebsite,
});
