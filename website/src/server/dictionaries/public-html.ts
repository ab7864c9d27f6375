import { resolveAddress } from '../../i18n/addresses.ts';
import type { Locale } from '../../i18n/locales.ts';
import { plain } from '../pages/packing/compress.ts';
import type { PageCache } from '../pages/page-cache.ts';
import { type HandlerParts, keyOf } from '../request-handler.ts';

/** A page as any visitor gets it, by way of the cache; undefined where there is none, or none that is whole. */
export async function publicHtml(
  path: string,
  {
    cache,
    render,
    live,
  }: { cache: Pick<PageCache, 'respond'>; live: readonly Locale[] } & Pick<HandlerParts, 'render'>,
): Promise<string | undefined> {
  const found = resolveAddress(path, '', live);
  if (found.type !== 'page' || found.embedded) return undefined;
  const wanted = { ...found, preview: false, embedded: false } as const;
  try {
    const { page, state } = await cache.respond(keyOf(found.path, found.query), () => render(wanted));
    if (page.status !== 200 || page.poor || state === 'bypass') return undefined;
    return (await plain(page.br)).toString();
  } catch {
    return undefined;
  }
}
