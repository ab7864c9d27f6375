import type { MediaSale } from '@mall/contract';
import { addDays, centreDate } from '@mall/contract/centre-time.ts';
import { cardContext } from '../../content/cards.ts';
import type { LoadContext } from '../../content/client/load-context.ts';
import type { Link, Links } from '../../content/fields/links.ts';
import { validMoment } from '../../content/fields/periods.ts';
import { pdfOf, pictureOf } from '../../content/fields/pictures.ts';
import { floorLevel } from '../../content/fields/place.ts';
import { richText } from '../../content/fields/rich-text.ts';
import { omitUndefined, plainText, trimToUndefined } from '../../content/fields/text.ts';
import { emailLink, phoneLink } from '../../content/fields/ways-to-reach.ts';
import { translator } from '../../i18n/translator.ts';
import type { CampaignCalendar, MediaSalePage, Surface, TeamMember } from './media-sale-models.ts';

/** How far the calendar looks ahead. */
export const CALENDAR_WEEKS = 12;

const measure = (value: number | null | undefined, most: number) =>
  value !== null && value !== undefined && value > 0 && value < most ? value : undefined;

/** @param otherwise what a picture is called that says nothing of itself */
function surfaceOf(raw: MediaSale['Carousel'][number], otherwise: string): Surface | undefined {
  const alt = pictureOf(raw.media)?.alt;
  const own = [raw.title, alt].map(trimToUndefined).find((words) => words !== undefined);
  if (own === undefined && !raw.media) return undefined;
  const title = own ?? otherwise;
  const [width, height] = [measure(raw.width, 200), measure(raw.height, 200)];
  return omitUndefined({
    title,
    text: plainText(raw.description),
    picture: pictureOf(raw.media, title),
    code: trimToUndefined(raw.code),
    size: width !== undefined && height !== undefined ? { width, height } : undefined,
    pieces: measure(raw.pieces, 10_000),
    level: floorLevel(raw.level),
    reach: measure(raw.reach, 100_000_000),
    format: trimToUndefined(raw.format),
  });
}

function memberOf(raw: MediaSale['leasingTeam'][number]): TeamMember {
  const name = raw.name.trim();
  return omitUndefined({
    name,
    position: trimToUndefined(raw.position),
    picture: pictureOf(raw.media, name),
    phone: phoneLink(raw.phone),
    email: emailLink(raw.email),
  });
}

/**
 * The weeks from the next Monday on and whether each surface with a code is free then.
 * Undefined when no surface has a code.
 */
function calendarOf(
  sale: MediaSale,
  surfaces: readonly Surface[],
  { now, timeZone }: LoadContext,
): CampaignCalendar | undefined {
  const columns = surfaces.flatMap(({ code, title, level }) => (code ? [{ code, title, level }] : []));
  if (columns.length === 0) return undefined;
  const bookings = (sale.bookings ?? []).flatMap(({ surface, from, to }) => {
    const [first, last] = [validMoment(from)?.slice(0, 10), validMoment(to)?.slice(0, 10)];
    return first && last ? [{ code: trimToUndefined(surface), first, last }] : [];
  });
  const today = centreDate(now, timeZone);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay() || 7;
  const weeks = Array.from({ length: CALENDAR_WEEKS }, (_, index) => {
    const monday = addDays(today, 8 - weekday + index * 7);
    const sunday = addDays(monday, 6);
    const free = columns.map(
      ({ code }) =>
        !bookings.some((taken) => taken.code === code && taken.first <= sunday && taken.last >= monday),
    );
    return { monday, sunday, free };
  });
  return { columns, weeks };
}

function downloadOf(sale: MediaSale): Link | undefined {
  const [name, href] = [trimToUndefined(sale.downloadBtnLabel), pdfOf(sale.download)];
  return sale.showDownloadBtn && name && href ? { name, href } : undefined;
}

function pageOf(sale: MediaSale, heading: string, links: Links, context: LoadContext): MediaSalePage {
  const called = trimToUndefined(sale.carouselTitle) ?? heading;
  const surfaces = sale.Carousel.map((raw, index) => surfaceOf(raw, `${called} ${index + 1}`)).filter(
    (surface) => surface !== undefined,
  );
  const leasing = richText(sale.leasingDescription, links);
  return omitUndefined({
    heading,
    description: richText(sale.description, links),
    carousel: omitUndefined({
      title: trimToUndefined(sale.carouselTitle),
      text: plainText(sale.carouselDescription),
      surfaces,
    }),
    leasing: leasing === undefined ? undefined : { html: leasing },
    team: sale.leasingTeam.map(memberOf),
    enquiry: omitUndefined({
      heading: trimToUndefined(sale.formHeading),
      html: richText(sale.formDescription, links, 3),
      email: sale.emails.map(({ email }) => emailLink(email)).find((link) => link !== undefined),
    }),
    download: downloadOf(sale),
    calendar: sale.displayCalendar ? calendarOf(sale, surfaces, context) : undefined,
    seo: omitUndefined({
      title: heading,
      description: plainText(sale.description),
      image: surfaces.find(({ picture }) => picture)?.picture,
    }),
  });
}

/**
 * The media-sale page or, in the languages that have it, the advanced one.
 * Null = not written.
 */
export async function loadMediaSale(
  context: LoadContext,
  name: 'mediaSale' | 'advancedMediaSale',
): Promise<MediaSalePage | null> {
  const sale = await context.content.read(name, {});
  if (!sale) return null;
  const heading = trimToUndefined(sale.heading) ?? translator(context.locale)('mediaSales:name');
  const { links } = cardContext(context);
  const [simple, advanced] = [links.page('mediaSales', {}), links.page('advancedMediaSale', {})];
  // Where a language lacks the advanced page its address is that of the simple one.
  const otherHref = simple === advanced ? undefined : name === 'mediaSale' ? advanced : simple;
  return omitUndefined({ ...pageOf(sale, heading, links, context), otherHref });
}
