import type { InfoPagePayload } from '@mall/contract';
import type { Locale } from '../i18n/locales.ts';
import { translator } from '../i18n/translator.ts';
import { type Making, making, type ShopMaking, shopMaking } from './cards.ts';
import { orWithout } from './content-reader.ts';
import type { ContactFact, InfoPage } from './document-models.ts';
import { socialsOf } from './footer.ts';
import { nameKey } from './hours.ts';
import { isExternal } from './links.ts';
import type { LoadContext } from './load-context.ts';
import { openingTimes } from './opening-times.ts';
import { questionsOf } from './questions.ts';
import { type Building, readBuilding } from './read-all.ts';
import { richText } from './rich-text.ts';
import { plainText, text, without } from './text.ts';
import type { Link, PlaceWithDays, Way } from './view-models.ts';

/**
 * Contact and info: opening times of every place, the ways here, whom to ask. Throws when the header's data cannot
 * be had: they are the page. Without the info page the rest of it is shown.
 */
export async function loadContactPage(context: LoadContext): Promise<InfoPage> {
  const [header, building, info, make] = await Promise.all([
    context.content.read('headerStatic', {}),
    readBuilding(context.content),
    orWithout(context.content, context.content.read('infoPage', {})),
    shopMaking(context),
  ]);
  const { links } = make;
  const data = header?.headerData;
  const lead = plainText(info?.free_text);
  return without<InfoPage>({
    centreName: text(data?.centreName) ?? text(data?.centreLogo?.alt) ?? text(header?.seoData?.title) ?? '',
    places: placesOf(info, building, make),
    showsHours: info?.displayOpeningTimeOnInfoPage !== false,
    howToGetThere: links.named(data?.howToGetThere?.name, data?.howToGetThere?.href),
    socials: socialsOf(header, links),
    html: richText(info?.free_text, links),
    mapHref: outside(info?.locationURL, make),
    route: routeOf(info, make),
    facts: (info?.contact ?? []).flatMap((fact) => factOf(fact, make)),
    ways: (info?.transportation_lines ?? []).flatMap((line) => lineOf(line, make)),
    faq: questionsOf(info?.faq ?? [], links),
    links: (info?.links ?? []).flatMap(({ name, href }) => links.named(name, href) ?? []),
    seo: without({ description: lead }),
  });
}

/** The ways here alone, for pages that tell them on paper. Never throws: without the info page there are none. */
export async function loadWays(context: LoadContext): Promise<Way[]> {
  const info = await orWithout(context.content, context.content.read('infoPage', {}));
  return (info?.transportation_lines ?? []).flatMap((line) => lineOf(line, making(context)));
}

/**
 * The places of the header, which every page shows: theirs are the hours. The info page's record, the same one in our
 * own content system, adds places that only it knows; it counts alone where the header has none.
 */
function placesOf(info: InfoPagePayload | null, building: Building, make: ShopMaking): PlaceWithDays[] {
  const { places } = make.times;
  const own = openingTimes(info?.openingTime ?? null, building, make).places;
  const more = own
    .filter(({ name }) => !places.some((place) => nameKey(place.name) === nameKey(name)))
    .map((place) =>
      places.length === 0 ? place : { ...place, hours: make.times.ofHref(place.href) ?? place.hours },
    );
  return [...places, ...more];
}

function outside(href: string | null | undefined, { links }: Making): string | undefined {
  const target = links.content(href);
  return target !== undefined && isExternal(target) ? target : undefined;
}

function routeOf(info: InfoPagePayload | null, make: Making): Link | undefined {
  const name = text(info?.takeMeThereLabel);
  const href = outside(info?.takeMeThereURL, make);
  return name !== undefined && href !== undefined ? { name, href, external: true } : undefined;
}

const KIND_WORDS = {
  phone: 'forms:phone',
  email: 'forms:email',
  address: 'contact:address',
} as const;
const KIND_PICTOGRAMS: Readonly<Record<string, string>> = { address: 'pin' };

/** A fact without a name is called by its kind, or by the centre whose it is. */
function nameOf(fact: InfoPagePayload['contact'][number], locale: Locale): string {
  const kind = fact.kind as keyof typeof KIND_WORDS;
  const t = translator(locale);
  return text(fact.name) ?? (Object.hasOwn(KIND_WORDS, kind) ? t(KIND_WORDS[kind]) : t('contact:facts'));
}

function factOf(fact: InfoPagePayload['contact'][number], { context, links }: Making): ContactFact[] {
  const value = plainText(fact.value);
  if (value === undefined) return [];
  const name = nameOf(fact, context.locale);
  return [
    without({
      name,
      value,
      href: links.content(fact.href),
      pictogram: text(fact.pictogram) ?? KIND_PICTOGRAMS[fact.kind ?? ''],
    }),
  ];
}

function lineOf(line: InfoPagePayload['transportation_lines'][number], { links }: Making): Way[] {
  const name = text(line.name);
  if (name === undefined) return [];
  return [
    without({
      name,
      text: plainText(line.text),
      note: text(line.note),
      href: links.content(line.href),
      pictogram: text(line.pictogram),
      turn: line.turn ?? undefined,
    }),
  ];
}
