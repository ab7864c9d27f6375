import type { Gathered } from '../../content/content-reader.ts';
import type { LoadContext } from '../../content/load-context.ts';
import { loadEventPage } from '../../content/load-events.ts';
import { loadOfferPage } from '../../content/load-offers.ts';
import { loadShell } from '../../content/load-shell.ts';
import { loadTenantPage } from '../../content/load-tenants.ts';
import type { ContentReader } from '../../content/reader.ts';
import {
  eventShareCard,
  offerShareCard,
  type ShareCard,
  type ShareKind,
  tenantShareCard,
} from '../../features/share/share-card.ts';
import { type PageWords, pageWords } from '../../i18n/page-words.ts';

/** A request of its own, for what is published. */
export type CardContext = LoadContext & { content: ContentReader & { gathered(): Gathered } };

type LoadCard = (context: LoadContext, words: PageWords, centre: string) => Promise<ShareCard | null>;

/** The same loaders as the pages that name the cards: both come to the same address. */
const CARDS: Record<ShareKind, LoadCard> = {
  async tenant(context, words, centre) {
    const page = await loadTenantPage(context);
    return page && tenantShareCard(page, words, centre);
  },
  async offer(context, words, centre) {
    const page = await loadOfferPage(context);
    return page && offerShareCard(page, words, centre, context.params.slug ?? '');
  },
  async event(context, words, centre) {
    const page = await loadEventPage(context);
    return page && eventShareCard(page, words, centre, context.params.slug ?? '');
  },
};

/**
 * The card of an entry as it is now, the entry named in the context's params; null when there is none.
 * @throws ContentUnavailable also when only the centre's name cannot be had: without it the card would be another one
 */
export async function loadShareCard(kind: ShareKind, context: CardContext): Promise<ShareCard | null> {
  const { centreName } = await loadShell(context);
  const { failed } = context.content.gathered();
  if (centreName === '' && failed) throw failed;
  return CARDS[kind](context, pageWords(context.locale, context.timeZone, context.now), centreName);
}
