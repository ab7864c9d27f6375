import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { FORM_MOST_BYTES, isAutomatic, isSameOrigin, takeForm } from './intake.ts';

const FORM = 'application/x-www-form-urlencoded';

function request(parts: (string | Buffer)[], headers: Record<string, string> = {}) {
  let read = 0;
  const body = Readable.from(
    (function* () {
      for (const part of parts) {
        read += part.length;
        yield Buffer.from(part);
      }
    })(),
    { objectMode: true, highWaterMark: 1 },
  );
  const made = Object.assign(body, {
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': FORM, ...headers },
  }) as unknown as IncomingMessage;
  return { made, bytesRead: () => read };
}

describe('isSameOrigin', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://b.example', host: 'b.example' }, false],
    [{ origin: 'http://b.example:4100', host: 'B.example:4100' }, true],
    [{ origin: 'http://b.example:4100', host: 'b.example' }, false],
    [{ origin: 'https://evil.example', host: 'b.example' }, false],
    [{ origin: 'null', host: 'b.example' }, false],
    [{ host: 'b.example' }, false],
    [{ origin: 'https://b.example' }, false],
  ])('%j: %s', (headers, same) => {
    expect(isSameOrigin(headers)).toBe(same);
  });
});

describe('takeForm', () => {
  it('reads fields, the first of each name', async () => {
    const taken = await takeForm(request(['email=a%40b.pl&na', 'me=%C5%BC+x&name=y']).made);
    expect(taken).toMatchObject({
      ok: true,
      fields: new Map([
        ['email', 'a@b.pl'],
        ['name', 'ż x'],
      ]),
    });
  });

  it('refuses another site before it looks at anything else', async () => {
    const { made, bytesRead } = request(['x'.repeat(50)], {
      'sec-fetch-site': 'cross-site',
      'content-type': 'x/y',
    });
    expect(await takeForm(made)).toMatchObject({ ok: false, status: 403 });
    expect(bytesRead()).toBe(0);
  });

  it.each(['text/plain', 'application/json', 'multipart/form-data; boundary=x', ''])(
    'refuses %j',
    async (type) => {
      expect(await takeForm(request(['a=b'], { 'content-type': type }).made)).toMatchObject({ status: 415 });
    },
  );

  it('stops reading at the limit, whatever the length says', async () => {
    const chunk = 'x'.repeat(4096);
    const { made, bytesRead } = request(new Array<string>(1000).fill(chunk));
    expect(await takeForm(made)).toMatchObject({ status: 413 });
    expect(bytesRead()).toBeLessThanOrEqual(FORM_MOST_BYTES + 65_536);
    const declared = request([chunk], { 'content-length': String(FORM_MOST_BYTES + 1) });
    expect(await takeForm(declared.made)).toMatchObject({ status: 413 });
    expect(declared.bytesRead()).toBe(0);
  });
});

describe('isAutomatic', () => {
  const rules = { trap: 'website', elapsed: 'elapsed', leastMs: 2000 };
  it.each([
    [{}, false],
    [{ website: '', elapsed: '' }, false],
    [{ website: 'http://x' }, true],
    [{ elapsed: '1999' }, true],
    [{ elapsed: '2000' }, false],
    [{ elapsed: 'NaN' }, true],
    [{ elapsed: '-1' }, true],
  ])('%j: %s', (fields, automatic) => {
    expect(isAutomatic(new Map(Object.entries(fields)), rules)).toBe(automatic);
  });
});
