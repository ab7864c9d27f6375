import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createRateLimit, networkOf, networkOfVisitor, visitorMark } from './rate-limit.ts';

describe('networkOf', () => {
  it.each([
    ['192.0.2.77', '192.0.2.0/24'],
    ['::ffff:192.0.2.77', '192.0.2.0/24'],
    ['2001:db8:12:3456:1::9', '2001:db8:12:3400::/56'],
    ['2001:db8::1', '2001:db8:0:0::/56'],
    ['::1', '0:0:0:0::/56'],
    ['fe80::1%eth0', 'fe80:0:0:0::/56'],
    ['nonsense', 'unknown'],
    [undefined, 'unknown'],
  ])('%s is in %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('networkOfVisitor', () => {
  const request = (forwarded?: string) =>
    ({
      headers: { 'x-forwarded-for': forwarded },
      socket: { remoteAddress: '10.0.0.1' },
    }) as unknown as IncomingMessage;

  it('believes X-Forwarded-For behind proxies of ours only, and of it what they wrote', () => {
    expect(networkOfVisitor(request('198.51.100.9'), 0)).toBe('10.0.0.0/24');
    expect(networkOfVisitor(request('203.0.113.5, 198.51.100.9'), 1)).toBe('198.51.100.0/24');
    expect(networkOfVisitor(request('192.0.2.1, 203.0.113.5, 198.51.100.9'), 2)).toBe('203.0.113.0/24');
    expect(networkOfVisitor(request('198.51.100.9'), 2)).toBe('198.51.100.0/24');
    expect(networkOfVisitor(request(), 1)).toBe('10.0.0.0/24');
  });
});

describe('visitorMark', () => {
  const request = (agent: string, remoteAddress = '192.0.2.77') =>
    ({
      headers: { 'user-agent': agent },
      socket: { remoteAddress },
    }) as unknown as IncomingMessage;

  it('tells visitors apart, holds no address, and is signed with the secret', () => {
    const mark = visitorMark(request('a'), 0, 'sesame') ?? '';
    const [key = '', mac] = mark.split('.');
    expect(key).toMatch(/^[\w-]{16,64}$/);
    expect(mac).toBe(createHmac('sha256', 'sesame').update(key).digest('base64url'));
    expect(visitorMark(request('a'), 0, 'sesame')).toBe(mark);
    expect(visitorMark(request('b'), 0, 'sesame')).not.toBe(mark);
    expect(visitorMark(request('a'), 0, undefined)).toBeUndefined();
  });

  it('begins with what tells networks apart, whatever browser is named', () => {
    const from = (address: string, agent = 'a') =>
      visitorMark(request(agent, address), 0, 'sesame')?.slice(0, 22);
    expect(from('192.0.2.77', 'b')).toBe(from('192.0.2.77'));
    expect(from('::ffff:192.0.2.77')).toBe(from('192.0.2.77'));
    expect(from('192.0.2.78')).not.toBe(from('192.0.2.77'));
    // A household changes the rest of it at will.
    expect(from('2001:db8:1:1234::1')).toBe(from('2001:db8:1:1200:9::7'));
    expect(from('2001:db8:1:1334::1')).not.toBe(from('2001:db8:1:1234::1'));
  });
});

describe('createRateLimit', () => {
  it('admits so many in a window, then again in the next, each key by itself', () => {
    let time = 0;
    const limit = createRateLimit({ most: 2, windowMs: 1000, now: () => time });
    expect([limit.admits('a'), limit.admits('a'), limit.admits('a'), limit.admits('b')]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    time = 999;
    expect(limit.admits('a')).toBe(false);
    time = 1000;
    expect(limit.admits('a')).toBe(true);
  });
});
