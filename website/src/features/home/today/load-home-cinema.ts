import { addDays, centreDate } from '@mall/contract/centre-time.ts';
import { cardContext } from '../../../content/cards.ts';
import { orWithout } from '../../../content/client/content-reader.ts';
import type { LoadContext } from '../../../content/client/load-context.ts';
import { omitUndefined, trimToUndefined } from '../../../content/fields/text.ts';
import { loadCinemaPage } from '../../cinema/load-cinema.ts';
import type { HomeCinema } from '../home-models.ts';

/** Counted from today; the programme itself keeps nothing of yesterday. */
const DAYS = [0, 1];

/** What the cinema shows today and tomorrow, by the hour; empty when it is down or dark. */
export async function loadHomeCinema(context: LoadContext): Promise<HomeCinema> {
  const { content, now, timeZone } = context;
  const [page, section] = await Promise.all([
    orWithout(content, loadCinemaPage(context)),
    orWithout(content, content.read('cinemaSection', {})),
  ]);
  const today = centreDate(now, timeZone);
  const dates = DAYS.map((days) => addDays(today, days));
  const rows = (page?.days ?? []).filter(({ date }) => dates.includes(date)).flatMap((day) => day.rows);
  const showings = rows.flatMap(({ movie, minutes, versions }) =>
    versions
      .flatMap((version) => version.showings)
      .map(({ starts }) =>
        omitUndefined({ name: movie.name, href: movie.href, starts, minutes, cinema: page?.cinema }),
      ),
  );
  return omitUndefined({
    showings: showings.toSorted((a, b) => a.starts.localeCompare(b.starts)),
    programme: cardContext(context).links.named(trimToUndefined(section?.linkName), section?.href),
  });
}
