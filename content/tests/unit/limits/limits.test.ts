import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createWindowCounter } from '../../../src/limits/window-counter';
import { dataFolder } from '../data-folder';

let client: typeof import('../../../src/limits/client');

beforeAll(async () => {
  process.env.DATA_DIR = dataFolder();
  client = await import('../../../src/limits/client');
});

const SECRET = 'sesame';
const mac = (key: string, secret = SECRET) => createHmac('sha256', secret).update(key).digest('base64url');
const KEY = 'visitor-0123456789';

describe('the visitor whom the website vouches for', () => {
  it('is believed with the right mac only', () => {
    expect(client.vouchedFor(`${KEY}.${mac(KEY)}`, SECRET)).toBe(KEY);
    expect(client.vouchedFor(`${KEY}.${mac(KEY, 'other')}`, SECRET)).toBeUndefined();
    expect(client.vouchedFor(`${KEY}x.${mac(KEY)}`, SECRET)).toBeUndefined();
    expect(client.vouchedFor(`${KEY}.`, SECRET)).toBeUndefined();
    expect(client.vouchedFor('', SECRET)).toBeUndefined();
    expect(client.vouchedFor(`short.${mac('short')}`, SECRET)).toBeUndefined();
    expect(client.vouchedFor(`${KEY}.${mac(KEY)}.more`, SECRET)).toBeUndefined();
  });

  it('is nobody where no secret is set', () => {
    expect(client.vouchedFor(`${KEY}.${mac(KEY, '')}`, undefined)).toBeUndefined();
  });
});

describe('a place of the network', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
  ])('%s is %s', (address, place) => expect(client.placeOf(address)).toBe(place));
});

describe('a window counter', () => {
  it('counts a key until its window ends, each key for itself', () => {
    let now = 0;
    const counter = createWindowCounter(1_000, () => now);
    expect([counter.add('a'), counter.add('a'), counter.add('b')]).toEqual([1, 2, 1]);
    now = 999;
    expect(counter.count('a')).toBe(2);
    now = 1_000;
    expect(counter.count('a')).toBe(0);
    expect(counter.add('a')).toBe(1);
  });

  it('forgets a key when told', () => {
    const counter = createWindowCounter(1_000, () => 0);
    counter.add('a');
    counter.forget('a');
    expect(counter.count('a')).toBe(0);
  });

  it('keeps the newest keys when there are too many', () => {
    const counter = createWindowCounter(1_000, () => 0);
    for (let index = 0; index < 25_000; index++) counter.add(String(index));
    expect(counter.count('24999')).toBe(1);
    expect(counter.count('0')).toBe(0);
  });
});
