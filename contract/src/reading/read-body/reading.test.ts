import { describe, expect, it } from 'vitest';
import { readBody } from '../read-body.ts';
import { read } from './read.fixture.ts';

describe('free hours of a stylist', () => {
  const wanted = [{ date: '2026-11-23', hours: ['09:00', '10:00'] }];
  it.each<[string, unknown]>([
    ['ours', { data: [{ date: '2026-11-23', hours: ['09:00', '10:00'] }] }],
    ['times', [{ date: '2026-11-23', times: ['9:00', '10:00:00'] }]],
    [
      'slots with what is taken',
      [
        {
          day: '2026-11-23',
          slots: [
            { start: '09:00', end: '10:00' },
            { time: '10:00', available: true },
            { time: '11:00', available: false },
            { time: '12:00', booked: true },
          ],
        },
      ],
    ],
    ['days as keys', { '2026-11-23': ['09:00', '10:00'] }],
    ['days as keys in data', { data: { '2026-11-23': { times: ['09:00', '10:00'] } } }],
    [
      'a slot an entry',
      {
        data: [
          { id: 1, attributes: { date: '2026-11-23', time: '09:00:00.000' } },
          { id: 2, attributes: { date: '2026-11-23', time: '10:00' } },
        ],
      },
    ],
    ['instants', ['2026-11-23T08:00:00.000Z', '2026-11-23T09:00:00Z']],
    ['local instants', { availableTimes: ['2026-11-23 09:00', '2026-11-23T10:00'] }],
    [
      'start and end',
      [{ start: '2026-11-23T08:00:00Z', end: '2026-11-23T09:00:00Z' }, { start: '2026-11-23T09:00:00Z' }],
    ],
    ['hours as numbers', { data: [{ date: '23.11.2026', hours: [9, 1000] }] }],
    ['hours in one text', [{ date: '2026-11-23', hours: '9:00, 10:00' }]],
    [
      'an entity with them',
      {
        data: { id: 1, attributes: { availableTimes: [{ date: '2026-11-23', hours: ['09:00', '10:00'] }] } },
      },
    ],
    ...['begin', 'at', 'label', 'name'].map((name): [string, unknown] => [
      `slots that say their time as ${name}`,
      [{ date: '2026-11-23', slots: [{ [name]: '9:00' }, { [name]: '10:00 – 11:00' }] }],
    ]),
    [
      'hours as keys',
      [{ date: '2026-11-23', slots: { '09:00': true, '10:00': 'free', '11:00': false, '12:00': 'booked' } }],
    ],
    ['hours as keys of the day', { '2026-11-23': { '09:00': 1, '10:00': { available: 'yes' }, '11:00': 0 } }],
    [
      'an hour an entry with its state',
      [
        { date: '2026-11-23', time: '9:00', available: 1 },
        { date: '2026-11-23', time: '10:00', available: 'yes' },
        { date: '2026-11-23', time: '11:00', available: 0 },
      ],
    ],
    ...[
      { available: 0 },
      { available: '0' },
      { isAvailable: 'no' },
      { booked: 'true' },
      { is_booked: 1 },
      { disabled: true },
      { state: 'booked' },
      { status: 'not available' },
      { Status: 'Closed' },
      { availability: 'full' },
    ].map((taken): [string, unknown] => [
      `hours that are taken: ${JSON.stringify(taken)}`,
      [{ date: '2026-11-23', slots: ['9:00', { time: '10:00' }, { time: '11:00', ...taken }] }],
    ]),
    [
      'a broken entry among them',
      [{ date: '2026-11-23', hours: ['09:00', '10:00'] }, null, 'soon', { date: 'x' }],
    ],
  ])('%s', (_, body) => {
    expect(read('stylistTimes', body).items).toMatchObject(wanted);
  });

  it('says that nothing is free, and does not say it of what it cannot read', () => {
    expect(read('stylistTimes', { data: [] }).items).toEqual([]);
    expect(read('stylistTimes', [{ date: '2026-11-23', hours: [] }]).items).toMatchObject([{ hours: [] }]);
    expect(readBody('stylistTimes', { data: [{ weekday: 'monday', from: '9', to: '17' }] }).ok).toBe(false);
  });

  it.each<[string, unknown]>([
    ['a whole day', [{ date: '2026-11-23', available: false, hours: ['10:00'] }]],
    ['a whole day as a key', { '2026-11-23': false }],
    ['each of its hours', [{ date: '2026-11-23', slots: [{ time: '10:00', available: 'no' }] }]],
    ['each hour by its key', [{ date: '2026-11-23', slots: { '10:00': false } }]],
    ['hours of an entry each', [{ date: '2026-11-23', time: '10:00', booked: true }]],
  ])('says that nothing is free of what is taken: %s', (_, body) => {
    const { items } = read('stylistTimes', body);
    expect(items.flatMap(({ hours }) => hours)).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['words', [{ date: '2026-11-23', slots: ['morning', 'afternoon'] }]],
    ['times under an unknown name', [{ date: '2026-11-23', slots: [{ kezdete: '10:00' }] }]],
    ['one of which is taken', [{ date: '2026-11-23', slots: [{ x: '10:00', booked: 1 }, { x: '11:00' }] }]],
    ['a day that is free, without hours', [{ date: '2026-11-23', available: true }]],
    ['a day that is free as a key', { '2026-11-23': true }],
  ])('does not say that nothing is free of slots that it cannot read: %s', (_, body) => {
    expect(readBody('stylistTimes', body).ok).toBe(false);
  });
});

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
});

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

