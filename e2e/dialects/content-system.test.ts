import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { startContentProxy } from '../processes/content-proxy.ts';

/** What a website before a content system is told that always says one thing, and where that stood. */
async function toldOf(says: string, port = 0) {
  const system = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(says));
  });
  await new Promise<void>((resolve) => system.listen(port, '127.0.0.1', resolve));
  const { port: at } = system.address() as AddressInfo;
  const proxy = await startContentProxy(`http://127.0.0.1:${at}`);
  const told = [
    await (await fetch(`${proxy.url}/api/x`)).json(),
    await (await fetch(`${proxy.url}/api/x`)).json(),
  ];
  await proxy.close();
  system.closeAllConnections();
  await new Promise((resolve) => system.close(resolve));
  return { told, at };
}

it('is asked itself where another one stood at its address before it', async () => {
  const first = await toldOf('one');
  expect(first.told).toEqual(['one', 'one']);
  expect((await toldOf('two', first.at)).told).toEqual(['two', 'two']);
});
