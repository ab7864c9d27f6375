/**
 * `npm run erase -- <address>`: leaves nothing of an e-mail address in the content system's database and files, then
 * looks through every file of DATA_DIR whether that is so. The content system has to run (CONTENT_PORT) on this machine,
 * with this DATA_DIR. Exit code 1 = not erased, or still found somewhere.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { leftovers } from './erase/leftovers.ts';
import { ROOT } from './steps.ts';

const [address] = process.argv.slice(2);
const dataDir = resolve(ROOT, process.env.DATA_DIR || '.data');
const tokenFile = join(dataDir, 'content', 'erase-token');
const url = `http://127.0.0.1:${process.env.CONTENT_PORT || 1337}/erase`;

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

if (!address) fail('Say which address: npm run erase -- name@example.com');
if (!existsSync(tokenFile)) fail(`${tokenFile} is not there. Has the content system run with this DATA_DIR?`);

const response = await fetch(url, {
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    authorization: `Bearer ${readFileSync(tokenFile, 'utf8').trim()}`,
  },
  body: JSON.stringify({ email: address }),
}).catch(() => fail(`The content system does not answer at ${url}. Start it first.`));
const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>;
if (response.status !== 200) fail(`Nothing is certain: ${response.status} ${String(answer.error ?? '')}`);
const { submissions, subscribers, redacted } = answer;
process.stdout.write(
  `Erased: ${submissions} submissions, ${subscribers} newsletter sign-ups; taken out of ${redacted} other texts.\n`,
);
const left = await leftovers(dataDir, address.trim());
if (left.length > 0)
  fail(
    `The address still stands in ${left.join(', ')}: as an account of the admin, or in published content? Erase it there.`,
  );
