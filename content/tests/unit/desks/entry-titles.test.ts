import { afterEach, expect, it } from 'vitest';
import { keepEntryTitles } from '../../../src/desks/entry-titles';

interface Part {
  id: number;
  entryTitle: string | null;
  [field: string]: unknown;
}

interface Query {
  where?: { $or?: { entryTitle: { $null?: true; $contains?: string } }[]; id?: { $in: number[] } };
  data?: Partial<Part>;
}

const HOURS = 'hours.tenant-hours';
const row = (id: number, day: string, entryTitle: string | null): Part => ({
  ...{ id, day, entryTitle },
  ...{ openingHour: '09:00', closingHour: '21:00' },
});

afterEach(() => Reflect.deleteProperty(globalThis, 'strapi'));

/**
 * What stands in the table of hours after a start; each row that was written by its id.
 * @param core what the database has been told already
 */
async function started(
  rows: Part[],
  core = new Map<string, unknown>(),
): Promise<{ titles: unknown[]; written: number[] }> {
  const written: number[] = [];
  const asked = ({ where = {} }: Query) =>
    rows.filter(({ entryTitle }) =>
      where.$or?.some(({ entryTitle: { $null, $contains } }) =>
        $null ? entryTitle === null : $contains && entryTitle?.includes($contains),
      ),
    );
  const hours = {
    findMany: async (query: Query) => asked(query),
    updateMany: async ({ where, data }: Query) => {
      for (const one of rows.filter(({ id }) => where?.id?.$in.includes(id))) {
        Object.assign(one, data);
        written.push(one.id);
      }
    },
  };
  const empty = { findMany: async () => [] };
  const db = { query: (uid: string) => (uid === HOURS ? hours : empty) };
  const store = () => ({
    get: async ({ key }: { key: string }) => core.get(key) ?? null,
    set: async ({ key, value }: { key: string; value: unknown }) => void core.set(key, value),
  });
  Object.assign(globalThis, { strapi: { db, store, documents: { use() {} } } });
  await keepEntryTitles();
  return { titles: rows.map(({ entryTitle }) => entryTitle), written: written.sort() };
}

it('gives rows of hours a title at the start, and days in Polish where a release before had them in English', async () => {
  const rows = [
    row(1, 'Monday-Friday', null),
    row(2, 'Saturday', 'Saturday 09:00–21:00'),
    row(3, 'Sunday', 'Niedziela 09:00–21:00'),
    row(4, 'Sunday Market', 'Sunday Market 09:00–21:00'),
  ];
  expect(await started(rows)).toEqual({
    titles: [
      'Poniedziałek–piątek 09:00–21:00',
      'Sobota 09:00–21:00',
      'Niedziela 09:00–21:00',
      'Sunday Market 09:00–21:00',
    ],
    written: [1, 2],
  });
});

it('looks for days in English once in a database, and at every start for what has no title', async () => {
  const core = new Map<string, unknown>();
  await started([row(1, 'Saturday', 'Saturday 09:00–21:00')], core);
  const later = [row(1, 'Saturday', 'Saturday 09:00–21:00'), row(2, 'Sunday', null)];
  expect((await started(later, core)).written).toEqual([2]);
});

it('looks for them again where others are former by now', async () => {
  const core = new Map<string, unknown>();
  await started([], core);
  for (const key of core.keys()) core.set(key, '');
  expect((await started([row(1, 'Saturday', 'Saturday 09:00–21:00')], core)).written).toEqual([1]);
});
