import {
  ENDPOINTS,
  type HairStylist,
  STYLIST_KEY,
  type StylistPage as StylistTexts,
  wireId,
} from '@mall/contract';
import { centreDate } from '@mall/contract/centre-time.ts';
import { type CardContext, cardContext } from '../../content/cards.ts';
import { orWithout } from '../../content/client/content-reader.ts';
import type { LoadContext } from '../../content/client/load-context.ts';
import { alternatesBySlug, slugAlternates } from '../../content/fields/alternates.ts';
import type { Links } from '../../content/fields/links.ts';
import { validMoment } from '../../content/fields/periods.ts';
import { pictureOf } from '../../content/fields/pictures.ts';
import { placeOf } from '../../content/fields/place.ts';
import { richText } from '../../content/fields/rich-text.ts';
import { omitUndefined, plainText, trimToUndefined } from '../../content/fields/text.ts';
import { emailLink, phoneLink } from '../../content/fields/ways-to-reach.ts';
import { entriesOf, isNothing } from '../../content/page-presence.ts';
import { questionsOf } from '../faq/questions.ts';
import type {
  FreeDay,
  Studio,
  StylistCard,
  StylistContact,
  StylistPage,
  StylistsPage,
} from './stylist-models.ts';

const TIME = /^(\d{1,2}):(\d{2})$/;

/** The hours that are hours, written alike and in order. */
function startsOf(hours: readonly string[]): string[] {
  const times = hours.flatMap((hour) => {
    const [, h, m] = TIME.exec(hour.trim()) ?? [];
    return h !== undefined && m !== undefined && Number(h) < 24 && Number(m) < 60
      ? [`${h.padStart(2, '0')}:${m}`]
      : [];
  });
  return [...new Set(times)].sort();
}

/** Days after today on which a stylist is free; null = the content system cannot say. */
async function freeDays(stylist: HairStylist, context: LoadContext): Promise<FreeDay[] | null> {
  const { content } = context;
  const asked = ENDPOINTS.stylistTimes.params.safeParse({ id: wireId(stylist) });
  // An id that is none: nothing can be asked about this one, and the others keep their page.
  if (!asked.success) return null;
  const list = await orWithout(content, content.read('stylistTimes', asked.data));
  if (list === null) return null;
  const today = centreDate(context.now, context.timeZone);
  const days = new Map<string, string[]>();
  for (const day of list.items) {
    const date = validMoment(day.date)?.slice(0, 10);
    if (date === undefined || date <= today) continue;
    const times = startsOf([...(days.get(date) ?? []), ...day.hours]);
    if (times.length > 0) days.set(date, times);
  }
  return [...days]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([date, times]) => ({ date, times }));
}

/** What a booking names the stylist by. */
function keyOf(stylist: HairStylist): string {
  const key = trimToUndefined(stylist.documentId) ?? String(wireId(stylist));
  return STYLIST_KEY.test(key) ? key : String(stylist.id);
}

async function stylistCard(stylist: HairStylist, make: CardContext): Promise<StylistCard> {
  const { context, links } = make;
  const name = stylist.name.trim();
  const days = await freeDays(stylist, context);
  return omitUndefined({
    id: stylist.id,
    key: keyOf(stylist),
    name,
    href: links.page('stylist', { slug: stylist.slug.trim() }),
    line: plainText(stylist.headDescription),
    picture: pictureOf(stylist.media, name),
    days: days ?? [],
    asksTime: days === null,
  });
}

function studioOf(texts: StylistTexts, links: Links): Studio | undefined {
  const words = trimToUndefined(texts.place);
  const place = placeOf({ mall_room: { room_id: texts.room } });
  if (words === undefined && place.room === undefined) return undefined;
  const href = place.level !== null && place.room ? links.page('mapLocation', { id: place.room }) : undefined;
  return omitUndefined({ place, words, href });
}

function contactOf(texts: StylistTexts | null, links: Links): StylistContact {
  if (!texts) return {};
  return omitUndefined({
    phone: phoneLink(texts.phone),
    email: emailLink(texts.email),
    studio: studioOf(texts, links),
  });
}

/** How to reach the stylists, where the content system says it. */
export async function loadStylistContact(context: LoadContext): Promise<StylistContact> {
  const texts = await orWithout(context.content, context.content.read('stylistPage', {})).catch(() => null);
  return contactOf(texts, cardContext(context).links);
}

/** Everything of the landing page that can be had. Null = the centre has neither stylists nor words about them. */
export async function loadStylistsPage(context: LoadContext): Promise<StylistsPage | null> {
  const { content } = context;
  const [list, texts] = await Promise.all([
    content.read('stylists', {}),
    orWithout(content, content.read('stylistPage', {})),
  ]);
  if (isNothing('personalStylist', content, entriesOf(list))) return null;
  const make = cardContext(context);
  const lead = plainText(texts?.description);
  const picture = pictureOf(texts?.media);
  return omitUndefined({
    heading: trimToUndefined(texts?.heading),
    lead,
    picture,
    contact: contactOf(texts, make.links),
    stylists: await Promise.all(
      (list?.items ?? []).map(async (stylist) =>
        omitUndefined({
          ...(await stylistCard(stylist, make)),
          html: stylist.showBioInLandingPage ? richText(stylist.bio, make.links, 3) : undefined,
        }),
      ),
    ),
    questions: questionsOf(texts?.faq ?? [], make.links),
    seo: omitUndefined({ title: trimToUndefined(texts?.heading), description: lead, image: picture }),
  });
}

/** Null = there is no such stylist. */
export async function loadStylistPage(context: LoadContext): Promise<StylistPage | null> {
  const { slug } = context.params;
  if (slug === undefined) return null;
  const { content } = context;
  const [stylist, list, texts] = await Promise.all([
    content.read('stylist', { slug }),
    orWithout(content, content.read('stylists', {})),
    orWithout(content, content.read('stylistPage', {})),
  ]);
  if (!stylist) return null;
  const make = cardContext(context);
  const card = await stylistCard(stylist, make);
  const others = (list?.items ?? []).filter(
    (other) => other.id !== stylist.id && other.slug !== stylist.slug,
  );
  return omitUndefined({
    ...card,
    html: richText(stylist.bio, make.links),
    contact: contactOf(texts, make.links),
    others: await Promise.all(others.map((other) => stylistCard(other, make))),
    alternates: alternatesBySlug(slugAlternates(stylist, slug, context.locale)),
    seo: omitUndefined({ description: card.line, image: card.picture }),
  });
}

/** The stylists with their free hours, for a form that is answered; none when the content system cannot say. */
export async function loadStylistsToChoose(context: LoadContext): Promise<StylistCard[]> {
  const list = await orWithout(context.content, context.content.read('stylists', {})).catch(() => null);
  const make = cardContext(context);
  return Promise.all((list?.items ?? []).map((stylist) => stylistCard(stylist, make)));
}
