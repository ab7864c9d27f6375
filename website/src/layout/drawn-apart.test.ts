import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { contextOf } from '../../fixtures/responses.ts';
import { CinemaView } from '../features/cinema/CinemaView.tsx';
import type { CinemaPage } from '../features/cinema/cinema-models.ts';
import { loadCinemaPage, loadMoviePage } from '../features/cinema/load-cinema.ts';
import { MovieView } from '../features/cinema/MovieView.tsx';
import { ContactView } from '../features/contact/ContactView.tsx';
import { loadContactPage } from '../features/contact/load-contact.ts';
import { CouponsView } from '../features/coupons/CouponsView.tsx';
import { loadCouponsPage } from '../features/coupons/load-coupons.ts';
import { CsrView } from '../features/csr/CsrView.tsx';
import { loadCsrPage } from '../features/csr/load-csr.ts';
import { CookiePolicyView } from '../features/documents/CookiePolicyView.tsx';
import { loadCookiePolicyPage } from '../features/documents/load-policies.ts';
import { EventsView } from '../features/events/EventsView.tsx';
import { EventView } from '../features/events/EventView.tsx';
import type { EventsPage } from '../features/events/event-models.ts';
import { loadEventPage, loadEventsPage } from '../features/events/load-events.ts';
import { doneWords, stateWords } from '../features/forms/form-words.ts';
import { GiftCardView } from '../features/gift-card/GiftCardView.tsx';
import { loadGiftCardPage } from '../features/gift-card/load-gift-card.ts';
import { HomeView } from '../features/home/HomeView.tsx';
import { loadHomePage } from '../features/home/load-home.ts';
import { InspirationsView } from '../features/inspirations/InspirationsView.tsx';
import { InspirationView } from '../features/inspirations/InspirationView.tsx';
import type { InspirationsPage } from '../features/inspirations/inspiration-models.ts';
import { loadInspirationPage, loadInspirationsPage } from '../features/inspirations/load-inspirations.ts';
import { JobsView } from '../features/jobs/JobsView.tsx';
import { JobView } from '../features/jobs/JobView.tsx';
import { loadJobPage, loadJobsPage } from '../features/jobs/load-jobs.ts';
import { LandingView } from '../features/landing/LandingView.tsx';
import type { BlockKind, LandingBlock, LandingPage } from '../features/landing/landing-models.ts';
import { loadLandingPage } from '../features/landing/load-landing-page.ts';
import { DailyMenuView } from '../features/lunch/DailyMenuView.tsx';
import { LunchCardView } from '../features/lunch/LunchCardView.tsx';
import { loadDailyMenuPage, loadLunchCardPage } from '../features/lunch/load-lunch.ts';
import type { Building } from '../features/map/building/building.ts';
import { loadMap } from '../features/map/load-map.ts';
import { MapView } from '../features/map/MapView.tsx';
import { mapLinks } from '../features/map/map-links.ts';
import { mapState } from '../features/map/map-state.ts';
import { AdvancedSaleView } from '../features/media-sales/AdvancedSaleView.tsx';
import { loadMediaSale } from '../features/media-sales/load-media-sale.ts';
import { MediaSaleView } from '../features/media-sales/MediaSaleView.tsx';
import { loadMobileAppPage } from '../features/mobile-apps/load-mobile-app.ts';
import { MobileAppView } from '../features/mobile-apps/MobileAppView.tsx';
import { loadOfferPage, loadOffersPage } from '../features/offers/load-offers.ts';
import { OffersView } from '../features/offers/OffersView.tsx';
import { OfferView } from '../features/offers/OfferView.tsx';
import type { OffersPage } from '../features/offers/offer-models.ts';
import { loadPressArticlePage, loadPressPage } from '../features/press/load-press.ts';
import { PressArticleView } from '../features/press/PressArticleView.tsx';
import { PressView } from '../features/press/PressView.tsx';
import type { PressPage } from '../features/press/press-models.ts';
import { createIndexes, find } from '../features/search/ranking/find.ts';
import { SearchView } from '../features/search/SearchView.tsx';
import { askedOf } from '../features/search/search-query.ts';
import { loadStylistPage, loadStylistsPage } from '../features/stylists/load-stylists.ts';
import { StylistsView } from '../features/stylists/StylistsView.tsx';
import { StylistView } from '../features/stylists/StylistView.tsx';
import { SubmissionView } from '../features/submissions/SubmissionView.tsx';
import { loadSurveyPage } from '../features/survey/load-survey.ts';
import { SurveyView } from '../features/survey/SurveyView.tsx';
import { CategoryView } from '../features/tenants/CategoryView.tsx';
import { loadCategoryPage, loadTenantPage } from '../features/tenants/load-tenants.ts';
import { TenantView } from '../features/tenants/TenantView.tsx';
import { queryNames } from '../i18n/addresses.ts';
import { pageWords } from '../i18n/page-words.ts';
import type { DrawPart } from '../ui/draw-part.ts';
import { drawnApart } from './drawn-apart.tsx';
import { frameOf } from './frame.tsx';
import { POLISH_SHELL } from './shell.examples.ts';
import { shellLinks } from './shell-links.ts';
import { staticHtml, withoutPreloads } from './static-html.ts';

