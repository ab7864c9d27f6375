import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { median } from './median.ts';

// Cached pages against a bare server, uncached renders, memory. Load stays on this machine, bounded in time.
const base = required('BASE_URL');
const websitePid = Number(required('WEBSITE_PID'));
const contentPid = Number(required('CONTENT_PID'));
const token = required('PURGE_TOKEN');
const CATEGORY = '/sklepy/moda';
const TENANT = '/sklepy/moda/halland';
const ROUNDS = 3;
const SECONDS = 4;
const RENDERS = 60;

const ratio = await cachedAgainstBare();
const render = await uncachedRender();
console.log(`
Cached category page     ${ratio.ours} requests/s
Bare node:http, same body ${ratio.bare} requests/s
Ratio                    ${(ratio.ours / ratio.bare).toFixed(2)}   (medians of ${ROUNDS} alternating rounds of ${SECONDS} s, 50 connections)
Uncached tenant page     ${render.cpuMs.toFixed(1)} ms CPU a render, ${render.wallMs.toFixed(1)} ms median from purge to new page (${RENDERS} renders)
Memory after load        website ${memoryMb(websitePid)} MB, content system ${memoryMb(contentPid)} MB (resident)`);

async function cachedAgainstBare() {
  const headers = { 'accept-encoding': 'br' };
  const page = await fetch(base + CATEGORY, { headers });
  await page.arrayBuffer();
  const raw = await compressedBody(base + CATEGORY);
  const bare = await startBare(raw);
  const figures: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      figures.ours.push(await requestsPerSecond(base + CATEGORY, headers));
      figures.bare.push(await requestsPerSecond(bare.url, headers));
    }
  } finally {
    bare.stop();
  }
  return { ours: median(figures.ours), bare: median(figures.bare) };
}

/** The brotli bytes as they go over the wire: fetch would unpack them. */
async function compressedBody(url: string): Promise<Buffer> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve(Buffer.concat(parts)));
    })
      .on('error', reject)
      .end();
  });
}

function startBare(body: Buffer): Promise<{ url: string; stop: () => void }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts')], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    child.stdin.end(body);
    child.stdout.once('data', (part: Buffer) =>
      resolve({ url: `http://127.0.0.1:${part.toString().trim()}/`, stop: () => child.kill() }),
    );
  });
}

async function requestsPerSecond(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, headers, connections: 50, duration: SECONDS, pipelining: 1 });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return Math.round(result.requests.average);
}

async function uncachedRender() {
  await fetch(base + TENANT).then((response) => response.arrayBuffer());
  const walls: number[] = [];
  const before = cpuMs(websitePid);
  for (let index = 0; index < RENDERS; index += 1) {
    await fetch(`${base}/purge`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags: ['tenant:halland'] }),
    });
    const began = performance.now();
    // The first request gets the old page and starts the render, the second waits for the new one.
    await fetch(base + TENANT).then((response) => response.arrayBuffer());
    await fetch(base + TENANT).then((response) => response.arrayBuffer());
    walls.push(performance.now() - began);
  }
  return { cpuMs: (cpuMs(websitePid) - before) / RENDERS, wallMs: median(walls) };
}

/** User and system time of a process so far, milliseconds (Linux: clock ticks of 10 ms). */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function memoryMb(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(line?.[1] ?? 0) / 1024);
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run "npm run bench".`);
  return value;
}
