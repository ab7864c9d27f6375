import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// Builds the content system of the folder it is run in, which may hold an older version than this file is of.
const prepare = pathToFileURL(join(process.cwd(), 'scripts/programs/prepare.ts')).href;
const { installContent, buildContent } = (await import(prepare)) as Record<string, () => Promise<void>>;
await installContent?.();
await buildContent?.();
