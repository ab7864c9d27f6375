import { making } from './cards.ts';
import { socialsOf } from './footer.ts';
import type { LoadContext } from './load-context.ts';
import { openingTimes } from './opening-times.ts';
import { readBuilding } from './read-all.ts';
import { text, without } from './text.ts';
import type { ContactPage } from './view-models.ts';

/** Opening times of every place and the way here. Throws when the header's data cannot be had: they are the page. */
export async function loadContactPage(context: LoadContext): Promise<ContactPage> {
  const [header, building] = await Promise.all([
    context.content.read('headerStatic', {}),
    readBuilding(context.content),
  ]);
  const make = making(context);
  const data = header?.headerData;
  return without({
    centreName: text(data?.centreName) ?? text(data?.centreLogo?.alt) ?? text(header?.seoData?.title) ?? '',
    places: openingTimes(header, building, make).places,
    howToGetThere: make.links.named(data?.howToGetThere?.name, data?.howToGetThere?.href),
    socials: socialsOf(header, make.links),
  });
}
