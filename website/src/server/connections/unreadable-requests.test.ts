import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { answerUnreadable } from './unreadable-requests.ts';

/** What a server that waits half a second for a head says to a connection that sends this, until it ends. */
async function said(sent: string): Promise<string> {
  const server = createServer(
    { headersTimeout: 500, requestTimeout: 600, connectionsCheckingInterval: 100 },
    (_, answer) => answer.end('ok'),
  );
  server.on('clientError', answerUnreadable);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  try {
    if (sent) socket.write(sent);
    return await text(socket);
  } finally {
    server.close();
  }
}

it('says nothing to a connection that was opened ahead and not used', async () => {
  expect(await said('')).toBe('');
});

it('says what was wrong with a request', async () => {
  expect(await said('GET / HTTP/1.1\r\nhost:')).toMatch(/^HTTP\/1\.1 408 /);
  expect(await said('nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await said(`GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
});
