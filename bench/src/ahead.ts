import { visit } from '../../e2e/processes/visited-site.ts';
import { median } from './median.ts';
import { required } from './required.ts';

// How long a visitor waits for a page that the browser has made ahead, from going to it until its largest part is
// painted: one page of every kind. Fails past its limit.
const COMMAND = 'npm run bench';
const base = required('BASE_URL', COMMAND);
const paths: Record<string, string> = JSON.parse(required('PATHS', COMMAND));

/** Milliseconds, as the median of all kinds. */
const MAX_MS = 50;

const visited = await visit(base, Object.values(paths));
const all = visited.filter(({ ahead }) => ahead).toSorted((a, b) => b.painted - a.painted);
const middle = median(all.map(({ painted }) => painted));
console.log(`
Pages made ahead, ms from going to one until its largest part is painted:
${all.map(({ path, painted }) => `  ${path.padEnd(44)} ${painted.toFixed(0).padStart(5)}`).join('\n')}
Median ${middle.toFixed(0)} (at most ${MAX_MS}); ${all.length} of ${visited.length} were made ahead`);

if (middle > MAX_MS || all.length < visited.length) {
  process.stderr.write(`Pages made ahead: ${middle.toFixed(0)} ms, ${all.length} of ${visited.length}\n`);
  process.exitCode = 1;
}
