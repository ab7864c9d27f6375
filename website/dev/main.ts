import { randomUUID } from 'node:crypto';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dev } from 'astro';

// The site is made anew with each save, and must believe what it signed for a form before.
process.env.PURGE_TOKEN ||= randomUUID();

// The development server: `npm run dev`. HOST and PORT as of the built website; port 0 takes a free one.
const server = await dev({
  root: dirname(dirname(fileURLToPath(import.meta.url))),
  logLevel: 'warn',
  server: { host: process.env.HOST || '127.0.0.1', port: Number(process.env.PORT || 3000) },
  vite: { server: { strictPort: true } },
});
const { address, port } = server.address;
const shown = process.env.CONTENT_URL ? `content of ${process.env.CONTENT_URL}` : 'recorded payloads';
process.stdout.write(`Website http://${address}:${port} (${shown})\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void server.stop().then(() => process.exit(0)));
}
