import type { RequestLine } from '@mall/contract';
import type { Outcome } from '../outcome.ts';
import { type Entry, inFurtherPages, type Part } from '../read-all/parts.ts';

/** What callers turn the pages of a list by. */
const PLACES = ['offset', 'start', 'page'];

const isPart = <T extends object>(value: T): value is T & Part<Entry> =>
  'items' in value && Array.isArray(value.items);

/**
 * What is asked for without paging, whole: a content system may answer with the first page alone (Strapi gives 25
 * entries) and say that there are more. A page that cannot be read ends the list.
 */
export async function withFurtherPages<T extends object>(
  line: RequestLine,
  first: Outcome<T>,
  ask: (path: string) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  if (first.kind !== 'present' || !isPart(first.value)) return first;
  if (PLACES.some((name) => name in line.params)) return first;
  const { value } = first;
  const items = await inFurtherPages(value, async (page, received) => {
    const place = new URLSearchParams([
      ['pagination[page]', String(page)],
      ['offset', String(received)],
    ]);
    const next = await ask(`${line.path}&${place}`);
    return next.kind === 'present' && isPart(next.value) ? next.value : null;
  });
  return items === value.items ? first : { ...first, value: { ...value, items } };
}
