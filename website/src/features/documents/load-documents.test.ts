import { readBody } from '@mall/contract';
import { describe, expect, it } from 'vitest';
import { BODIES } from '../../../fixtures/bodies.ts';
import { DOCUMENTS_BODIES } from '../../../fixtures/documents-bodies.ts';
import { contextOf } from '../../../fixtures/responses.ts';
import { anchors, withChapters } from '../../content/fields/anchors.ts';
import { loadContactPage } from '../contact/load-contact.ts';
import { loadLandingPage } from '../landing/load-landing-page.ts';
import { loadSurveyPage } from '../survey/load-survey.ts';
import { loadCookiePolicyPage, loadPrivacyPolicyPage, loadTermsPage } from './load-policies.ts';

type Attributes = Record<string, unknown>;

/** A fixture's body with some attributes replaced; `flat` = without its wrapping. */
function changed(name: keyof typeof DOCUMENTS_BODIES, attributes: Attributes, flat = false): unknown {
  const { data } = DOCUMENTS_BODIES[name] as { data: { id: number; attributes: Attributes } };
  const all = { ...data.attributes, ...attributes };
  return flat ? { data: { id: data.id, ...all } } : { data: { id: data.id, attributes: all } };
}

describe('loadContactPage', () => {
  it('has the ways, whom to ask and questions with anchors of their own', async () => {
    const page = await loadContactPage(contextOf());
    expect(page).toMatchObject({
      showsHours: true,
      mapHref: 'https://maps.example/galeria',
      route: { name: 'Wyznacz trasę', href: 'https://maps.example/route', external: true },
      html: '<p>Punkt informacyjny na parterze.</p>',
      facts: [{ name: 'Telefon', href: 'tel:+48225550000' }],
      ways: [{ name: 'Metro M1', turn: -45 }],
      links: [{ name: 'Parking', href: '/strona/parking' }],
    });
    expect(page.faq.map(({ id }) => id)).toEqual(['q-czy-moge-wejsc-z-psem', 'q-czy-moge-wejsc-z-psem-2']);
    expect(page.places.map(({ name }) => name)).toEqual(['Galeria', 'Kino']);
  });

  it('adds places that only the info page knows, and takes hours from the header, as every page does', async () => {
    const opening_hours = [
      {
        id: 1,
        day: 'Monday',
        opening_hour: '08:00',
        closing_hour: '20:00',
        isActive: true,
        order: 1,
        for_what: 'Hala',
      },
      { id: 2, day: 'Monday', opening_hour: '01:00', closing_hour: '02:00', order: 0, for_what: 'Kino' },
    ];
    const infoPage = changed('infoPage', { openingTime: { opening_hours, special_opening_days: [] } });
    const names = async (bodies: Parameters<typeof contextOf>[0]) =>
      (await loadContactPage(contextOf(bodies))).places.map(({ name }) => name);
    expect(await names({ infoPage })).toEqual(['Galeria', 'Kino', 'Hala']);
    const [, cinema] = (await loadContactPage(contextOf({ infoPage }))).places;
    expect(cinema).toEqual((await loadContactPage(contextOf())).places[1]);
    const headerStatic = { ...(BODIES.headerStatic as object), openingTime: null };
    expect(await names({ infoPage, headerStatic })).toEqual(['Kino', 'Hala']);
  });

  it('does without the info page, and hides hours only when told to', async () => {
    const page = await loadContactPage(contextOf({ infoPage: { data: null } }));
    expect(page).toMatchObject({ showsHours: true, facts: [], ways: [], faq: [], links: [] });
    expect(page.places).toHaveLength(2);
    const hidden = changed('infoPage', { displayOpeningTimeOnInfoPage: false }, true);
    expect((await loadContactPage(contextOf({ infoPage: hidden }))).showsHours).toBe(false);
  });

  it('leads outside only where it says so', async () => {
    const infoPage = changed('infoPage', { locationURL: 'javascript:alert(1)', takeMeThereURL: '/contact' });
    const page = await loadContactPage(contextOf({ infoPage }));
    expect([page.mapHref, page.route]).toEqual([undefined, undefined]);
  });
});

describe('policies', () => {
  it('have chapters with anchors, made of their headings', async () => {
    const page = await loadTermsPage(contextOf());
    expect(page?.chapters).toEqual([
      { id: 's-kto', name: 'Kto' },
      { id: 's-lodz-gdansk', name: 'Łódź & Gdańsk' },
      { id: 's-3', name: 'Кто' },
    ]);
    expect(page?.html).toContain('<h2 id="s-lodz-gdansk">Łódź &amp; Gdańsk</h2><h3>Po co</h3>');
    expect(page).toMatchObject({ title: 'Regulamin', since: '2026-09-02' });
    expect(page?.changed).toBeUndefined();
  });

  it('are as old as their last change when they do not say since when they hold', async () => {
    const privacyPolicy = changed('privacyPolicy', { validFrom: null }, true);
    expect(await loadPrivacyPolicyPage(contextOf({ privacyPolicy }))).toMatchObject({
      changed: '2026-11-20T10:00:00.000Z',
    });
  });

  it('are not there without words', async () => {
    for (const description of [null, '', '<script>x</script>'])
      expect(await loadTermsPage(contextOf({ terms: changed('terms', { description }) }))).toBeNull();
    expect(await loadTermsPage(contextOf({ terms: { data: null } }))).toBeNull();
  });

  it('list the cookies that the banner lists', async () => {
    const page = await loadCookiePolicyPage(contextOf());
    expect(page?.categories.map(({ key, cookies }) => [key, cookies.length > 0])).toContainEqual([
      'necessary',
      true,
    ]);
    const without = await loadCookiePolicyPage(contextOf({ headerStatic: {} }));
    expect(without).toMatchObject({ title: 'Polityka plików cookie', categories: [] });
  });
});

