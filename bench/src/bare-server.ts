import { createServer } from 'node:http';

// Sends one constant body: the most that node:http gives on this machine. The body comes on standard input.
const parts: Buffer[] = [];
for await (const part of process.stdin) parts.push(part);
const body = Buffer.concat(parts);
const headers = [
  'content-type',
  'text/html; charset=utf-8',
  'content-encoding',
  'br',
  'content-length',
  String(body.length),
];
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') process.stdout.write(`${address.port}\n`);
});
