import type { IncomingMessage } from 'node:http';

/** Whether a request says that something comes after its headers. */
export function hasBody({ headers }: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': coding } = headers;
  return (length !== undefined && length !== '0') || coding !== undefined;
}
