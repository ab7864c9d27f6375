import { describe, expect, it } from 'vitest';
import { read } from './read.fixture.ts';

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
