import { eventCard, making, offerCard } from './cards.ts';
import { orWithout } from './content-reader.ts';
import type { HomeToday } from './home-models.ts';
import type { LoadContext } from './load-context.ts';
import { readCurrentEvents } from './load-events.ts';
import { runningOffers } from './load-offers.ts';
import { addDays, centreDate } from './periods.ts';
import { readOffers } from './read-all.ts';

/** Offers that end within so many days end soon. */
const SOON_DAYS = 3;

/** What belongs to these days, promoted or not; empty lists when it cannot be had. */
export async function loadHomeToday(context: LoadContext): Promise<HomeToday> {
  const { content, now, timeZone } = context;
  const [offers, events] = await Promise.all([
    orWithout(content, readOffers(content)),
    orWithout(content, readCurrentEvents(context)),
  ]);
  const make = making(context);
  const today = centreDate(now, timeZone);
  const tomorrow = addDays(today, 1);
  const soon = addDays(today, SOON_DAYS);
  const centreDay = (moment: string) =>
    moment.length === 10 ? moment : centreDate(new Date(moment), timeZone);
  return {
    happening: (events ?? [])
      .map((event) => eventCard(event, make))
      .filter(({ starts }) => starts !== '' && centreDay(starts) <= tomorrow),
    ending: runningOffers(offers ?? [], context)
      .map((offer) => offerCard(offer, make))
      .filter(({ ends }) => ends !== null && centreDay(ends) <= soon)
      .toSorted((a, b) => (a.ends ?? '').localeCompare(b.ends ?? '')),
  };
}
