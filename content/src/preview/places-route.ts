import { DEFAULT_LOCALE, type Locale, textOf } from '@mall/contract';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { registerAdminRoutes } from '../kit/admin-routes';
import { entryType } from '../kit/entry-types';
import { fillRooms } from '../kit/localizations';
import * as populate from '../kit/populate';
import { mayStaff } from '../kit/staff';
import { type Row, table } from '../kit/table';
import { settings } from '../settings';
import { hasPlaces, type PlaceAddress, pagesOf } from './places';
import { previewAddress } from './preview-address';

const published = populate.inState('published');

/** What places are told by, besides an entry's own fields. */
const PARTS: Readonly<Record<string, Record<string, unknown>>> = {
  movie: { programme: { populate: { showings: true } } },
  offer: { tenant: { where: published, populate: { menu_category: true } } },
  tenant: { menu_category: true, mall_room: true, location: true },
};

/** What visitors have of an entry in a language; null while there is nothing. */
async function publishedEntry(type: string, documentId: string, locale: Locale): Promise<Row | null> {
  const row = await table(type).findOne({
    where: { documentId, locale, ...published },
    populate: PARTS[type] ?? {},
  });
  if (row && type === 'tenant') await fillRooms([row], { locale, status: 'published' });
  return row;
}

/**
 * `GET /admin/mall/preview/places?type=…&entry=…&language=…`: the other pages on which visitors meet an entry, for whoever
 * may read it. Lists have no drafts: the addresses show them as they are published.
 */
async function findPlaces(ctx: Context) {
  const type = entryType(textOf(ctx.query.type));
  if (!type) throw new errors.ValidationError('type must name a content type.');
  const language = textOf(ctx.query.language) || DEFAULT_LOCALE;
  if (!mayStaff(ctx, 'read', type.uid, language)) throw new errors.ForbiddenError();
  const { previewSecret, frontendLink, locales, timeZone } = settings();
  const locale = locales.find((live) => live === language);
  const entry =
    previewSecret && locale && hasPlaces(type.name)
      ? await publishedEntry(type.name, textOf(ctx.query.entry), locale)
      : null;
  const now = new Date();
  const data: PlaceAddress[] =
    entry && previewSecret && locale
      ? pagesOf(type.name, entry, { now, timeZone }).map((place) => ({
          kind: place.kind,
          url: previewAddress(frontendLink, previewSecret, { ...place, locale }, 'published', +now),
        }))
      : [];
  ctx.body = { data };
}

/** Where an entry is seen, which the preview beside its form asks for. */
export function registerPlacesRoute(): void {
  registerAdminRoutes([{ method: 'GET', path: '/preview/places', handler: findPlaces }]);
}
