import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { ownMemory } from './own-memory.ts';

const brotliOf = promisify(brotliCompress);
const plainOf = promisify(brotliDecompress);
const gzipOf = promisify(gzip);

/** Paid once a render, off the main thread. */
const BROTLI_QUALITY = 6;
/** An eighth smaller, and some 50 times as long: for what is sent again and again. */
export const TIGHTEST = constants.BROTLI_MAX_QUALITY;

export type Encoding = 'identity' | 'gzip' | 'br';

/** A body in brotli. */
export async function brotli(body: Buffer, quality = BROTLI_QUALITY): Promise<Buffer> {
  const made = await brotliOf(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // What it takes anyway but for the tightest, which it makes smaller by up to a hundredth.
      [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MIN_INPUT_BLOCK_BITS,
    },
  });
  return ownMemory(made);
}

/** A body in one of the encodings we speak. */
export async function encoded(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotli(body);
  return encoding === 'gzip' ? ownMemory(await gzipOf(body, { level: 6 })) : body;
}

/** What a browser that has fetched it before unpacks pages with (RFC 9842). */
export interface Dictionary {
  /** SHA-256 of the text. */
  hash: Buffer;
  text: Buffer;
}

/** How a body can be sent: in an encoding that anyone reads, or packed with a dictionary. */
export type Packing = Encoding | Dictionary;

/** A body that was in brotli. */
export async function plain(br: Buffer): Promise<Buffer> {
  return ownMemory(await plainOf(br));
}

/** A body kept in brotli, packed another way. */
export async function repacked(br: Buffer, packing: Packing): Promise<Buffer> {
  if (packing === 'br') return br;
  const body = await plain(br);
  return typeof packing === 'string' ? encoded(body, packing) : withDictionary(body, packing);
}

/** What stands before brotli that was made with a dictionary: a mark, then the dictionary's hash (RFC 9842, 4). */
const DCB_MARK = Buffer.from([0xff, 0x44, 0x43, 0x42]);
/** 6 saves another percent and takes twice as long. */
const DCB_QUALITY = 5;

async function withDictionary(body: Buffer, { hash, text }: Dictionary): Promise<Buffer> {
  // Node reads it, its types do not know it yet.
  const options: BrotliOptions & { dictionary: Buffer } = {
    dictionary: text,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: DCB_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  };
  const made = await brotliOf(body, options);
  return Buffer.concat([DCB_MARK, hash, made]);
}

/** Browsers of one kind all say the same: what a header means is worked out once. */
const chosen = new Map<string, Encoding>();
const MAX_CHOSEN = 200;

/** The best of our three encodings that an Accept-Encoding header allows (RFC 9110, 12.5.3; q=0 forbids). */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  const known = chosen.get(accept);
  if (known) return known;
  const encoding = bestOf(accept);
  if (chosen.size >= MAX_CHOSEN) chosen.clear();
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
