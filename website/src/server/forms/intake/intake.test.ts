import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { isSameOrigin, MAX_FORM_BYTES, takeForm, takeWholeForm, wantsJson } from './intake.ts';

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

  it('says why it refuses, and that the connection is done with', async () => {
    const refused = async (...asked: Parameters<typeof request>) => {
      const taken = await takeForm(request(...asked).made, 20);
      return taken.ok ? undefined : [taken.status, taken.reason, taken.close];
    };
    const plain = 'Send application/x-www-form-urlencoded.';
    expect(await refused(['a=b'], { 'sec-fetch-site': 'none' })).toEqual([
      403,
      'Forms are taken from this site only.',
      true,
    ]);
    expect(await refused(['a=b'], { 'content-type': 'text/plain' })).toEqual([415, plain, true]);
    expect(await refused(['a=b'], { 'content-length': '21' })).toEqual([413, 'At most 20 bytes.', true]);
    expect(await refused(['x'.repeat(21)])).toEqual([413, 'At most 20 bytes.', true]);
    expect(await refused(['x'.repeat(20)], { 'content-length': '20' })).toBeUndefined();
  });

  it('takes the type whatever its case and what stands behind it, and none that is missing', async () => {
    const type = (value: string | undefined) => {
      const { made } = request(['a=b']);
      if (value === undefined) delete made.headers['content-type'];
      else made.headers['content-type'] = value;
      return takeForm(made);
    };
    expect(await type('Application/X-WWW-Form-Urlencoded ; charset=utf-8')).toMatchObject({ ok: true });
    expect(await type(undefined)).toMatchObject({ status: 415 });
  });

  it('gives all values of a name, and no files', async () => {
    const taken = await takeWholeForm(request(['a=1&b=2&a=3']).made, { most: 100 });
    expect(taken).toMatchObject({ ok: true, uploads: [], fileCount: 0 });
    expect(taken.ok && [taken.all('a'), taken.all('b'), taken.all('c')]).toEqual([['1', '3'], ['2'], []]);
  });

  it('stops reading at the limit, whatever the length says', async () => {
    const chunk = 'x'.repeat(4096);
    const { made, bytesRead } = request(new Array<string>(1000).fill(chunk));
    expect(await takeForm(made)).toMatchObject({ status: 413 });
    expect(bytesRead()).toBeLessThanOrEqual(MAX_FORM_BYTES + 65_536);
    const declared = request([chunk], { 'content-length': String(MAX_FORM_BYTES + 1) });
    expect(await takeForm(declared.made)).toMatchObject({ status: 413 });
    expect(declared.bytesRead()).toBe(0);
  });
});

describe('wantsJson', () => {
  it.each([
    ['application/json', true],
    ['text/html, application/json;q=0.9', true],
    ['text/html', false],
    ['application/jsonp', false],
    [undefined, false],
  ])('%j: %s', (accept, wanted) => {
    expect(wantsJson(accept === undefined ? {} : { accept })).toBe(wanted);
  });
});