describe('the frame of every page', () => {
  it('reads its parts under other names and in other forms', () => {
    const header = read('headerStatic', {
      data: {
        header: {
          title: 'Galeria',
          logo: { url: '/uploads/logo_1.svg', alt: 'Galeria' },
          socials: { facebook: 'https://facebook.example/g' },
          promo_bar: { text: 'Noc zakupów', url: '/page/noc', active: 1 },
          gift_card: { title: 'Karta', link: '/gift-card', is_active: 'true' },
        },
        footer: {
          columns: [
            { title: 'Zakupy', items: [{ title: 'Sklepy', url: '/tenants/moda', hasFunction: false }] },
          ],
          copyright: '© Galeria',
          appleDownload: 'https://apps.example/a',
        },
        menu: {
          data: [
            {
              id: '3',
              attributes: {
                title: 'Moda',
                slug: 'moda',
                sub_categories: [{ title: 'Buty', slug: 'buty', specialties: ['Kozaki'] }],
              },
            },
          ],
        },
        openingTime: [
          { for_what: 'Sklepy', day: 'Monday-Saturday', hours: '9:00–21:00' },
          { for_what: 'Kino', day: 0, open: 10, close: 2300 },
        ],
        cookies_categories: {
          necessary: { name: 'Niezbędne', cookies: [{ name: 'sid', provider: 'my', duration: '1 year' }] },
          analytics: { title: 'Statystyka', cookies: [] },
        },
        dailyMenuPage: 'Menu dnia',
        links: { frontend: 'https://galeria.example' },
        faviconData: null,
      },
    });
    expect(header.headerData).toMatchObject({
      centreName: 'Galeria',
      centreLogo: { media: null },
      socialLogo: [{ name: 'facebook', href: 'https://facebook.example/g' }],
      stickyBar: { description: 'Noc zakupów', href: '/page/noc', isActive: true },
      giftCard: { name: 'Karta', href: '/gift-card', isActive: true },
    });
    expect(header.footerData).toMatchObject({
      footerCol: [{ heading: 'Zakupy', links: [{ name: 'Sklepy', href: '/tenants/moda' }] }],
      copyright_text: '© Galeria',
      appleDownload: { href: 'https://apps.example/a' },
    });
    expect(header.menuData).toMatchObject([
      {
        id: 3,
        name: 'Moda',
        categorySlug: 'moda',
        menu_sub_categories: [
          { name: 'Buty', subCategorySlug: 'buty', menu_cat_specialties: [{ name: 'Kozaki' }] },
        ],
      },
    ]);
    expect(header.openingTime?.opening_hours).toMatchObject([
      { for_what: 'Sklepy', day: 'Monday-Saturday', opening_hour: '09:00', closing_hour: '21:00' },
      { for_what: 'Kino', day: 'sunday', opening_hour: '10:00', closing_hour: '23:00' },
    ]);
    expect(header.cookiesCategories).toMatchObject([
      { key: 'necessary', cookies: [{ name: 'sid', host: 'my', duration: { days: 365 } }] },
      { key: 'statistics', name: 'Statystyka' },
    ]);
    expect(header.dailyMenuPage).toEqual({ name: 'Menu dnia' });
  });

  it('reads a range in one text for the widgets as for shops, and the name of the menu’s page', () => {
    const hours = [{ day: 'monday-sunday', opening_hour: '10:00', closing_hour: '18:00' }];
    for (const opening_hours of ['10:00–18:00', ['10-18'], hours]) {
      const { headerData, dailyMenuPage } = read('headerStatic', {
        headerData: { cableway_openings: { isActive: 1, opening_hours } },
        dailyMenuPage: { pageName: 'Menu dnia' },
      });
      expect(headerData?.cableway_openings?.opening_hours).toMatchObject(hours);
      expect(dailyMenuPage).toEqual({ name: 'Menu dnia' });
    }
    const week = ['9-21', '9-21', '9-21', '9-21', '9-21', '9-21', '10-18'];
    expect(
      read('headerStatic', { headerData: { cinema_openings: { opening_hours: week } } }).headerData
        ?.cinema_openings?.opening_hours,
    ).toMatchObject([{ day: 'monday' }, {}, {}, {}, {}, {}, { day: 'sunday', opening_hour: '10:00' }]);
  });
});

