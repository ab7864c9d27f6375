import { DEFAULT_LOCALE } from '@mall/contract';
import type { UID } from '@strapi/strapi';
import { type Row, table, uidOf } from '../kit/table';
import { type AttributesOf, FORMER_DAYS, floorTitle, PART_TITLES, roomTitle, titleParts } from './titles';

const attributesOf: AttributesOf = (uid) =>
  (strapi.getModel(uid as UID.Schema)?.attributes ?? {}) as unknown as ReturnType<AttributesOf>;

async function retitle(type: string, rows: readonly Row[], titleOf: (row: Row) => string): Promise<void> {
  for (const row of rows) {
    const entryTitle = titleOf(row);
    if (entryTitle !== row.entryTitle)
      await table(type).update({ where: { id: row.id }, data: { entryTitle } });
  }
}

const nameOf = (shop: unknown): string[] =>
  typeof shop === 'object' && shop !== null && 'name' in shop && typeof shop.name === 'string'
    ? [shop.name]
    : [];

async function retitleFloors(): Promise<void> {
  const floors = await table('location').findMany({ populate: { names: true } });
  await retitle('location', floors, floorTitle);
}

async function retitleRooms(): Promise<void> {
  const [rooms, shops, places] = await Promise.all([
    table('mall-room').findMany({ select: ['id', 'room_id', 'entryTitle'] }),
    table('tenant').findMany({
      select: ['id', 'name'],
      where: { locale: DEFAULT_LOCALE, publishedAt: null, mall_room: { id: { $notNull: true } } },
      populate: { mall_room: { select: ['id'] } },
    }),
    table('map-location').findMany({
      select: ['id', 'locationId', 'entryTitle'],
      populate: { tenant: { select: ['id', 'name'] } },
    }),
  ]);
  const shopsIn = Map.groupBy(shops, (shop) => (shop.mall_room as Row | null)?.id);
  await retitle('mall-room', rooms, ({ id, room_id }) =>
    roomTitle(String(room_id), (shopsIn.get(id) ?? []).flatMap(nameOf)),
  );
  await retitle('map-location', places, ({ locationId, tenant }) =>
    roomTitle(String(locationId), nameOf(tenant)),
  );
}

/** What a write to a type gives new titles to. A shop's name and room stand in the titles of rooms. */
const RETITLED: ReadonlyMap<string, () => Promise<void>> = new Map([
  [uidOf('location'), retitleFloors],
  [uidOf('mall-room'), retitleRooms],
  [uidOf('map-location'), retitleRooms],
  [uidOf('tenant'), retitleRooms],
]);

const CHANGING = new Set(['create', 'update', 'clone', 'delete', 'discardDraft']);

/** Rows that one statement may name. */
const AT_ONCE = 500;

interface PartTable {
  findMany(query: object): Promise<Row[]>;
  updateMany(query: object): Promise<unknown>;
}

const UNTITLED = { entryTitle: { $null: true } };

/** With a title that a release before wrote, which said days otherwise. */
const FORMERLY_TITLED = FORMER_DAYS.map((day) => ({ entryTitle: { $contains: day } }));

/**
 * Titles what was stored without one, by the seed or by a release that had none. What says days otherwise is looked for
 * once in a database, and again only where others are former by now: it takes a look at every row.
 */
async function titleStoredParts(): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'mall' });
  const former = FORMER_DAYS.join();
  const known = (await store.get({ key: 'formerDays' })) === former;
  const outdated = { $or: [UNTITLED, ...(known ? [] : FORMERLY_TITLED)] };
  for (const [uid, rule] of Object.entries(PART_TITLES)) {
    const parts = strapi.db.query(uid as UID.Schema) as unknown as PartTable;
    const rows = await parts.findMany({ where: outdated });
    const others = rows.filter((row) => rule.title(row) !== row.entryTitle);
    for (const [entryTitle, titled] of Map.groupBy(others, (row) => rule.title(row))) {
      if (entryTitle === null) continue;
      for (let from = 0; from < titled.length; from += AT_ONCE) {
        const ids = titled.slice(from, from + AT_ONCE).map(({ id }) => id);
        await parts.updateMany({ where: { id: { $in: ids } }, data: { entryTitle } });
      }
    }
  }
  if (!known) await store.set({ key: 'formerDays', value: former });
}

/** Titles of what is stored already, and from now on of what is saved: lists and pickers call entries by them. */
export async function keepEntryTitles(): Promise<void> {
  await titleStoredParts();
  await retitleFloors();
  await retitleRooms();
  strapi.documents.use(async (context, next) => {
    const { data } = context.params as { data?: Record<string, unknown> };
    if (data && (context.action === 'create' || context.action === 'update')) {
      titleParts(context.uid, data, attributesOf);
    }
    const answer = await next();
    if (CHANGING.has(context.action)) await RETITLED.get(context.uid)?.();
    return answer;
  });
}
