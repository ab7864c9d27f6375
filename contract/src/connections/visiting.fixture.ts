import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { onTestFinished, vi } from 'vitest';

/** A caller's connection to a server of this machine: what came of it so far. */
function visiting(port: number) {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  let over = '';
  socket.on('data', (part) => {
    text += part.toString();
  });
  socket.on('error', ({ message }) => {
    over = message;
  });
  socket.on('close', () => {
    over ||= 'closed';
  });
  return {
    ask: (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`),
    answers: () => text.match(/HTTP\/1\.1 200/g)?.length ?? 0,
    told: () => text,
    over: () => over,
    leave: () => socket.destroy(),
  };
}

/**
 * A server that answers `/` at once and all else when a test does; time stands but for what a test lets pass. It ends with its
 * test.
 * @param make of the server, what is tested @param isLast whether an answer is a connection's last
 */
export async function stillServer<T extends { watch(response: ServerResponse): void }>(
  make: (server: Server) => T,
  isLast: (made: T) => boolean,
) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const waiting: ServerResponse[] = [];
  const visitors: ReturnType<typeof visiting>[] = [];
  // No connection is cut but by what is tested.
  const own = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    if (isLast(made)) response.shouldKeepAlive = false;
    made.watch(response);
    if (request.url === '/') response.end('ok');
    else waiting.push(response);
  });
  const made = make(own);
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  const { port } = own.address() as AddressInfo;
  onTestFinished(() => {
    vi.useRealTimers();
    for (const visitor of visitors) visitor.leave();
    own.closeAllConnections();
    own.close();
  });
  const visit = () => {
    const visitor = visiting(port);
    visitors.push(visitor);
    return visitor;
  };
  return { own, made, waiting, visit };
}
