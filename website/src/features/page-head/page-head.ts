/** What the titles and descriptions of pages say, kind by kind, from what the pages show. */

import type { Place } from '../../content/fields/place.ts';
import type { Seo } from '../../content/fields/seo.ts';
import { floorName } from '../../i18n/floor-name.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { roomSign } from '../../ui/floors/floor.ts';
import type { CinemaPage, MoviePage } from '../cinema/cinema-models.ts';
import { movieLine } from '../cinema/cinema-words.ts';
import type { EventPage } from '../events/event-models.ts';
import { eventWhen } from '../events/event-words.ts';
import type { JobPage } from '../jobs/job-models.ts';
import { jobDeadline } from '../jobs/job-words.ts';
import type { OfferPage } from '../offers/offer-models.ts';
import { offerDays } from '../offers/offer-words.ts';
import type { CategoryPage, TenantPage } from '../tenants/tenant-models.ts';

/** Parts of a title and sentences of a description; the head has room for some of them. */
interface Said {
  details?: (string | undefined)[];
  facts?: (string | undefined)[];
}

/** How many names a list of them begins with. */
const NAMES = 5;

/** "Lokal 1.24, pierwsze piętro"; undefined when neither is known. */
export function placeWords({ level, room }: Place, { t, lang }: PageWords): string | undefined {
  const floor = level === null ? undefined : floorName(level, t);
  if (!room) return floor;
  const sign = t('tenants:page.room', { room: roomSign(room) });
  return floor ? `${sign}, ${floor.charAt(0).toLocaleLowerCase(lang)}${floor.slice(1)}` : sign;
}

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ') || undefined;

const named = (items: readonly { name: string }[]) =>
  items
    .slice(0, NAMES)
    .map(({ name }) => name)
    .join(', ');

/** A shop: its kind, where it is. */
export function tenantHead(page: TenantPage, words: PageWords): Said {
  const category = page.category?.name;
  const kind =
    category && page.line && page.line !== category ? `${category}: ${page.line}` : category || page.line;
  return { details: [kind], facts: [joined(page.name, kind), placeWords(page.place, words)] };
}

/** An offer: whose, where, which days. */
export function offerHead(page: OfferPage, words: PageWords): Said {
  return {
    details: [page.tenant?.name],
    facts: [page.tenant?.name, placeWords(page.place, words), offerDays(page, words)],
  };
}

/** An event: when, where. */
export function eventHead(page: EventPage, words: PageWords): Said {
  return {
    details: [words.dates.longRange(page.starts, page.ends)],
    facts: [eventWhen(page, words), page.where, placeWords(page.place, words)],
  };
}

/** A job: who hires, where, until when. */
export function jobHead(page: JobPage, words: PageWords): Said {
  const { t } = words;
  const deadline = jobDeadline(page, words)?.day;
  return {
    details: [page.tenant?.name, t('jobs:heading')],
    facts: [
      page.tenant?.name,
      placeWords(page.place, words),
      deadline && `${t('jobs:facts.deadline')}: ${deadline}`,
    ],
  };
}

/** A category: how many shops it has, of which departments; filtered, which shops are left. */
export function categoryHead(page: CategoryPage, { t }: PageWords): Said {
  const count = t('tenants:count', { count: page.tenants.length });
  if (page.subCategory !== undefined || page.specialty !== undefined) {
    const name = joined(page.specialty, page.subCategory);
    return { facts: [`${name}: ${count}`, named(page.tenants)] };
  }
  const departments = named(page.filters.subCategories);
  return {
    facts: [`${page.name}: ${count}`, departments && t('seo:departments', { names: departments })],
  };
}

/** The cinema on one day: what is shown. */
export function cinemaDayHead({ chosen }: Pick<CinemaPage, 'chosen'>, { dates }: PageWords): Said {
  if (!chosen) return {};
  const day = dates.weekdayAndDay(chosen.date);
  return { facts: [`${day}: ${named(chosen.rows.map(({ movie }) => movie))}`] };
}

/** A list in pages: "Kupony, strona 2" from the second on, where the editors' own title would be the first one's again. */
export function pagedHead(
  heading: string,
  { page, seo }: { page: number; seo: Seo },
  { t, lang }: PageWords,
): { title: string; seo: Seo } {
  if (page === 1) return { title: heading, seo };
  const { title: _, ...rest } = seo;
  return { title: `${heading}, ${t('giftCard:page', { page }).toLocaleLowerCase(lang)}`, seo: rest };
}

/** A movie: its kind and length. */
export function movieHead(page: MoviePage, { t }: PageWords): Said {
  return { facts: [movieLine(page, t)] };
}
