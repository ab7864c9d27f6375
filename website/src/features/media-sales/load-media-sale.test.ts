import { describe, expect, it } from 'vitest';
import { contextOf } from '../../../fixtures/responses.ts';
import { SERVICES_BODIES } from '../../../fixtures/services-bodies.ts';
import { CALENDAR_WEEKS, loadMediaSale } from './load-media-sale.ts';

const sale = (fields: object) => ({
  mediaSale: { data: { id: 1, attributes: { ...SERVICES_BODIES.mediaSale.data.attributes, ...fields } } },
});
const load = (fields: object = {}) => loadMediaSale(contextOf(sale(fields)), 'mediaSale');

describe('loadMediaSale', () => {
  it('has the surfaces, the team, the download and the way to the advanced page', async () => {
    expect(await load()).toMatchObject({
      heading: 'Tu jest miejsce',
      carousel: {
        title: 'Nośniki',
        surfaces: [
          { code: 'E1', level: 1, size: { width: 6.4, height: 3.6 }, reach: 146_000 },
          { code: 'F1', level: null },
        ],
      },
      team: [{ name: 'Marta Sikora', phone: { href: 'tel:+48225550041' } }],
      enquiry: { heading: 'Zapytaj o termin', email: { href: 'mailto:media@borealis.example' } },
      download: { name: 'Karta techniczna', href: '/media/karta.pdf' },
      otherHref: '/reklama-dla-zaawansowanych',
    });
  });

  it('counts a week as taken when a booking touches any of its days', async () => {
    const { columns, weeks } = (await load())?.calendar ?? { columns: [], weeks: [] };
    expect(columns.map(({ code }) => code)).toEqual(['E1', 'F1']);
    expect(weeks).toHaveLength(CALENDAR_WEEKS);
    expect(weeks.slice(0, 4)).toEqual([
      { monday: '2026-11-23', sunday: '2026-11-29', free: [false, true] },
      { monday: '2026-11-30', sunday: '2026-12-06', free: [false, true] },
      { monday: '2026-12-07', sunday: '2026-12-13', free: [true, false] },
      { monday: '2026-12-14', sunday: '2026-12-20', free: [true, true] },
    ]);
  });

  it('has no calendar and no download where they are not to be shown or cannot be', async () => {
    expect((await load({ displayCalendar: false }))?.calendar).toBeUndefined();
    expect((await load({ Carousel: [] }))?.calendar).toBeUndefined();
    expect((await load({ showDownloadBtn: false }))?.download).toBeUndefined();
    expect((await load({ download: { data: null } }))?.download).toBeUndefined();
    const picture = SERVICES_BODIES.stylist.data.attributes.media;
    expect((await load({ download: picture }))?.download).toBeUndefined();
  });

  it('leads to the advanced page only where the language has one', async () => {
    const other = (locale: 'en' | 'lt-LT') =>
      loadMediaSale(contextOf({}, { locale }), 'mediaSale').then((page) => page?.otherHref);
    expect(await other('en')).toBe('/en/advanced-media-sale');
    expect(await other('lt-LT')).toBeUndefined();
    expect((await loadMediaSale(contextOf(), 'advancedMediaSale'))?.otherHref).toBe(
      '/powierzchnie-reklamowe',
    );
  });

  it('calls a picture alone what it shows, and one that says nothing by the name of them all', async () => {
    const Carousel = [{ url: '/uploads/l_1.jpg', alternativeText: 'Lightbox' }, { url: '/uploads/l_2.jpg' }];
    const page = await load({ Carousel, carouselTitle: 'Nośniki' });
    expect(page?.carousel.surfaces).toMatchObject([{ title: 'Lightbox' }, { title: 'Nośniki 2' }]);
    expect(page?.carousel.surfaces.every(({ picture }) => picture)).toBe(true);
  });

  it('has a name without a heading, and is bare when all else is missing or broken', async () => {
    expect((await load({ heading: ' ' }))?.heading).toBe('Powierzchnie reklamowe');
    expect(await loadMediaSale(contextOf({ mediaSale: { data: null } }), 'mediaSale')).toBeNull();
    const bare = await load({
      description: null,
      Carousel: [{ title: ' ' }, { title: 'Ekran', width: -3, height: 2, pieces: 0, reach: -1, level: 700 }],
      leasingTeam: [{ name: 'X', phone: '1', email: 'nobody' }],
      emails: [{ email: 'javascript:alert(1)' }],
      leasingDescription: '<script>alert(1)</script>',
    });
    expect(bare?.carousel.surfaces).toEqual([{ title: 'Ekran', level: null }]);
    expect(bare?.team).toEqual([{ name: 'X' }]);
    expect(bare?.enquiry.email).toBeUndefined();
    expect(bare?.leasing).toBeUndefined();
  });
});
