import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from '../pages/packing/compress.ts';
import { sendText } from '../responses.ts';
import { mediaAddress } from './address.ts';
import { createMediaLibrary } from './library.ts';
import { sendStored } from './send-stored.ts';
import { MediaMissing } from './source.ts';
import { createMediaStore } from './store.ts';

export interface MediaOptions {
  /** Address of the content system; files come from its `/uploads/` and from nowhere else. */
  contentUrl: string;
  /** Folder of its own for originals and variants. */
  dir: string;
  log: (event: string, fields: Record<string, string | number>) => void;
  fetch?: typeof fetch;
  /** Cap of the folder; default 512 MB. */
  maxStoreBytes?: number;
  /** Largest original; default 20 MB. */
  maxOriginalBytes?: number;
  /** For one original, body included; default 5 s. */
  deadlineMs?: number;
}

export interface MediaHandler {
  /** Answers a path under `/media/`. Never throws. @param pathname as it came, without the query */
  (request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void>;
  /** An upload's bytes, to draw with. @throws MediaMissing or MediaUnavailable */
  original(name: string): Promise<Buffer>;
  /** For the tag `uploads`: everything held is fetched again when next asked for. */
  purge(): Promise<void>;
}

const MEGABYTE = 1_048_576;
/** An SVG opened as a page must not run anything; its own style elements may paint. */
const MEDIA_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * The picture server: `/media/{hash}{ext}` passes an upload on, `/media/w{width}/{hash}{ext}.avif|.webp` makes a
 * smaller picture. What was served once is served from disk, also when the content system is down.
 * 404 for what is no address of ours or not there, 502 for what cannot be had or made; neither is ever cached.
 */
export function createMediaHandler(options: MediaOptions): MediaHandler {
  const { contentUrl, dir, log } = options;
  const store = createMediaStore(dir, options.maxStoreBytes ?? 512 * MEGABYTE, log);
  const library = createMediaLibrary({
    store,
    log,
    contentUrl,
    fetch: options.fetch ?? fetch,
    deadlineMs: options.deadlineMs ?? 5_000,
    maxBytes: options.maxOriginalBytes ?? 20 * MEGABYTE,
  });

  async function handle(request: IncomingMessage, response: ServerResponse, pathname: string) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(response, 405, 'Only GET and HEAD are allowed here.', [['allow', 'GET, HEAD']]);
    }
    const wanted = mediaAddress(pathname);
    if (!wanted) return sendText(response, 404, 'Not found.');
    const text = /svg|json/.test(wanted.type);
    const encoding = text ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
    try {
      const stored = await library.get(wanted, encoding);
      sendStored(request, response, stored, {
        'content-type': wanted.type,
        'content-security-policy': MEDIA_POLICY,
        // To be kept, not to be opened here: a browser's own reader of PDF does not start in a sandbox.
        ...(wanted.type === 'application/pdf' ? { 'content-disposition': 'attachment' } : {}),
        ...(text ? { vary: 'accept-encoding' } : {}),
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      });
    } catch (error) {
      if (error instanceof MediaMissing) return sendText(response, 404, 'Not found.');
      log('media.failed', { path: pathname, why: error instanceof Error ? error.message : String(error) });
      sendText(response, 502, 'This picture cannot be had at the moment.');
    }
  }

  return Object.assign(handle, { original: library.original, purge: () => store.purge() });
}
