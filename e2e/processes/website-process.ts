import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_LOCALES, PLAIN_TAGS, type Tag } from '@mall/contract';
import { clockSettings } from '../../scripts/clock/pinned-clock.ts';
import { answerSeconds, scaled } from '../../scripts/clock/timeouts.ts';
import { freePort } from '../../scripts/programs/free-port.ts';
import { HEAP_ENV, WEBSITE_COMMAND } from '../../scripts/programs/prepare.ts';
import { readOutput } from '../../scripts/tests/program-output.ts';

const WEBSITE = join(import.meta.dirname, '../../website');
const MEMORY_PROBE = new URL('memory-probe.ts', import.meta.url).href;

/** A website of a test's own, built already, on a free port with data of its own. */
export interface WebsiteProcess {
  url: string;
  pid: number;
  dataDir: string;
  /** What it has written to its log so far, line by line. */
  log(): Record<string, unknown>[];
  /** Names of the page snapshots on disk: one for each page that the cache keeps. */
  snapshots(): string[];
  /** What the snapshots hold, by name. */
  kept(): Map<string, string>;
  /** Resident memory, bytes. */
  memory(): number;
  /** What is in use once everything that nobody holds is gone; only of a website started with `weighed`. */
  held(): Promise<Held>;
  /** SIGTERM; resolves with the exit code. The data stays. */
  stop(): Promise<number | null>;
  /** Ended like by Ctrl-C, which waits for nobody, and away with the data. */
  remove(): Promise<void>;
}

/** Bytes in use. */
interface Held {
  /** JavaScript's objects. */
  objects: number;
  /** Contents of buffers, outside of the heap. */
  buffers: number;
}

// As of the content system that tests share: it believes what a website says of its visitors.
export const PURGE_TOKEN = process.env.PURGE_TOKEN ?? 'a-token-of-this-test';
export const PREVIEW_SECRET = process.env.PREVIEW_SECRET ?? 'a-secret-of-this-test';

/** As websites are outside of tests: for those whose content system is slow on purpose. */
export const IMPATIENT = { CONTENT_ANSWER_SECONDS: '2' };

/** Starts a website against a content system and waits until the process answers, ready or not. */
export async function startWebsite(
  contentUrl: string,
  {
    dataDir = mkdtempSync(join(tmpdir(), 'website-')),
    env = {} as Record<string, string>,
    /** Whether it can say what it holds; nothing else about it is different. */
    weighed = false,
  } = {},
): Promise<WebsiteProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const figures = join(dataDir, 'held.json');
  const clock = clockSettings();
  const child = spawn(process.execPath, WEBSITE_COMMAND, {
    cwd: WEBSITE,
    env: {
      ...HEAP_ENV,
      PATH: process.env.PATH,
      ...clock,
      ...(weighed && {
        NODE_OPTIONS: [clock.NODE_OPTIONS, `--import ${MEMORY_PROBE}`].filter(Boolean).join(' '),
        HELD_FILE: figures,
      }),
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      CONTENT_URL: contentUrl,
      PURGE_TOKEN,
      LAME_DUCK_SECONDS: '0',
      PREVIEW_SECRET,
      CONTENT_ANSWER_SECONDS: answerSeconds(),
      LOCALES: DEMO_LOCALES.join(),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = readOutput(`the website on port ${port}`, child);
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const pages = join(dataDir, 'website', 'pages');
  const names = () =>
    readdirSync(pages)
      .filter((name) => name.endsWith('.json'))
      .sort();
  await answering(`${url}/healthz`, child, output.text);
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    log: output.log,
    snapshots: names,
    kept: () => new Map(names().map((name) => [name, readFileSync(join(pages, name), 'utf8')])),
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) * 1024,
    async held() {
      rmSync(figures, { force: true });
      child.kill('SIGUSR2');
      while (!existsSync(figures)) {
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`It has ended: ${output.text()}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return JSON.parse(readFileSync(figures, 'utf8'));
    },
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
    async remove() {
      child.kill('SIGINT');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function answering(url: string, child: ChildProcess, said: () => string) {
  const until = Date.now() + scaled(20_000);
  while (Date.now() < until && child.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`The website did not start: ${said()}`);
}

/** Tells a website of changed content. */
export function purge(website: string, tags: Tag[], token = PURGE_TOKEN): Promise<Response> {
  return fetch(`${website}/purge`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
  });
}

/** Tells a website that all lists and documents have changed, and these entries by name. */
export const purgeAll = (
  website: string,
  entries: Tag[] = ['tenant:halland', 'category:moda'],
): Promise<Response> => purge(website, [...PLAIN_TAGS, ...entries]);

export interface Page {
  status: number;
  cache: string | null;
  stale: string | null;
  headers: Headers;
  text: string;
  /** Milliseconds until the whole answer was there. */
  took: number;
}

/** One page, redirects not followed. */
export async function get(url: string, headers: Record<string, string> = {}): Promise<Page> {
  const began = performance.now();
  const response = await fetch(url, { headers, redirect: 'manual' }).catch((error: unknown) => {
    throw new Error(`${url} did not answer`, { cause: error });
  });
  const text = await response.text();
  return {
    status: response.status,
    cache: response.headers.get('x-cache'),
    stale: response.headers.get('x-stale'),
    headers: response.headers,
    text,
    took: performance.now() - began,
  };
}

/** Asks until `good` is content with the answer; throws with the last one after `most` milliseconds, scaled. */
export async function until(url: string, good: (page: Page) => boolean, most = 10_000): Promise<Page> {
  const end = Date.now() + scaled(most);
  for (;;) {
    const page = await get(url);
    if (good(page)) return page;
    if (Date.now() > end) throw new Error(`${url} still answers ${page.status} ${page.cache} ${page.stale}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
