import type { SearchData } from '@mall/contract';
import {
  eventCard,
  eventState,
  isPublished,
  offerCard,
  offerState,
  type ShopCardContext,
  shopCardContext,
  tenantCard,
} from '../../content/cards.ts';
import { orWithout } from '../../content/client/content-reader.ts';
import type { LoadContext } from '../../content/client/load-context.ts';
import type { PayloadOf } from '../../content/client/reader.ts';
import { omitUndefined, plainText, trimToUndefined } from '../../content/fields/text.ts';
import { readBuilding } from '../map/building/read-building.ts';
import { loadMapSource } from '../map/load-map.ts';
import { stepFreeRooms } from '../map/route/step-free-rooms.ts';
import type { SearchEntries } from './search-entries.ts';

type Header = PayloadOf<'headerStatic'>;
type SpecialHours = PayloadOf<'specialHours'>;

/** The last entries made of a payload, which the reader shares between requests for about as long. */
const made = new WeakMap<
  SearchData,
  {
    days: SpecialHours | null;
    header: Header | null;
    plan: object | null;
    at: number;
    entries: SearchEntries;
  }
>();
const KEPT_MS = 60_000;

/**
 * Everything that search finds in this locale: all shops, offers that have not ended, events made known. The same
 * object for a minute as long as the content stays, so that an index of it may be kept.
 */
export async function loadSearchEntries(context: LoadContext): Promise<SearchEntries> {
  const { content } = context;
  content.tag('offers', 'events');
  const [found, days, header, plan, make] = await Promise.all([
    content.read('searchData', {}),
    orWithout(content, content.read('specialHours', {})),
    orWithout(content, content.read('headerStatic', {})),
    loadMapSource(context),
    shopCardContext(context),
  ]);
  if (!found) return { tenants: [], offers: [], events: [] };
  const kept = made.get(found);
  if (
    kept?.days === days &&
    kept.header === header &&
    kept.plan === plan &&
    Math.abs(+context.now - kept.at) < KEPT_MS
  ) {
    return kept.entries;
  }
  const entries = entriesOf(found, make, plan);
  made.set(found, { days, header, plan, at: +context.now, entries });
  return entries;
}

function entriesOf(found: SearchData, make: ShopCardContext, plan: object | null): SearchEntries {
  const { context } = make;
  const building = readBuilding(plan);
  const reached = building ? stepFreeRooms(building) : new Set<string>();
  return {
    tenants: found.tenants.map((tenant) => {
      const card = tenantCard(tenant, make);
      return omitUndefined({
        type: 'tenant' as const,
        id: card.id,
        name: card.name,
        href: card.href,
        text: plainText(tenant.description) ?? '',
        specialties: card.specialties,
        place: card.place,
        line: card.line || undefined,
        keywords: [...listed(tenant.brands), ...listed(tenant.keywords)],
        stepFree: reached.has(card.place.room ?? '') || undefined,
        picture: card.logo,
        hours: card.hours ?? undefined,
        openingSoon: card.openingSoon || undefined,
      });
    }),
    offers: found.offers
      .filter((offer) => offerState(offer, context) !== 'ended')
      .map((offer) => {
        const card = offerCard(offer, make);
        return omitUndefined({
          type: 'offer' as const,
          id: card.id,
          name: card.name,
          href: card.href,
          text: plainText(offer.description) ?? card.text ?? '',
          specialties: [],
          place: card.place,
          line: card.tenant?.name,
          picture: card.picture,
          starts: card.starts || undefined,
          ends: card.ends,
        });
      }),
    events: found.events
      .filter((event) => isPublished(event, context))
      .toSorted(
        (a, b) => Number(eventState(a, context) === 'ended') - Number(eventState(b, context) === 'ended'),
      )
      .map((event) => {
        const card = eventCard(event, make);
        return omitUndefined({
          type: 'event' as const,
          id: card.id,
          name: card.name,
          href: card.href,
          text: plainText(event.description) ?? plainText(event.lead) ?? '',
          specialties: [],
          place: card.place,
          line: card.where,
          picture: card.picture,
          starts: card.starts || undefined,
          ends: card.ends,
        });
      }),
  };
}

/** The words of a field that holds several, parted as people part them. */
function listed(text: string | null | undefined): string[] {
  return (text ?? '').split(/[,;\n]/).flatMap((word) => trimToUndefined(word) ?? []);
}
