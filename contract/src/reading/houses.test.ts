import { describe, expect, it } from 'vitest';
import { withLinked } from './linked.ts';
import { readBody } from './read-body.ts';

type Name = 'inspiration' | 'job' | 'jobs' | 'movie' | 'offer' | 'offers' | 'press' | 'tenant';

function value(name: Name, body: unknown, locale: 'en' | 'pl-PL' = 'pl-PL') {
  const result = readBody(name, body, { locale });
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
}

describe('entities as other houses wrap them', () => {
  const job = { name: 'Sprzedawca', slug: 'sprzedawca', description: '<p>Praca</p>', deadline: '2026-12-24' };

  it.each<[string, unknown]>([
    ['fields beside what the system says', { sys: { id: 'a1', type: 'Entry' }, fields: job }],
    [
      'a story around its content',
      {
        story: {
          name: 'Sprzedawca',
          slug: 'sprzedawca',
          id: 'a1',
          uuid: 'b2',
          content: { component: 'job', description: job.description, deadline: job.deadline },
        },
      },
    ],
    ['an id with an underscore', { _id: 'a1', _type: 'job', ...job }],
    ['a slug in an object of its own', { _id: 'a1', ...job, slug: { _type: 'slug', current: 'sprzedawca' } }],
  ])('%s', (_, body) => {
    expect(value('job', body)).toMatchObject({ documentId: 'a1', ...job });
  });
});

describe('rich text as other houses keep it', () => {
  const job = { id: 1, name: 'Sprzedawca', slug: 'sprzedawca' };
  const node = (nodeType: string, content: unknown[], data = {}) => ({ nodeType, data, content });
  const words = (text: string, ...marks: string[]) => ({
    nodeType: 'text',
    value: text,
    marks: marks.map((type) => ({ type })),
    data: {},
  });
  const span = (text: string, ...marks: string[]) => ({ _type: 'span', text, marks });
  const html =
    '<h2>Praca</h2><p>Dla <strong>ciebie</strong> <a href="/oferty">tu</a></p><ul><li>Kasa</li><li>Dział</li></ul>';

  it.each<[string, unknown]>([
    [
      'documents of nodes',
      node('document', [
        node('heading-2', [words('Praca')]),
        node('paragraph', [
          words('Dla '),
          words('ciebie', 'bold'),
          words(' '),
          node('hyperlink', [words('tu')], { uri: '/oferty' }),
        ]),
        node('unordered-list', [node('list-item', [words('Kasa')]), node('list-item', [words('Dział')])]),
      ]),
    ],
    [
      'portable text',
      [
        { _type: 'block', style: 'h2', markDefs: [], children: [span('Praca')] },
        {
          _type: 'block',
          style: 'normal',
          markDefs: [{ _key: 'k', _type: 'link', href: '/oferty' }],
          children: [span('Dla '), span('ciebie', 'strong'), span(' '), span('tu', 'k')],
        },
        { _type: 'block', style: 'normal', listItem: 'bullet', level: 1, children: [span('Kasa')] },
        { _type: 'block', style: 'normal', listItem: 'bullet', level: 1, children: [span('Dział')] },
      ],
    ],
    [
      'kinds with underscores',
      {
        type: 'doc',
        content: [
          { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Praca' }] },
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'Dla ' },
              { type: 'text', text: 'ciebie', marks: [{ type: 'bold' }] },
              { type: 'text', text: ' ' },
              { type: 'text', text: 'tu', marks: [{ type: 'link', attrs: { href: '/oferty' } }] },
            ],
          },
          {
            type: 'bullet_list',
            content: ['Kasa', 'Dział'].map((text) => ({
              type: 'list_item',
              content: [{ type: 'text', text }],
            })),
          },
        ],
      },
    ],
  ])('%s', (_, description) => {
    expect(value('job', { data: { ...job, description } })).toMatchObject({ description: html });
  });
});

