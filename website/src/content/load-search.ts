import type { SearchData } from '@mall/contract';
import { eventCard, eventState, isPublished, making, offerCard, offerState, tenantCard } from './cards.ts';
import type { LoadContext } from './load-context.ts';
import { plainText, without } from './text.ts';
import type { SearchEntries } from './view-models.ts';

/** Everything that search finds in this locale: all shops, offers that have not ended, events made known. */
export async function loadSearchEntries(context: LoadContext): Promise<SearchEntries> {
  context.content.tag('offers', 'events');
  const found: SearchData = (await context.content.read('searchData', {})) ?? {
    tenants: [],
    offers: [],
    events: [],
  };
  const make = making(context);
  return {
    tenants: found.tenants.map((tenant) => {
      const card = tenantCard(tenant, make);
      return without({
        type: 'tenant' as const,
        id: card.id,
        name: card.name,
        href: card.href,
        text: plainText(tenant.description) ?? '',
        specialties: card.specialties,
        place: card.place,
        line: card.line || undefined,
        picture: card.logo,
      });
    }),
    offers: found.offers
      .filter((offer) => offerState(offer, context) !== 'ended')
      .map((offer) => {
        const card = offerCard(offer, make);
        return without({
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
        return without({
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
