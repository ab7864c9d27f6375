import { DEFAULT_LOCALE } from '@mall/contract';
import * as populate from './populate';
import type { Reading } from './request';
import { type Row, table } from './table';

/**
 * Adds to each payload entry the other languages it exists in, as `localizations: {data: [{id, attributes}]}`.
 * @param slugField the attribute that holds the slug of this type; absent where it has none
 * @param states whether this type knows drafts
 */
export async function addLocalizations(
  name: string,
  slugField: string,
  entries: { id: number; attributes: Record<string, unknown> }[],
  { locale, status }: Reading,
  states = true,
): Promise<void> {
  if (entries.length === 0) return;
  const rows = await table(name).findMany({
    select: ['id', 'documentId', 'locale', slugField],
    where: {
      documentId: { $in: entries.map((entry) => entry.attributes.documentId) },
      locale: { $ne: locale },
      ...(states ? populate.inState(status) : {}),
    },
    ...(name === 'tenant' && entries.length === 1
      ? { populate: { mall_room: populate.tenant.mall_room } }
      : {}),
  });
  const others = new Map<string, object[]>();
  for (const row of rows) {
    const attributes: Record<string, unknown> = { locale: row.locale, [slugField]: row[slugField] };
    const room = row.mall_room as Row | null | undefined;
    if (room !== undefined) {
      attributes.mall_room = { data: room ? { id: room.id, attributes: { room_id: room.room_id } } : null };
    }
    const list = others.get(row.documentId) ?? [];
    list.push({ id: row.id, attributes });
    others.set(row.documentId, list);
  }
  for (const entry of entries) {
    entry.attributes.localizations = { data: others.get(String(entry.attributes.documentId)) ?? [] };
  }
}

/** Fills a room or floor that a translation lacks from the default language's version (spec section 7). */
export async function fillRooms(tenants: Row[], { locale, status }: Reading): Promise<void> {
  const lacking = tenants.filter((tenant) => !tenant.mall_room || !tenant.location);
  if (lacking.length === 0 || locale === DEFAULT_LOCALE) return;
  const originals = await table('tenant').findMany({
    select: ['id', 'documentId'],
    where: {
      documentId: { $in: lacking.map((tenant) => tenant.documentId) },
      locale: DEFAULT_LOCALE,
      ...populate.inState(status),
    },
    populate: { mall_room: populate.tenant.mall_room, location: populate.tenant.location },
  });
  const byDocument = new Map(originals.map((row) => [row.documentId, row]));
  for (const tenant of lacking) {
    const original = byDocument.get(tenant.documentId);
    tenant.mall_room ??= original?.mall_room ?? null;
    tenant.location ??= original?.location ?? null;
  }
}
