import type { UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { table, uidOf } from '../kit/table';
import { equipmentOf, featuresOf } from './features';
import { issuesOf } from './source-check';

/** Longer lists than an editor can read at once end with the number of the rest. */
const MAX_LINES = 25;

const textsOf = (rows: readonly Record<string, unknown>[], field: string) =>
  new Set(rows.map((row) => String(row[field])));

function parsed(source: unknown): unknown {
  if (typeof source !== 'string') return source;
  try {
    return JSON.parse(source);
  } catch {
    return null;
  }
}

async function refuseInvalid(data: Record<string, unknown>): Promise<void> {
  if (!('source' in data)) return;
  const [rooms, tenants] = await Promise.all([
    table('mall-room').findMany({ select: ['id', 'documentId', 'room_id'] }),
    table('tenant').findMany({ select: ['id', 'documentId', 'slug'] }),
  ]);
  const issues = issuesOf(parsed(data.source), {
    rooms: textsOf(rooms, 'room_id'),
    tenantSlugs: textsOf(tenants, 'slug'),
  });
  if (issues.length === 0) return;
  const rest = issues.length - MAX_LINES;
  const lines = issues.slice(0, MAX_LINES);
  if (rest > 0) lines.push(`… i jeszcze ${rest} / and ${rest} more`);
  const message = [`Mapa nie została zapisana. / The map was not saved. (${issues.length})`, ...lines].join(
    '\n',
  );
  throw new errors.ValidationError(message, {
    errors: [{ path: ['source'], message, name: 'ValidationError' }],
  });
}

/** What moves on the map that staff could not mark yet: it gets a line in their list, named by its id. */
async function listEquipment(source: unknown): Promise<void> {
  const moving = equipmentOf(featuresOf(parsed(source)));
  const listed = textsOf(await table('map-equipment').findMany({}), 'equipmentId');
  for (const id of moving) {
    if (listed.has(id)) continue;
    await strapi
      .documents(uidOf('map-equipment') as UID.ContentType)
      .create({ data: { equipmentId: id, name: id, outOfOrder: false } as never });
  }
}

/** Refuses a map on which somebody would get lost: the editor reads what is wrong, visitors keep the map they had. */
export function checkMapOnSave(): void {
  strapi.db.lifecycles.subscribe({
    models: [uidOf('map-source')],
    beforeCreate: ({ params }) => refuseInvalid(params.data ?? {}),
    beforeUpdate: ({ params }) => refuseInvalid(params.data ?? {}),
    afterCreate: ({ params }) => listEquipment(params.data?.source),
    afterUpdate: ({ params }) => listEquipment(params.data?.source),
  });
}
