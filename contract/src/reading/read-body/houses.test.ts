import { describe, expect, it } from 'vitest';
import { readBody } from '../read-body.ts';

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
    expect(value('offers', body)).toMatchObject({
      items: [{ name: 'Buty', slug: 'buty', startDate: '2026-11-01', tenant: { name: 'Halland' }, media }],
    });
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

describe('lists as XML has them', () => {
  const offer = (slug: string) => ({ Id: '7', Name: 'Buty', Slug: slug, EndDate: '01.12.2026' });
  const slugs = (body: unknown) => {
    const read = value('offers', body);
    return read && 'items' in read ? read.items.map(({ slug }) => slug) : undefined;
  };

  it.each<[string, unknown, string[]]>([
    [
      'entries under the name of one',
      { Offers: { Offer: [offer('a'), offer('b')] }, TotalCount: '2' },
      ['a', 'b'],
    ],
    ['the only entry', { Offers: { Offer: offer('a') } }, ['a']],
    ['no entry', { Offers: '', TotalCount: '0' }, []],
    [
      'within what says how it went',
      { status: 'success', code: 200, result: { Offers: { Offer: [offer('a')] } } },
      ['a'],
    ],
    ['within a bare result', { STATUS: 'OK', RESULT: [offer('a'), offer('b')] }, ['a', 'b']],
    ['of any name', { status: 'success', response: { Row: [offer('a'), offer('b')] } }, ['a', 'b']],
  ])('%s', (_, body, expected) => {
    expect(slugs(body)).toEqual(expected);
  });

  it('are read within entities, whatever their entries are called', () => {
    const hours = [
      { Day: 'Poniedziałek-Sobota', Hours: '9:00-21:00' },
      { Day: 'Niedziela', Hours: '10:00-20:00' },
    ];
    const days = [
      { Date: '24.12.2026', SpecialDayName: 'Wigilia', Hours: '8:00-13:00' },
      { Date: '25.12.2026', SpecialDayName: 'Święto', Hours: 'zamknięte' },
    ];
    const entity = { Id: '3', Name: 'Halland', Slug: 'halland' };
    const read = {
      openingHours: [
        { opening_hour: '09:00', closing_hour: '21:00' },
        { opening_hour: '10:00', closing_hour: '20:00' },
      ],
      specialOpeningDays: [
        { date: '2026-12-24', special_day_name: 'Wigilia', opening_hour: '08:00', closing_hour: '13:00' },
        { date: '2026-12-25', special_day_name: 'Święto' },
      ],
      menu_cat_specialty: [{ name: 'Buty' }],
    };
    const tenant = {
      ...entity,
      OpeningHours: { OpeningHour: hours },
      SpecialOpeningDays: { SpecialDay: days },
      MenuCatSpecialty: { Specialty: { Name: 'Buty' } },
    };
    expect(value('tenant', { status: 'success', result: { Tenant: tenant } })).toMatchObject(read);
    const only = { ...tenant, SpecialOpeningDays: { SpecialDay: days[0] } };
    expect(value('tenant', { result: only })).toMatchObject({
      specialOpeningDays: [read.specialOpeningDays[0]],
    });
  });

  it('are read where they are called what their entries are', () => {
    const category = (name: string) => ({ Name: name, Cookies: { Cookie: { Name: `_${name}` } } });
    const CookiesCategories = { CookieCategory: ['necessary', 'marketing'].map(category) };
    expect(readBody('headerStatic', { result: { CookiesCategories } })).toMatchObject({
      ok: true,
      value: {
        cookiesCategories: [
          { name: 'necessary', cookies: [{ name: '_necessary' }] },
          { name: 'marketing', cookies: [{ name: '_marketing' }] },
        ],
      },
    });
  });

  it('are no entries by day or date', () => {
    const tenant = {
      id: 3,
      name: 'Halland',
      slug: 'halland',
      openingHours: { sunday: [{ open: '10:00', close: '20:00' }] },
      specialOpeningDays: { '2026-12-24': { open: '8:00', close: '13:00' } },
    };
    expect(value('tenant', tenant)).toMatchObject({
      openingHours: [{ day: 'sunday', opening_hour: '10:00' }],
      specialOpeningDays: [{ date: '2026-12-24', opening_hour: '08:00' }],
    });
  });

  it('hold free days as well', () => {
    const day = { Date: '01.12.2026', Hours: '10:00, 12:30' };
    const read = { items: [{ date: '2026-12-01', hours: ['10:00', '12:30'] }] };
    for (const held of [day, [day]]) {
      const body = { status: 'success', result: { AvailableTimes: { Day: held } } };
      expect(readBody('stylistTimes', body)).toMatchObject({ ok: true, value: read });
    }
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

describe('a file by an address under the name of its field', () => {
  it.each(['logo_url', 'LogoPath', 'logotype_url', 'brandLogoSrc'])('%s', (name) => {
    const tenant = { id: 3, name: 'Halland', slug: 'halland', [name]: '/files/a.png' };
    expect(value('tenant', tenant)).toMatchObject({ logo: { url: '/files/a.png' } });
  });

  it('of a file that is asked for alone, and of one within another', () => {
    const kit = { name: 'Kit', download_pdf_url: '/files/kit.pdf' };
    expect(value('press', { data: { pageName: 'Prasa', kit } })).toMatchObject({
      kit: { downloadPdf: { url: '/files/kit.pdf' } },
    });
    for (const file of [
      { file_url: '/files/a.pdf' },
      { file: { title: 'Plan', file: { url: '/files/a.pdf' } } },
      { file: { _type: 'file', asset: { _id: 'a', url: '/files/a.pdf' } } },
    ])
      expect(readBody('mapPdf', { data: { name: 'Plan', ...file } })).toMatchObject({
        ok: true,
        value: { url: '/files/a.pdf', ext: '.pdf' },
      });
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

describe('files that the content system names by its own address', () => {
  const hosts = ['http://10.0.0.2:8000/cms', 'https://cms.centre.example'];
  const read = (url: string) => {
    const description = `<p>A</p><img alt="" src="${url}">`;
    const body = { id: 1, name: 'Zima', slug: 'zima', media: { url }, description };
    const found = readBody('inspiration', body, { hosts });
    return found.ok && found.value ? [found.value.media?.url, found.value.description] : [];
  };

  it.each<[string, string]>([
    ['http://10.0.0.2:8000/cms/storage/a.png', '/storage/a.png'],
    ['//cms.centre.example/storage/a.png?x=1', '/storage/a.png?x=1'],
    ['HTTPS://CMS.centre.example/a.png', '/a.png'],
  ])('%s is %s', (url, path) => {
    expect(read(url)).toEqual([path, `<p>A</p><img alt="" src="${path}">`]);
  });

  it.each(['![', '![a](', 'src="', '&a', '<img src='])(
    'are looked for in half a million letters of %j',
    (part) => {
      const description = `${part.repeat(500_000 / part.length)} //`;
      const found = readBody('inspiration', { id: 1, name: 'Zima', slug: 'zima', description }, { hosts });
      expect(found).toMatchObject({ ok: true, value: { description } });
    },
  );

  it.each([
    'http://10.0.0.2:8000/storage/a.png',
    'https://cms.centre.example.evil.example/a.png',
    'https://evil.example/https://cms.centre.example/a.png',
    'https://cms.centre.example@evil.example/a.png',
  ])('%s is of another host', (url) => {
    expect(read(url)).toEqual([url, `<p>A</p><img alt="" src="${url}">`]);
  });
});

describe('numbers of days', () => {
  it.each<[string | number, string]>([
    ['1-6', 'monday-saturday'],
    ['6, 7', 'saturday, sunday'],
    ['7', 'sunday'],
    [0, 'sunday'],
  ])('%j', (day, read) => {
    const openingHours = [{ day, open: '9:00', close: '21:00' }];
    expect(value('tenant', { id: 3, name: 'Halland', slug: 'halland', openingHours })).toMatchObject({
      openingHours: [{ day: read, opening_hour: '09:00' }],
    });
  });
});

describe('words that were made ready for a page before they were stored', () => {
  const named = (name: string) => {
    const read = readBody('tenant', { id: 3, name, slug: 'a' });
    return read.ok && read.value?.name;
  };

  it.each([
    ['Marks &amp; Spencer', 'Marks & Spencer'],
    ['Kr&oacute;l &quot;Lew&quot; &copy;', 'Król "Lew" ©'],
    ['&#321;&#xF3;d&#x17A; &#39;24', "Łódź '24"],
    ['Ksi\u0105\u017cka &ndash; 2&nbsp;z\u0142', 'Książka – 2\u00a0zł'],
  ])('%s is %s', (written, read) => {
    expect(named(written)).toBe(read);
  });

  it.each(['R&D; B&B', 'a &lt;b&gt; c &#60;', '&nothing; &#0; &#xD800; &#xFFFFFF;', '<b>Tom &amp; Ann</b>'])(
    '%s stays as it is',
    (written) => {
      expect(named(written)).toBe(written);
    },
  );
});

describe('fields of other hands that are none', () => {
  it('make no object another’s heir', () => {
    const read = value('job', {
      id: 1,
      name: 'A',
      slug: 'a',
      _embedded: { 'wp:__proto__': { deadline: '2026-12-24' } },
    });
    expect(read).not.toMatchObject({ deadline: '2026-12-24' });
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
    expect(value('job', { id: 1, name: 'A', slug: 'a', ...many, acf: counted })).toMatchObject({ name: 'A' });
    expect(looked).toBeLessThan(10);
  });
});
