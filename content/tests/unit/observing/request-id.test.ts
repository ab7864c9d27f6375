import type { Context } from 'koa';
import { expect, it } from 'vitest';
import { requestIdOf } from '../../../src/observing/request-id';

const asked = (id: string) => ({ state: {}, get: () => id }) as unknown as Context;

it('goes on with the id that the website gave', () => {
  expect(requestIdOf(asked('0f9d3c52-edge-1'))).toBe('0f9d3c52-edge-1');
});

it('gives one of its own where none is or none that is one, the same for the whole request', () => {
  for (const given of ['', 'short', 'a b{"level":"error"}', 'a'.repeat(65)]) {
    const ctx = asked(given);
    const id = requestIdOf(ctx);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(requestIdOf(ctx)).toBe(id);
  }
});
