import type { CarouselPayload, Event, HomePagePayload, Offer } from '@mall/contract';
import {
  byPromotion,
  type CardContext,
  eventCard,
  eventState,
  isPublished,
  offerCard,
  offerLabels,
  shopCardContext,
  tenantCard,
} from '../../content/cards.ts';
import { madeOfParts, orLeftOut, orLeftOutLater, orWithout } from '../../content/client/content-reader.ts';
import type { LoadContext } from '../../content/client/load-context.ts';
import { readOffers } from '../../content/client/read-all.ts';
import { pictureOf } from '../../content/fields/pictures.ts';
import { floorLevel } from '../../content/fields/place.ts';
import type { Seo } from '../../content/fields/seo.ts';
import { omitUndefined, plainText, trimToUndefined } from '../../content/fields/text.ts';
import { translator } from '../../i18n/translator.ts';
import { askedNow, readCurrentEvents } from '../events/load-events.ts';
import { runningOffers } from '../offers/load-offers.ts';
import type { Way } from '../travel/way.ts';
import type { HomeCinema, HomeFloor, HomePage, HomeStories, HomeToday, Slide } from './home-models.ts';
import { loadHomeStories } from './stories/load-home-stories.ts';
import { loadHomeCinema } from './today/load-home-cinema.ts';
import { loadHomeToday } from './today/load-home-today.ts';

/** Fewer promoted ones than this are made up from the others. */
const ENOUGH_OFFERS = 4;
const ENOUGH_EVENTS = 3;
/** As many as home has room for, however many editors promote. */
const MAX_OFFERS = 6;
const MAX_EVENTS = 5;
const MAX_SHOPS = 8;

/** Throws only when the content system is down: a home page without content shows what else there is. */
export async function loadHomePage(
  context: LoadContext,
): Promise<HomePage & HomeStories & HomeToday & { cinema: HomeCinema }> {
  const { content } = context;
  const [page, carousel, tenants, offers, events, stories, today, cinema] = await Promise.all([
    content.read('homePage', {}),
    orWithout(content, content.read('carousel', {})),
    orWithout(content, content.read('promotedTenants', {})),
    orWithout(content, orLeftOutLater(content, 'offers', 'promotedOffers', homeOffers(context))),
    orWithout(content, orLeftOutLater(content, 'events', 'promotedEvents', homeEvents(context))),
    loadHomeStories(context),
    loadHomeToday(context),
    orLeftOutLater(content, 'cinema', 'cinemaPage', loadHomeCinema(context)),
  ]);
  const make = await shopCardContext(context);
  const labels = orLeftOut(
    content,
    'labels of offers',
    'promotedOffers',
    () => offerLabels(offers ?? [], context),
    new Map(),
  );
  const parts = madeOfParts<Omit<HomePage, 'travel'>>(content, {
    heading: ['heading', 'homePage.heading', () => trimToUndefined(page?.heading), undefined],
    text: ['text', 'homePage.text', () => plainText(page?.text), undefined],
    searchPlaceholder: [
      'search',
      'homePage.searchPlaceholder',
      () => trimToUndefined(page?.searchPlaceholder),
      undefined,
    ],
    floors: ['floors', 'homePage.floors', () => floorsOf(page, make), []],
    ways: ['ways', 'homePage.ways', () => waysOf(page?.ways ?? [], make), []],
    slides: ['slides', 'carousel.slides', () => slidesOf(carousel, make), []],
    offers: [
      'offers',
      'promotedOffers',
      () => (offers ?? []).slice(0, MAX_OFFERS).map((offer) => offerCard(offer, make)),
      [],
    ],
    events: [
      'events',
      'promotedEvents',
      () => (events ?? []).slice(0, MAX_EVENTS).map((event) => eventCard(event, make)),
      [],
    ],
    tenants: [
      'shops',
      'promotedTenants',
      () =>
        (tenants?.items ?? [])
          .slice(0, MAX_SHOPS)
          .map((tenant) => tenantCard(tenant, make, { offerLabels: labels })),
      [],
    ],
    seo: ['head', 'homePage.seo', () => seoOf(page), {}],
  });
  const travel = madeOfParts<HomePage['travel']>(content, {
    heading: [
      'heading of travel',
      'homePage.travelHeading',
      () => trimToUndefined(page?.travelHeading),
      undefined,
    ],
    ways: ['travel', 'homePage.travel', () => waysOf(page?.travel ?? [], make), []],
  });
  return { ...stories, ...today, cinema: cinema ?? { showings: [] }, ...parts, travel };
}

