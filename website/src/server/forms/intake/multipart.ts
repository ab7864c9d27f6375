import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';

/** One file as far as it was kept. `tooLarge`: it went past the limit, and its bytes were let go. */
export interface Upload {
  field: string;
  /** As the browser calls it: not to be trusted, nor used as a path. */
  filename: string;
  bytes: Buffer;
  tooLarge: boolean;
}

export interface MultipartLimits {
  /** Of the whole body. */
  bodyBytes: number;
  fileBytes: number;
  /** Files that are kept; of further ones nothing but their number is. */
  files: number;
  /** Silence after which a sender is dropped, milliseconds. */
  silenceMs: number;
}

type Multipart =
  | { ok: true; fields: ReadonlyMap<string, readonly string[]>; uploads: Upload[]; fileCount: number }
  | { ok: false; reason: 'too large' | 'malformed' | 'too slow' | 'busy' };

/** No form of ours has as many parts, nor as long a field. */
const MAX_PARTS = 150;
const FIELD_BYTES = 64 * 1024;

/** Bytes of files that all requests together may hold in memory. */
const MAX_HELD_BYTES = 96 * 1024 * 1024;
let held = 0;

/**
 * Reads a multipart body as it comes: text fields, and files in memory up to their limits; stops reading as soon as a
 * limit is passed. Give the bytes of files back with `release` once they are no longer needed.
 */
export function readMultipart(request: IncomingMessage, limits: MultipartLimits): Promise<Multipart> {
  return new Promise((resolve) => {
    const fields = new Map<string, string[]>();
    const uploads: Upload[] = [];
    let fileCount = 0;
    let read = 0;
    let over = false;
    let timer: NodeJS.Timeout | undefined;

    const parser = open(request);
    if (!parser) return resolve({ ok: false, reason: 'malformed' });

    function end(answer: Multipart) {
      if (over) return;
      over = true;
      clearTimeout(timer);
      request.unpipe(parser);
      request.off('data', count);
      request.pause();
      if (!answer.ok) {
        release(uploads);
        uploads.length = 0;
        parser?.destroy();
      }
      resolve(answer);
    }
    const fail = (reason: Extract<Multipart, { ok: false }>['reason']) => end({ ok: false, reason });

    function wait() {
      clearTimeout(timer);
      timer = setTimeout(() => fail('too slow'), limits.silenceMs);
    }

    function count(chunk: Buffer) {
      read += chunk.length;
      wait();
      if (read > limits.bodyBytes) fail('too large');
    }

    parser.on('field', (name, value, { valueTruncated }) => {
      if (valueTruncated) return fail('too large');
      fields.set(name, [...(fields.get(name) ?? []), value]);
    });
    parser.on('file', (field, stream, { filename }) => {
      const upload: Upload = { field, filename: filename ?? '', bytes: Buffer.alloc(0), tooLarge: false };
      const chunks: Buffer[] = [];
      let size = 0;
      /** Its place among the files that are not empty, from 1. */
      let place = 0;
      stream.on('data', (chunk: Buffer) => {
        if (over) return;
        if (place === 0) place = ++fileCount;
        if (place > limits.files || upload.tooLarge) return;
        size += chunk.length;
        held += chunk.length;
        chunks.push(chunk);
        if (size > limits.fileBytes) {
          upload.tooLarge = true;
          held -= size;
          chunks.length = 0;
        } else if (held > MAX_HELD_BYTES) {
          held -= size;
          chunks.length = 0;
          fail('busy');
        }
      });
      stream.on('error', () => fail('malformed'));
      stream.on('close', () => {
        if (over) {
          if (!upload.tooLarge && chunks.length > 0) held -= size;
          return;
        }
        // A file input that was left alone posts a part without bytes.
        if (place === 0 || place > limits.files) return;
        upload.bytes = Buffer.concat(chunks);
        uploads.push(upload);
      });
    });
    parser.on('partsLimit', () => fail('too large'));
    parser.on('error', () => fail('malformed'));
    parser.on('close', () => end({ ok: true, fields, uploads, fileCount }));
    request.on('data', count);
    request.on('close', () => {
      if (!request.complete) fail('malformed');
    });
    wait();
    request.pipe(parser);
  });
}

/** Lets the bytes of files go. */
export function release(uploads: readonly Upload[]) {
  for (const upload of uploads) {
    if (!upload.tooLarge) held -= upload.bytes.length;
    upload.bytes = Buffer.alloc(0);
  }
}

/** Bytes of files that are held now: none when no form is being read. */
export function heldBytes(): number {
  return held;
}

function open(request: IncomingMessage) {
  try {
    return busboy({
      headers: request.headers,
      limits: {
        parts: MAX_PARTS,
        fieldSize: FIELD_BYTES,
        headerPairs: 20,
      },
    });
  } catch {
    return undefined;
  }
}
