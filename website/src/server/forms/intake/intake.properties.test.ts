import { type IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawing } from '../../../../../scripts/tests/drawing.ts';
import { takeForm, takeWholeForm, type WholeIntake } from './intake.ts';
import { heldBytes, type MultipartLimits, release } from './multipart.ts';
import { readPhotoHead } from './photo-head.ts';

const BOUNDARY = '--b0undary';
const LIMITS: MultipartLimits = { bodyBytes: 20_000, fileBytes: 120, files: 2, silenceMs: 5_000 };
const MOST = 200;

/** A request whose body comes in these pieces, one after the other. */
function request(pieces: readonly Buffer[], headers: IncomingHttpHeaders): IncomingMessage {
  const made = new IncomingMessage(new Socket());
  Object.assign(made.headers, { 'sec-fetch-site': 'same-origin', ...headers });
  const rest = pieces.filter((piece) => piece.length > 0);
  function next() {
    const piece = rest.shift();
    made.complete = piece === undefined;
    made.push(piece ?? null);
    if (piece) setImmediate(next);
  }
  setImmediate(next);
  return made;
}

/** The body, cut at these places. */
function cut(body: Buffer, places: readonly number[]): Buffer[] {
  const at = [...new Set(places.map((place) => place % (body.length + 1)))].sort((a, b) => a - b);
  return [0, ...at].map((start, index) => body.subarray(start, at[index] ?? body.length));
}

/** What was taken, in a form that can be compared; its bytes are given back. */
function told(taken: WholeIntake) {
  if (!taken.ok) return taken;
  const { fields, all, uploads, fileCount } = taken;
  const files = uploads.map(({ bytes, ...rest }) => ({ ...rest, bytes: bytes.toString('latin1') }));
  release(uploads);
  return {
    fields: [...fields.keys()].map((name) => [name, all(name)]),
    fileCount,
    files,
    heldAfter: heldBytes(),
  };
}

const TYPE = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
const take = async (
  pieces: readonly Buffer[],
  over: Partial<MultipartLimits> = {},
  headers: IncomingHttpHeaders = TYPE,
) => told(await takeWholeForm(request(pieces, headers), { most: MOST, parts: { ...LIMITS, ...over } }));

interface Part {
  name: string;
  content: Buffer;
  /** Null: a field. */
  filename: string | null;
}

const DELIMITER = `\r\n--${BOUNDARY}`;
/** Bytes that look like the end of a part for as long as possible, among any others. */
const content = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\r',
        '\n',
        '\r\n',
        '-',
        '\r\n--',
        DELIMITER.slice(0, -1),
        `--${BOUNDARY}`,
        '\u0000',
        'ż',
        'x',
      ),
      fc.string({ unit: 'grapheme', maxLength: 30 }),
    ),
    { maxLength: 8 },
  )
  .map((list) => list.join('').toWellFormed())
  .filter((text) => !`\r\n${text}\r\n`.includes(DELIMITER));
const part: fc.Arbitrary<Part> = fc.record({
  name: fc.constantFrom('name', 'email', 'size', 'photos'),
  content: content.map((text) => Buffer.from(text)),
  filename: fc.constantFrom(null, null, 'a.png', 'b c.jpg', '../../etc/passwd', ''),
});
const parts = fc.array(part, { maxLength: 6 });
const places = fc.array(fc.nat(4_000), { maxLength: 30 });

