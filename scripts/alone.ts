import { becomeProgram } from './programs/alone.ts';
import { takeSettings } from './programs/kept-settings.ts';
import { buildContent, buildWebsite, installContent } from './programs/prepare.ts';

// `npm run content` and `npm run website`: one program, built, by its own settings alone, which may be kept with its
// data. The website shows whatever content system CONTENT_URL names.
try {
  takeSettings();
  if (process.argv[2] === 'content') {
    await installContent();
    await buildContent();
    becomeProgram('content');
  } else {
    await buildWebsite();
    becomeProgram('website');
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