/** Promoted offers that run; with too few of them, other running ones behind. */
async function homeOffers(context: LoadContext): Promise<Offer[]> {
  const promoted = (await context.content.read('promotedOffers', {}))?.items ?? [];
  const running = runningOffers(promoted, context);
  if (running.length >= ENOUGH_OFFERS) return running;
  const known = new Set(running.map(({ slug }) => slug));
  const others = runningOffers(await readOffers(context.content), context).filter(
    ({ slug }) => !known.has(slug),
  );
  return [...running, ...others].slice(0, Math.max(ENOUGH_OFFERS, running.length));
}

/** Promoted events that are not over, the next first; with too few of them, other current ones behind. */
async function homeEvents(context: LoadContext): Promise<Event[]> {
  const list = await context.content.read('promotedEvents', { now: askedNow(context) });
  const shown = (list?.items ?? []).filter(
    // A system that leaves the filter out gives all of them.
    (event) =>
      event.isPromoted !== false && isPublished(event, context) && eventState(event, context) !== 'ended',
  );
  const known = new Set(shown.map(({ slug }) => slug));
  const others =
    shown.length >= ENOUGH_EVENTS
      ? []
      : (await readCurrentEvents(context)).filter(({ slug }) => !known.has(slug));
  const all = [...shown, ...others.slice(0, ENOUGH_EVENTS - shown.length)];
  return byPromotion(all.toSorted((a, b) => (a.startDate ?? '').localeCompare(b.startDate ?? '')));
}

/** From the top floor down, each floor once. */
function floorsOf(page: HomePagePayload | null, { links }: CardContext): HomeFloor[] {
  const floors = new Map<number, HomeFloor>();
  for (const floor of page?.floors ?? []) {
    const level = floorLevel(floor.level);
    const heading = trimToUndefined(floor.heading);
    if (level === null || heading === undefined || floors.has(level)) continue;
    floors.set(
      level,
      omitUndefined({
        level,
        heading,
        href: links.content(floor.href),
        note: trimToUndefined(floor.note),
        links: floor.links
          .map(({ name, href }) => links.named(name, href))
          .filter((link) => link !== undefined),
        pictures: floor.media.map((media) => pictureOf(media)).filter((picture) => picture !== undefined),
      }),
    );
  }
  return [...floors.values()].sort((a, b) => b.level - a.level);
}

function waysOf(ways: HomePagePayload['ways'], { links }: CardContext): Way[] {
  return ways.flatMap((way) => {
    const name = trimToUndefined(way.name);
    const href = links.content(way.href);
    // A way that leads to a page we do not have would be a dead end.
    if (name === undefined || (trimToUndefined(way.href) !== undefined && href === undefined)) return [];
    return [
      omitUndefined({
        name,
        text: plainText(way.text),
        note: trimToUndefined(way.note),
        href,
        icon: trimToUndefined(way.pictogram),
        turn: way.turn ?? undefined,
      }),
    ];
  });
}

function slidesOf(carousel: CarouselPayload | null, { context, links }: CardContext): Slide[] {
  // What a picture is called that says nothing of itself, with its number.
  const otherwise = translator(context.locale)('home:slides.heading');
  return (carousel?.slides ?? []).flatMap((slide, index) => {
    const picture = pictureOf(slide.media);
    const mobilePicture = pictureOf(slide.mobileMedia);
    // A picture alone is called what it shows.
    const numbered = picture || mobilePicture ? `${otherwise} ${index + 1}` : undefined;
    const title = [slide.title, slide.linkName, picture?.alt, mobilePicture?.alt, numbered]
      .map(trimToUndefined)
      .find((words) => words !== undefined);
    if (title === undefined) return [];
    return [
      omitUndefined({
        title,
        text: plainText(slide.text),
        link: links.named(trimToUndefined(slide.linkName) ?? title, slide.href),
        picture,
        mobilePicture,
        level: floorLevel(slide.level),
      }),
    ];
  });
}

function seoOf(page: HomePagePayload | null): Seo {
  const seo = page?.seo;
  return omitUndefined({
    title: trimToUndefined(seo?.title),
    description: plainText(seo?.description),
    image: pictureOf(seo?.image),
  });
}