const words = pageWords('pl-PL', 'Europe/Warsaw', new Date('2026-11-21T10:00:00Z'));
const links = shellLinks({ locale: 'pl-PL' });

/** Notes what is left out. */
function listening() {
  const broken: string[] = [];
  return { broken, content: { broken: (...said: unknown[]) => broken.push(said.map(String).join(' ')) } };
}

/** What throws as soon as anything of it is asked for. */
const spoilt = <T extends object>(): T =>
  new Proxy<T>({} as T, {
    get: () => {
      throw new Error('spoilt');
    },
  });

/** The same thing, that throws as soon as this field of it is asked for. */
const spoil = <T extends object>(thing: T, field: string): T =>
  Object.defineProperty(thing, field, {
    get: () => {
      throw new Error('spoilt');
    },
  });

const inOnePiece: DrawPart = (_, make) => make();

const home = async () => ({
  page: await loadHomePage(contextOf()),
  words,
  hrefs: { ...links, inspirations: '/inspiracje' },
  places: POLISH_SHELL.places,
  building: null,
});

it('draws home as it is drawn in one piece', async () => {
  const { content, broken } = listening();
  const props = await home();
  const whole = withoutPreloads(
    renderToStaticMarkup(createElement(HomeView, { ...props, part: inOnePiece })),
  );
  expect(staticHtml(createElement(HomeView, { ...props, part: drawnApart(content) }))).toBe(whole);
  expect(broken).toEqual([]);
});

it.each([
  ['slides', 'slides'],
  ['inspirations', 'inspirations'],
  ['campaigns', 'campaigns'],
] as const)(
  'leaves out home’s %s where they throw while they are drawn, and says so once',
  async (name, field) => {
    const { content, broken } = listening();
    const props = await home();
    const page = { ...props.page, [field]: [spoilt()] };
    const html = staticHtml(createElement(HomeView, { ...props, page, part: drawnApart(content) }));
    expect(html).toContain('data-page="home"');
    expect(html).toContain('id="events"');
    expect(broken).toEqual([`${name} view Error: spoilt`]);
  },
);

it('draws what shows one thing alone once for that thing, and again where it threw', () => {
  const { content, broken } = listening();
  const thing = {};
  let drawings = 0;
  const make = (spoilt = false) => {
    drawings += 1;
    if (spoilt) throw new Error('spoilt');
    return createElement('p', null, drawings);
  };
  const draw = (of: object | undefined, spoilt?: boolean) =>
    staticHtml(
      createElement(
        'div',
        null,
        drawnApart(content)('board', () => make(spoilt), of),
      ),
    );
  expect(draw(thing, true)).toBe('<div></div>');
  const first = draw(thing);
  expect(first).toContain('<p>2</p>');
  expect(draw(thing, true)).toBe(first);
  expect(draw({})).toContain('<p>3</p>');
  expect(draw(undefined)).toContain('<p>4</p>');
  expect(broken).toEqual(['board view Error: spoilt']);
  const kept: string[] = [];
  const keep = (html: Buffer) => `<mark>${kept.push(html.toString())}</mark>`;
  expect(staticHtml(drawnApart(content, keep)('board', () => make(true), thing))).toBe('<mark>1</mark>');
  expect(kept).toEqual(['<p>2</p>']);
});

it.each(['header', 'footer'] as const)('leaves out a %s that throws, and tries it again', (part) => {
  const { content, broken } = listening();
  const shell = { ...POLISH_SHELL };
  const of = (shown: typeof shell) =>
    frameOf({
      content,
      shell: shown,
      words,
      links,
      current: undefined,
      queryNames: { category: 'kategoria', specialty: 'specjalizacja' },
    });
  const other = part === 'header' ? 'footer' : 'header';
  const { languages, footer } = shell;
  const bad = part === 'header' ? { languages: spoilt() } : { footer: { ...footer, apple: spoilt() } };
  Object.assign(shell, bad);
  expect(of(shell)[part].join('')).toBe('');
  expect(of(shell)[other].join('')).not.toBe('');
  expect(broken).toEqual(Array.from({ length: 2 }, () => `${part} view Error: spoilt`));
  Object.assign(shell, { languages, footer });
  expect(of(shell)[part].join('')).not.toBe('');
});

