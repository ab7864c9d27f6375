import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { entry } from '../kit/payload';
import { range, reading, sendList, sendOne, text } from '../kit/request';
import { shared } from '../kit/singles';
import { table, uidOf } from '../kit/table';
import { featuresOf, kiosksOf, type Role, withAdditions } from './features';
import { printedPlan } from './printed-plan';
import { mapLocations } from './shops';

const ROLES: readonly Role[] = ['visitor', 'kiosk'];

function roleOf(ctx: Context): Role {
  const asked = text(ctx, 'role') ?? 'visitor';
  const role = ROLES.find((one) => one === asked);
  if (!role) throw new errors.ValidationError('role must be visitor or kiosk.');
  return role;
}

/** The kiosk that asks: the one it names, else the first of the building. A visitor's map has none. */
function kioskOf(ctx: Context, role: Role, kiosks: readonly string[]): string | null {
  if (role === 'visitor') return null;
  const asked = text(ctx, 'kiosk');
  if (asked === undefined || kiosks.includes(asked)) return asked ?? kiosks[0] ?? null;
  throw new errors.ValidationError(`kiosk must be one of: ${kiosks.join(', ') || 'none is on the map'}.`);
}

/** `/api/map-source`: the stored building with the shops of the language put into its rooms. */
export async function findMapSource(ctx: Context) {
  const view = reading(ctx);
  const role = roleOf(ctx);
  const features = featuresOf((await shared('map-source', {}))?.source);
  const kiosk = kioskOf(ctx, role, kiosksOf(features));
  const [locations, broken] = await Promise.all([
    mapLocations(view),
    table('map-equipment').findMany({ where: { outOfOrder: true } }),
  ]);
  ctx.body = {
    type: 'FeatureCollection',
    features: withAdditions(features, {
      shops: new Map(
        locations
          .filter(({ tenantSlug }) => tenantSlug !== null)
          .map(({ id, title, tenantSlug, menuCategorySlug }) => [
            id,
            { name: title, tenantSlug, menuCategorySlug },
          ]),
      ),
      broken: new Set(broken.map((row) => String(row.equipmentId))),
      kiosk,
    }),
  };
}

/** More places than any centre has: a map that lacks some is no map. */
const ALL_LOCATIONS = 1000;

/** `/api/map-locations`: all of them, unless a `limit` is given. */
export async function findMapLocations(ctx: Context) {
  const window = { ...range(ctx), ...(ctx.query.limit === undefined ? { limit: ALL_LOCATIONS } : {}) };
  const locations = await mapLocations(reading(ctx));
  const part = locations.slice(window.offset, window.offset + window.limit);
  sendList(ctx, part, locations.length, window);
}

/** `/api/map-pdf`: the file that the operator uploaded, else one drawn from the map; a 404 while there is no map. */
export async function findMapPdf(ctx: Context) {
  const view = reading(ctx);
  const row = await shared('map-pdf', { pdf: true });
  const uploaded = row && entry(uidOf('map-pdf'), row, view.locale).attributes.pdf;
  const file = (uploaded as { data: object | null } | null)?.data;
  sendOne(ctx, file ?? (await printedPlan(view)));
}
