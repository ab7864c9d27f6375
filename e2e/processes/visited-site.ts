/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** What the browser tells of one page. */
interface Visited {
  path: string;
  /** Whether it was ready before anyone went to it. */
  ahead: boolean;
  /** Milliseconds from going to it until its largest part was painted. */
  painted: number;
  /** Whether it came back as it was left. */
  restored: boolean;
  /** Why not, in the browser's words. */
  reasons: string;
  /** Requests that it made while it was ahead, besides itself. */
  asked: string[];
}

/**
 * Lets a Chromium that nobody watches (a browser under test prerenders nothing, and keeps no page to go back to) visit
 * pages of a site one after the other: each is prerendered, gone to, left, and come back to. The site is shown through
 * a server that adds a script to its pages, and takes their policy away so that it runs.
 */
export async function visit(site: string, paths: readonly string[]): Promise<Visited[]> {
  const profile = mkdtempSync(join(tmpdir(), 'visited-'));
  const visited: Visited[] = [];
  const asked = new Map<string, string[]>();
  const gone = new Set<string>();
  const ready = new Set<string>();
  const waiting = new Map<string, () => void>();
  let chromium: ChildProcess | undefined;
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { pathname } = new URL(incoming.url ?? '/', origin);
    if (pathname === '/visit/start' || pathname === '/visit/away') {
      outgoing.setHeader('content-type', 'text/html; charset=utf-8');
      return outgoing.end(`<!doctype html><title>x</title><p>x</p>${SCRIPT}`);
    }
    if (pathname === '/visit/next') return outgoing.end(JSON.stringify(paths[visited.length] ?? null));
    if (pathname === '/visit/ready') {
      const path = await text(incoming);
      ready.add(path);
      waiting.get(path)?.();
      return outgoing.end();
    }
    if (pathname === '/visit/ahead') {
      const path = await text(incoming);
      if (ready.has(path)) return outgoing.end();
      return waiting.set(path, () => outgoing.end());
    }
    if (pathname === '/visit/gone') {
      gone.add(await text(incoming));
      return outgoing.end();
    }
    if (pathname === '/visit/seen') {
      const seen: Omit<Visited, 'asked'> = JSON.parse(await text(incoming));
      visited.push({ ...seen, asked: asked.get(seen.path) ?? [] });
      outgoing.end();
      if (visited.length === paths.length) finish();
      return;
    }
    note(incoming, pathname);
    pass(incoming, outgoing);
  }

  function note(incoming: IncomingMessage, pathname: string) {
    const from = incoming.headers.referer;
    if (from === undefined || !incoming.headers['sec-purpose']?.includes('prerender')) return;
    const page = new URL(from).pathname;
    if (page !== pathname && !gone.has(page)) asked.set(page, [...(asked.get(page) ?? []), pathname]);
  }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    delete headers['if-none-match'];
    const passed = request(site + incoming.url, { method: incoming.method, headers }, (response) => {
      const { 'content-security-policy': _, 'content-length': length, ...rest } = response.headers;
      const page = String(rest['content-type']).startsWith('text/html');
      outgoing.writeHead(response.statusCode ?? 502, {
        ...rest,
        ...(page || length === undefined ? {} : { 'content-length': length }),
      });
      response.on('end', () => outgoing.end(page ? SCRIPT : undefined));
      response.pipe(outgoing, { end: false });
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  }

  try {
    chromium = spawn(
      process.env.CHROMIUM ?? '/usr/bin/chromium',
      [
        '--headless=new',
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-component-update',
        '--disable-sync',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
        `--user-data-dir=${profile}`,
        `${origin}/visit/start`,
      ],
      { stdio: 'ignore', env: { ...process.env, LC_ALL: 'C.UTF-8' } },
    );
    const ended = new Promise<never>((_, reject) => {
      chromium?.once('exit', () => reject(new Error('Chromium ended before it had seen all pages.')));
    });
    await Promise.race([finished, ended]);
    return visited;
  } finally {
    chromium?.kill('SIGKILL');
    server.closeAllConnections();
    server.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Runs in every page, the ones ahead too. */
const SCRIPT = `<script>(${inPage.toString()})()</script>`;

function inPage() {
  const here = location.pathname + location.search;
  const ask = (to: string, body: unknown) =>
    fetch(`/visit/${to}`, {
      method: 'POST',
      keepalive: true,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const seen = { path: here, ahead: false, painted: 0, restored: false, reasons: '' };

  async function next() {
    const path: string | null = await (await fetch('/visit/next', { method: 'POST' })).json();
    if (path === null) return;
    const rules = document.createElement('script');
    rules.type = 'speculationrules';
    rules.textContent = JSON.stringify({ prerender: [{ urls: [path], eagerness: 'immediate' }] });
    document.head.append(rules);
    // A page that is not made ahead is gone to all the same.
    await Promise.race([ask('ahead', path), new Promise((done) => setTimeout(done, 15_000))]);
    await ask('gone', path);
    location.href = path;
  }

  function came() {
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      activationStart?: number;
      notRestoredReasons?: unknown;
    })[];
    const began = navigation?.activationStart ?? 0;
    seen.ahead = began > 0;
    if (sessionStorage.left === here) {
      // Made anew instead of being restored.
      const kept = JSON.parse(sessionStorage.seen);
      sessionStorage.left = '';
      ask('seen', { ...kept, reasons: JSON.stringify(navigation?.notRestoredReasons ?? null) }).then(next);
      return;
    }
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.painted = startTime - began;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    // Painted, and what was painted is reported: two frames, and a turn of the loop.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(leave, 100)));
  }

  function leave() {
    sessionStorage.left = here;
    sessionStorage.seen = JSON.stringify(seen);
    location.href = '/visit/away';
  }

  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    sessionStorage.left = '';
    seen.restored = true;
    ask('seen', seen).then(next);
  });

  if (location.pathname === '/visit/away') {
    addEventListener('load', () => setTimeout(() => history.back()));
  } else if (location.pathname === '/visit/start') {
    addEventListener('load', next);
  } else if ((document as { prerendering?: boolean }).prerendering) {
    addEventListener('load', () => ask('ready', here));
    document.addEventListener('prerenderingchange', came, { once: true });
  } else {
    addEventListener('load', came);
  }
}