describe('what a payload lists for its entries to point to', () => {
  const offer = { name: 'Buty', slug: 'buty', startDate: '2026-11-01', endDate: '2026-12-01' };
  const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });
  const read = {
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
    expect(value('offers', body)).toMatchObject({
      items: [{ ...read, documentId: 'o1', media: { ...read.media, alternativeText: 'buty', width: 40 } }],
      pagination: { total: 1 },
    });
    const { items, ...around } = body;
    expect(value('offer', { ...items[0], includes: around.includes })).toMatchObject(read);
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
    expect(value('offers', body)).toMatchObject({ items: [{ ...read, id: 7 }] });
  });

  it('stands in its place: files by their ids', () => {
    const body = {
      items: [{ id: 7, ...offer, media: 'asset-2', tenant: { ...read.tenant, logo: 'asset-1' } }],
      assets: [
        { id: 'asset-1', url: '/files/logo.png' },
        { id: 'asset-2', url: '/files/buty.png', width: 40, height: 30 },
      ],
    };
    expect(value('offers', body)).toMatchObject({ items: [{ ...read, id: 7 }] });
  });

  it('ends where entries point to each other for ever', () => {
    const entry = (id: string, to: string) => ({
      sys: { id, type: 'Entry' },
      fields: { ...offer, special_promotion: link('Entry', to), tenant: link('Entry', to) },
    });
    const body = { items: [entry('a', 'b')], includes: { Entry: [entry('a', 'b'), entry('b', 'a')] } };
    expect(value('offers', body)).toMatchObject({ items: [{ name: 'Buty', tenant: { name: 'Buty' } }] });
  });
});

describe('a file as other houses keep it', () => {
  it.each<[string, unknown]>([
    [
      'its asset',
      { _type: 'image', asset: { url: '/files/a.png', metadata: { dimensions: { width: 40, height: 30 } } } },
    ],
    [
      'its path as its name',
      { fieldtype: 'asset', filename: '/files/a.png', alt: 'A', url: '', width: 40, height: 30 },
    ],
  ])('%s', (_, media) => {
    const job = { id: 1, name: 'Zima', slug: 'zima', media };
    expect(value('inspiration', { data: job })).toMatchObject({
      media: { url: '/files/a.png', ext: '.png', width: 40, height: 30 },
    });
  });
});

describe('what a payload lists to make it endless', () => {
  const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

  const names = Array.from({ length: 200 }, (_, at) => `e${at}`);
  const entries = names.map((id) => ({
    sys: { id, type: 'Entry' },
    fields: { name: id, slug: id, tenant: link(names.at(-1) ?? ''), localizations: names.map(link) },
  }));

  it('is followed so many times and no more', () => {
    const made = withLinked({ items: entries, includes: { Entry: entries } });
    expect(JSON.stringify(made).length).toBeLessThan(40_000_000);
  });

  it('takes nothing from what each entry points to itself', () => {
    const offers = names.map((name) => ({
      sys: { id: name, type: 'Entry' },
      fields: { name, slug: name, tenant: link(`shop of ${name}`) },
    }));
    const shops = names.map((name) => ({
      sys: { id: `shop of ${name}`, type: 'Entry' },
      fields: { name: `Shop ${name}`, slug: name, offers: names.slice(0, 40).map(link) },
    }));
    expect(value('offers', { items: offers, includes: { Entry: [...offers, ...shops] } })).toMatchObject({
      items: names.map((name) => ({ name, tenant: { name: `Shop ${name}` } })),
    });
  });

  it('is no longer than so much, however large what is pointed to', () => {
    const large = {
      sys: { id: 'large', type: 'Entry' },
      fields: { name: 'Large', all: names.map((name) => ({ name })) },
    };
    const body = {
      items: Array.from({ length: 20_000 }, () => ({ tenant: link('large') })),
      includes: { Entry: [large] },
    };
    expect(JSON.stringify(withLinked(body)).length).toBeLessThan(20_000_000);
  });

  it('may be nested as deep as it likes', () => {
    let deep: unknown = 'end';
    for (let depth = 0; depth < 20_000; depth += 1) deep = { deep };
    const body = {
      items: [{ sys: { id: 'a' }, fields: { name: 'A', slug: 'a', deep } }],
      includes: { Entry: [{ sys: { id: 'b' } }] },
    };
    expect(value('offers', body)).toMatchObject({ items: [{ name: 'A', slug: 'a' }] });
  });
});
