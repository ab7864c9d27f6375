import { median } from './median.ts';
import { packedPage, saidBy } from './packed-page.ts';
import { required } from './required.ts';

// What a first visitor is sent of every kind of page, with its head: made just now, and once it has been asked for a few
// times and was packed anew. Fails where the second, or the head, is over its limit.
const COMMAND = 'npm run bench';
const base = required('BASE_URL', COMMAND);
const paths: Record<string, string> = JSON.parse(required('PATHS', COMMAND));

/** Bytes of the HTML in brotli. */
const LIMIT = 18_000;
/** Bytes of an answer's head. */
const MAX_HEAD = 1_200;
/** So often a page is asked for before it counts as one that is asked for. */
const OFTEN = 8;
/** Bodies are packed anew one after the other, each followed by a rest: half a minute for all kinds, more on a busy machine. */
const PATIENCE_MS = 300_000;
/** The end of the entity tag of what was packed anew. */
const ANEW = /-br\.11"$/;

const sizes = new Map<string, { first: number; anew: number; head: number }>();
for (const [kind, path] of Object.entries(paths)) {
  const first = (await packedPage(base + path)).body.length;
  const until = Date.now() + PATIENCE_MS;
  let answer = await packedPage(base + path);
  for (let asked = 0; asked < OFTEN || (isAwaited(answer.headers) && Date.now() < until); asked += 1) {
    if (asked >= OFTEN) await new Promise((resolve) => setTimeout(resolve, 250));
    answer = await packedPage(base + path);
  }
  sizes.set(kind, { first, anew: answer.body.length, head: headBytes(answer.headers) });
}

const all = [...sizes].toSorted(([, a], [, b]) => b.anew - a.anew);
console.log(`
HTML of a first page, brotli, kB: made just now, and once asked for a few times (at most ${kB(LIMIT).trim()}); bytes of its head (at most ${MAX_HEAD}):
${all.map(([kind, { first, anew, head }]) => `  ${kind.padEnd(18)} ${kB(first)}  ${kB(anew)}  ${String(head).padStart(5)}`).join('\n')}
Median${kB(median(all.map(([, { first }]) => first)))}, then ${kB(median(all.map(([, { anew }]) => anew)))}`);

const over = all.filter(([, { anew }]) => anew > LIMIT).map(([kind]) => kind);
if (over.length > 0) {
  process.stderr.write(`HTML of more than ${kB(LIMIT).trim()} kB: ${over.join(', ')}\n`);
  process.exitCode = 1;
}
const long = all.filter(([, { head }]) => head > MAX_HEAD).map(([kind]) => kind);
if (long.length > 0) {
  process.stderr.write(`Heads of more than ${MAX_HEAD} bytes: ${long.join(', ')}\n`);
  process.exitCode = 1;
}

/** Whether a page is still to be packed anew; what is kept nowhere never is. */
function isAwaited(headers: readonly string[]): boolean {
  return saidBy(headers, 'x-cache') !== 'bypass' && !ANEW.test(saidBy(headers, 'etag'));
}

/** As it goes over the wire, with its first line and the empty one after it. */
function headBytes(headers: readonly string[]): number {
  const lines = headers.filter((_, at) => at % 2 === 0).map((name, at) => `${name}: ${headers[at * 2 + 1]}`);
  return Buffer.byteLength(['HTTP/1.1 200 OK', ...lines, '', ''].join('\r\n'));
}

function kB(bytes: number): string {
  return (bytes / 1_000).toFixed(1).padStart(5);
}
