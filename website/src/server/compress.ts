import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

const brotliOf = promisify(brotliCompress);
const plainOf = promisify(brotliDecompress);
const gzipOf = promisify(gzip);

/** Paid once a render, off the main thread. */
const BROTLI_QUALITY = 6;

export type Encoding = 'identity' | 'gzip' | 'br';

/** A body in brotli. */
export function brotli(body: Buffer): Promise<Buffer> {
  return brotliOf(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** A body in one of the encodings we speak. */
export async function encoded(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotli(body);
  return encoding === 'gzip' ? gzipOf(body, { level: 6 }) : body;
}

/** A body kept in brotli, in another encoding. */
export async function reencoded(br: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? br : encoded(await plainOf(br), encoding);
}

/** Browsers of one kind all say the same: what a header means is worked out once. */
const chosen = new Map<string, Encoding>();
const MOST_CHOSEN = 200;

/** The best of our three encodings that an Accept-Encoding header allows (RFC 9110, 12.5.3; q=0 forbids). */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  const known = chosen.get(accept);
  if (known) return known;
  const encoding = bestOf(accept);
  if (chosen.size >= MOST_CHOSEN) chosen.clear();
  if (accept.length < 100) chosen.set(accept, encoding);
  return encoding;
}

function bestOf(accept: string): Encoding {
  const allowed = (name: string) => {
    const match = new RegExp(`(?:^|[,\\s])${name}(?:\\s*;\\s*q=([0-9.]+))?\\s*(?:,|$)`, 'i').exec(accept);
    return match !== null && Number(match[1] ?? 1) > 0;
  };
  if (allowed('br')) return 'br';
  if (allowed('gzip')) return 'gzip';
  return 'identity';
}
