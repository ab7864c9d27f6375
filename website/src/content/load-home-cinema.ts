import { making } from './cards.ts';
import { orWithout } from './content-reader.ts';
import type { HomeCinema } from './home-models.ts';
import { loadCinemaPage } from './load-cinema.ts';
import type { LoadContext } from './load-context.ts';
import { centreDate } from './periods.ts';
import { text, without } from './text.ts';

/** What the cinema still shows today, one entry a movie, the next first; empty when it is down or dark. */
export async function loadHomeCinema(context: LoadContext): Promise<HomeCinema> {
  const { content } = context;
  const [page, section] = await Promise.all([
    orWithout(content, loadCinemaPage(context)),
    orWithout(content, content.read('cinemaSection', {})),
  ]);
  const today = page?.days.find(({ date }) => date === centreDate(context.now, context.timeZone));
  const showings = (today?.rows ?? []).flatMap(({ movie, versions }) => {
    const next = versions.flatMap((version) => version.showings).find((showing) => !showing.past);
    if (!next) return [];
    return [without({ name: movie.name, href: movie.href, starts: next.starts, cinema: page?.cinema })];
  });
  return without({
    showings,
    programme: making(context).links.named(text(section?.linkName), section?.href),
  });
}
