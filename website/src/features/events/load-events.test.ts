import { describe, expect, it } from 'vitest';
import { BODIES } from '../../../fixtures/bodies.ts';
import { answering, contextOf } from '../../../fixtures/responses.ts';
import type { LoadContext } from '../../content/client/load-context.ts';
import { hasPage } from '../../content/page-presence.ts';
import {
  loadInspirationPage,
  loadInspirationsPage,
  readInspirations,
} from '../inspirations/load-inspirations.ts';
import { loadEventPage, loadEventsPage, readCurrentEvents, readPastEvents } from './load-events.ts';

type Entity = { id: number; attributes: Record<string, unknown> };

/** So many entries made of the first of a call's list. */
function many(count: number, call: 'activeEvents' | 'pastEvents' | 'inspirations', from = 0): Entity[] {
  const [first] = (BODIES[call] as { data: readonly Entity[] }).data;
  return Array.from({ length: count }, (_, index) => {
    const id = from + index + 1;
    return { id, attributes: { ...first?.attributes, name: `Nazwa ${id}`, slug: `nazwa-${id}` } };
  });
}

/** How much of a list it gives at once, and how it is asked for. */
function windowOf({ searchParams }: URL, most: number): [from: number, limit: number] {
  const number = (name: string) => Number(searchParams.get(name) ?? Number.NaN);
  const size = Math.min(
    most,
    number('limit') || number('pagination[limit]') || number('pagination[pageSize]') || 25,
  );
  const page = number('pagination[page]');
  return [page ? (page - 1) * size : number('offset') || number('pagination[start]') || 0, size];
}

/** A content system with long lists that gives at most so many entries at once, and what it was asked. */
function system(most: number) {
  const coming = many(130, 'activeEvents');
  const past = many(110, 'pastEvents', 1_000);
  const inspirations = many(105, 'inspirations', 2_000);
  const asked: string[] = [];
  const others = answering();
  const fetch: typeof globalThis.fetch = async (input) => {
    const url = new URL(String(input));
    const list = url.searchParams.has('filters[endDate][$lt]')
      ? past
      : url.searchParams.has('filters[publishDate][$lte]')
        ? coming
        : url.pathname === '/api/inspirations'
          ? inspirations
          : undefined;
    if (!list) return others(input);
    asked.push(url.pathname);
    const [from, limit] = windowOf(url, most);
    return Response.json({
      data: list.slice(from, from + limit),
      meta: { pagination: { total: list.length } },
    });
  };
  return { asked, context: contextOf({}, { fetch }) };
}

const ids = (list: readonly { id: number }[] | null | undefined) =>
  new Set((list ?? []).map(({ id }) => id)).size;

describe('past events of a sub-category', () => {
  it('are those of it alone, where a system gives all of them, and those of none that is told', async () => {
    const event = (id: number, kind?: string) => ({
      ...{ id, name: `Nazwa ${id}`, slug: `nazwa-${id}`, startDate: '2026-10-01', endDate: `2026-10-1${id}` },
      publishDate: '2026-09-01',
      menu_sub_category: kind && { id: kind.length, name: kind, subCategorySlug: kind },
    });
    const pastEvents = [event(1, 'kino'), event(2, 'muzyka'), event(3, 'kino'), event(4)];
    const of = async (category?: string) => {
      const query = category === undefined ? {} : { category };
      return (await loadEventsPage(contextOf({ pastEvents }, { query }))).past.map(({ id }) => id);
    };
    expect(await of('kino')).toEqual([1, 3, 4]);
    expect(await of()).toEqual([1, 2, 3, 4]);
  });
});

describe.each([100, 25])('lists of which %d entries come at once', (most) => {
  it('of events are read to their end', async () => {
    const page = await loadEventsPage(system(most).context);
    expect([ids(page.current), page.total, ids(page.past), page.pastTotal]).toEqual([130, 130, 110, 110]);
  });

  it('of inspirations are read to their end', async () => {
    const page = await loadInspirationsPage(system(most).context);
    expect(ids(page?.inspirations)).toBe(105);
  });

  it('are asked for once by all who want them', async () => {
    const { asked, context } = system(most);
    const readers: ((context: LoadContext) => Promise<unknown>)[] = [
      readCurrentEvents,
      readPastEvents,
      loadEventsPage,
      readInspirations,
      loadInspirationsPage,
      (of) => hasPage('inspirations', of),
    ];
    await Promise.all(readers.map((read) => read(context)));
    const parts = (count: number) => Math.ceil(count / most);
    expect(asked).toHaveLength(parts(130) + parts(110) + parts(105));
  });
});

describe.each([
  ['event', loadEventPage],
  ['inspiration', loadInspirationPage],
] as const)('the page of an %s that is yet to be published', (call, load) => {
  const { data } = BODIES[call] as { data: Entity };
  const publishDate = '2026-12-01T08:00:00.000Z';
  const context = contextOf(
    { [call]: { data: { ...data, attributes: { ...data.attributes, publishDate } } } },
    { params: { slug: 'x' } },
  );

  it('is there for an editor who previews it, and for nobody else', async () => {
    expect(await load(context)).toBeNull();
    for (const preview of ['draft', 'shared'])
      expect(await load({ ...context, preview })).toMatchObject({ id: data.id });
  });
});
