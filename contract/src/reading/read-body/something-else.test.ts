import { describe, expect, it } from 'vitest';
import { ENDPOINTS, type EndpointName } from '../../endpoints.ts';
import { readBody } from '../read-body.ts';

const NAMES = Object.keys(ENDPOINTS) as EndpointName[];
const LISTS = NAMES.filter((name) => 'items' in ENDPOINTS[name].payload.shape);
const OTHERS = NAMES.filter((name) => !LISTS.includes(name));

/** What stands in front of a content system, or is it before it has started, says with status 200. */
const LIES: readonly [string, unknown][] = [
  ['a health check', { status: 'UP' }],
  [
    'a health check with its parts',
    {
      status: 'UP',
      components: {
        db: { status: 'UP', details: { database: 'PostgreSQL' } },
        diskSpace: { status: 'UP', details: { free: 2, path: '/app' } },
      },
    },
  ],
  ['a program that starts', { message: 'starting' }],
  ['an error in words', { error: 'Not found' }],
  ['an error with its number', { statusCode: 404, message: 'Cannot GET /api/x', error: 'Not Found' }],
  ['an error in `data`', { code: 'rest_no_route', message: 'No route', data: { status: 404 } }],
  ['a gateway', { fault: { faultstring: 'Invalid ApiKey', detail: { errorcode: 'x' } } }],
  ['a refusal', { success: false, message: 'no' }],
  ['a directory of addresses', { _links: { self: { href: '/api' }, offers: { href: '/api/offers' } } }],
  ['the same in `data`', { data: { status: 'UP' } }],
  ['a list of it', [{ status: 'UP' }]],
  ['a list of it in `data`', { data: [{ status: 'UP' }, { status: 'DOWN' }] }],
];

describe('a body of which no name is known', () => {
  describe.each(LIES)('%s', (_, body) => {
    it.each(NAMES)('is nothing that %s reads', (name) => {
      const read = readBody(name, structuredClone(body), { params: { slug: 'noc' } });
      // A list may also drop each entry and say so.
      const left = read.ok && read.value !== null ? read.value : undefined;
      const nothing = left === undefined || ('items' in left && left.items.length === 0);
      expect([nothing, read.ok && read.issues.length === 0]).toEqual([true, false]);
    });
  });

  it.each(OTHERS)(
    'is none for %s as long as it has an id or one of its fields, whatever that holds',
    (name) => {
      const [field = ''] = Object.keys(ENDPOINTS[name].payload.shape).filter((key) => key !== 'type');
      const kept = readBody(name, { data: { status: 'UP', [field]: null } });
      expect(kept.ok || kept.reason).not.toBe('nothing that can be read');
    },
  );

  it.each(OTHERS.filter((name) => ENDPOINTS[name].form === 'single'))('is no empty answer of %s', (name) => {
    expect(readBody(name, { data: {} })).toEqual({ ok: true, value: null, issues: [] });
    expect(readBody(name, {})).toMatchObject({ ok: false, reason: 'an empty answer' });
  });

  it('is no list in the place of what holds it', () => {
    const read = readBody('carousel', { data: [{ title: 'Zima' }, { heading: 'Wiosna' }] });
    expect(read).toMatchObject({ ok: true, value: { slides: [{ title: 'Zima' }, { title: 'Wiosna' }] } });
  });
});
