import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { freePort } from '../../scripts/programs/free-port.ts';
import { startContentProxy } from '../processes/content-proxy.ts';

/** What a website is told before a content system that always says one thing, and stands at that port meanwhile. */
async function toldOf(says: string, port: number) {
  const system = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(says));
  });
  await new Promise<void>((resolve) => system.listen(port, '127.0.0.1', resolve));
  const proxy = await startContentProxy(`http://127.0.0.1:${port}`);
  const told = [
    await (await fetch(`${proxy.url}/api/x`)).json(),
    await (await fetch(`${proxy.url}/api/x`)).json(),
  ];
  await proxy.close();
  system.closeAllConnections();
  await new Promise((resolve) => system.close(resolve));
  return told;
}

it('is asked itself where another one stood at its address before it', async () => {
  // One that nobody else is given between the two.
  const port = await freePort();
  expect(await toldOf('one', port)).toEqual(['one', 'one']);
  expect(await toldOf('two', port)).toEqual(['two', 'two']);
});