describe('opening hours of a shop', () => {
  it.each<[string, unknown, object[]]>([
    [
      'days as keys',
      { monday: { open: '9:00', close: '21:00' }, sunday: '10-18' },
      [
        { day: 'monday', opening_hour: '09:00' },
        { day: 'sunday', closing_hour: '18:00' },
      ],
    ],
    [
      'one for all days',
      { openingHour: '10:00', closingHour: '21:00' },
      [{ day: 'monday-sunday', openingHour: '10:00' }],
    ],
    [
      'days as numbers',
      [{ day: 1, from: 900, to: '9 pm' }],
      [{ day: 'monday', opening_hour: '09:00', closing_hour: '21:00' }],
    ],
    [
      'seven without days',
      Array.from({ length: 7 }, () => ({ open: '10', close: '20' })),
      [{ day: 'monday' }, { day: 'tuesday' }, {}, {}, {}, {}, { day: 'sunday' }],
    ],
    ...[
      { dayFrom: 'monday', dayTo: 'friday', from: '9:00', to: '21:00' },
      { dayFrom: 1, dayTo: 5, open: '9', close: '21' },
      { from: 'Monday', to: 'Friday', opening_hour: '9:00', closing_hour: '21:00' },
      { napok: 'Mon-Fri', hours: '9-21' },
    ].map((row): [string, unknown, object[]] => [
      `days that are told by ${Object.keys(row).join(', ')}`,
      [row],
      [{ day: expect.stringMatching(/^mon.*-fri/i), opening_hour: '09:00', closing_hour: '21:00' }],
    ]),
    ...[
      'Mon-Sat 9:00-21:00, Sun 10:00-18:00',
      'Mon-Sat: 9:00–21:00\nSun: 10:00–18:00',
      'Mon, Tue–Sat 9-21; Sun 10 - 18',
      ['Mo-Sa 09:00-21:00', 'Su 10:00-18:00'],
      '<p>Mon - Sat | 9 am - 9 pm</p><p>Sunday 10:00-18:00</p>',
      'Pon.–sob. 9:00–21:00, niedziela 10:00 do 18:00',
    ].map((words): [string, unknown, object[]] => [
      `words: ${words}`,
      words,
      [
        { day: expect.stringMatching(/sat|sa$|sob/i), opening_hour: '09:00', closing_hour: '21:00' },
        { day: expect.stringMatching(/^su|niedziela/i), opening_hour: '10:00', closing_hour: '18:00' },
      ],
    ]),
    [
      'words with two spans and a day that is closed',
      'Mon 9-12, 13-21; Sun closed',
      [
        { day: 'Mon', opening_hour: '09:00', closing_hour: '12:00' },
        { day: 'Mon', opening_hour: '13:00', closing_hour: '21:00' },
        { day: 'Sun', opening_hour: null, closing_hour: null },
      ],
    ],
  ])('%s', (_, hours, wanted) => {
    expect(read('tenant', { id: 1, name: 'A', slug: 'a', opening_hours: hours }).openingHours).toMatchObject(
      wanted,
    );
  });

  it('reads a week in words for the centre, and leaves words that are none what they are', () => {
    const rows = (opening_hours: unknown) =>
      read('headerStatic', { headerData: {}, openingTime: { opening_hours } }).openingTime?.opening_hours;
    expect(rows('Mon-Sat 9-21, Sun 10-18')).toMatchObject([{ day: 'Mon-Sat' }, { day: 'Sun' }]);
    expect(rows([{ for_what: 'Kino', hours: 'Mon-Sat 9-21, Sun 10-18' }])).toMatchObject([
      { for_what: 'Kino', day: 'Mon-Sat', opening_hour: '09:00' },
      { for_what: 'Kino', day: 'Sun', opening_hour: '10:00' },
    ]);
    expect(rows('Hall 3 opens at 9')).toMatchObject([{ day: null, opening_hours_text: 'Hall 3 opens at 9' }]);
  });

  it.each([null, false, ''])('reads a special day by its date with nothing as closed: %j', (nothing) => {
    const specialOpeningDays = { '2026-12-24': '9-14', '2026-12-25': nothing };
    expect(read('tenant', { name: 'A', slug: 'a', specialOpeningDays }).specialOpeningDays).toMatchObject([
      { date: '2026-12-24', opening_hour: '09:00' },
      { date: '2026-12-25', opening_hour: null, closing_hour: null },
    ]);
  });

  it('reads special days', () => {
    const { specialOpeningDays } = read('tenant', {
      id: 1,
      name: 'A',
      slug: 'a',
      specialHours: [
        { day: '24.12.2026', name: 'Wigilia', hours: '9–14' },
        { date: 1798156800, title: 'Święto', open: null, close: null },
      ],
    });
    expect(specialOpeningDays).toMatchObject([
      { date: '2026-12-24', special_day_name: 'Wigilia', opening_hour: '09:00', closing_hour: '14:00' },
      { date: '2026-12-25T00:00:00.000Z', special_day_name: 'Święto', opening_hour: null },
    ]);
  });
});