interface Listing {
  part: string;
  /** What is left out with it: parts that draw the same. */
  gone: readonly string[];
  /** What it says in the place of a list that is left out; nothing where other lists stay. */
  said: string;
  /** @param spoils whether an entry throws as it is drawn */
  draw: (spoils: boolean, part: DrawPart) => Promise<ReactNode>;
}

/**
 * A list of a page.
 * @param entry what spoils it, by a field that is drawn
 */
function listing<P extends object>(
  part: string,
  load: () => Promise<P | null>,
  [entry, field]: [entry: (page: P) => object | undefined, field: string],
  view: (page: P, part: DrawPart) => ReactNode,
  said = words.t('common:error.unknown'),
  gone: readonly string[] = [part],
): Listing {
  return {
    part,
    said,
    gone,
    async draw(spoils, draw) {
      // What stands in two lists is drawn in both.
      const page: P = JSON.parse(JSON.stringify(await load()));
      const spoilt = entry(page);
      if (!spoilt || !(field in spoilt)) throw new Error(`no ${field} to spoil`);
      if (spoils) spoil(spoilt, field);
      return view(page, draw);
    },
  };
}

const around = { words, homeHref: '/', nothing: 'Nothing', pageHref: () => '/' };
const offers = async () => {
  const page = await loadOffersPage(contextOf());
  return { ...page, coming: page.running.map((offer) => ({ ...offer, id: 1000 + offer.id })) };
};
const events = () => loadEventsPage(contextOf());
const stories = () => loadInspirationsPage(contextOf());
const press = () => loadPressPage(contextOf());
const cinema = () => loadCinemaPage(contextOf());
const offersView = (page: OffersPage, part: DrawPart) => createElement(OffersView, { ...around, page, part });
const eventsView = (page: EventsPage, part: DrawPart) => createElement(EventsView, { ...around, page, part });
const storiesView = (page: InspirationsPage, part: DrawPart) =>
  createElement(InspirationsView, { ...around, page, part });
const pressView = (page: PressPage, part: DrawPart) =>
  createElement(PressView, { ...around, pressHref: '/', page, part });
const cinemaView = (page: CinemaPage, part: DrawPart) =>
  createElement(CinemaView, { ...around, dayHref: () => '/', page, part });

/** A page of one entry, and how it is drawn. */
function entry<P extends object>(
  load: (context: ReturnType<typeof contextOf>) => Promise<P | null>,
  params: Record<string, string>,
  view: (page: P, part: DrawPart) => ReactNode,
) {
  const page = () => load(contextOf({}, { params }));
  return (part: string, spoilt: (page: P) => object | undefined, field: string, gone?: readonly string[]) =>
    listing(part, page, [spoilt, field], view, '', gone);
}
const tenant = entry(loadTenantPage, { category: 'moda', slug: 'halland' }, (page, part) =>
  createElement(TenantView, { ...around, page, part }),
);
const offer = entry(loadOfferPage, { slug: 'x' }, (page, part) =>
  createElement(OfferView, { ...around, offersHref: '/', page, part }),
);
const event = entry(loadEventPage, { slug: 'x' }, (page, part) =>
  createElement(EventView, { ...around, eventsHref: '/', mapHref: '/', page, part }),
);
const movie = entry(loadMoviePage, { slug: 'latarnik' }, (page, part) =>
  createElement(MovieView, { ...around, page, part }),
);
const story = entry(loadInspirationPage, { slug: 'jeden-plaszcz' }, (page, part) =>
  createElement(InspirationView, { ...around, listHref: '/', page, part }),
);
const job = entry(loadJobPage, { slug: 'doradca' }, (page, part) =>
  createElement(JobView, { ...around, jobsHref: '/', page, part }),
);
const stylist = entry(loadStylistPage, { slug: 'halina-wrzos' }, (page, part) =>
  createElement(StylistView, { ...around, stylistsHref: '/', source: '/', page, part }),
);
const contact = entry(loadContactPage, {}, (page, part) =>
  createElement(ContactView, { ...around, source: '/', page, part }),
);
const PLACE_PARTS = ['hours of Galeria', 'special days'];
const lunch = entry(loadLunchCardPage, { slug: 'karta-dla-biur' }, (page, part) =>
  createElement(LunchCardView, { ...around, source: '/', slug: 'x', page, part }),
);
const article = entry(loadPressArticlePage, { slug: 'pszczoly' }, (page, part) =>
  createElement(PressArticleView, { ...around, pressHref: '/', page, part }),
);
const app = entry(loadMobileAppPage, { slug: 'pasaz' }, (page, part) =>
  createElement(MobileAppView, { ...around, page, part }),
);
const sale = entry(
  (context) => loadMediaSale(context, 'mediaSale'),
  {},
  (page, part) => createElement(MediaSaleView, { ...around, source: '/', page, part }),
);
const advancedSale = entry(
  (context) => loadMediaSale(context, 'advancedMediaSale'),
  {},
  (page, part) => createElement(AdvancedSaleView, { ...around, source: '/', page, part }),
);
const cookiePolicy = entry(loadCookiePolicyPage, {}, (page, part) =>
  createElement(CookiePolicyView, { ...around, page, part }),
);
const csr = entry(loadCsrPage, {}, (page, part) => createElement(CsrView, { ...around, page, part }));

