import { connect } from 'node:net';

/** A caller's connection to a server of this machine: what came of it so far. */
export function visiting(port: number) {
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
