import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Favicons } from '../../layout/shell.ts';
import type { FileHandler } from '../files.ts';
import { mediaAddress } from '../media/address.ts';
import { PLAIN_POLICY, SECURITY_HEADERS } from '../security-headers.ts';

export const FAVICON_PATH = '/favicon.ico';

interface Parts {
  /** What the content names. */
  icons: () => Promise<Favicons>;
  /** An upload's bytes by its name; throws when it cannot be had. */
  original: (name: string) => Promise<Buffer>;
  /** Our own icon. */
  files: FileHandler;
}

/**
 * Answers `/favicon.ico`, which many ask for without reading a page: the content's icon, else our own. Kept for an
 * hour by whoever asks. Never throws; answers false for a method that reads nothing, and when there is no icon.
 */
export function createFaviconHandler({ icons, original, files }: Parts): FileHandler {
  return async (request, response, pathname) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const named = await icons()
      .then(smallest)
      .catch(() => undefined);
    const bytes = named && (await original(named.name).catch(() => undefined));
    if (!named || !bytes) return files(request, response, pathname);
    answer(request, response, named.type, bytes);
    return true;
  };
}

/** Sizes that tabs show first; whoever asks for an `.ico` may not draw an SVG, so that is the last choice. */
function smallest({ icon32, icon16, apple, favicon }: Favicons) {
  const named = [favicon, icon32, icon16, apple].flatMap((address) => mediaAddress(address ?? '') ?? []);
  const pictures = named.filter(({ type }) => type.startsWith('image/'));
  return pictures.find(({ type }) => !type.includes('svg')) ?? pictures[0];
}

function answer(request: IncomingMessage, response: ServerResponse, type: string, bytes: Buffer) {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}"`;
  for (const [name, value] of SECURITY_HEADERS) response.setHeader(name, value);
  response.setHeader('content-security-policy', PLAIN_POLICY);
  response.setHeader('cache-control', 'public, max-age=3600');
  response.setHeader('etag', etag);
  if (request.headers['if-none-match']?.includes(etag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  response.setHeader('content-type', type);
  response.setHeader('content-length', bytes.length);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
