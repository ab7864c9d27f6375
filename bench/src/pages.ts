import { measureHits } from './hits/hits.ts';
import { median } from './median.ts';
import { memoryMb } from './process-figures.ts';
import { measureRenders } from './renders/measure-renders.ts';
import { required } from './required.ts';

// Pages from memory against a bare server, renders of every kind of page, memory. Load stays on this machine, bounded
// in time. Fails past its limits.
const COMMAND = 'npm run bench';
const base = required('BASE_URL', COMMAND);
const websitePid = Number(required('WEBSITE_PID', COMMAND));
const contentPid = Number(required('CONTENT_PID', COMMAND));
const paths: Record<string, string> = JSON.parse(required('PATHS', COMMAND));

const LIMITS = {
  /** Our answers a second over those of a bare server with the same headers. */
  ratio: 0.85,
  /** Bytes of an answer's head. */
  head: 1_200,
  /** Processor milliseconds of a render without compression: the median of all kinds, and home's. */
  render: 10,
  home: 20,
  /** Megabytes of the content system after all of it. */
  contentMemory: 650,
};
/** Below this share of idle time the client is as much of a limit as the server. */
const MIN_ROOM = 0.1;
const HITS = ['home', 'tenants', 'tenant'];
const complaints: string[] = [];

for (const kind of HITS) await (await fetch(base + paths[kind])).arrayBuffer();
console.log(
  '\nFrom memory, one processor for the server and one for the client, 50 connections, the fifth fastest of 16 rounds of 1 s each:',
);
for (const { path, ours, bare, least, ratio, headBytes } of await measureHits(
  base,
  websitePid,
  HITS.map((kind) => paths[kind] ?? '/'),
)) {
  console.log(
    `${path.padEnd(24)} ${rate(ours.rate)} requests/s, bare node:http with the same headers ${rate(bare.rate)}: ratio ${ratio.toFixed(2)} (at least ${LIMITS.ratio}), ` +
      `with three headers ${rate(least.rate)}: ratio ${(ours.rate / least.rate).toFixed(2)}; ` +
      `${[ours, bare, least].map(({ microseconds }) => microseconds.toFixed(1)).join(', ')} µs of processor each; ` +
      `head ${headBytes} bytes (at most ${LIMITS.head}); server busy ${[ours, bare, least].map(({ busy }) => percent(busy)).join(', ')}, client idle ${[ours, bare, least].map(({ room }) => percent(room)).join(', ')}`,
  );
  if (ratio < LIMITS.ratio) complaints.push(`${path}: the ratio is below ${LIMITS.ratio}`);
  if (headBytes > LIMITS.head) complaints.push(`${path}: the head has more than ${LIMITS.head} bytes`);
  if (Math.min(ours.room, bare.room, least.room) < MIN_ROOM)
    complaints.push(`${path}: the client had no time left and measured itself`);
}

const { calibration, figures } = await measureRenders(required('CONTENT_URL', COMMAND), paths);
const all = Object.values(figures);
const contentMemory = memoryMb(contentPid);
const { home = 0 } = figures;
console.log(`
Renders without cache and compression, processor ms of the thread that all visitors share (× the calibration of ${calibration.toFixed(2)} ms):
${Object.entries(figures)
  .map(([kind, ms]) => `  ${kind.padEnd(18)} ${ms.toFixed(1).padStart(5)}  ×${(ms / calibration).toFixed(1)}`)
  .join('\n')}
Median ${median(all).toFixed(1)} (at most ${LIMITS.render}), home ${home.toFixed(1)} (at most ${LIMITS.home})
Memory after load        website ${memoryMb(websitePid)} MB, content system ${contentMemory} MB (resident, at most ${LIMITS.contentMemory})`);
if (median(all) > LIMITS.render) complaints.push(`a render takes more than ${LIMITS.render} ms`);
if (home > LIMITS.home) complaints.push(`a render of home takes more than ${LIMITS.home} ms`);

if (contentMemory > LIMITS.contentMemory)
  complaints.push(`the content system holds more than ${LIMITS.contentMemory} MB`);

if (complaints.length > 0) {
  process.stderr.write(`${complaints.join('\n')}\n`);
  process.exit(1);
}

function rate(value: number): string {
  return Math.round(value).toLocaleString('en');
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
