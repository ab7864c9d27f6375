import jsonld from 'jsonld';
import type { Thing } from 'schema-dts';
import { describe, expect, it } from 'vitest';
import { BODIES } from '../../../fixtures/bodies.ts';
import { AWAY, contextOf } from '../../../fixtures/responses.ts';
import type { LoadContext } from '../../content/client/load-context.ts';
import { loadCinemaPage, loadMoviePage } from '../../features/cinema/load-cinema.ts';
import { centreContact, loadCentreContact } from '../../features/contact/centre-contact.ts';
import { loadContactPage } from '../../features/contact/load-contact.ts';
import { loadEventPage, loadEventsPage } from '../../features/events/load-events.ts';
import { loadInspirationPage } from '../../features/inspirations/load-inspirations.ts';
import { loadJobPage } from '../../features/jobs/load-jobs.ts';
import { loadMapSource } from '../../features/map/load-map.ts';
import { loadOfferPage } from '../../features/offers/load-offers.ts';
import { loadPressArticlePage } from '../../features/press/load-press.ts';
import { loadStylistsPage } from '../../features/stylists/load-stylists.ts';
import { loadCategoryPage, loadTenantPage } from '../../features/tenants/load-tenants.ts';
import type { PageKind } from '../../i18n/addresses.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translator.ts';
import { loadShell } from '../../layout/load-shell.ts';
import { centreFacts, positionOf } from '../centre-facts.ts';
import { newsThing, questionsThing, storyThing } from './articles.ts';
import { centreThing, siteThing } from './centre.ts';
import { movieThings, programmeThings } from './cinema.ts';
import { eventThing, offerThing } from './happenings.ts';
import { jobThing } from './job.ts';
import { listThing, trailThing } from './lists.ts';
import { objections } from './search-engines.fixture.ts';
import { shopKind, shopThing } from './shop.ts';
import { siteOf, wordsOf } from './site.ts';
import { toldOf } from './told.ts';

type Statements = (Thing | undefined)[] | null;

/** What each kind of page says, as its route puts it together. */
const KINDS: Partial<Record<PageKind, (context: LoadContext) => Promise<Statements>>> = {
  home: async (context) => {
    const { shell, contact, site, map } = await around(context);
    return [siteThing(site), centreThing(centreFacts({ shell, contact, map }), site)];
  },
  contact: async (context) => {
    const { shell, contact, site, map } = await around(context);
    const page = await loadContactPage(context);
    const t = translator(context.locale);
    return [centreThing(centreFacts({ shell, contact, map, t }), site), questionsThing(page.faq)];
  },
  tenants: async (context) => {
    const [page, { site }] = await Promise.all([loadCategoryPage(context), around(context)]);
    return page && [listThing(page.tenants, site)];
  },
  tenant: async (context) => {
    const [page, { shell, contact, site }] = await Promise.all([loadTenantPage(context), around(context)]);
    return page && [shopThing(page, { contact, kind: shopKind(page, shell.menu), where: 'Lokal' }, site)];
  },
  offer: async (context) => {
    const [page, { site }] = await Promise.all([loadOfferPage(context), around(context)]);
    return page && [offerThing(page, site)];
  },
  events: async (context) => {
    const [page, { site }] = await Promise.all([loadEventsPage(context), around(context)]);
    return [listThing(page.current, site)];
  },
  event: async (context) => {
    const [page, { contact, site }] = await Promise.all([loadEventPage(context), around(context)]);
    return page && [eventThing(page, contact, site)];
  },
  cinema: async (context) => {
    const [page, { contact, site }] = await Promise.all([loadCinemaPage(context), around(context)]);
    return page && programmeThings(page, contact, site);
  },
  movie: async (context) => {
    const [page, { contact, site }] = await Promise.all([loadMoviePage(context), around(context)]);
    return page && movieThings(page, contact, site);
  },
  job: async (context) => {
    const [page, { contact, site }] = await Promise.all([loadJobPage(context), around(context)]);
    return page && [jobThing(page, contact, site)];
  },
  pressArticle: async (context) => {
    const [page, { site }] = await Promise.all([loadPressArticlePage(context), around(context)]);
    return page && [newsThing(page, site)];
  },
  inspiration: async (context) => {
    const [page, { site }] = await Promise.all([loadInspirationPage(context), around(context)]);
    return page && [storyThing(page, site)];
  },
  personalStylist: async (context) => {
    const [page, { site }] = await Promise.all([loadStylistsPage(context), around(context)]);
    return page && [listThing(page.stylists, site), questionsThing(page.questions)];
  },
};

