import { describe, expect, it } from 'vitest';
import { answering, contextOf } from '../../../fixtures/responses.ts';
import { SERVICES_BODIES } from '../../../fixtures/services-bodies.ts';
import { loadStylistPage, loadStylistsPage } from './load-stylists.ts';

const ONE = { params: { slug: 'halina-wrzos' } };
const stylists = (...attributes: object[]) => ({
  data: attributes.map((fields, index) => ({
    id: index + 1,
    attributes: { ...SERVICES_BODIES.stylist.data.attributes, ...fields },
  })),
});

describe('loadStylistsPage', () => {
  it('has the stylists with their free days, and the story of those who want it here', async () => {
    const page = await loadStylistsPage(contextOf());
    expect(page?.stylists.map(({ name, html }) => [name, html !== undefined])).toEqual([
      ['Halina Wrzos', true],
      ['Stach Korcz', false],
    ]);
    expect(page?.stylists[0]).toMatchObject({
      href: '/osobista-stylistka/halina-wrzos',
      html: '<p>Trzydzieści lat w <a href="/kontakt">teatrze</a>.</p>',
      days: [
        { date: '2026-11-23', times: ['10:00', '11:00'] },
        { date: '2026-11-25', times: ['12:00'] },
      ],
    });
    expect(page).toMatchObject({
      heading: 'Dwie godziny',
      lead: 'Bezpłatnie & bez zobowiązań.',
      contact: {
        phone: { href: 'tel:+48225550022' },
        email: { href: 'mailto:styl@borealis.example' },
        studio: { place: { level: 2, room: '2.02' }, words: 'Studio stylu', href: '/mapa/2.02' },
      },
      questions: [{ id: 'q-ile-to-kosztuje', question: 'Ile to kosztuje?', html: '<p>Nic.</p>' }],
    });
  });

  it('knows no day that is over, no hour twice and none that is no hour', async () => {
    const stylistTimes = {
      data: [
        { date: '2026-11-21', hours: ['10:00'] },
        { date: '2026-11-24', hours: ['9:00', '25:00', '09:00', '08:30'] },
        { date: '2026-02-30', hours: ['10:00'] },
        { date: '2026-11-26', hours: ['noon', null] },
      ],
    };
    const page = await loadStylistsPage(contextOf({ stylistTimes }));
    expect(page?.stylists[0]?.days).toEqual([{ date: '2026-11-24', times: ['08:30', '09:00'] }]);
  });

  it('asks for times by the slug of a stylist that has neither id nor document, and names it by that', async () => {
    const asked: string[] = [];
    const fetch: typeof globalThis.fetch = (input) => {
      asked.push(new URL(String(input)).pathname);
      return answering({ stylists: [{ name: 'Marta', slug: 'marta' }] })(input);
    };
    const page = await loadStylistsPage(contextOf({}, { fetch }));
    expect(page?.stylists.map(({ key }) => key)).toEqual(['marta']);
    expect(asked).toContain('/api/hair-stylists/available-times/marta');
  });

  it('asks for no times of a stylist whose id is none, and shows the others', async () => {
    const [first, ...rest] = SERVICES_BODIES.stylists.data;
    const page = await loadStylistsPage(contextOf({ stylists: { data: [{ ...first, id: -7 }, ...rest] } }));
    expect(page?.stylists.map(({ days }) => days.length > 0)).toEqual([false, ...rest.map(() => true)]);
  });

  it('stands without its texts, without times and without stylists', async () => {
    const bare = await loadStylistsPage(
      contextOf({ stylistPage: { data: null }, stylistTimes: { data: null } }),
    );
    expect(bare?.contact).toEqual({});
    expect(bare?.questions).toEqual([]);
    expect(bare?.stylists.map(({ days }) => days)).toEqual([[], []]);
    expect((await loadStylistsPage(contextOf({ stylists: { data: [] } })))?.stylists).toEqual([]);
  });

  it('takes no doubtful telephone, e-mail or script', async () => {
    const { data } = structuredClone(SERVICES_BODIES.stylistPage);
    Object.assign(data.attributes, { phone: 'call me', email: 'x@y', room: 'Z.99', place: ' ' });
    const page = await loadStylistsPage(
      contextOf({
        stylistPage: { data },
        stylists: stylists({ bio: '<script>alert(1)</script>' }, { name: null }),
      }),
    );
    expect(page?.contact).toEqual({ studio: { place: { level: null, room: 'Z.99' } } });
    expect(page?.stylists).toHaveLength(1);
    expect(page?.stylists[0]?.html).toBeUndefined();
  });
});

describe('loadStylistPage', () => {
  it('has the stylist, the others and its versions', async () => {
    const page = await loadStylistPage(contextOf({}, ONE));
    expect(page).toMatchObject({
      name: 'Halina Wrzos',
      alternates: { 'pl-PL': { slug: 'halina-wrzos' }, en: { slug: 'halina-wrzos-en' } },
    });
    expect(page?.others.map(({ name }) => name)).toEqual(['Stach Korcz']);
  });

  it('reads flat bodies too, and is null when there is no such stylist', async () => {
    const flat = { id: 1, ...SERVICES_BODIES.stylist.data.attributes, media: null, localizations: null };
    expect((await loadStylistPage(contextOf({ stylist: flat }, ONE)))?.name).toBe('Halina Wrzos');
    expect(await loadStylistPage(contextOf({ stylist: { data: null } }, ONE))).toBeNull();
    expect(await loadStylistPage(contextOf())).toBeNull();
  });
});
