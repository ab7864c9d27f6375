import { makeCentre } from './new-centre/make-centre.ts';
import { buildContent, buildWebsite, installContent } from './programs/prepare.ts';

// `npm run new-centre -- <folder>`: a centre out of a folder (docs/new-centre.md), over programs that are built first.
await makeCentre(process.argv.slice(2), {
  command: 'npm run new-centre --',
  start: 'npm start',
  prepare: {
    content: async () => {
      await installContent();
      await buildContent();
    },
    website: buildWebsite,
  },
});