describe('the cinema', () => {
  const showing = { sessions: [{ showtime: '2026-11-23T17:30:00.000Z' }], version: '2D, napisy' };
  it.each<[string, unknown]>([
    [
      'items with films',
      {
        programme: [
          {
            movie: { data: { id: 1, attributes: { name: 'Film', slug: 'film' } } },
            version: '2D, napisy',
            sessions: [{ showtime: '2026-11-23T17:30:00Z' }],
          },
        ],
      },
    ],
    [
      'films with showings',
      {
        movies: [{ title: 'Film', slug: 'film', version: ['2D', 'napisy'], showtimes: ['2026-11-23T18:30'] }],
      },
    ],
    [
      'showings with films',
      [{ movie: { name: 'Film', slug: 'film' }, version: '2D, napisy', start: '2026-11-23 18:30' }],
    ],
    [
      'films by day',
      {
        programme: {
          '2026-11-23': [{ name: 'Film', slug: 'film', version: '2D, napisy', times: ['18:30'] }],
        },
      },
    ],
    [
      'days with films',
      {
        title: 'Kino',
        days: [
          {
            date: '2026-11-23',
            movies: [{ name: 'Film', slug: 'film', version: '2D, napisy', hours: ['18:30'] }],
          },
        ],
      },
    ],
    ...['now_playing', 'nowShowing', 'film'].map((name): [string, unknown] => [
      `films under ${name}`,
      {
        title: 'Kino',
        [name]: [
          { name: 'Film', slug: 'film', version: '2D, napisy', screenings: [{ at: '2026-11-23T17:30:00Z' }] },
        ],
      },
    ]),
    [
      'day and hour apart',
      {
        films: {
          data: [
            {
              id: 1,
              attributes: {
                name: 'Film',
                slug: 'film',
                version: '2D, napisy',
                sessions: [{ date: '2026-11-23', time: '18:30' }],
              },
            },
          ],
        },
      },
    ],
  ])('%s', (_, body) => {
    const page = read('cinemaPage', { data: body });
    const item = page.programme[0];
    expect(item).toMatchObject({ movie: { name: 'Film', slug: 'film' }, version: showing.version });
    expect(item?.sessions.map(({ showtime }) => new Date(showtime ?? '').toISOString())).toEqual([
      '2026-11-23T17:30:00.000Z',
    ]);
  });

  it('reads the films of a programme by days of every week', () => {
    const programme = { monday: [{ title: 'Film', hours: ['18:30'] }], sunday: { title: 'Drugi' } };
    expect(read('cinemaPage', { title: 'Kino', programme }).programme).toMatchObject([
      { movie: { name: 'Film' } },
      { movie: { name: 'Drugi' } },
    ]);
  });

  it('reads the showings of one film', () => {
    const movie = read(
      'movie',
      {
        title: 'Film',
        version: '3D',
        accessibility: ['napisy', 'pętla'],
        minutes: '1 h 38 min',
        sessions: ['2026-11-23T18:30'],
      },
      { params: { slug: 'film' } },
    );
    expect(movie).toMatchObject({
      name: 'Film',
      slug: 'film',
      minutes: 98,
      programme: [
        {
          version: '3D',
          accessibility: 'napisy, pętla',
          sessions: [{ showtime: '2026-11-23T17:30:00.000Z' }],
        },
      ],
    });
  });
});

