import { centreDate } from '@mall/contract/centre-time.ts';
import { cardContext, eventCard } from '../../content/cards.ts';
import { orWithout } from '../../content/client/content-reader.ts';
import { dayEnds } from '../../content/fields/periods.ts';
import { omitUndefined } from '../../content/fields/text.ts';
import { address } from '../../i18n/addresses.ts';
import { floorSign, roomSign } from '../../ui/floors/floor.ts';
import { loadCinemaPage } from '../cinema/load-cinema.ts';
import { byStartIn, happensIn } from '../events/event-periods.ts';
import { eventWhen } from '../events/event-words.ts';
import { readCurrentEvents } from '../events/load-events.ts';
import { answer } from './answer-shops.ts';
import type { Answer, Asking, Told } from './answers.ts';

/** Events and films of the centre's day that is asked about, as the pages of both list them. */
export async function answerToday(asking: Asking): Promise<Answer> {
  const { context, words, at, site } = asking;
  const { content, timeZone, locale } = context;
  const date = centreDate(at, timeZone);
  const [events, cinema] = await Promise.all([
    readCurrentEvents(context),
    orWithout(content, loadCinemaPage(context)),
  ]);
  const day = { from: date, to: date };
  const cards = events
    .map((event) => eventCard(event, cardContext(context)))
    .filter((card) => happensIn(card, day, timeZone));
  const happening = byStartIn(cards, day, timeZone).map((card): Told => {
    const { room, level } = card.place;
    return omitUndefined({
      kind: 'event' as const,
      name: card.name,
      url: site + card.href,
      about: [eventWhen(card, words), card.where].filter(Boolean).join(', ') || undefined,
      floor: floorSign(level) || undefined,
      room: room && roomSign(room),
      starts: card.starts ? [card.starts] : undefined,
    });
  });
  const rows = cinema?.days.find((one) => one.date === date)?.rows ?? [];
  const films = rows.map(({ movie, versions }): Told => {
    const starts = versions.flatMap(({ showings }) => showings.map((showing) => showing.starts)).toSorted();
    return {
      kind: 'film',
      name: movie.name,
      url: site + movie.href,
      about: starts.map((moment) => words.dates.time(moment)).join(', '),
      starts,
    };
  });
  const url = site + address('events', {}, locale, { when: date });
  return answer(asking, dayEnds(at, timeZone), url, [...happening, ...films]);
}
