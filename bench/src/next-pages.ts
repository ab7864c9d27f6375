import { createHash } from 'node:crypto';
import { dictionaryPath } from '../../website/src/layout/head/dictionary-path.ts';
import { median } from './median.ts';
import { packedPage, saidBy } from './packed-page.ts';
import { required } from './required.ts';

// What a visitor who has the language's dictionary is sent of every kind of page. Fails past its limits.
const COMMAND = 'npm run bench';
const base = required('BASE_URL', COMMAND);
const paths: Record<string, string> = JSON.parse(required('PATHS', COMMAND));

/** Bytes of the HTML, as the median of all kinds and of any. */
const LIMITS = { median: 1_500, any: 6_000 };

const dictionary = createHash('sha256')
  .update(Buffer.from(await (await fetch(base + dictionaryPath('pl-PL'))).arrayBuffer()))
  .digest();
const sizes = new Map<string, number>();
const unpacked: string[] = [];
for (const [kind, path] of Object.entries(paths)) {
  // Texts of dictionaries that are not at hand are read when somebody has them: the next answer is packed with it.
  await packedPage(base + path, dictionary);
  const { body, headers } = await packedPage(base + path, dictionary);
  if (saidBy(headers, 'content-encoding') === 'dcb') sizes.set(kind, body.length);
  else if (saidBy(headers, 'x-cache') !== 'bypass') unpacked.push(kind);
}

const all = [...sizes].toSorted(([, a], [, b]) => b - a);
const middle = median(all.map(([, bytes]) => bytes));
console.log(`
HTML of a next page, packed with the dictionary of its language, bytes (at most ${LIMITS.any}):
${all.map(([kind, bytes]) => `  ${kind.padEnd(18)} ${String(bytes).padStart(5)}`).join('\n')}
Median ${middle} (at most ${LIMITS.median})`);

const complaints = all
  .filter(([, bytes]) => bytes > LIMITS.any)
  .map(([kind]) => `${kind} has more than ${LIMITS.any} bytes`);
if (middle > LIMITS.median) complaints.push(`the median is above ${LIMITS.median} bytes`);
if (unpacked.length > 0) complaints.push(`not packed with a dictionary: ${unpacked.join(', ')}`);
if (complaints.length > 0) {
  process.stderr.write(`${complaints.join('\n')}\n`);
  process.exitCode = 1;
}
