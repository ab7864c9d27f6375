import type { IncomingMessage } from 'node:http';

/** What decides how a request is answered, as it came; the first of each name, and all cookies. */
interface RequestHeaders {
  accept: string | undefined;
  acceptEncoding: string | undefined;
  availableDictionary: string | undefined;
  contentLength: string | undefined;
  cookie: string | undefined;
  ifNoneMatch: string | undefined;
  previewSecret: string | undefined;
  transferEncoding: string | undefined;
}

type Raw = readonly string[];

/** Several ask in turn about the request that is being answered. */
let last: { raw: Raw; headers: RequestHeaders } | undefined;

/**
 * Found in one walk over the headers. `request.headers` makes an object of all of them, which is a tenth of what a page
 * from memory costs, and a walk for each name is as much again.
 */
export function requestHeaders({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): RequestHeaders {
  if (last?.raw !== rawHeaders) last = { raw: rawHeaders, headers: walk(rawHeaders) };
  return last.headers;
}

function walk(raw: Raw): RequestHeaders {
  const found: RequestHeaders = {
    accept: undefined,
    acceptEncoding: undefined,
    availableDictionary: undefined,
    contentLength: undefined,
    cookie: undefined,
    ifNoneMatch: undefined,
    previewSecret: undefined,
    transferEncoding: undefined,
  };
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index] ?? '';
    // By length first: few names have to be put into lower case.
    switch (name.length) {
      case 6:
        if (name.toLowerCase() === 'accept') found.accept ??= raw[index + 1];
        if (name.toLowerCase() !== 'cookie') break;
        found.cookie = found.cookie === undefined ? raw[index + 1] : `${found.cookie}; ${raw[index + 1]}`;
        break;
      case 13:
        if (name.toLowerCase() === 'if-none-match') found.ifNoneMatch ??= raw[index + 1];
        break;
      case 14:
        if (name.toLowerCase() === 'content-length') found.contentLength ??= raw[index + 1];
        break;
      case 15:
        if (name.toLowerCase() === 'accept-encoding') found.acceptEncoding ??= raw[index + 1];
        break;
      case 16:
        if (name.toLowerCase() === 'x-preview-secret') found.previewSecret ??= raw[index + 1];
        break;
      case 17:
        if (name.toLowerCase() === 'transfer-encoding') found.transferEncoding ??= raw[index + 1];
        break;
      case 20:
        if (name.toLowerCase() === 'available-dictionary') found.availableDictionary ??= raw[index + 1];
    }
  }
  return found;
}
