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
