import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../../steps.ts';
import { brokenRules, type ImportRule, importsOf } from './page-imports.ts';

/** Dependency-cruiser does not read `.astro` files: the same rules, held against what they import. Exit 1 on a breach. */
const { forbidden }: { forbidden: ImportRule[] } = createRequire(import.meta.url)(
  join(ROOT, '.dependency-cruiser.cjs'),
);

const breaches = globSync('website/src/**/*.astro', { cwd: ROOT }).flatMap((file) =>
  importsOf(file, readFileSync(join(ROOT, file), 'utf8')).flatMap((imported) =>
    brokenRules(forbidden, file, imported).map((rule) => `${rule}: ${file} imports ${imported}`),
  ),
);
for (const breach of breaches) process.stderr.write(`${breach}\n`);
process.exit(breaches.length > 0 ? 1 : 0);
