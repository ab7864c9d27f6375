import { createServer } from 'node:http';

// Sends one constant body under constant headers (a list of names and values as JSON in the first argument): the most
// that node:http gives on this machine. The body comes on standard input.
const parts: Buffer[] = [];
for await (const part of process.stdin) parts.push(part);
const body = Buffer.concat(parts);
const headers: string[] = JSON.parse(process.argv[2] ?? '[]');
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') process.stdout.write(`${address.port}\n`);
});