async function around(context: LoadContext) {
  const [shell, contact, map] = await Promise.all([
    loadShell(context),
    loadCentreContact(context),
    loadMapSource(context),
  ]);
  return { shell, contact, map, site: siteOf(shell, { locale: context.locale, path: '/' }) };
}

const PARAMS = { category: 'moda', slug: 'halland' };

const nothingBroken = {
  broken: (_part: string, _field: string, error: unknown) => {
    throw error;
  },
};

async function documentOf(kind: PageKind, context: LoadContext): Promise<string | undefined> {
  const statements = await KINDS[kind]?.(context);
  if (!statements) return undefined;
  const { site } = await around(context);
  const trail = trailThing({ kind, name: 'Halland' }, site, translator(context.locale));
  return toldOf(nothingBroken, () => [...statements, trail]);
}

/** schema.org's own context is on another host: the part of it that decides what a key means. */
const CONTEXT = { '@context': { '@vocab': 'https://schema.org/', id: '@id', type: '@type' } };
const expand = (document: string) =>
  jsonld.expand(JSON.parse(document), {
    documentLoader: async () => ({ contextUrl: undefined, documentUrl: '', document: CONTEXT }) as never,
  });

/** Every type that a document names, in order: an expansion has lost nothing when it names as many. */
const typesIn = (document: unknown) =>
  [...JSON.stringify(document).matchAll(/"@type":\[?"(?:https:\/\/schema\.org\/)?(\w+)"/g)]
    .map(([, type]) => type)
    .toSorted();

const LANGUAGES: readonly Locale[] = ['pl-PL', 'en', 'hu-HU'];

/** As the demo writes it: no kinds, an address in one line. */
const CONTACT = [
  { name: 'Adres', value: 'ul. Zorzy 2, 01-942 Warszawa', href: null, pictogram: 'pin' },
  { name: 'Telefon', value: '+48 22 555 00 00', href: 'tel:+48225550000', pictogram: 'phone' },
  { name: 'E-mail', value: 'kontakt@example.com', href: 'mailto:kontakt@example.com', pictogram: 'mail' },
];
const level = (...corners: [number, number][]) => ({
  type: 'Feature',
  id: 'level-0',
  feature_type: 'level',
  geometry: { type: 'Polygon', coordinates: [corners] },
  properties: { ordinal: 0 },
});

const withContact = (contact: unknown) => {
  const body = structuredClone(BODIES.infoPage) as { data: { attributes?: object } & object };
  Object.assign(body.data.attributes ?? body.data, { contact });
  const mapSource = {
    type: 'FeatureCollection',
    features: [level([21, 52], [21.002, 52], [21.002, 52.001])],
  };
  return { infoPage: body, mapSource };
};

describe('structured data', () => {
  it.each(Object.keys(KINDS) as PageKind[])('of %s is what search engines ask for', async (kind) => {
    for (const locale of LANGUAGES) {
      const context = () => contextOf(withContact(CONTACT), { locale, params: PARAMS });
      const document = (await documentOf(kind, context())) ?? '';
      expect(objections(JSON.parse(document), 'recommended')).toEqual([]);
      expect(document).not.toContain('<');
      expect(typesIn(await expand(document))).toEqual(typesIn(JSON.parse(document)));
    }
  });

  it('is poorer, never wrong, while the info page and the map cannot be had', async () => {
    for (const kind of Object.keys(KINDS) as PageKind[]) {
      const context = contextOf({ infoPage: AWAY, mapSource: AWAY }, { params: PARAMS });
      const document = (await documentOf(kind, context)) ?? '';
      expect(objections(JSON.parse(document))).toEqual([]);
    }
  });

  it('says of the centre where it is, when it is open and what is in it', async () => {
    const document = JSON.parse((await documentOf('contact', contextOf(withContact(CONTACT)))) ?? '');
    expect(document['@graph'][0]).toMatchObject({
      '@type': 'ShoppingCenter',
      telephone: '+48225550000',
      email: 'kontakt@example.com',
      address: {
        streetAddress: 'ul. Zorzy 2',
        postalCode: '01-942',
        addressLocality: 'Warszawa',
        addressCountry: 'PL',
      },
    });
    expect(document['@graph'][0].openingHoursSpecification.length).toBeGreaterThan(0);
  });

  it('leaves the hours of a shop that has not opened yet out', async () => {
    const context = contextOf({}, { params: PARAMS });
    const [page, { shell, contact, site }] = await Promise.all([loadTenantPage(context), around(context)]);
    if (!page) throw new Error('the fixture has this shop');
    const parts = { contact, kind: shopKind(page, shell.menu), where: undefined };
    expect(shopThing(page, parts, site)).toHaveProperty('openingHoursSpecification.0');
    const coming = shopThing({ ...page, openingSoon: true }, parts, site);
    expect(coming).toMatchObject({ openingHoursSpecification: undefined });
  });

  it('says nothing of a job that is closed or lacks a day or a description', async () => {
    const context = contextOf({}, { params: PARAMS });
    const [page, { contact, site }] = await Promise.all([loadJobPage(context), around(context)]);
    if (!page) throw new Error('the fixture has this job');
    expect(jobThing({ ...page, contract: 'internship' }, contact, site)).toMatchObject({
      employmentType: 'INTERN',
      hiringOrganization: { name: page.tenant?.name },
    });
    for (const change of [{ closed: true }, { published: undefined }, { description: undefined }])
      expect(jobThing({ ...page, ...change }, contact, site)).toBeUndefined();
  });

  it('leaves showings out that have begun, and ends those of a known length', async () => {
    const context = contextOf({}, { params: PARAMS });
    const [page, { contact, site }] = await Promise.all([loadMoviePage(context), around(context)]);
    if (!page) throw new Error('the fixture has this movie');
    const showings = [
      { starts: '2026-11-21T08:00:00.000Z', past: true },
      { starts: '2026-11-21T18:00:00.000Z', past: false },
    ];
    const days = [{ date: '2026-11-21', versions: [{ version: ['2D'], accessibility: [], showings }] }];
    const shown = movieThings({ ...page, minutes: 90, days }, contact, site);
    expect(shown.filter((thing) => JSON.stringify(thing).includes('"ScreeningEvent"'))).toMatchObject([
      { startDate: '2026-11-21T18:00:00.000Z', endDate: '2026-11-21T19:30:00Z' },
    ]);
  });

  it('cannot end its script, whatever the words', () => {
    const told = toldOf(nothingBroken, () => [{ '@type': 'Movie', name: '</script><script>' }]);
    expect(told).not.toContain('<');
    expect(JSON.parse(told ?? '')).toMatchObject({ '@graph': [{ name: '</script><script>' }] });
    expect(toldOf(nothingBroken, () => [undefined])).toBeUndefined();
  });

  it('is left out where it throws, and that is said', () => {
    const broken: string[] = [];
    const told = toldOf({ broken: (...said) => broken.push(said.map(String).join(' ')) }, () => {
      throw new Error('spoilt');
    });
    expect(told).toBeUndefined();
    expect(broken).toEqual(['structured data view Error: spoilt']);
  });
});

describe('the position of the centre', () => {
  it('is the middle of its floors, or nothing', () => {
    const features = [level([21, 52], [21.002, 52], [21.002, 52.001]), level([21, 52], [20.998, 51.999])];
    expect(positionOf({ type: 'FeatureCollection', features })).toEqual({ longitude: 21, latitude: 52 });
    expect(positionOf({ features: 'none' })).toBeUndefined();
  });
});

describe('the contact of the centre', () => {
  const address = (value: string) =>
    centreContact([{ name: null, value, href: null, kind: 'address' }], 'Europe/Prague').address;

  it('reads an address in the order that it is written in', () => {
    expect(address('Vodičkova 30, 110 00 Praha 1')).toEqual({
      street: 'Vodičkova 30',
      postalCode: '110 00',
      locality: 'Praha 1',
      country: 'CZ',
    });
    expect(address('1052 Budapest, Váci utca 1')).toMatchObject({
      street: 'Váci utca 1',
      locality: 'Budapest',
    });
    expect(address('Next to the station')).toEqual({ street: 'Next to the station', country: 'CZ' });
  });

  it('is nothing where nothing is written', () => {
    expect(centreContact([], 'Europe/Warsaw')).toEqual({});
    expect(centreContact([{ name: 'A', value: ' ', href: null, kind: 'address' }], 'Etc/UTC')).toEqual({});
  });
});

describe('words of HTML', () => {
  it('have neither markup nor entities', () => {
    expect(wordsOf('<p>Kawa &amp; herbata&nbsp;&#33;</p><p>A&lt;B</p>')).toBe('Kawa & herbata ! A<B');
    expect(wordsOf('<p>Na <a href="/x">stronie</a>. <b>Tak</b>!</p>')).toBe('Na stronie. Tak!');
    expect(wordsOf('<p> </p>')).toBeUndefined();
    expect(wordsOf(undefined)).toBeUndefined();
  });
});
