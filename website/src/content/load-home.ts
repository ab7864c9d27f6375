import type { CarouselPayload, Event, HomePagePayload, Offer } from '@mall/contract';
import {
  byPromotion,
  eventCard,
  eventState,
  isPublished,
  type Making,
  offerCard,
  offerLabels,
  shopMaking,
  tenantCard,
} from './cards.ts';
import { orWithout } from './content-reader.ts';
import type { HomeCinema, HomeStories, HomeToday } from './home-models.ts';
import type { LoadContext } from './load-context.ts';
import { askedNow, readCurrentEvents } from './load-events.ts';
import { loadHomeCinema } from './load-home-cinema.ts';
import { loadHomeStories } from './load-home-stories.ts';
import { loadHomeToday } from './load-home-today.ts';
import { runningOffers } from './load-offers.ts';
import { pictureOf } from './pictures.ts';
import { floorLevel } from './place.ts';
import { readOffers } from './read-all.ts';
import { plainText, text, without } from './text.ts';
import type { HomeFloor, HomePage, Seo, Slide, Way } from './view-models.ts';

/** Fewer promoted ones than this are made up from the others. */
const ENOUGH_OFFERS = 4;
const ENOUGH_EVENTS = 3;

/** Throws only when the content system is down: a home page without content shows what else there is. */
export async function loadHomePage(
  context: LoadContext,
): Promise<HomePage & HomeStories & HomeToday & { cinema: HomeCinema }> {
  const { content } = context;
  const [page, carousel, tenants, offers, events, stories, today, cinema] = await Promise.all([
    content.read('homePage', {}),
    orWithout(content, content.read('carousel', {})),
    orWithout(content, content.read('promotedTenants', {})),
    orWithout(content, homeOffers(context)),
    orWithout(content, homeEvents(context)),
    loadHomeStories(context),
    loadHomeToday(context),
    loadHomeCinema(context),
  ]);
  const make = await shopMaking(context);
  const offerLabel = offerLabels(offers ?? [], context);
  return without({
    ...stories,
    ...today,
    cinema,
    heading: text(page?.heading),
    text: plainText(page?.text),
    searchPlaceholder: text(page?.searchPlaceholder),
    floors: floorsOf(page, make),
    ways: waysOf(page?.ways ?? [], make),
    travel: without({ heading: text(page?.travelHeading), ways: waysOf(page?.travel ?? [], make) }),
    slides: slidesOf(carousel, make),
    offers: (offers ?? []).map((offer) => offerCard(offer, make)),
    events: (events ?? []).map((event) => eventCard(event, make)),
    tenants: (tenants?.items ?? []).map((tenant) => tenantCard(tenant, make, { offerLabels: offerLabel })),
    seo: seoOf(page),
  });
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
    (event) => isPublished(event, context) && eventState(event, context) !== 'ended',
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
function floorsOf(page: HomePagePayload | null, { links }: Making): HomeFloor[] {
  const floors = new Map<number, HomeFloor>();
  for (const floor of page?.floors ?? []) {
    const level = floorLevel(floor.level);
    const heading = text(floor.heading);
    if (level === null || heading === undefined || floors.has(level)) continue;
    floors.set(
      level,
      without({
        level,
        heading,
        href: links.content(floor.href),
        note: text(floor.note),
        links: floor.links
          .map(({ name, href }) => links.named(name, href))
          .filter((link) => link !== undefined),
        pictures: floor.media.map((media) => pictureOf(media)).filter((picture) => picture !== undefined),
      }),
    );
  }
  return [...floors.values()].sort((a, b) => b.level - a.level);
}

function waysOf(ways: HomePagePayload['ways'], { links }: Making): Way[] {
  return ways.flatMap((way) => {
    const name = text(way.name);
    const href = links.content(way.href);
    // A way that leads to a page this build does not have would be a dead end.
    if (name === undefined || (text(way.href) !== undefined && href === undefined)) return [];
    return [
      without({
        name,
        text: plainText(way.text),
        note: text(way.note),
        href,
        pictogram: text(way.pictogram),
        turn: way.turn ?? undefined,
      }),
    ];
  });
}

function slidesOf(carousel: CarouselPayload | null, { links }: Making): Slide[] {
  return (carousel?.slides ?? []).flatMap((slide) => {
    const title = text(slide.title);
    const link = links.named(text(slide.linkName) ?? title, slide.href);
    if (title === undefined || (text(slide.href) !== undefined && link === undefined)) return [];
    return [
      without({
        title,
        text: plainText(slide.text),
        link,
        picture: pictureOf(slide.media),
        mobilePicture: pictureOf(slide.mobileMedia),
        level: floorLevel(slide.level),
      }),
    ];
  });
}

function seoOf(page: HomePagePayload | null): Seo {
  const seo = page?.seo;
  return without({
    title: text(seo?.title),
    description: plainText(seo?.description),
    image: pictureOf(seo?.image),
  });
}