describe('loadLandingPage', () => {
  const load = (landingPage: unknown = DOCUMENTS_BODIES.landingPage) =>
    loadLandingPage(contextOf({ landingPage }, { params: { slug: 'zima' } }));

  it('has a block of every kind, and of offers and events those that are not over', async () => {
    const context = contextOf({}, { params: { slug: 'zima' } });
    const page = await loadLandingPage(context);
    expect(page?.blocks.map(({ kind }) => kind)).toEqual([
      'hero',
      'richText',
      'picture',
      'gallery',
      'tenants',
      'offers',
      'events',
      'figures',
      'faq',
      'video',
      'campaign',
      'downloads',
      'callToAction',
      'crmForm',
    ]);
    expect(page?.blocks).toMatchObject([
      { heading: 'Zima', level: 1, link: { href: '/wydarzenia' } },
      { html: '<h3>Tak</h3><p>Weź kartę.</p>' },
      { picture: { src: '/media/plac.svg' } },
      { pictures: [{ src: '/media/piec.svg' }] },
      { tenants: [{ href: '/sklepy/moda/halland' }] },
      { offers: [{ name: 'Oferta 1' }] },
      { events: [{ name: 'Wydarzenie 1' }] },
      { figures: [{ value: '40' }] },
      { questions: [{ id: 'q-czy-moge-wejsc-z-psem' }] },
      { id: 'aqz-KE_bpKQ', title: 'Piec' },
      { starts: '2026-11-18', ends: '2027-01-05', ended: false },
      { files: [{ name: 'Karta', href: '/media/karta.pdf' }] },
      { link: { href: '/kontakt' } },
      { links: [{ href: 'tel:+48225550000' }, { href: 'mailto:kontakt@galeria.example' }] },
    ]);
    expect(page?.alternates).toEqual({ 'pl-PL': { slug: 'zima' }, en: { slug: 'winter' } });
    expect(context.content.gathered().tags).toEqual(['events', 'header', 'offers', 'page:zima', 'tenants']);
  });

  it('drops blocks of an unknown kind and says so, and empty ones without a word', async () => {
    const blocks = [
      { __component: 'landing.fireworks', id: 1 },
      null,
      { __component: 'landing.gallery', id: 2, heading: 'Nic', media: { data: [] } },
      {
        __component: 'landing.video',
        id: 3,
        title: 'x',
        url: 'https://evil-youtube.com/watch?v=aqz-KE_bpKQ',
      },
      { __component: 'landing.hero', id: 4, heading: null },
      { __component: 'landing.figures', id: 5, figures: [{ value: '1', label: 'raz' }, { value: null }] },
    ];
    const body = changed('landingPage', { blocks });
    expect((await load(body))?.blocks).toEqual([
      { kind: 'figures', figures: [{ value: '1', label: 'raz' }] },
    ]);
    expect(readBody('landingPage', body).issues[0]?.path).toBe('data.attributes.blocks.0.__component');
  });

  it('is null when there is no such page', async () => {
    expect(await load({ data: null })).toBeNull();
    expect(await loadLandingPage(contextOf())).toBeNull();
  });
});

describe('loadSurveyPage', () => {
  const load = (survey: unknown = DOCUMENTS_BODIES.survey, now = new Date('2026-11-21T09:00:00Z')) =>
    loadSurveyPage(contextOf({ survey }, { params: { slug: 'jak-sie-chodzi' }, now }));

  it('has its questions, and keeps whether they come one by one', async () => {
    const page = await load();
    expect(page).toMatchObject({ state: 'running', stepped: true, starts: '2026-11-09', ends: '2027-01-20' });
    expect(page?.questions.map(({ type, required, options }) => [type, required, options.length])).toEqual([
      ['single', true, 1],
      ['multiple', false, 1],
      ['rating', true, 0],
      ['text', false, 0],
    ]);
  });

  it('knows before, during and after, in the centre’s days', async () => {
    expect((await load(undefined, new Date('2026-11-08T22:30:00Z')))?.state).toBe('coming');
    expect((await load(undefined, new Date('2026-11-08T23:30:00Z')))?.state).toBe('running');
    expect((await load(undefined, new Date('2027-01-20T23:30:00Z')))?.state).toBe('ended');
  });

  it('leaves out questions without answers to choose from and reads unknown kinds by whether there are any', async () => {
    const questions = [
      { question: 'A', help: null, type: 'single', isRequired: true, options: [] },
      { question: 'B', help: null, type: 'emoji', isRequired: null, options: [{ text: 'x' }] },
      { question: 'C', help: null, type: 'emoji', isRequired: null, options: [] },
    ];
    expect((await load(changed('survey', { questions }, true)))?.questions).toEqual([
      { question: 'B', type: 'single', required: false, options: ['x'] },
      { question: 'C', type: 'text', required: false, options: [] },
    ]);
  });
});

describe('anchors', () => {
  it('are words, else numbers, never the same twice', () => {
    const anchor = anchors('q');
    expect(['Żółw?', 'Żółw!', '???', 'Въпрос', 'x'.repeat(90)].map(anchor)).toEqual([
      'q-zolw',
      'q-zolw-2',
      'q-3',
      'q-4',
      `q-${'x'.repeat(60)}`,
    ]);
  });

  it('stand on second-level headings alone', () => {
    expect(withChapters('<h2>A <em>b</em></h2><h3>c</h3><h2></h2>')).toEqual({
      html: '<h2 id="s-a-b">A <em>b</em></h2><h3>c</h3><h2></h2>',
      chapters: [{ id: 's-a-b', name: 'A b' }],
    });
  });
});
