/**
 * Writes contract/openapi.json from the contract's schemas; with --check only says whether it is up to date
 * (exit 1 when it is not).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { openApi } from '../contract/src/openapi.ts';

const file = new URL('../contract/openapi.json', import.meta.url);
const made = `${JSON.stringify(openApi(), null, 2)}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(file, made);
  process.stdout.write('contract/openapi.json is written.\n');
} else {
  let kept = '';
  try {
    kept = readFileSync(file, 'utf8');
  } catch {
    // A missing file is out of date, like an old one.
  }
  if (kept !== made) {
    process.stderr.write('contract/openapi.json is not what the schemas say. Run: npm run openapi\n');
    process.exitCode = 1;
  }
}
