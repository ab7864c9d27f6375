import { movedTo } from '../i18n/addresses.ts';

type EntryVisit = Parameters<typeof movedTo>[1];

interface EntryPage {
  /** The page's own path. */
  href: string;
  /** The same with what is known of the query. */
  knownHref?: string;
}

/**
 * The page of an entry, or what is answered in its place: 404 where there is none, 308 where it was asked for under
 * another address than its own (one that it had before, another category).
 */
export async function loadEntry<V extends EntryVisit, P extends EntryPage>(
  load: (visit: V) => Promise<P | null>,
  visit: V,
): Promise<P | Response> {
  const page = await load(visit);
  if (!page) return new Response(null, { status: 404 });
  const location = movedTo(page.href, visit, page.knownHref);
  return location === undefined ? page : new Response(null, { status: 308, headers: { location } });
}