describe.each([
  listing('running', offers, [({ running }) => running.at(-1), 'name'], offersView),
  listing('coming', offers, [({ coming }) => coming[0], 'name'], offersView),
  listing('this week', events, [({ thisWeek }) => thisWeek[0], 'name'], eventsView, ''),
  listing('events', events, [({ current }) => current[0], 'name'], eventsView),
  listing('past', events, [({ past }) => past[0], 'name'], eventsView, ''),
  listing(
    'tenants',
    () => loadCategoryPage(contextOf({}, { params: { category: 'moda' } })),
    [({ tenants }) => tenants[0], 'name'],
    (page, part) => createElement(CategoryView, { ...around, mapHref: '/', page, part }),
  ),
  listing('inspirations', stories, [({ inspirations }) => inspirations[0], 'name'], storiesView),
  listing('lookbook', stories, [({ lookbook }) => lookbook, 'spreads'], storiesView, ''),
  listing(
    'jobs',
    () => loadJobsPage(contextOf()),
    [({ jobs }) => jobs[0], 'name'],
    (page, part) => createElement(JobsView, { ...around, page, part }),
  ),
  listing('latest', press, [({ years }) => years[0]?.articles[0], 'name'], pressView, ''),
  listing('articles', press, [({ years }) => years.at(-1)?.articles.at(-1), 'name'], pressView),
  listing(
    'coupons',
    () => loadCouponsPage(contextOf()),
    [({ coupons }) => coupons[0], 'name'],
    (page, part) => createElement(CouponsView, { ...around, page, part }),
  ),
  listing('programme', cinema, [({ chosen }) => chosen?.rows[0], 'versions'], cinemaView),
  listing('latest', cinema, [({ latest }) => latest[0], 'name'], cinemaView, ''),
  listing(
    'shops',
    () => loadGiftCardPage(contextOf()),
    [({ letters }) => letters[0]?.tenants[0], 'name'],
    (page, part) => createElement(GiftCardView, { ...around, page, part }),
  ),
  listing(
    'people',
    () => loadStylistsPage(contextOf()),
    [({ stylists }) => stylists[0], 'picture'],
    (page, part) => createElement(StylistsView, { ...around, source: '/', page, part }),
  ),
  tenant('details', ({ phone }) => phone, 'href'),
  tenant('offers', ({ offers }) => offers[0], 'name'),
  tenant('neighbours', ({ neighbours }) => neighbours[0], 'name'),
  offer('facts', ({ tenant }) => tenant, 'href'),
  offer('shop', ({ shop }) => shop, 'name'),
  offer('more', ({ more }) => more[0], 'name'),
  event('facts', ({ subCategory }) => subCategory, 'href'),
  event('more', ({ more }) => more[0], 'name'),
  movie('facts', ({ cinema }) => cinema, 'href'),
  movie('showings', ({ days }) => days[0], 'versions'),
  movie('more', ({ more }) => more[0], 'name'),
  story('products', ({ products }) => products[0], 'name'),
  story('shops', ({ tenants }) => tenants[0], 'name'),
  story('more', ({ more }) => more[0], 'name'),
  job('facts', ({ email }) => email, 'name'),
  job('shop', ({ shop }) => shop, 'name'),
  job('more', ({ more }) => more[0], 'name'),
  stylist('contact', ({ contact }) => contact.phone, 'href'),
  stylist('hours', ({ days }) => days[0], 'times', ['hours', 'form']),
  stylist('others', ({ others }) => others[0], 'name'),
  contact('hours of Galeria', ({ places }) => places[0]?.hours, 'week', PLACE_PARTS),
  contact('special days', ({ places }) => places[0]?.hours.special[0], 'date', PLACE_PARTS),
  contact('travel', ({ ways }) => ways[0], 'text'),
  contact('facts', ({ facts }) => facts[0], 'value'),
  contact('questions', ({ faq }) => faq[0], 'question'),
  listing(
    'menu of Halland',
    () => loadDailyMenuPage(contextOf()),
    [({ days }) => days.at(-1)?.menus[0], 'served'],
    (page, part) => createElement(DailyMenuView, { ...around, page, part }),
    '',
  ),
  listing(
    'cards',
    () => loadDailyMenuPage(contextOf()),
    [({ cards }) => cards[0], 'href'],
    (page, part) => createElement(DailyMenuView, { ...around, page, part }),
    '',
  ),
  lunch('steps', ({ steps }) => steps[0], 'title'),
  lunch('tenants', ({ tenants }) => tenants[0], 'name'),
  csr('figures', ({ figures }) => figures[0], 'value'),
  csr('projects', ({ projects }) => projects[0], 'html'),
  csr('partners', ({ partners }) => partners[0], 'text'),
  article('contact', ({ contact }) => contact, 'name'),
  article('beside', ({ older }) => older, 'name'),
  app('stores', ({ apple }) => apple, 'href'),
  app('features', ({ features }) => features[0], 'heading'),
  app('rewards', ({ rewards }) => rewards[0], 'points'),
  app('questions', ({ questions }) => questions[0], 'question'),
  sale('surfaces', ({ carousel }) => carousel.surfaces[0], 'title'),
  sale('leasing', ({ team }) => team[0], 'name'),
  sale('calendar', ({ calendar }) => calendar?.weeks[0], 'free'),
  advancedSale('drawing', ({ carousel }) => carousel.surfaces[0], 'size', ['drawing', 'surfaces']),
  cookiePolicy('cookies', ({ categories }) => categories[0], 'name'),
  listing(
    'questions',
    () => loadSurveyPage(contextOf({}, { params: { slug: 'jak-sie-chodzi' } })),
    [({ questions }) => questions[0], 'question'],
    (page, part) => createElement(SurveyView, { ...around, source: '/', slug: 'x', page, part }),
  ),
])('the part “$part”', ({ said, gone, draw }) => {
  it('is drawn as it is drawn in one piece', async () => {
    const { content, broken } = listening();
    expect(staticHtml(await draw(false, drawnApart(content)))).toBe(
      staticHtml(await draw(false, inOnePiece)),
    );
    expect(broken).toEqual([]);
  });

  it('is left out where an entry throws while it is drawn, and the page stays', async () => {
    const { content, broken } = listening();
    const html = staticHtml(await draw(true, drawnApart(content)));
    expect(html).toMatch(/^<main[^>]* data-page=.*<h1.*<\/main>$/s);
    expect(html).toContain(said);
    expect(html).not.toContain(around.nothing);
    expect(broken).toEqual(gone.map((one) => `${one} view Error: spoilt`));
  });
});

