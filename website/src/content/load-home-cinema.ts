import { making } from './cards.ts';
import { orWithout } from './content-reader.ts';
import type { HomeCinema } from './home-models.ts';
import { loadCinemaPage } from './load-cinema.ts';
import type { LoadContext } from './load-context.ts';
import { addDays, centreDate } from './periods.ts';
import { text, without } from './text.ts';

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
        without({ name: movie.name, href: movie.href, starts, minutes, cinema: page?.cinema }),
      ),
  );
  return without({
    showings: showings.toSorted((a, b) => a.starts.localeCompare(b.starts)),
    programme: making(context).links.named(text(section?.linkName), section?.href),
  });
}
