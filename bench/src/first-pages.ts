import { brotliPage } from './brotli-page.ts';
import { median } from './median.ts';
import { required } from './required.ts';

// What a first visitor is sent of every kind of page: made just now, and once it has been asked for a few times and was
// packed anew. Fails where the second is over its limit.
const COMMAND = 'npm run bench';
const base = required('BASE_URL', COMMAND);
const paths: Record<string, string> = JSON.parse(required('PATHS', COMMAND));

/** Bytes of the HTML in brotli. */
const LIMIT = 18_000;
/** So often a page is asked for before it counts as one that is asked for. */
const OFTEN = 8;
/** Bodies are packed anew one after the other, each followed by a rest: half a minute for all kinds, more on a busy machine. */
const PATIENCE_MS = 300_000;
/** The end of the entity tag of what was packed anew. */
const ANEW = /-br\.11"$/;

const sizes = new Map<string, { first: number; anew: number }>();
for (const [kind, path] of Object.entries(paths)) {
  const first = (await brotliPage(base + path)).body.length;
  const until = Date.now() + PATIENCE_MS;
  let answer = await brotliPage(base + path);
  for (let asked = 0; asked < OFTEN || (isAwaited(answer.headers) && Date.now() < until); asked += 1) {
    if (asked >= OFTEN) await new Promise((resolve) => setTimeout(resolve, 250));
    answer = await brotliPage(base + path);
  }
  sizes.set(kind, { first, anew: answer.body.length });
}

const all = [...sizes].toSorted(([, a], [, b]) => b.anew - a.anew);
console.log(`
HTML of a first page, brotli, kB: made just now, and once asked for a few times (at most ${kB(LIMIT).trim()}):
${all.map(([kind, { first, anew }]) => `  ${kind.padEnd(18)} ${kB(first)}  ${kB(anew)}`).join('\n')}
Median${kB(median(all.map(([, { first }]) => first)))}, then ${kB(median(all.map(([, { anew }]) => anew)))}`);

const over = all.filter(([, { anew }]) => anew > LIMIT).map(([kind]) => kind);
if (over.length > 0) {
  process.stderr.write(`HTML of more than ${kB(LIMIT).trim()} kB: ${over.join(', ')}\n`);
  process.exit(1);
}

/** Whether a page is still to be packed anew; what is kept nowhere never is. */
function isAwaited(headers: readonly string[]): boolean {
  const said = (wanted: string) =>
    headers[headers.findIndex((name, at) => at % 2 === 0 && name.toLowerCase() === wanted) + 1] ?? '';
  return said('x-cache') !== 'bypass' && !ANEW.test(said('etag'));
}

function kB(bytes: number): string {
  return (bytes / 1_000).toFixed(1).padStart(5);
}
