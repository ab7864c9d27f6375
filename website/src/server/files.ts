import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { PLAIN_POLICY, SECURITY_HEADERS } from './security-headers.ts';

/** Names under /_astro carry a hash of their content: they never change. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';
/** The kiosk's service worker, whose own policy says what it may fetch. */
const KIOSK_WORKER = '/wayfinder-worker.js';
const WORKER_POLICY = `${PLAIN_POLICY}; connect-src 'self'`;

export type FileHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
) => Promise<boolean>;

/**
 * Keeps scripts and styles of earlier builds in `kept`, so that a page from a snapshot or from a CDN that still
 * names them is not left without its looks. Files not of this build go after `keepMs`.
 */
export function keepAssets(build: string, kept: string, keepMs: number, now: number) {
  const from = join(build, '_astro');
  const to = join(kept, '_astro');
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  const current = new Set(readdirSync(from));
  for (const name of current) {
    const copy = join(to, name);
    if (existsSync(copy)) utimesSync(copy, now / 1000, now / 1000);
    else copyFileSync(join(from, name), copy);
  }
  for (const name of readdirSync(to)) {
    const copy = join(to, name);
    if (!current.has(name) && now - statSync(copy).mtimeMs > keepMs) rmSync(copy);
  }
}

/**
 * Serves the client build (scripts, styles, fonts) from the first folder that has the file,
 * pre-compressed. The folders are listed once at start: a path outside that list is never looked up on disk.
 */
export function createFileHandler(directories: readonly string[]): FileHandler {
  const handlers = directories.filter((directory) => existsSync(directory)).map(fileServer);
  return (request, response, pathname) =>
    new Promise((resolve) => {
      // Pages never have an extension; asking only for names with one keeps pages off this path.
      if (!/\.[a-z0-9]+$/i.test(pathname)) return resolve(false);
      response.once('close', () => resolve(true));
      const ask = (index: number): void => {
        const serve = handlers[index];
        if (serve) serve(request, response, () => ask(index + 1));
        else resolve(false);
      };
      ask(0);
    });
}

function fileServer(directory: string) {
  return sirv(directory, {
    etag: true,
    brotli: true,
    gzip: true,
    dotfiles: false,
    setHeaders(response, pathname) {
      for (const [name, value] of SECURITY_HEADERS) response.setHeader(name, value);
      response.setHeader('content-security-policy', pathname === KIOSK_WORKER ? WORKER_POLICY : PLAIN_POLICY);
      response.setHeader('cache-control', pathname.startsWith('/_astro/') ? FOR_EVER : AN_HOUR);
      // Unknown to sirv's table of types.
      if (pathname === '/speculation-rules.json')
        response.setHeader('content-type', 'application/speculationrules+json');
    },
  });
}
