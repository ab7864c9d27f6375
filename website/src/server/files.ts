import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { PLAIN_POLICY, SECURITY_HEADERS } from './security-headers.ts';

/** Names under /_astro carry a hash of their content: they never change. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

export type FileHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
) => Promise<boolean>;

/**
 * Serves the client build (scripts, styles, fonts, icons) from `directory`, pre-compressed.
 * The folder is listed once at start: a path outside that list is never looked up on disk.
 */
export function createFileHandler(directory: string): FileHandler {
  if (!existsSync(directory)) return async () => false;
  const serve = sirv(directory, {
    etag: true,
    brotli: true,
    gzip: true,
    dotfiles: false,
    setHeaders(response, pathname) {
      for (const [name, value] of SECURITY_HEADERS) response.setHeader(name, value);
      response.setHeader('content-security-policy', PLAIN_POLICY);
      response.setHeader('cache-control', pathname.startsWith('/_astro/') ? FOR_EVER : AN_HOUR);
      if (pathname === '/speculation-rules.json')
        response.setHeader('content-type', 'application/speculationrules+json');
    },
  });
  return (request, response, pathname) =>
    new Promise((resolve) => {
      // Pages never have an extension; asking only for names with one keeps pages off this path.
      if (!/\.[a-z0-9]+$/i.test(pathname)) return resolve(false);
      response.once('close', () => resolve(true));
      serve(request, response, () => resolve(false));
    });
}