it.each([
  [{ state: 'done' }, doneWords(words.t).text],
  [{ state: 'failed', values: {}, issues: {}, proof: '' }, stateWords('failed', words.t)],
] as const)('says what became of a form that can’t be drawn: %j', (state, said) => {
  const { content, broken } = listening();
  const shown = spoil({ form: 'contact', page: 'contact', state, source: '/' } as const, 'source');
  const html = staticHtml(
    createElement(SubmissionView, { ...around, shown, stylists: [], part: drawnApart(content) }),
  );
  expect(html).toMatch(/^<main[^>]* data-page="submission".*<h1.*<\/main>$/s);
  expect(html).toContain(`<p>${said}</p>`);
  expect(broken).toEqual(['form view Error: spoilt']);
});

it('keeps the search’s bar and tabs where what was found can’t be drawn', () => {
  const { content, broken } = listening();
  const nothing = createIndexes({ tenants: [], offers: [], events: [] }, 'pl-PL');
  const found = spoil(find(nothing, 'buty', 'wszystko', 'pl'), 'lists');
  const html = staticHtml(
    createElement(SearchView, {
      ...{ found, asked: askedOf({ q: 'buty' }), words, part: drawnApart(content) },
      ...{ hrefOf: () => '/', names: queryNames('pl-PL'), links: { contact: '/' }, categories: [] },
    }),
  );
  expect(html).toContain('value="buty"');
  expect(html).toContain(words.t('common:error.unknown'));
  expect(broken).toEqual(['results view Error: spoilt']);
});

