import { describe, expect, it } from 'vitest';
import { read } from './read.fixture.ts';

describe('other parts', () => {
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

  it('takes the day of an event for the day it happens, not the day it is published', () => {
    expect(read('event', { name: 'Koncert', slug: 'koncert', date: '2027-01-01' })).toMatchObject({
      startDate: '2027-01-01',
      publishDate: null,
    });
    expect(read('pressArticle', { title: 'Otwarcie', slug: 'otwarcie', date: '2027-01-01' })).toMatchObject({
      publishDate: '2027-01-01',
    });
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
