import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

const STATUSES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Answers, before it ends the connection, a request that could not be read or did not come whole in time. For a server's
 * `clientError`. A connection on which nothing has come is ended without a word: browsers open some ahead, and would take
 * what is said for the answer to whatever they ask just then. An end without a word they ask again elsewhere.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, connection: Duplex): void {
  if (error.code === 'ECONNRESET' || !connection.writable) return;
  if (connection instanceof Socket && connection.bytesRead === 0) return void connection.destroy();
  const status = STATUSES[error.code ?? ''] ?? '400 Bad Request';
  connection.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
