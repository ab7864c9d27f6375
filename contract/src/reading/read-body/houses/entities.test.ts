import { describe, expect, it } from 'vitest';
import { readBody } from '../../read-body.ts';
import { read } from '../read.fixture.ts';

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
    expect(read('job', body)).toMatchObject({ documentId: 'a1', ...job });
  });
});

describe('fields that an entity holds in an object of their own', () => {
  const offer = { id: 7, name: 'Buty', slug: 'buty', start_date: '2026-11-01' };
  const tenant = { id: 3, name: 'Halland', slug: 'halland', logo: '/files/logo.png' };
  const media = { url: '/files/a.png' };

  it.each<[string, unknown]>([
    [
      'embedded ones',
      { _embedded: { offers: [{ ...offer, _embedded: { tenant, media } }] }, page: { totalElements: 1 } },
    ],
    [
      'custom ones, before the day on which it was written',
      [
        {
          id: 7,
          date: '2026-10-01T08:00:00',
          slug: 'buty',
          title: { rendered: 'Buty' },
          featured_media: 55,
          acf: { start_date: '20261101', tenant },
          _embedded: { 'wp:featuredmedia': [{ id: 55, source_url: '/files/a.png' }] },
        },
      ],
    ],
    [
      'those of what its ids stand for',
      { totalItems: 1, items: [{ ...offer, tenant: 'abc123', media: '/files/a.png', expand: { tenant } }] },
    ],
    [
      'in a list of edges',
      { data: { offers: { edges: [{ cursor: 'x', node: { ...offer, tenant, media } }] } } },
    ],
    ['of several kinds', { docs: [{ ...offer, tenant: { relationTo: 'tenants', value: tenant }, media }] }],
  ])('%s', (_, body) => {
    expect(read('offers', body)).toMatchObject({
      items: [{ name: 'Buty', slug: 'buty', startDate: '2026-11-01', tenant: { name: 'Halland' }, media }],
    });
  });
});

describe('an entity beneath its name', () => {
  const slides = [{ title: 'Zima' }, { title: 'Wiosna' }];

  it.each<[string, unknown]>([
    ['that is another name of its list', { carousel: { id: 1, name: 'home', slides } }],
    [
      'within a result',
      { status: 'success', result: { Carousel: { Id: '1', Name: 'home', Slides: { Slide: slides } } } },
    ],
    ['beside what is empty', { story: { id: 1, name: 'home', slides }, rels: [], links: [] }],
  ])('%s', (_, body) => {
    expect(readBody('carousel', body)).toMatchObject({ ok: true, value: { slides } });
  });

  it('that is the name of one of its fields', () => {
    const icons = { favicon: '/files/a.png', favicon16: '/files/b.png', apple_icon: '/files/c.png' };
    const value = { favicon: { url: '/files/a.png' }, favicon_16x16: { url: '/files/b.png' } };
    expect(readBody('favicon', { data: { favicon: icons } })).toMatchObject({ ok: true, value });
    expect(readBody('favicon', { data: icons })).toMatchObject({ ok: true, value });
  });
});

describe('blocks of a landing page', () => {
  it.each<[string, unknown]>([
    [
      'with what they show under a name of its own',
      { type: 'hero', data: { heading: 'Zima', text: 'Ciepło' } },
    ],
    ['in capital letters', { Type: 'HERO', Heading: 'Zima', Text: 'Ciepło' }],
    [
      'with their kind in what their system says',
      {
        sys: { id: 'b1', contentType: { sys: { type: 'Link', id: 'heroBanner' } } },
        fields: { heading: 'Zima', text: 'Ciepło' },
      },
    ],
    ['by their collection', { collection: 'block_hero', item: { heading: 'Zima', text: 'Ciepło' } }],
    ['as fields beside their kind', { _type: 'hero', _key: 'k', heading: 'Zima', text: 'Ciepło' }],
  ])('%s', (_, block) => {
    const page = { id: 1, name: 'Zima', slug: 'zima', blocks: [block] };
    expect(readBody('landingPage', page)).toMatchObject({
      ok: true,
      value: { blocks: [{ __component: 'landing.hero', heading: 'Zima', text: 'Ciepło' }] },
      issues: [],
    });
  });
});

describe('fields of other hands that are none', () => {
  it('make no object another’s heir', () => {
    const job = read('job', {
      id: 1,
      name: 'A',
      slug: 'a',
      _embedded: { 'wp:__proto__': { deadline: '2026-12-24' } },
    });
    expect(job).not.toMatchObject({ deadline: '2026-12-24' });
  });

  it('cost as much as there are of them, and no square of it', () => {
    const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`field${at}`, at]));
    let looked = 0;
    const counted = new Proxy(many, {
      ownKeys(target) {
        looked += 1;
        return Reflect.ownKeys(target);
      },
    });
    expect(read('job', { id: 1, name: 'A', slug: 'a', ...many, acf: counted })).toMatchObject({ name: 'A' });
    expect(looked).toBeLessThan(10);
  });
});
