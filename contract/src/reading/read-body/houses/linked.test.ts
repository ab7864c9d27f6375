import { describe, expect, it } from 'vitest';
import { read } from '../read.fixture.ts';

describe('what a payload lists for its entries to point to', () => {
  const offer = { name: 'Buty', slug: 'buty', startDate: '2026-11-01', endDate: '2026-12-01' };
  const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });
  const expected = {
    name: 'Buty',
    tenant: { name: 'Halland', slug: 'halland', logo: { url: '/files/logo.png' } },
    media: { url: '/files/buty.png' },
  };

  it('stands in its place: entries and files by kind', () => {
    const asset = (id: string) => ({
      sys: { id, type: 'Asset' },
      fields: {
        title: id,
        file: {
          url: `/files/${id}.png`,
          details: { image: { width: 40, height: 30 } },
          contentType: 'image/png',
        },
      },
    });
    const tenant = {
      sys: { id: 't1', type: 'Entry' },
      fields: {
        name: 'Halland',
        slug: 'halland',
        logo: link('Asset', 'logo'),
        // Back to where it came from.
        offers: [link('Entry', 'o1')],
      },
    };
    const body = {
      sys: { type: 'Array' },
      total: 1,
      items: [
        {
          sys: { id: 'o1', type: 'Entry' },
          fields: {
            ...offer,
            tenant: { 'pl-PL': link('Entry', 't1') },
            media: link('Asset', 'buty'),
            offer_type: link('Entry', 'gone'),
          },
        },
      ],
      includes: { Entry: [tenant], Asset: [asset('logo'), asset('buty')] },
    };
    expect(read('offers', body)).toMatchObject({
      items: [
        { ...expected, documentId: 'o1', media: { ...expected.media, alternativeText: 'buty', width: 40 } },
      ],
      pagination: { total: 1 },
    });
    const { items, ...around } = body;
    expect(read('offer', { ...items[0], includes: around.includes })).toMatchObject(expected);
  });

  it('stands in its place: related entries', () => {
    const relation = (type: string, id: string) => ({ data: { type, id } });
    const body = {
      data: [
        {
          type: 'offers',
          id: '7',
          attributes: offer,
          relationships: { tenant: relation('tenants', '3'), media: relation('files', '2') },
        },
      ],
      included: [
        {
          type: 'tenants',
          id: '3',
          attributes: { name: 'Halland', slug: 'halland' },
          relationships: { logo: relation('files', '1'), offers: { data: [{ type: 'offers', id: '7' }] } },
        },
        { type: 'files', id: '1', attributes: { url: '/files/logo.png' } },
        { type: 'files', id: '2', attributes: { url: '/files/buty.png' } },
      ],
    };
    expect(read('offers', body)).toMatchObject({ items: [{ ...expected, id: 7 }] });
  });

  it('stands in its place: files by their ids', () => {
    const body = {
      items: [{ id: 7, ...offer, media: 'asset-2', tenant: { ...expected.tenant, logo: 'asset-1' } }],
      assets: [
        { id: 'asset-1', url: '/files/logo.png' },
        { id: 'asset-2', url: '/files/buty.png', width: 40, height: 30 },
      ],
    };
    expect(read('offers', body)).toMatchObject({ items: [{ ...expected, id: 7 }] });
  });

  it('ends where entries point to each other for ever', () => {
    const entry = (id: string, to: string) => ({
      sys: { id, type: 'Entry' },
      fields: { ...offer, special_promotion: link('Entry', to), tenant: link('Entry', to) },
    });
    const body = { items: [entry('a', 'b')], includes: { Entry: [entry('a', 'b'), entry('b', 'a')] } };
    expect(read('offers', body)).toMatchObject({ items: [{ name: 'Buty', tenant: { name: 'Buty' } }] });
  });
});
