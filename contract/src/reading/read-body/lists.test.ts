import { describe, expect, it } from 'vitest';
import { read } from './read.fixture.ts';

describe('lists', () => {
  const offer = { id: 1, name: 'Rabat', slug: 'rabat' };
  it.each<[string, unknown]>([
    ['bare', [offer]],
    ['in items', { items: [offer], total: 1 }],
    ['beneath the endpoint’s name', { offers: [offer], meta: { total: 1 } }],
    ['in data beneath it', { data: { offers: { data: [{ id: 1, attributes: offer }] } } }],
    ['by id', { data: { 1: offer } }],
    ['one alone', { data: offer }],
    ['with holes', { data: [null, offer, {}, 7] }],
  ])('%s', (_, body) => {
    expect(read('offers', body).items.map(({ name }) => name)).toEqual(['Rabat']);
  });

  it('reads paging wherever it is', () => {
    for (const paging of [
      { meta: { pagination: { total: '240', pageCount: 3 } } },
      { meta: { total: 240, last_page: 3 } },
      { pagination: { totalCount: 240, totalPages: 3 } },
      { total: 240, pages: 3 },
      { totalElements: 240, totalPages: 3, size: 100, number: 0 },
      { page: { size: 100, totalElements: 240, totalPages: 3, number: 0 } },
      { meta: { page: { currentPage: 1, perPage: 100, total: 240, lastPage: 3 } } },
      { count: 100, totalCount: 240, pageCount: 3 },
    ]) {
      expect(read('coupons', { data: [], ...paging }).pagination).toMatchObject({ total: 240, pageCount: 3 });
    }
  });

  it.each([
    { data: { items: [offer], total: 240 } },
    { data: { data: [offer], total: 240, current_page: 1, last_page: 3 } },
    { code: 200, data: { list: [offer], meta: { total: 240 } } },
    { '@odata.count': 240, value: [offer] },
    { 'hydra:member': [offer], 'hydra:totalItems': 240 },
    { docs: [offer], totalDocs: 240 },
  ])('reads how many there are beside the list, within the data too: %j', (body) => {
    const list = read('offers', body);
    expect([list.items.length, list.pagination?.total]).toEqual([1, 240]);
  });

  it('tell how many entries came, with those that cannot be read', () => {
    expect(read('offers', { content: [offer, { id: 2 }, null], totalElements: 3 })).toMatchObject({
      items: [offer],
      received: 3,
    });
  });

  it('finds a list in a box around it', () => {
    const offer = { name: 'A', slug: 'a' };
    expect(
      read('offers', { success: true, errors: [], result: { list: [offer], total: 1 } }).items,
    ).toMatchObject([offer]);
  });
});
