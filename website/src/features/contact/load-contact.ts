import type { InfoPagePayload } from '@mall/contract';
import { sameName } from '@mall/contract/opening/hours.ts';
import { type CardContext, cardContext, type ShopCardContext, shopCardContext } from '../../content/cards.ts';
import { orWithout } from '../../content/client/content-reader.ts';
import type { LoadContext } from '../../content/client/load-context.ts';
import { type Building, readBuildingData } from '../../content/client/read-all.ts';
import { isExternal, type Link } from '../../content/fields/links.ts';
import { richText } from '../../content/fields/rich-text.ts';
import { omitUndefined, plainText, trimToUndefined } from '../../content/fields/text.ts';
import type { PlaceWithDays } from '../../content/opening-times/opening-models.ts';
import { openingTimes } from '../../content/opening-times/opening-times.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translator.ts';
import { questionsOf } from '../faq/questions.ts';
import type { Way } from '../travel/way.ts';
import type { ContactFact, InfoPage } from './contact-models.ts';
import { socialsOf } from './socials.ts';

/**
 * Contact and info: opening times of every place, the ways here, whom to ask. Throws when the header's data cannot
 * be had: they are the page. Without the info page the rest of it is shown.
 */
export async function loadContactPage(context: LoadContext): Promise<InfoPage> {
  const [header, building, info, make] = await Promise.all([
    context.content.read('headerStatic', {}),
    readBuildingData(context.content),
    orWithout(context.content, context.content.read('infoPage', {})),
    shopCardContext(context),
  ]);
  const { links } = make;
  const data = header?.headerData;
  const lead = plainText(info?.free_text);
  return omitUndefined<InfoPage>({
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
    seo: omitUndefined({ description: lead }),
  });
}

/** The ways here alone, for pages that tell them on paper. Never throws: without the info page there are none. */
export async function loadWays(context: LoadContext): Promise<Way[]> {
  const info = await orWithout(context.content, context.content.read('infoPage', {}));
  return (info?.transportation_lines ?? []).flatMap((line) => lineOf(line, cardContext(context)));
}

/**
 * The places of the header, which every page shows: theirs are the hours. The info page's record, the same one in our
 * own content system, adds places that only it knows; it counts alone where the header has none.
 */
function placesOf(info: InfoPagePayload | null, building: Building, make: ShopCardContext): PlaceWithDays[] {
  const { places } = make.times;
  const own = openingTimes(info?.openingTime ?? null, building, make).places;
  const more = own
    .filter(({ name }) => !places.some((place) => sameName(place.name, name)))
    .map((place) =>
      places.length === 0 ? place : { ...place, hours: make.times.ofHref(place.href) ?? place.hours },
    );
  return [...places, ...more];
}

function outside(href: string | null | undefined, { links }: CardContext): string | undefined {
  const target = links.content(href);
  return target !== undefined && isExternal(target) ? target : undefined;
}

function routeOf(info: InfoPagePayload | null, make: CardContext): Link | undefined {
  const name = trimToUndefined(info?.takeMeThereLabel);
  const href = outside(info?.takeMeThereURL, make);
  return name !== undefined && href !== undefined ? { name, href, external: true } : undefined;
}

const KIND_WORDS = {
  phone: 'forms:phone',
  email: 'forms:email',
  address: 'contact:address',
} as const;
const KIND_ICONS: Readonly<Record<string, string>> = { address: 'pin' };

/** A fact without a name is called by its kind, or by the centre whose it is. */
function nameOf(fact: InfoPagePayload['contact'][number], locale: Locale): string {
  const kind = fact.kind as keyof typeof KIND_WORDS;
  const t = translator(locale);
  return (
    trimToUndefined(fact.name) ?? (Object.hasOwn(KIND_WORDS, kind) ? t(KIND_WORDS[kind]) : t('contact:facts'))
  );
}

function factOf(fact: InfoPagePayload['contact'][number], { context, links }: CardContext): ContactFact[] {
  const value = plainText(fact.value);
  if (value === undefined) return [];
  const name = nameOf(fact, context.locale);
  return [
    omitUndefined({
      name,
      value,
      href: links.content(fact.href),
      icon: trimToUndefined(fact.pictogram) ?? KIND_ICONS[fact.kind ?? ''],
    }),
  ];
}

function lineOf(line: InfoPagePayload['transportation_lines'][number], { links }: CardContext): Way[] {
  const name = trimToUndefined(line.name);
  if (name === undefined) return [];
  return [
    omitUndefined({
      name,
      text: plainText(line.text),
      note: trimToUndefined(line.note),
      href: links.content(line.href),
      icon: trimToUndefined(line.pictogram),
      turn: line.turn ?? undefined,
    }),
  ];
}
