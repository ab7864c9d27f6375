/**
 * Writes contract/openapi.json and the tables of docs/content-systems.md from the contract's schemas; with --check only
 * says whether they are up to date (exit 1 when one is not).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { openApi } from '../contract/src/openapi/openapi.ts';
import { alsoReadTables } from '../contract/src/reading/also-read.ts';

const BEGIN = '<!-- Made by npm run openapi from here on. -->';

function kept(name: string): string {
  try {
    return readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
  } catch {
    // A missing file is out of date, like an old one.
    return '';
  }
}

const DOCS = 'docs/content-systems.md';
const written = kept(DOCS).split(BEGIN)[0] ?? '';
const made: Readonly<Record<string, string>> = {
  'contract/openapi.json': `${JSON.stringify(openApi(), null, 2)}\n`,
  [DOCS]: `${written.trimEnd()}\n\n${BEGIN}\n\n${alsoReadTables()}\n`,
};

for (const [name, text] of Object.entries(made)) {
  if (!process.argv.includes('--check')) {
    writeFileSync(new URL(`../${name}`, import.meta.url), text);
    process.stdout.write(`${name} is written.\n`);
  } else if (kept(name) !== text) {
    process.stderr.write(`${name} is not what the schemas say. Run: npm run openapi\n`);
    process.exitCode = 1;
  }
}