describe('the map', () => {
  const none = { voids: [], squares: [], landings: [], cores: [], amenities: [], entrances: [] };
  const rooms = [{ room: '1.24', path: 'M0 0h4v4z', centre: [2, 2], spaces: [[4, 4]] }] as const;
  const building: Building = {
    ...{ sheet: [9, 9], scale: 1, atria: [], edges: [], kiosks: [] },
    floors: [{ ...none, level: 1, outline: 'M0 0h9v9z', walls: [], rooms, doors: '', bays: '' }],
    nodes: [{ id: 'a', level: 1, x: 0, y: 0, sign: 'A' }],
  };
  const load = async () => {
    const content = await loadMap(contextOf());
    return { content, building, state: mapState({ query: {}, content, building, fold: (text) => text }) };
  };
  const view = ({ content, building, state }: Awaited<ReturnType<typeof load>>, part: DrawPart) =>
    staticHtml(
      createElement(MapView, {
        ...{ page: 'map', homeHref: '/', links: mapLinks('map', 'pl-PL', {}) },
        ...{ content, building, state, words, part },
      }),
    );

  it('is drawn as it is drawn in one piece', async () => {
    const { content, broken } = listening();
    const map = await load();
    expect(view(map, drawnApart(content))).toBe(view(map, inOnePiece));
    expect(broken).toEqual([]);
  });

  it('keeps its list where its plan throws, and says that there is no plan', async () => {
    const { content, broken } = listening();
    const map = await load();
    const html = view({ ...map, state: { ...map.state, onFloor: [spoilt()] } }, drawnApart(content));
    expect(html).toContain(words.t('map:unavailable'));
    expect(html).toContain(map.state.listed[0]?.name);
    expect(broken).toEqual(['plan view Error: spoilt']);
  });

  it('keeps its plan where its list throws', async () => {
    const { content, broken } = listening();
    const map = await load();
    const html = view({ ...map, state: { ...map.state, listed: [spoilt()] } }, drawnApart(content));
    expect(html).toContain('data-stage');
    expect(broken).toEqual(['shops view Error: spoilt']);
  });

  it('keeps both where its categories and its form throw', async () => {
    const { content, broken } = listening();
    const map = await load();
    const html = view({ ...map, content: { ...map.content, shops: [spoilt()] } }, drawnApart(content));
    expect(html).toContain('data-stage');
    expect(html).toContain(map.state.listed[0]?.name);
    expect(broken).toEqual(['form of ways view Error: spoilt', 'categories view Error: spoilt']);
  });
});

/** Says what it is, and throws as soon as anything else of it is asked for. */
const spoiltBlock = (kind: BlockKind) =>
  new Proxy<LandingBlock>({ kind } as LandingBlock, {
    get: (block, field) => {
      if (field === 'kind') return block.kind;
      throw new Error('spoilt');
    },
  });

describe('a landing page', () => {
  const slug = 'zima';
  const view = (page: LandingPage, part: DrawPart) =>
    staticHtml(createElement(LandingView, { ...{ page, words, slug, part }, homeHref: '/', source: '/' }));
  const load = async () => {
    const page = await loadLandingPage(contextOf({}, { params: { slug } }));
    if (!page) throw new Error('there is no page');
    return page;
  };

  it('is drawn as it is drawn in one piece', async () => {
    const { content, broken } = listening();
    expect(view(await load(), drawnApart(content))).toBe(view(await load(), inOnePiece));
    expect(broken).toEqual([]);
  });

  it('is drawn without the block that throws, whichever that is, under its name', async () => {
    const { blocks, ...rest } = await load();
    expect(blocks.length).toBeGreaterThan(5);
    for (const [index, { kind }] of blocks.entries()) {
      const { content, broken } = listening();
      const others = blocks.toSpliced(index, 1);
      const page = { ...rest, blocks: blocks.with(index, spoiltBlock(kind)) };
      const html = view(page, drawnApart(content));
      expect(html, kind).toBe(view({ ...rest, blocks: others }, inOnePiece));
      expect(broken).toEqual([`${kind} of zima view Error: spoilt`]);
    }
  });
});
