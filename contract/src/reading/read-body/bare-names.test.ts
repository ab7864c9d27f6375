import { describe, expect, it } from 'vitest';
import { ENDPOINTS, type EndpointName } from '../../endpoints.ts';
import { readBody } from '../read-body.ts';

const NAMES = Object.keys(ENDPOINTS) as EndpointName[];
const LISTS = NAMES.filter((name) => 'items' in ENDPOINTS[name].payload.shape);
const SINGLES = NAMES.filter((name) => ENDPOINTS[name].form === 'single');

/** What programs say of themselves, with a name that entities have too. */
const LIES: readonly [string, unknown][] = [
  ['a name alone', { name: 'api' }],
  ['a name with a state', { name: 'api', status: 'ok' }],
  ['the same in `data`', { data: { name: 'api', status: 'ok' } }],
  ['what it is made of', { build: { name: 'api', version: '1.4' } }],
  ['what it is', { name: 'api', description: 'The API', version: '1.4', uptime: 3 }],
  ['a problem', { type: 'about:blank', title: 'Service', status: 'down', detail: 'No backend' }],
];

/** Entities that say little. */
const SPARSE: readonly [EndpointName, object][] = [
  ['offer', { id: 1, name: 'Płaszcz' }],
  ['offer', { documentId: 'abc', name: 'Płaszcz' }],
  ['offer', { name: 'Płaszcz', slug: 'plaszcz' }],
  ['offer', { name: 'Płaszcz', status: 'published', endDate: '2026-11-30' }],
  ['csr', { heading: 'Dobro', description: '<p>Pomagamy.</p>' }],
  ['giftCard', { title: 'Karta', id: 3, status: 'published' }],
  ['movie', { name: 'Lis', trailer: 'https://youtu.be/dQw4w9WgXcQ' }],
];

describe.each(LIES)('%s', (_, body) => {
  it.each(SINGLES)('is no more than a name for %s', (name) => {
    const read = readBody(name, structuredClone(body), { params: { slug: 'noc' } });
    expect(read.ok ? read.isBare : true).toBe(true);
  });

  it.each(LISTS)('is no entry of %s', (name) => {
    expect(readBody(name, structuredClone(body)).ok).toBe(false);
  });
});

it.each(SPARSE)('%s is more than a name: %j', (name, body) => {
  for (const sent of [body, { data: body }]) {
    const read = readBody(name, structuredClone(sent), { params: { slug: 'noc' } });
    expect([read.ok, read.ok && read.isBare]).toEqual([true, undefined]);
  }
});

it('leaves a list of names what it is', () => {
  const read = readBody('offerTypes', { data: [{ name: 'Rabat' }, { name: 'Gratis' }] });
  expect(read.ok && read.value?.items.map(({ name }) => name)).toEqual(['Rabat', 'Gratis']);
});
