import { addDays, centreDate } from '@mall/contract/centre-time.ts';
import { cardContext, eventCard, offerCard } from '../../../content/cards.ts';
import { madeOfParts, orLeftOutLater, orWithout } from '../../../content/client/content-reader.ts';
import type { LoadContext } from '../../../content/client/load-context.ts';
import { readOffers } from '../../../content/client/read-all.ts';
import { centreDay, dayEnds, validMoment } from '../../../content/fields/periods.ts';
import { readCurrentEvents } from '../../events/load-events.ts';
import { runningOffers } from '../../offers/load-offers.ts';
import type { HomeToday } from '../home-models.ts';

/** Offers that end within so many days end soon. */
const SOON_DAYS = 3;

/** What belongs to these days, promoted or not; empty lists when it cannot be had. */
export async function loadHomeToday(context: LoadContext): Promise<HomeToday> {
  const { content, now, timeZone } = context;
  content.trueUntil(dayEnds(now, timeZone));
  const [offers, events] = await Promise.all([
    orWithout(content, orLeftOutLater(content, 'what ends', 'offers', readOffers(content))),
    orWithout(content, orLeftOutLater(content, 'what happens', 'activeEvents', readCurrentEvents(context))),
  ]);
  const make = cardContext(context);
  const today = centreDate(now, timeZone);
  const tomorrow = addDays(today, 1);
  const soon = addDays(today, SOON_DAYS);
  // Of all that a centre has, little belongs to these days: the rest is left out before anything is made of it.
  const isBy = (day: string, moment: string | null | undefined) => {
    const valid = validMoment(moment);
    return valid !== undefined && centreDay(valid, timeZone) <= day;
  };
  return madeOfParts<HomeToday>(content, {
    happening: [
      'what happens',
      'activeEvents',
      () =>
        (events ?? [])
          .filter(({ startDate }) => isBy(tomorrow, startDate))
          .map((event) => eventCard(event, make)),
      [],
    ],
    ending: [
      'what ends',
      'offers',
      () =>
        runningOffers(
          (offers ?? []).filter(({ endDate }) => isBy(soon, endDate)),
          context,
        )
          .map((offer) => offerCard(offer, make))
          .toSorted((a, b) => (a.ends ?? '').localeCompare(b.ends ?? '')),
      [],
    ],
  });
}
