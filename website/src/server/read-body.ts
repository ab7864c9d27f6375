import type { IncomingMessage } from 'node:http';

/** The whole body, or 'too large' as soon as more than `most` bytes have come (the rest is not read). */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer | 'too large'> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = Buffer.isBuffer(part) ? part : Buffer.from(String(part));
    size += bytes.length;
    if (size > most) return 'too large';
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}

/** Of a refused body, so much is read for the sake of its sender. */
const REST_BYTES = 64 * 1024;
const REST_MS = 500;

/**
 * Reads what is left of a body that is refused, and lets it go, if it is little and comes soon: a connection that is
 * closed while its sender still writes takes the answer along with it, and the sender never learns what was wrong.
 */
export function dropRest(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (request.complete || request.destroyed) return resolve();
    let left = REST_BYTES;
    const timer = setTimeout(over, REST_MS);
    function over() {
      clearTimeout(timer);
      request.off('data', count);
      request.pause();
      resolve();
    }
    function count(part: Buffer) {
      left -= part.length;
      if (left <= 0) over();
    }
    request.once('end', over);
    request.once('close', over);
    request.once('error', over);
    request.on('data', count);
    request.resume();
  });
}
