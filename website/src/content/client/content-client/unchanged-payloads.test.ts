import { describe, expect, it, vi } from 'vitest';
import { BODIES } from '../../../../fixtures/bodies.ts';
import type { Outcome } from '../outcome.ts';
import { ASKED, clientOf, json, payloadIn } from './content-client.fixture.ts';
import { createUnchangedPayloads } from './unchanged-payloads.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const present = (text: string): Outcome<object> => ({ kind: 'present', value: { text } });
const never = () => {
  throw new Error('read a second time');
};

describe('unchanged payloads', () => {
  it('reads a body once, and gives the same object for the same bytes', () => {
    const payloads = createUnchangedPayloads();
    const first = payloads.get('a', bytes('1'), () => present('1'));
    expect(payloads.get('a', bytes('1'), never)).toBe(first);
    expect(payloads.get('b', bytes('1'), () => present('of b'))).toEqual(present('of b'));
  });

  it('reads other bytes anew', () => {
    const payloads = createUnchangedPayloads();
    const seen = payloads.get('a', bytes('seen'), () => present('seen'));
    payloads.get('a', bytes('new'), () => present('new'));
    expect(payloads.get('a', bytes('new'), never)).toEqual(present('new'));
    expect(payloads.get('a', bytes('seen'), () => present('seen'))).not.toBe(seen);
  });

  it('keeps nothing that was not understood', () => {
    const payloads = createUnchangedPayloads();
    payloads.get('a', bytes('1'), () => ({ kind: 'unreadable', reason: 'not yet' }));
    expect(payloads.get('a', bytes('1'), () => present('1'))).toEqual(present('1'));
  });

  it('gives the very object of a minute ago while its bytes are the same, and parses none', async () => {
    const shops = (name: string) => () => json([{ id: 1, name, slug: 'halland', specialOpeningDays: [] }]);
    const same = shops('Halland');
    const { client, asked, pass } = clientOf(same, same, shops('Halland i Córki'));
    const read = async () => payloadIn(await client.call('specialHours', {}, ASKED));
    const seen = await read();
    expect(seen).not.toBeNull();
    pass(61_000);
    const parse = vi.spyOn(JSON, 'parse');
    expect(await read()).toBe(seen);
    expect(parse.mock.calls.filter(([text]) => text.includes('Halland'))).toEqual([]);
    parse.mockRestore();
    pass(61_000);
    expect(JSON.stringify(await read())).toContain('Halland i Córki');
    expect(asked).toHaveLength(3);
  });

  it('keeps no map of a kiosk, which anybody may name', async () => {
    const { client } = clientOf(() => json(BODIES.mapSource));
    const read = async () =>
      payloadIn(await client.call('mapSource', { role: 'kiosk', kiosk: 'wejscie' }, ASKED));
    const first = await read();
    expect(first).not.toBeNull();
    expect(await read()).not.toBe(first);
  });
});
