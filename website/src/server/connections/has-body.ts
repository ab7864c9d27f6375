import type { IncomingMessage } from 'node:http';
import { requestHeaders } from '../request-headers.ts';

/** Whether a request says that something comes after its headers. */
export function hasBody(request: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  const { contentLength, transferEncoding } = requestHeaders(request);
  return (contentLength !== undefined && contentLength !== '0') || transferEncoding !== undefined;
}