function bodyOf(list: readonly Part[]): Buffer {
  const heads = list.map(({ name, filename, content }) => {
    const file =
      filename === null ? '' : `; filename="${filename}"\r\ncontent-type: application/octet-stream`;
    return Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    ]);
  });
  return Buffer.concat([...heads, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

/** What a form says, told from its parts. */
function expected(list: readonly Part[]) {
  const fields = new Map<string, string[]>();
  for (const { name, content, filename } of list) {
    if (filename === null) fields.set(name, [...(fields.get(name) ?? []), content.toString()]);
  }
  // A file input that was left alone posts a part without bytes.
  const files = list.filter(({ filename, content }) => filename !== null && content.length > 0);
  return {
    fields: [...fields],
    fileCount: files.length,
    files: files.slice(0, LIMITS.files).map(({ name, content, filename }) => {
      const tooLarge = content.length > LIMITS.fileBytes;
      return {
        field: name,
        filename: filename?.split('/').at(-1),
        tooLarge,
        bytes: tooLarge ? '' : content.toString('latin1'),
      };
    }),
    heldAfter: 0,
  };
}

describe('a form in parts, wherever its body is cut', () => {
  it('says what its parts say, within the limits of files', async () => {
    await fc.assert(
      fc.asyncProperty(parts, places, async (list, where) => {
        expect(await take(cut(bodyOf(list), where))).toEqual(expected(list));
      }),
      drawing(100),
    );
  });

  it('says so byte by byte, too', async () => {
    await fc.assert(
      fc.asyncProperty(parts, async (list) => {
        const body = bodyOf(list);
        expect(await take(cut(body, [...body.keys()]))).toEqual(expected(list));
      }),
      drawing(12),
    );
  });

  it('is refused when its end is missing, and holds nothing', async () => {
    await fc.assert(
      fc.asyncProperty(parts, fc.nat(4_000), places, async (list, left, where) => {
        const body = bodyOf(list);
        // The last two bytes end the line of the last delimiter.
        const most = body.length - '-\r\n'.length;
        const taken = await take(cut(body.subarray(0, left % (most + 1)), where));
        expect(taken).toMatchObject({ ok: false, status: 400 });
        expect(heldBytes()).toBe(0);
      }),
      drawing(60),
    );
  });

  it('never throws when it is damaged anywhere, keeps to the limits and holds nothing', async () => {
    const damage = fc.record({
      at: fc.nat(2_000),
      out: fc.nat(60),
      put: fc.constantFrom('', '\r\n', `--${BOUNDARY}`, '\0'),
    });
    await fc.assert(
      fc.asyncProperty(parts, fc.array(damage, { maxLength: 2 }), places, async (list, damages, where) => {
        const body = damages.reduce((whole, { at, out, put }) => {
          const start = at % (whole.length + 1);
          return Buffer.concat([whole.subarray(0, start), Buffer.from(put), whole.subarray(start + out)]);
        }, bodyOf(list));
        const taken = await take(cut(body, where));
        expect(heldBytes()).toBe(0);
        if (!('files' in taken)) return;
        expect(taken.files.length).toBe(Math.min(taken.fileCount, LIMITS.files));
        for (const { bytes } of taken.files) expect(bytes.length).toBeLessThanOrEqual(LIMITS.fileBytes);
      }),
      drawing(80),
    );
  });

  it('is refused as soon as it is longer than it may be, and taken when it is exactly as long', async () => {
    await fc.assert(
      fc.asyncProperty(parts, places, fc.integer({ min: -40, max: 40 }), async (list, where, more) => {
        const body = bodyOf(list);
        const taken = await take(cut(body, where), { bodyBytes: body.length + more });
        if (more < 0) expect(taken).toMatchObject({ ok: false, status: 413 });
        else expect(taken).toEqual(expected(list));
        expect(heldBytes()).toBe(0);
      }),
      drawing(100),
    );
  });

  it('is refused when it says beforehand that it is longer', async () => {
    await fc.assert(
      fc.asyncProperty(
        parts,
        fc.integer({ min: LIMITS.bodyBytes - 2, max: LIMITS.bodyBytes + 2 }),
        async (list, said) => {
          const taken = await take([bodyOf(list)], {}, { ...TYPE, 'content-length': String(said) });
          if (said > LIMITS.bodyBytes) expect(taken).toMatchObject({ ok: false, status: 413 });
          else expect(taken).toEqual(expected(list));
        },
      ),
      drawing(30),
    );
  });
});

describe('junk', () => {
  const junk = fc
    .array(
      fc.oneof(
        fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
        fc
          .constantFrom(
            '\r\n',
            `--${BOUNDARY}`,
            `--${BOUNDARY}--`,
            'content-disposition: form-data; name="a"\r\n\r\n',
            'content-disposition: form-data; name="a"; filename="b"\r\n\r\n',
            'content-disposition:',
            'x-a: ',
            'email=a&',
            '%ff',
            '=',
          )
          .map((text) => Buffer.from(text)),
      ),
      { maxLength: 12 },
    )
    .map((list) => Buffer.concat(list));

  it('in parts is refused, unless it ends as such a form does; it never throws, and holds nothing', async () => {
    await fc.assert(
      fc.asyncProperty(junk, places, async (body, where) => {
        const taken = await take(cut(body, where));
        if (body.includes(`--${BOUNDARY}--`)) return;
        expect(taken).toMatchObject({ ok: false, status: 400 });
        expect(heldBytes()).toBe(0);
      }),
      drawing(100),
    );
  });

  it('of any type is answered, and of another one than forms have refused', async () => {
    const type = fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.constantFrom(
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'multipart/form-data; boundary="',
        'text/plain',
      ),
    );
    await fc.assert(
      fc.asyncProperty(junk, type, async (body, type) => {
        expect(await take([body], {}, { 'content-type': type })).toMatchObject({ ok: false });
      }),
      drawing(100),
    );
  });

  it('as a plain form gives fields, however it is cut, and is refused when it is too long', async () => {
    await fc.assert(
      fc.asyncProperty(junk, places, async (body, where) => {
        const headers = { 'content-type': 'application/x-www-form-urlencoded' };
        const taken = await takeForm(request(cut(body, where), headers), MOST);
        if (body.length > MOST) {
          expect(taken).toMatchObject({ ok: false, status: 413 });
          return;
        }
        const posted = new URLSearchParams(body.toString());
        const firsts = [...new Set(posted.keys())].map((name) => [name, posted.get(name)]);
        expect(taken.ok && [...taken.fields]).toEqual(firsts);
      }),
      drawing(120),
    );
  });

  it('as a photo has no head, or one with sides that stand in it', () => {
    const start = fc.constantFrom(
      Buffer.from('\xff\xd8\xff', 'latin1'),
      Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
      Buffer.from(''),
    );
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 60 }),
      fc.array(fc.constantFrom(0xff, 0xc0, 0xc4, 0xd8, 0xda, 0, 8), { maxLength: 60 }),
    );
    fc.assert(
      fc.property(start, bytes, (start, rest) => {
        const photo = Buffer.concat([start, Buffer.from(rest)]);
        const head = readPhotoHead(photo);
        if (!head) return;
        expect(head.format).toBe(photo[0] === 0xff ? 'jpeg' : 'png');
        const side = Buffer.alloc(head.format === 'png' ? 4 : 2);
        for (const pixels of [head.width, head.height]) {
          side.writeUIntBE(pixels, 0, side.length);
          expect(photo.includes(side)).toBe(true);
        }
      }),
      drawing(500),
    );
  });
});
