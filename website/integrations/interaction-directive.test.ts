import type { ClientDirective } from 'astro';
import { expect, it } from 'vitest';
import { interactionDirective } from './interaction-directive.ts';

it('gives the renderer nothing to write into pages: what wakes islands comes later', async () => {
  const added: { name: string; entrypoint: string }[] = [];
  const setup = interactionDirective().hooks['astro:config:setup'];
  await setup?.({ addClientDirective: (one: (typeof added)[number]) => added.push(one) } as never);
  expect(added.map(({ name }) => name)).toEqual(['interaction']);
  const { default: directive } = (await import(added[0]?.entrypoint ?? '')) as { default: ClientDirective };
  const untouched = new Proxy(() => undefined, {
    get: (_, name) => expect.fail(`It has asked for ${String(name)}.`),
    apply: () => expect.fail('It has loaded the island.'),
  });
  expect(directive(untouched as never, {} as never, untouched as never)).toBeUndefined();
});
