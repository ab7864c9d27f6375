import { mediaPath } from '../../content/fields/media-path.ts';

/** What may stand behind an uploads address; the type we send comes from here, never from upstream. */
export const MEDIA_TYPES: ReadonlyMap<string, string> = new Map([
  ['svg', 'image/svg+xml'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['gif', 'image/gif'],
  ['ico', 'image/x-icon'],
  ['pdf', 'application/pdf'],
  ['webmanifest', 'application/manifest+json'],
]);

/** The content system has no such file. */
export class MediaMissing extends Error {}
/** The content system did not give it: down, slow, redirecting, too large. */
export class MediaUnavailable extends Error {}

export interface MediaSourceOptions {
  /** Address of the content system; the only host that is ever asked. */
  contentUrl: string;
  fetch: typeof fetch;
  /** Over the whole answer, body included. */
  deadlineMs: number;
  maxBytes: number;
}

/**
 * Reads one original from the content system. @param name already checked (`address.ts`)
 * @throws MediaMissing on 404 or 410, MediaUnavailable otherwise
 */
export async function readOriginal(name: string, options: MediaSourceOptions): Promise<Buffer> {
  const url = `${options.contentUrl.replace(/\/+$/, '')}/${mediaPath(name)}`;
  try {
    const response = await options.fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(options.deadlineMs),
    });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      if (response.status === 404 || response.status === 410) throw new MediaMissing(name);
      throw new MediaUnavailable(`status ${response.status}`);
    }
    return await collect(response, response.body, options.maxBytes);
  } catch (error) {
    if (error instanceof MediaMissing || error instanceof MediaUnavailable) throw error;
    throw new MediaUnavailable(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  }
}

async function collect(
  response: Response,
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let held = 0;
  const tooLarge = () => new MediaUnavailable(`over ${maxBytes} bytes`);
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    await body.cancel();
    throw tooLarge();
  }
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    held += part.value.byteLength;
    if (held > maxBytes) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}
