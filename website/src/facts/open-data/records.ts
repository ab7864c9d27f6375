import type { EventCard, OfferCard, TenantCard } from '../../content/cards.ts';
import type { Place } from '../../content/fields/place.ts';
import type { Hours, OpeningPlace } from '../../content/opening-times/opening-models.ts';
import { calendarHours, clockOf } from '../hours/calendar-hours.ts';
import { osmHours } from '../hours/osm-hours.ts';
import { absolute, type Site } from '../structured-data/site.ts';

type Around = Pick<Site, 'base'>;

/** One row of a set: values that stand in a cell of a spreadsheet as well. Null = not known. */
type DataRecord = Readonly<Record<string, string | number | boolean | null>>;

/** A row with what does not fit into a cell, for JSON alone. */
export interface FullRecord {
  row: DataRecord;
  more?: Readonly<Record<string, unknown>>;
}

const spot = ({ level, room }: Place) => ({ floor: level, room: room ?? null });

/** Hours of a shop that has not opened yet are told nowhere. */
const hoursOf = ({ hours, openingSoon }: { hours: Hours | null; openingSoon?: boolean }) =>
  openingSoon ? null : hours;

export function shopRecord(card: TenantCard & { slug: string; category?: string }, site: Around): FullRecord {
  return {
    row: {
      id: card.id,
      slug: card.slug,
      name: card.name,
      url: absolute(card.href, site),
      category: card.category ?? null,
      specialties: card.specialties.join('; ') || null,
      ...spot(card.place),
      opening_hours: osmHours(hoursOf(card)) ?? null,
      opening_soon: card.openingSoon,
      accepts_gift_card: card.acceptsGiftCard,
    },
  };
}

type Timed = Pick<OpeningPlace, 'name' | 'href' | 'openingSoon'> & { hours: Hours | null };

/** The hours of a place or a shop: of the week with its exceptions in OpenStreetMap's syntax, and the exceptions alone. */
export function hoursRecord(of: Timed, kind: 'place' | 'shop', site: Around): FullRecord {
  const hours = hoursOf(of);
  const dates = hours ? [...calendarHours(hours).dates] : [];
  return {
    row: {
      kind,
      name: of.name,
      url: of.href === undefined ? null : absolute(of.href, site),
      opening_hours: osmHours(hours) ?? null,
    },
    more: {
      exceptions: dates.map(([date, spans]) => ({
        date,
        // A night ends on the day after: 02:00 is 26:00.
        hours: spans.map(({ from, to }) => `${clockOf(from)}-${clockOf(to)}`),
      })),
    },
  };
}

export function offerRecord(card: OfferCard, site: Around): FullRecord {
  return {
    row: {
      id: card.id,
      name: card.name,
      url: absolute(card.href, site),
      label: card.label ?? null,
      text: card.text ?? null,
      starts: card.starts || null,
      ends: card.ends,
      shop: card.tenant?.name ?? null,
      shop_url: card.tenant ? absolute(card.tenant.href, site) : null,
      ...spot(card.place),
    },
  };
}

export function eventRecord(card: EventCard & { lead?: string }, site: Around): FullRecord {
  return {
    row: {
      id: card.id,
      name: card.name,
      url: absolute(card.href, site),
      text: card.lead ?? null,
      starts: card.starts || null,
      ends: card.ends,
      where: card.where ?? null,
      ...spot(card.place),
    },
  };
}
