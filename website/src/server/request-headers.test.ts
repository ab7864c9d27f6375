import { describe, expect, it } from 'vitest';
import { requestHeaders } from './request-headers.ts';

const NONE = {
  accept: undefined,
  acceptEncoding: undefined,
  availableDictionary: undefined,
  contentLength: undefined,
  cookie: undefined,
  ifNoneMatch: undefined,
  previewSecret: undefined,
  transferEncoding: undefined,
};

describe('the headers that decide how a page is answered', () => {
  it('are found in whatever case they came', () => {
    const rawHeaders = [
      ...['Host', 'example.org', 'Accept-Language', 'pl', 'ACCEPT-ENCODING', 'br', 'If-None-Match', '"a"'],
      ...['Available-Dictionary', ':x:', 'X-Preview-Secret', 's', 'Cookie', 'a=1', 'Accept', '*/*'],
      ...['Content-Length', '7', 'Transfer-Encoding', 'chunked'],
    ];
    expect(requestHeaders({ rawHeaders })).toEqual({
      accept: '*/*',
      acceptEncoding: 'br',
      availableDictionary: ':x:',
      contentLength: '7',
      cookie: 'a=1',
      ifNoneMatch: '"a"',
      previewSecret: 's',
      transferEncoding: 'chunked',
    });
  });

  it('are those of each request, also after another, and none where there are none', () => {
    const one = { rawHeaders: ['cookie', 'a=1'] };
    const other = { rawHeaders: ['cookie', 'b=2'] };
    expect(requestHeaders(one).cookie).toBe('a=1');
    expect(requestHeaders(other).cookie).toBe('b=2');
    expect(requestHeaders({ rawHeaders: [] })).toEqual(NONE);
    expect(requestHeaders(one).cookie).toBe('a=1');
  });

  it('are the first of their name, but all cookies', () => {
    const rawHeaders = ['if-none-match', '"a"', 'cookie', 'a=1', 'if-none-match', '"b"', 'Cookie', 'b=2'];
    expect(requestHeaders({ rawHeaders })).toMatchObject({ ifNoneMatch: '"a"', cookie: 'a=1; b=2' });
  });
});
