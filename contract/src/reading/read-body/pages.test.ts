import { describe, expect, it } from 'vitest';
import { readBody } from '../read-body.ts';
import { read } from './read.fixture.ts';

describe('landing pages', () => {
  const blocksOf = (page: object) => read('landingPage', { title: 'Noc', slug: 'noc', ...page }).blocks;

  it.each([
    { type: 'text-image', title: 'Lody', text: '<p>Zimne.</p>', image: '/a.jpg' },
    {
      __component: 'sections.image_with_text',
      heading: 'Lody',
      body: '<p>Zimne.</p>',
      media: { url: '/a.jpg' },
    },
  ])('keep the picture and the words of a block that is both: %j', (block) => {
    expect(blocksOf({ sections: [block, { type: 'image', image: '/b.jpg', text: 'Foto' }] })).toMatchObject([
      { __component: 'landing.picture', media: { url: '/a.jpg' }, caption: null },
      { __component: 'landing.rich-text', heading: 'Lody', text: '<p>Zimne.</p>' },
      { __component: 'landing.picture', media: { url: '/b.jpg' }, caption: 'Foto' },
    ]);
  });

  it('give a form, a hero and a campaign without a heading the name of the page', () => {
    expect(
      blocksOf({
        blocks: [{ type: 'form' }, { type: 'hero', image: '/a.jpg' }, { type: 'campaign', prize: 'Rower' }],
      }),
    ).toMatchObject([
      { __component: 'landing.crm-form', heading: 'Noc' },
      { __component: 'landing.hero', heading: 'Noc', media: { url: '/a.jpg' } },
      { __component: 'landing.campaign', heading: 'Noc', prize: 'Rower' },
    ]);
  });

  it.each([
    [{ type: 'button', label: 'Tędy', href: '/offers' }],
    [{ type: 'button', text: 'Tędy', url: '/offers' }],
    [{ __component: 'sections.button', title: 'Tędy', link: '/offers' }],
  ])('keep the words and the address of a button: %j', (block) => {
    expect(blocksOf({ sections: [block] })).toMatchObject([
      { __component: 'landing.call-to-action', heading: 'Tędy', linkName: 'Tędy', href: '/offers' },
    ]);
  });

  it.each([
    ['flat', { url: '/uploads/n_1.jpg' }],
    ['wrapped', { data: { id: 7, attributes: { url: '/uploads/n_1.jpg' } } }],
  ])('without blocks show their picture and their pictures, told by objects: %s', (_, image) => {
    const media = { url: '/uploads/n_1.jpg' };
    const page = { title: 'Noc', slug: 'noc', image, gallery: [image] };
    expect(read('landingPage', page)).toMatchObject({
      media,
      blocks: [
        { __component: 'landing.picture', media },
        { __component: 'landing.gallery', media: [media] },
      ],
    });
  });

  it('show their own words, campaign and form beside their blocks', () => {
    expect(
      blocksOf({
        description: '<p>Od 20.</p>',
        campaign: { valid_from: '2026-11-01', valid_to: '2026-12-01', prize: 'Rower', rules: '<p>Jedź.</p>' },
        form: { title: 'Napisz' },
        blocks: [{ type: 'image', src: '/a.jpg', caption: 'Foto' }],
      }),
    ).toMatchObject([
      { __component: 'landing.rich-text', text: '<p>Od 20.</p>' },
      { __component: 'landing.picture', media: { url: '/a.jpg' }, caption: 'Foto' },
      {
        __component: 'landing.campaign',
        heading: 'Noc',
        validFrom: '2026-11-01',
        prize: 'Rower',
        rules: '<p>Jedź.</p>',
      },
      { __component: 'landing.crm-form', heading: 'Napisz' },
    ]);
    expect(blocksOf({ content: '<p>Od 20.</p>', showForm: true })).toMatchObject([
      { __component: 'landing.rich-text' },
      { __component: 'landing.crm-form', heading: 'Noc' },
    ]);
    expect(blocksOf({ content: '<p>Od 20.</p>', showForm: false })).toHaveLength(1);
  });
});

