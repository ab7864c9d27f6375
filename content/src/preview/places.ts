import { centreDate, givenText, roomNumber, textOf } from '@mall/contract';
import { DAYS_AHEAD, type Showing, showtimes } from '../cinema/showings';
import type { Row } from '../kit/table';
import type { PreviewPage } from './preview-address';

/** Pages, by their kind on the website, on which visitors meet an entry that has another page of its own. */
type PlaceKind =
  | 'cinema'
  | 'events'
  | 'giftCard'
  | 'home'
  | 'inspirations'
  | 'jobs'
  | 'mapLocation'
  | 'offers'
  | 'personalStylist'
  | 'press'
  | 'tenant'
  | 'tenants';

/** One of them, as the admin is told of it. */
export interface PlaceAddress {
  kind: PlaceKind;
  url: string;
}

/** One of them, without its language. */
type Place = Omit<PreviewPage, 'kind' | 'locale'> & { kind: PlaceKind };

/** When, and where, it is asked. */
interface Moment {
  now: Date;
  timeZone: string;
}

const today = ({ now, timeZone }: Moment) => centreDate(now, timeZone);

/** Home has promoted ones first, and others where there are too few: of those nobody can say which. */
const homeOf = ({ isPromoted }: Row): Place[] => (isPromoted === true ? [{ kind: 'home' }] : []);

/** Whether visitors may know of it yet, by the moment from which on it is to be seen. */
function isSeen({ publishDate }: Row, { now }: Moment): boolean {
  const from = givenText(publishDate);
  return from === undefined || Date.parse(from) <= now.getTime();
}

function pageOfShop(shop: Row | null): Place[] {
  const category = givenText((shop?.menu_category as Row | null)?.categorySlug);
  const slug = givenText(shop?.slug);
  return category && slug ? [{ kind: 'tenant', category, slug }] : [];
}

function offerPlaces(offer: Row, moment: Moment): Place[] {
  const [begins, ends] = [givenText(offer.startDate), givenText(offer.endDate)];
  if (ends !== undefined && ends < today(moment)) return [];
  const list: Place = { kind: 'offers' };
  if (begins !== undefined && begins > today(moment)) return [list];
  return [list, ...homeOf(offer), ...pageOfShop(offer.tenant as Row | null)];
}

/** Past ones stay in the list; without an end they are over once they have begun. */
function eventPlaces(event: Row, moment: Moment): Place[] {
  if (!isSeen(event, moment)) return [];
  const ends = givenText(event.endDate) ?? givenText(event.startDate);
  const isOver = ends !== undefined && Date.parse(ends) < moment.now.getTime();
  return [{ kind: 'events' }, ...(isOver ? [] : homeOf(event))];
}

function tenantPlaces(tenant: Row): Place[] {
  const category = givenText((tenant.menu_category as Row | null)?.categorySlug);
  const room = roomNumber(textOf((tenant.mall_room as Row | null)?.room_id));
  return [
    ...(category ? [{ kind: 'tenants', category } as const] : []),
    ...(room ? [{ kind: 'mapLocation', id: room } as const] : []),
    ...homeOf(tenant),
    ...(tenant.acceptsGiftCard === true ? [{ kind: 'giftCard' } as const] : []),
  ];
}

/** The programme, and the latest ones beneath it. */
function moviePlaces(movie: Row, { now, timeZone }: Moment): Place[] {
  const versions = Array.isArray(movie.programme) ? (movie.programme as { showings?: Showing[] }[]) : [];
  const isShown = versions.some(
    ({ showings }) => showtimes(showings ?? [], now, timeZone, DAYS_AHEAD).length > 0,
  );
  return isShown || movie.latest === true ? [{ kind: 'cinema' }] : [];
}

function inspirationPlaces(inspiration: Row, moment: Moment): Place[] {
  return isSeen(inspiration, moment) ? [{ kind: 'inspirations' }, ...homeOf(inspiration)] : [];
}

function jobPlaces({ deadline }: Row, moment: Moment): Place[] {
  const last = givenText(deadline);
  return last !== undefined && last >= today(moment) ? [{ kind: 'jobs' }] : [];
}

function articlePlaces({ publishDate }: Row, moment: Moment): Place[] {
  const day = givenText(publishDate);
  return day !== undefined && day <= today(moment) ? [{ kind: 'press' }] : [];
}

const PLACES: ReadonlyMap<string, (entry: Row, moment: Moment) => Place[]> = new Map([
  ['event', eventPlaces],
  ['hair-stylist', (): Place[] => [{ kind: 'personalStylist' }]],
  ['inspiration', inspirationPlaces],
  ['job', jobPlaces],
  ['movie', moviePlaces],
  ['offer', offerPlaces],
  ['press-article', articlePlaces],
  ['tenant', tenantPlaces],
]);

/** Whether entries of a type are on other pages than their own. */
export const hasPlaces = (type: string): boolean => PLACES.has(type);

/**
 * The pages on which visitors meet an entry now, besides its own. Not among them is where it stands because somebody chose
 * it for that page (menu, landing pages, links of home), nor beside others on their pages.
 * @param entry what is published of it, with what those pages read of it
 */
export const pagesOf = (type: string, entry: Row, moment: Moment): Place[] =>
  PLACES.get(type)?.(entry, moment) ?? [];