describe('other parts', () => {
  it.each([
    [{ Id: '150', Name: 'Informacja', Phone: '+48 22 555', Remarks: '' }],
    [
      {
        id: 'd150',
        name: 'Informacja',
        phone: '+48 22 555',
        created_at: '2026-10-01',
        sort: '1',
        status: 'published',
      },
    ],
    [{ _key: 'k', _type: 'contact', name: 'Informacja', phone: '+48 22 555', date_updated: '2026-10-01' }],
  ])('reads nothing of contact that systems keep for themselves: %j', (contact) => {
    const { contact: facts } = read('infoPage', { contact: [contact] });
    expect(facts).toMatchObject([{ name: 'Informacja', kind: 'phone', value: '+48 22 555' }]);
  });

  it('reads contact as one object or several', () => {
    const one = read('infoPage', {
      contact: { name: 'Informacja', phone: '+48 22 555', email: 'a@b.example', address: 'Długa 1' },
    });
    expect(one.contact.map(({ kind, value, href }) => [kind, value, href])).toEqual([
      ['phone', '+48 22 555', 'tel:+4822555'],
      ['email', 'a@b.example', 'mailto:a@b.example'],
      ['address', 'Długa 1', null],
    ]);
    expect(
      read('infoPage', {
        contacts: [
          { title: 'Biuro', phone: '1' },
          { name: 'Ochrona', value: '2' },
        ],
      }).contact,
    ).toMatchObject([
      { name: 'Biuro', value: '1' },
      { name: 'Ochrona', value: '2' },
    ]);
  });

  it('reads slides, spreads and questions', () => {
    expect(
      read('carousel', { data: [{ heading: 'Jeden' }, { name: 'Dwa', image: { data: null } }] }).slides.map(
        ({ title }) => title,
      ),
    ).toEqual(['Jeden', 'Dwa']);
    expect(read('lookbook', [{ id: 1, name: 'Zima', description: 'Ciepło' }]).spreads).toMatchObject([
      { title: 'Zima', text: 'Ciepło' },
    ]);
    const { questions } = read('survey', {
      title: 'Ankieta',
      slug: 'a',
      questions: [
        { title: 'Skąd?', type: 'radio', required: 1, answers: [{ name: 'A' }, { answer: 'B' }, 'C'] },
      ],
    });
    expect(questions).toMatchObject([
      {
        question: 'Skąd?',
        type: 'single',
        isRequired: true,
        options: [{ text: 'A' }, { text: 'B' }, { text: 'C' }],
      },
    ]);
  });

  it('reads coupons, files, locations and menus', () => {
    expect(
      read('coupons', [{ id: 1, title: 'A', value: 20, type: 'percentage', tenant: 'Halland' }]).items,
    ).toMatchObject([{ name: 'A', value: '20', type: 'percent', tenant: { name: 'Halland' } }]);
    expect(
      read('press', {
        title: 'Prasa',
        show_kit: 'true',
        kit: { title: 'Pakiet', pdf: '/uploads/kit_1.pdf' },
      }),
    ).toMatchObject({
      pageName: 'Prasa',
      showKit: true,
      kit: { heading: 'Pakiet', downloadPdf: { url: '/uploads/kit_1.pdf' } },
    });
    expect(read('mapLocations', [{ id: 124, name: 'Halland', slug: 'halland' }]).items).toMatchObject([
      { id: '124', title: 'Halland', tenantSlug: 'halland' },
    ]);
    expect(
      read('dailyMenu', {
        restaurants: [{ name: 'Bistro', dishes: [{ title: 'Żurek', price: '18,50 zł' }] }],
      }).menus,
    ).toMatchObject([
      {
        tenant: { name: 'Bistro' },
        week: [{ day: 'monday-sunday', dishes: [{ name: 'Żurek', price: 18.5 }] }],
      },
    ]);
    const menus = [
      { tenant: { name: 'Bistro', slug: 'bistro' }, day: 'monday', items: [{ name: 'Żurek' }] },
      { tenant: { name: 'Zupa', slug: 'zupa' }, day: 'monday', items: [{ name: 'Rosół' }] },
    ];
    for (const given of [menus, menus.slice(0, 1), { data: menus }])
      expect(read('dailyMenu', given).menus[0]).toMatchObject({ tenant: { name: 'Bistro' } });
    const names = menus.map(({ tenant, items }) => ({ name: tenant.name, items }));
    for (const given of [menus, names])
      expect(read('dailyMenu', given).menus).toMatchObject([
        { tenant: { name: 'Bistro' }, week: [{ dishes: [{ name: 'Żurek' }] }] },
        { tenant: { name: 'Zupa' }, week: [{ dishes: [{ name: 'Rosół' }] }] },
      ]);
    expect(read('dailyMenu', { menu: { monday: ['Żurek'], tuesday: ['Pierogi'] } }).menus).toMatchObject([
      { week: [{ day: 'monday', dishes: [{ name: 'Żurek' }] }, { day: 'tuesday' }] },
    ]);
    expect(
      read('tenantsOfCategory', [
        {
          id: 1,
          name: 'A',
          slug: 'a',
          room_id: 1.24,
          floor: 2,
          category: 'moda',
          logo: ['/uploads/a_1.png'],
        },
      ]).items,
    ).toMatchObject([
      {
        mall_room: { room_id: '1.24' },
        location: { level: 2 },
        menu_category: { categorySlug: 'moda' },
        logo: { url: '/uploads/a_1.png', ext: '.png' },
      },
    ]);
  });

  it('gathers dishes that name their restaurant, by restaurant and day', () => {
    const dish = (name: string, tenant: string, more: object = {}) => ({
      name,
      price: 18.5,
      tenant: { name: tenant },
      ...more,
    });
    const dishes = [
      dish('Żurek', 'Bistro'),
      dish('Rosół', 'Zupa', { currency: 'PLN' }),
      dish('Pierogi', 'Bistro'),
      dish('Schab', 'Bistro', { day: 'friday' }),
    ];
    for (const given of [dishes, { items: dishes }, { heading: 'Menu', menus: dishes }])
      expect(read('dailyMenu', given).menus).toMatchObject([
        {
          tenant: { name: 'Bistro' },
          week: [
            { day: 'monday-sunday', dishes: [{ name: 'Żurek', price: 18.5 }, { name: 'Pierogi' }] },
            { day: 'friday', dishes: [{ name: 'Schab' }] },
          ],
        },
        { tenant: { name: 'Zupa' }, currency: 'PLN', week: [{ dishes: [{ name: 'Rosół' }] }] },
      ]);
    const shut = { tenant: { name: 'Bistro' }, name: 'Lunch', servedFrom: '12:00' };
    expect(read('dailyMenu', [shut]).menus).toMatchObject([{ tenant: { name: 'Bistro' }, week: [] }]);
  });

  const line = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });

  it.each<[string, unknown]>([
    ['a tree', [line('Informacja'), line('tel. 22 555 00 00, ul. Zorzy 2'), line('Biuro: biuro@b.example')]],
    ['HTML', '<p>Informacja<br>tel. 22 555 00 00, ul. Zorzy 2</p><p>Biuro: biuro@b.example</p>'],
    ['lines', 'Informacja\ntel. 22 555 00 00, ul. Zorzy 2\nBiuro: biuro@b.example'],
  ])('reads contact that is written as text: %s', (_, contact) => {
    expect(
      read('infoPage', { contact }).contact.map(({ name, kind, value, href }) => [name, kind, value, href]),
    ).toEqual([
      [null, undefined, 'Informacja', null],
      ['tel.', 'phone', '22 555 00 00', 'tel:225550000'],
      ['tel.', undefined, 'ul. Zorzy 2', null],
      ['Biuro', 'email', 'biuro@b.example', 'mailto:biuro@b.example'],
    ]);
  });

  it('finds by one rule the addresses that a form takes: of any script, without what stands around them', () => {
    const contact = 'Офис (офис@център.бг)\nBiuro (biuro@b.example).\nSklep: sklep@b.e2';
    expect(read('infoPage', { contact }).contact.map(({ name, kind, value }) => [name, kind, value])).toEqual(
      [
        ['Офис', 'email', 'офис@център.бг'],
        ['Biuro', 'email', 'biuro@b.example'],
        [null, undefined, 'Sklep: sklep@b.e2'],
      ],
    );
  });

  it.each(['a', '@', 'a@', '+48 22 555 00 00 ', 'tel', '<', '1', ' '])(
    'reads contact of a hundred thousand letters of %j',
    (part) => {
      const { contact } = read('infoPage', { contact: part.repeat(100_000 / part.length) });
      expect(contact.length).toBeLessThan(3);
    },
  );

  it('takes no long number for a telephone that is not said to be one', () => {
    const { contact } = read('infoPage', { contact: 'NIP 123-456-78-90\nKRS 0000123456\n+48 22 555 00 00' });
    expect(contact.map(({ kind }) => kind)).toEqual([undefined, undefined, 'phone']);
  });

  it('reads lines of a text as entries where one may stand for an entry', () => {
    expect(read('dailyMenu', { menus: [line('Żurek'), line('Pierogi')] }).menus).toMatchObject([
      { week: [{ dishes: [{ name: 'Żurek' }, { name: 'Pierogi' }] }] },
    ]);
    expect(
      read('giftCard', { steps: '<ol><li>Kup</li><li>Daj &amp; ciesz się</li></ol>' }).steps,
    ).toMatchObject([{ text: 'Kup' }, { text: 'Daj & ciesz się' }]);
  });

  it('takes the day of an event for the day it happens, not the day it is published', () => {
    expect(read('event', { name: 'Koncert', slug: 'koncert', date: '2027-01-01' })).toMatchObject({
      startDate: '2027-01-01',
      publishDate: null,
    });
    expect(read('pressArticle', { title: 'Otwarcie', slug: 'otwarcie', date: '2027-01-01' })).toMatchObject({
      publishDate: '2027-01-01',
    });
  });

  it('reads no hours for a day that is said to be closed', () => {
    const shop = {
      name: 'A',
      slug: 'a',
      openingHours: [
        { day: 'monday', openingHour: '00:00', closingHour: '00:00', isClosed: true },
        { day: 'tuesday', openingHour: '00:00', closingHour: '00:00', isClosed: false },
        { day: 'sunday', from: '9:00', to: '21:00', isOpen: false },
        { day: 'saturday', open: '9:00', close: '21:00' },
      ],
    };
    expect(
      read('tenant', shop).openingHours.map(({ openingHour, opening_hour }) => openingHour || opening_hour),
    ).toEqual([null, '00:00', null, '09:00']);
  });

  it('finds a list in a box around it', () => {
    const offer = { name: 'A', slug: 'a' };
    expect(
      read('offers', { success: true, errors: [], result: { list: [offer], total: 1 } }).items,
    ).toMatchObject([offer]);
  });

  it('reads a landing page without blocks, and blocks of other kinds', () => {
    expect(
      read('landingPage', { title: 'Noc', slug: 'noc', content: '<p>Od 20.</p>', image: '/uploads/n_1.jpg' })
        .blocks,
    ).toMatchObject([
      { __component: 'landing.picture' },
      { __component: 'landing.rich-text', text: '<p>Od 20.</p>' },
    ]);
    expect(
      read('landingPage', {
        title: 'Noc',
        slug: 'noc',
        sections: [
          { __component: 'sections.faq-list', items: [{ question: 'Kiedy?', answer: 'Dziś.' }] },
          { type: 'cta', title: 'Idź', cta: { label: 'Tędy', url: '/offers' } },
        ],
      }).blocks,
    ).toMatchObject([
      { __component: 'landing.faq', questions: [{ question: 'Kiedy?' }] },
      { __component: 'landing.call-to-action', heading: 'Idź', linkName: 'Tędy', href: '/offers' },
    ]);
  });

  it('reads trees of rich text as HTML', () => {
    const blocks = [
      { type: 'heading', level: 2, children: [{ type: 'text', text: 'A < B' }] },
      {
        type: 'list',
        format: 'unordered',
        children: [{ type: 'list-item', children: [{ type: 'text', text: 'x', bold: true }] }],
      },
    ];
    expect(read('terms', { title: null, content: blocks })).toMatchObject({
      title: null,
      description: '<h2>A &lt; B</h2><ul><li><strong>x</strong></li></ul>',
    });
  });
});