describe('single parts', () => {
  it('read the campaign of a promotion', () => {
    const campaign = {
      id: 5,
      validFrom: '2026-11-01',
      validTo: '2026-12-01',
      prize: 'Rower',
      rules: 'Jedź.',
    };
    expect(read('specialPromotions', [{ id: 1, name: 'Noc', campaign }]).items).toMatchObject([
      {
        id: 1,
        name: 'Noc',
        valid_from: '2026-11-01',
        valid_to: '2026-12-01',
        prize: 'Rower',
        rules: 'Jedź.',
      },
    ]);
  });

  it('take a heading for a name that is not there', () => {
    expect(read('mobileApp', { heading: 'SPOT', content: '<p>Zbieraj.</p>' })).toMatchObject({
      name: 'SPOT',
      heading: 'SPOT',
    });
  });

  it('call a dish by its title, not by its description', () => {
    const menus = [{ tenant: 'Kwas', dishes: [{ title: 'Żurek', description: 'Z jajkiem', price: '21' }] }];
    expect(read('dailyMenu', { menus }).menus[0]?.week[0]?.dishes[0]).toMatchObject({
      name: 'Żurek',
      price: 21,
    });
  });

  it('read the addresses of the site and a function of the footer that is a number', () => {
    const shell = (more: object) => read('headerStatic', { headerData: {}, ...more }).links;
    const links = { frontend: 'https://m.example', backend: 'https://c.example' };
    expect(shell({ links: { frontend_url: links.frontend, backend_url: links.backend } })).toMatchObject(
      links,
    );
    expect(shell({ links: { frontendLink: links.frontend, backendLink: links.backend } })).toMatchObject(
      links,
    );
    expect(shell({ frontend: links.frontend, backend: links.backend })).toMatchObject(links);
    const footerCol = [{ heading: 'X', links: [{ name: 'Cookies', href: '#', hasFunction: 1 }] }];
    expect(read('headerStatic', { footerData: { footerCol } }).footerData?.footerCol).toMatchObject([
      { links: [{ hasFunction: true }] },
    ]);
  });

  it.each([
    ['Multiple', 'multiple'],
    ['RATING', 'rating'],
    ['Multi-Select', 'multiple'],
    ['Text', 'text'],
    ['ranking', 'ranking'],
  ])('read the kind of a question in other letters: %s', (type, kind) => {
    const questions = [{ question: 'Skąd?', type }];
    expect(read('survey', { title: 'A', slug: 'a', questions }).questions).toMatchObject([{ type: kind }]);
  });

  it.each([
    ['PERCENT', 'percent'],
    ['Gift', 'gift'],
  ])('read the kind of a coupon in other letters: %s', (type, kind) => {
    expect(read('coupons', [{ id: 1, name: 'A', type }]).items).toMatchObject([{ type: kind }]);
  });

  it('call a dish by its words beside its price, and keep the price', () => {
    const dishes = [{ name: 'Zupa', price: 12 }];
    for (const menu of [
      { tenant: 'R', dish: 'Zupa', price: 12 },
      { tenant: 'R', dish: 'Zupa', cost: '12 zł' },
      { tenant: 'R', dishes: [{ dish: 'Zupa', price: 12 }] },
      { tenant: 'R', menu: [{ dish: 'Zupa', price: 12 }] },
      { tenant: 'R', menu_items: [{ name: 'Zupa', price: 12 }] },
    ])
      expect(read('dailyMenu', { menus: [menu] }).menus, JSON.stringify(menu)).toMatchObject([
        { tenant: { name: 'R' }, week: [{ day: 'monday-sunday', dishes }] },
      ]);
    const day = { day: 'friday', dish: 'Zupa', price: 12 };
    for (const menus of [[{ tenant: 'R', ...day }], [day], [{ tenant: 'R', week: [day] }]])
      expect(read('dailyMenu', { menus }).menus).toMatchObject([{ week: [{ day: 'friday', dishes }] }]);
    expect(read('dailyMenu', { menus: [{ tenant: 'R', dish: 'Zupa' }] }).menus).toMatchObject([
      { week: [{ dishes: [{ name: 'Zupa', price: null }] }] },
    ]);
  });

  it.each(['A\nB', 'A, B', 'A;B;', '<ul><li>A</li><li>B</li></ul>'])(
    'read options of a question that one text holds: %j',
    (options) => {
      const questions = [{ question: 'Skąd?', options }];
      expect(read('survey', { title: 'A', slug: 'a', questions }).questions).toMatchObject([
        { options: [{ text: 'A' }, { text: 'B' }] },
      ]);
    },
  );

  it('read a file that stands in an object of its own', () => {
    const file = { hash: 'plan', ext: '.pdf', url: '/uploads/plan.pdf' };
    for (const body of [
      { data: { id: 1, attributes: { file: { data: { id: 7, attributes: file } } } } },
      { pdf: file },
      { url: file },
      { id: 1, map: { data: { id: 7, attributes: file } }, createdAt: '2026-01-01' },
      { mapPdf: [file] },
      { data: file },
    ])
      expect(read('mapPdf', body)).toMatchObject(file);
  });

  it('read an icon that stands in the place of several rows in each of them', () => {
    const day = (day: string) => ({ day, opening_hour: '9:00', closing_hour: '21:00' });
    const place = {
      for_what: 'Kino',
      icon: { url: '/uploads/k.svg' },
      hours: [day('monday'), day('sunday')],
    };
    expect(read('infoPage', { openingTime: [place] }).openingTime?.opening_hours).toMatchObject([
      { day: 'monday', icon: { url: '/uploads/k.svg' } },
      { day: 'sunday', icon: { url: '/uploads/k.svg' } },
    ]);
  });

  const file = (n: number, alternativeText: string | null) => ({
    id: n,
    attributes: {
      ...{ name: `l-${n}.jpg`, alternativeText, hash: `l_${n}`, ext: '.jpg', url: `/uploads/l_${n}.jpg` },
      ...{ mime: 'image/jpeg', width: 1600, height: 900 },
    },
  });
  const files = { data: [file(1, 'Zima'), file(2, null)] };
  const entries = [
    { title: 'Zima', media: { url: '/uploads/l_1.jpg', name: 'l-1.jpg', width: 1600 } },
    { title: null, media: { url: '/uploads/l_2.jpg' } },
  ];

  it.each<[string, unknown]>([
    ['a list', files],
    ['media', { media: files }],
    ['gallery', { data: { id: 1, attributes: { gallery: files } } }],
    ['carousel_items', { carousel_items: files }],
    ['slides with pictures', { slides: [{ title: 'Zima', image: file(1, null) }, { media: file(2, null) }] }],
  ])('read pictures as slides: %s', (_, body) => {
    expect(read('carousel', body).slides).toMatchObject(entries);
  });

  it('read one picture and addresses of pictures as slides', () => {
    expect(read('carousel', { media: { data: file(1, 'Zima') } }).slides).toMatchObject([entries[0]]);
    expect(read('carousel', { images: ['/uploads/l_1.jpg'] }).slides).toMatchObject([
      { title: null, media: { url: '/uploads/l_1.jpg' } },
    ]);
  });

  it.each(['images', 'gallery', 'media'])('read pictures under %s as spreads', (name) => {
    expect(read('lookbook', { heading: 'Zima', [name]: files }).spreads).toMatchObject(entries);
  });

  it('read pictures as surfaces, without taking their pixels for metres', () => {
    for (const name of ['Carousel', 'carousel_items', 'gallery']) {
      const { Carousel } = read('mediaSale', { heading: 'Reklama', [name]: files });
      expect(Carousel).toMatchObject(entries);
      expect(Carousel.map(({ width, height }) => [width, height])).toEqual([
        [null, null],
        [null, null],
      ]);
    }
  });

  it('read the address of a plan under its own name', () => {
    expect(read('mapPdf', { map_pdf: '/uploads/plan.pdf' })).toMatchObject({ url: '/uploads/plan.pdf' });
  });

  it.each([
    { data: '/uploads/plan.pdf' },
    '/uploads/plan.pdf',
    { data: 'https://files.example/uploads/plan.pdf?v=2' },
  ])('read a file that is no more than its address: %j', (body) => {
    expect(read('mapPdf', body).url).toMatch(/\/uploads\/plan\.pdf/);
  });

  it.each([{ data: 'UP' }, 'not found', 'see https://docs.example/errors.html', { data: '/health' }])(
    'take %j for no file',
    (body) => expect(readBody('mapPdf', body)).toMatchObject({ ok: false }),
  );

  it('take an address for no other entity', () => {
    expect(readBody('tenant', { data: '/uploads/plan.pdf' })).toMatchObject({ ok: false });
  });

  it('read places on the map that are listed where the plan is asked for', () => {
    const place = { id: '0.12', title: 'Halland', redirectId: '0.14', tenantSlug: 'halland' };
    const wrapped = {
      id: '0.12',
      attributes: { title: 'Halland', redirectId: '0.14', tenantSlug: 'halland' },
    };
    for (const body of [[place], { data: [place] }, { data: [wrapped] }, { mapLocations: [place] }])
      expect(read('mapSource', body)).toMatchObject({ features: [], locations: [place] });
  });

  it('take neither a plan nor a list of something else for places on the map', () => {
    const feature = { type: 'Feature', id: 'a', feature_type: 'unit', geometry: null, properties: {} };
    const plan = { type: 'FeatureCollection', features: [feature] };
    expect(read('mapSource', plan)).toEqual(plan);
    expect(readBody('mapSource', [{ status: 'UP' }])).toMatchObject({ ok: false });
  });

  it('read pictures whose names say that they are addresses', () => {
    expect(read('tenant', { name: 'A', slug: 'a', logo_url: '/uploads/a.svg' }).logo).toMatchObject({
      url: '/uploads/a.svg',
    });
    expect(
      read('instagramPosts', {
        posts: [{ id: 1, media_url: '/uploads/p.jpg', permalink: 'https://i.example' }],
      }).items,
    ).toMatchObject([{ media: { url: '/uploads/p.jpg' }, link: 'https://i.example' }]);
  });
});
