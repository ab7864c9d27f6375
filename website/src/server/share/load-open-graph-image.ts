import type { Gathered } from '../../content/client/content-reader.ts';
import type { LoadContext } from '../../content/client/load-context.ts';
import type { ContentReader } from '../../content/client/reader.ts';
import { loadEventPage } from '../../features/events/load-events.ts';
import { loadOfferPage } from '../../features/offers/load-offers.ts';
import {
  eventOpenGraphImage,
  type OpenGraphImage,
  offerOpenGraphImage,
  type ShareKind,
  tenantOpenGraphImage,
} from '../../features/share/open-graph-image.ts';
import { loadTenantPage } from '../../features/tenants/load-tenants.ts';
import { type PageWords, pageWords } from '../../i18n/page-words.ts';
import { loadShell } from '../../layout/load-shell.ts';

/** A request of its own, for what is published. */
type OpenGraphImageContext = LoadContext & { content: ContentReader & { gathered(): Gathered } };

type LoadImage = (context: LoadContext, words: PageWords, centre: string) => Promise<OpenGraphImage | null>;

/** The same loaders as the pages that name the images: both come to the same address. */
const LOADERS: Record<ShareKind, LoadImage> = {
  async tenant(context, words, centre) {
    const page = await loadTenantPage(context);
    return page && tenantOpenGraphImage(page, words, centre);
  },
  async offer(context, words, centre) {
    const page = await loadOfferPage(context);
    return page && offerOpenGraphImage(page, words, centre, context.params.slug ?? '');
  },
  async event(context, words, centre) {
    const page = await loadEventPage(context);
    return page && eventOpenGraphImage(page, words, centre, context.params.slug ?? '');
  },
};

/**
 * The OpenGraph image of an entry as it is now, the entry named in the context's params; null when there is none.
 * @throws ContentUnavailable also when only the centre's name cannot be had: without it the image would be another one
 */
export async function loadOpenGraphImage(
  kind: ShareKind,
  context: OpenGraphImageContext,
): Promise<OpenGraphImage | null> {
  const { centreName } = await loadShell(context);
  const { failed, withoutShell } = context.content.gathered();
  if (withoutShell && failed) throw failed;
  return LOADERS[kind](context, pageWords(context.locale, context.timeZone, context.now), centreName);
}
