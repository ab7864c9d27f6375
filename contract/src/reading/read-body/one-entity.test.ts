import { describe, expect, it } from 'vitest';
import { read } from './read.fixture.ts';

describe('one entity', () => {
  it.each<[string, unknown]>([
    ['wrapped', { data: { id: 1, attributes: { name: 'Kino', slug: 'kino' } } }],
    ['in a list', { data: [{ id: 1, name: 'Kino', slug: 'kino' }] }],
    ['beneath a name', { tenant: { id: 1, title: 'Kino', slug: 'kino' } }],
    ['without id and slug', { name: 'Kino' }],
    ['with a text for an id', { id: '65f1c0ffee', name: 'Kino', slug: 'kino' }],
  ])('%s', (_, body) => {
    expect(read('tenant', body, { params: { slug: 'kino' } })).toMatchObject({ name: 'Kino', slug: 'kino' });
  });

  it.each<[string, unknown]>([
    ['the id of its document', { data: { id: 3, documentId: 'abc', attributes: { name: 'A', slug: 'a' } } }],
    ['its slug', { data: { id: 3, slug: 'a', attributes: { documentId: 'abc', name: 'A' } } }],
    [
      'what JSON:API says of it',
      {
        data: {
          type: 'offers',
          id: '3',
          documentId: 'abc',
          attributes: { name: 'A', slug: 'a' },
          links: { self: '/x' },
        },
      },
    ],
    [
      'all of it, and attributes are a field',
      {
        data: { id: 3, documentId: 'abc', name: 'A', slug: 'a', attributes: { colour: 'red', name: 'Size' } },
      },
    ],
  ])('with other parts beside its attributes: %s', (_, body) => {
    const offer = read('offer', body);
    expect(offer).toMatchObject({ id: 3, documentId: 'abc', name: 'A', slug: 'a' });
    expect(offer.offer_type).toBeNull();
  });

  it.each<[string, object]>([
    ['offers', { offers: [{ id: 9, name: 'O', slug: 'o' }] }],
    ['offers under another name', { promotions: { data: [{ id: 9, name: 'O', slug: 'o' }] } }],
  ])('beneath the name of its call, with what is its own beside it: %s', (_, beside) => {
    const shop = { id: 1, name: 'A', slug: 'a' };
    for (const body of [{ tenant: shop, ...beside }, { data: { tenant: shop, ...beside } }])
      expect(read('tenant', body)).toMatchObject({ ...shop, offers: [{ name: 'O' }] });
  });

  it.each<[string, object]>([
    ['paging', { tenant: { name: 'A', slug: 'a' }, meta: { page: 1 } }],
    [
      'another list',
      { success: true, tenant: { name: 'A', slug: 'a' }, related: [{ name: 'B', slug: 'b' }] },
    ],
    ['no errors', { errors: [], tenant: { name: 'A', slug: 'a' } }],
    ['any name of an entity', { item: { name: 'A', slug: 'a' }, meta: { x: 1 }, links: {} }],
  ])('beneath a name, beside what is no part of it: %s', (_, body) => {
    expect(read('tenant', body)).toMatchObject({ name: 'A', slug: 'a' });
  });

  it('is not what it holds under the name of its call', () => {
    const page = { heading: 'Kino', page: { heading: 'Inne' }, cinemaPage: { heading: 'Inne' } };
    expect(read('cinemaPage', page)).toMatchObject({ heading: 'Kino' });
    expect(read('headerStatic', { header: { title: 'Galeria' }, footer: {} }).headerData).toMatchObject({
      centreName: 'Galeria',
    });
  });

  it('keeps the id that the system knows it by', () => {
    const { id, documentId } = read('offer', { id: '65f1c0ffee', name: 'A', slug: 'a' });
    expect(documentId).toBe('65f1c0ffee');
    expect(id).toBeGreaterThanOrEqual(0x4000_0000);
    expect(read('offer', { id: '12', name: 'A', slug: 'a' }).id).toBe(12);
  });
});
