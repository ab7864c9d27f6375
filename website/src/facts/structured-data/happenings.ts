import type { Event, Offer, Place } from 'schema-dts';
import type { CentreContact } from '../../features/contact/centre-contact.ts';
import type { EventPage } from '../../features/events/event-models.ts';
import type { OfferPage } from '../../features/offers/offer-models.ts';
import { postalAddress } from './centre.ts';
import { absolute, centreId, photo, photoOrOurs, type Site, wordsOf } from './site.ts';

/** A spot in the building: called by its name, with the centre's address. */
function spot(name: string | undefined, contact: CentreContact, site: Site): Place {
  const centre = { '@type': 'ShoppingCenter', '@id': centreId(site), name: site.centreName } as const;
  return {
    '@type': 'Place',
    name: name ?? site.centreName,
    address: postalAddress(contact, site),
    containedInPlace: name === undefined ? undefined : centre,
  };
}

const organizer = (site: Site) =>
  ({
    '@type': 'Organization',
    name: site.centreName,
    url: absolute('/', site),
  }) as const;

/** Undefined without a day: search engines take no event without one. */
export function eventThing(page: EventPage, contact: CentreContact, site: Site): Event | undefined {
  if (page.starts === '') return undefined;
  return {
    '@type': 'Event',
    name: page.name,
    url: absolute(page.href, site),
    startDate: page.starts,
    endDate:
      page.ends !== null && page.ends >= page.starts.slice(0, page.ends.length) ? page.ends : undefined,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    description: page.lead ?? wordsOf(page.description),
    image: photoOrOurs(page.picture, site),
    location: spot(page.where, contact, site),
    organizer: organizer(site),
  };
}

/** An offer of a shop, or of the centre itself. Says no price: the content has none. */
export function offerThing(page: OfferPage, site: Site): Offer {
  const { tenant } = page;
  return {
    '@type': 'Offer',
    name: page.name,
    url: absolute(page.href, site),
    description: page.text ?? wordsOf(page.description),
    category: page.type?.name,
    image: photo(page.picture, site),
    validFrom: page.starts || undefined,
    validThrough: page.ends ?? undefined,
    offeredBy: tenant
      ? { '@type': 'Store', '@id': `${absolute(tenant.href, site)}#shop`, name: tenant.name }
      : organizer(site),
    availableAtOrFrom: { '@type': 'Place', '@id': centreId(site), name: site.centreName },
  };
}
