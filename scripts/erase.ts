/**
 * `npm run erase -- <address>`: leaves nothing of an e-mail address in the content system's database and files, then
 * looks through every file of DATA_DIR whether that is so. The content system has to run (CONTENT_PORT) on this machine,
 * with this DATA_DIR. Exit code 1 = not erased, or still found somewhere.
 */
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from './steps.ts';

const [address] = process.argv.slice(2);
const dataDir = resolve(ROOT, process.env.DATA_DIR || '.data');
const tokenFile = join(dataDir, 'content', 'erase-token');
const url = `http://127.0.0.1:${process.env.CONTENT_PORT || 1337}/erase`;

/** Whether a file holds a text, in any case. Bytes are compared: the file may be a database. */
async function holds(file: string, text: string): Promise<boolean> {
  const needle = Buffer.from(text.toLowerCase()).toString('latin1');
  let end = '';
  for await (const part of createReadStream(file, { encoding: 'latin1', highWaterMark: 1024 * 1024 })) {
    const looked = end + String(part).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
    if (looked.includes(needle)) return true;
    end = looked.slice(-needle.length);
  }
  return false;
}

async function stillIn(folder: string, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    // A file that goes away meanwhile holds nothing any more.
    if (entry.isFile() && (await holds(file, text).catch(() => false))) found.push(file);
  }
  return found;
}

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
const left = await stillIn(dataDir, address.trim());
if (left.length > 0)
  fail(
    `The address still stands in ${left.join(', ')}: as an account of the admin, or in published content? Erase it there.`,
  );
