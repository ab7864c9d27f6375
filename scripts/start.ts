import { buildContent, buildWebsite, installContent } from './programs/prepare.ts';
import { type Preparation, runBoth } from './programs/run-both.ts';

/** From the command on: `bootstrap.mjs` says when that was, which installs packages before this. */
const began = Number(process.env.BEGAN_AT) || Date.now();

const preparation: Preparation = {
  content: async (done) => {
    await installContent();
    done('packages');
    await buildContent();
    done('building the content system');
  },
  website: async (done) => {
    await buildWebsite();
    done('building the website');
  },
};

await runBoth(preparation, began);
