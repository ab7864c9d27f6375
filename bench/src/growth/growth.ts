import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS } from '../../../scripts/checks/sizes/size-budgets.ts';
import { freePort } from '../../../scripts/programs/free-port.ts';
import { WEBSITE_COMMAND } from '../../../scripts/programs/prepare.ts';
import { measureHits } from '../hits/hits.ts';
import { packedPage } from '../packed-page.ts';
import { cpuMs, memoryMb } from '../process-figures.ts';
import { measureRenders } from '../renders/measure-renders.ts';
import { required } from '../required.ts';
import { startGrownContent } from './grown-content.ts';

// What a centre thirteen times as large as the demo costs: 1,000 shops, 500 offers and 300 events, in all its
// languages. Fails when a page from memory, a shop's or home's page costs more than it does in the demo.
const COMMAND = 'npm run bench:growth';
const contentUrl = required('CONTENT_URL', COMMAND);
const paths: Record<string, string> = JSON.parse(required('PATHS', COMMAND));
const TIMES = [1, 13] as const;
/** How much more the larger centre may cost where its size must not matter. */
const MAX_GROWTH = 1.25;
const TOKEN = 'growth';

interface Figures {
  renders: Record<string, number>;
  /** Microseconds of processor for a page from memory. */
  hit: number;
  /** Milliseconds until the website is ready. */
  start: number;
  /** Milliseconds of processor for each page that is asked for after a purge of the header. */
  purged: number;
  /** Bytes of HTML in brotli of a category's list of shops, none left out. */
  list: number;
  memory: number;
}

const [demo, large] = [await measure(TIMES[0]), await measure(TIMES[1])];
const complaints: string[] = [];
console.log(
  `\nA centre ${TIMES[1]} times as large as the demo; in brackets what must not be more than ${MAX_GROWTH} times as much, the list of shops at most ${LIMITS.html} bytes:`,
);
line('page from memory', 'µs of processor', demo.hit, large.hit, true);
for (const [kind, ms] of Object.entries(demo.renders))
  line(`render of ${kind}`, 'ms', ms, large.renders[kind] ?? 0, kind === 'home' || kind === 'tenant');
line('page after a purge of the header', 'ms of processor', demo.purged, large.purged, false);
line('list of shops', 'bytes', demo.list, large.list, false);
line('start until ready', 'ms', demo.start, large.start, false);
line('memory', 'MB', demo.memory, large.memory, false);
if (large.list > LIMITS.html)
  complaints.push(`the list of shops of a large centre has more than ${LIMITS.html} bytes`);
if (complaints.length > 0) {
  process.stderr.write(`${complaints.join('\n')}\n`);
  process.exit(1);
}

function line(what: string, unit: string, before: number, after: number, held: boolean) {
  const growth = after / before;
  console.log(
    `  ${what.padEnd(34)} ${before.toFixed(1).padStart(8)} ${after.toFixed(1).padStart(8)} ${unit.padEnd(16)} ${held ? `[×${growth.toFixed(2)}]` : `×${growth.toFixed(2)}`}`,
  );
  if (held && growth > MAX_GROWTH)
    complaints.push(`${what} costs ${growth.toFixed(2)} times as much in a large centre`);
}

async function measure(times: number): Promise<Figures> {
  const content = await startGrownContent(contentUrl, times);
  try {
    const { figures: renders } = await measureRenders(content.url, paths);
    return { renders, ...(await ofRunning(content.url)) };
  } finally {
    content.stop();
  }
}

async function ofRunning(content: string): Promise<Omit<Figures, 'renders'>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'growth-'));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const website: ChildProcess = spawn(process.execPath, WEBSITE_COMMAND, {
    cwd: join(import.meta.dirname, '../../../website'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      CONTENT_URL: content,
      PURGE_TOKEN: TOKEN,
      LAME_DUCK_SECONDS: '0',
    },
    stdio: 'ignore',
  });
  const { pid = 0 } = website;
  try {
    while (!(await answers(`${base}/readyz`))) await new Promise((done) => setTimeout(done, 20));
    const start = performance.now() - began;
    const all = Object.values(paths);
    for (const path of [...all, ...all]) await (await fetch(base + path)).arrayBuffer();
    const list = (await packedPage(base + paths.tenants)).body.length;
    const [hit] = await measureHits(base, pid, [paths.tenant ?? '/']);
    const before = cpuMs(pid);
    await fetch(`${base}/purge`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags: ['header'] }),
    });
    // The first visitor gets the page as it was, the second waits for the new one.
    for (const path of [...all, ...all]) await (await fetch(base + path)).arrayBuffer();
    const purged = (cpuMs(pid) - before) / all.length;
    return { hit: hit?.ours.microseconds ?? 0, start, purged, list, memory: memoryMb(pid) };
  } finally {
    website.kill('SIGKILL');
    if (website.exitCode === null && website.signalCode === null) await once(website, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).status === 200;
  } catch {
    return false;
  }
}
