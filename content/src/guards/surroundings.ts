import { OPEN_STATES } from '../bookings/booking-steps';
import { centreDay } from '../kit/centre-time';
import { type Row, table, uidOf } from '../kit/table';
import { featuresOf } from '../map/features';
import { settings } from '../settings';
import { languagesOf } from '../versions/entry-state';
import { editedFields, isObject, listOf, type SchemaOf } from '../versions/state';
import type { EntryKey } from '../versions/version-rows';
import { isLocalized, schemaOf } from '../versions/versioned-types';
import type { Surroundings } from './publish-rules';

const TENANT = 'api::tenant.tenant';
const STYLIST = uidOf('hair-stylist');

type Place = (string | number)[];

/** The values of an entry's own fields that are no parts themselves, each with its type and where it lies. */
function valuesOf(
  schemas: SchemaOf,
  uid: string,
  state: Record<string, unknown>,
  path: Place = [],
): { type: string; value: unknown; path: Place }[] {
  return editedFields(schemas(uid)).flatMap(([field, { type, component }]) => {
    const value = state[field];
    if (type !== 'component' && type !== 'dynamiczone') return [{ type, value, path: [...path, field] }];
    const isList = Array.isArray(value);
    return listOf(value)
      .filter(isObject)
      .flatMap((part, at) =>
        valuesOf(schemas, component ?? String(part.__component), part, [
          ...path,
          field,
          ...(isList ? [at] : []),
        ]),
      );
  });
}

/** Where an entry has which files. */
export function picturesOf(
  schemas: SchemaOf,
  uid: string,
  state: Record<string, unknown>,
): { file: number; path: Place }[] {
  return valuesOf(schemas, uid, state)
    .filter(({ type }) => type === 'media')
    .flatMap(({ value, path }) =>
      listOf(value).map((file) => ({ file: Number(isObject(file) ? file.id : file), path })),
    );
}

/** Where an entry has which moments; parts and files know others, of which no form shows anything. */
export function momentsOf(
  schemas: SchemaOf,
  uid: string,
  state: Record<string, unknown>,
): Surroundings['moments'] {
  return valuesOf(schemas, uid, state)
    .filter(({ type }) => type === 'datetime')
    .flatMap(({ value, path }) => {
      const at = new Date(typeof value === 'string' ? value : Number.NaN);
      return Number.isNaN(at.getTime()) ? [] : [{ at, path }];
    });
}

async function undescribedPictures(key: EntryKey, state: Record<string, unknown>): Promise<Place[]> {
  const pictures = picturesOf(schemaOf, key.type, state);
  if (pictures.length === 0) return [];
  const ids = [...new Set(pictures.map(({ file }) => file))];
  const files = await table('plugin::upload.file').findMany({
    select: ['id', 'alternativeText', 'mime'],
    where: { id: { $in: ids } },
  });
  const texts = await table('picture-text').findMany({
    where: { picture: { id: { $in: ids } }, ...(key.language === null ? {} : { locale: key.language }) },
    populate: { picture: { select: ['id'] } },
  });
  const described = new Set(texts.map(({ picture }) => (picture as Row | null)?.id));
  const bare = new Set(
    files
      .filter(({ id, alternativeText, mime }) => {
        const isPicture = String(mime).startsWith('image/');
        return isPicture && !described.has(id) && String(alternativeText ?? '').trim() === '';
      })
      .map(({ id }) => id),
  );
  return pictures.filter(({ file }) => bare.has(file)).map(({ path }) => path);
}

/** On which floor the map has a room. */
async function levelOnMap(room: string): Promise<number | null> {
  const row = await table('map-source').findOne({ select: ['id', 'source'] });
  const source: unknown = typeof row?.source === 'string' ? JSON.parse(row.source) : row?.source;
  const unit = featuresOf(source).find(
    ({ feature_type: type, properties }) => type === 'unit' && String(properties?.room) === room,
  );
  const level = unit?.properties?.level;
  return typeof level === 'number' ? level : null;
}

type Rooms = Pick<Surroundings, 'roomTakenBy' | 'roomNumber' | 'roomLevel' | 'chosenLevel'>;

const NO_ROOM: Rooms = { roomTakenBy: null, roomNumber: null, roomLevel: null, chosenLevel: null };

async function roomsAround(key: EntryKey, state: Record<string, unknown>): Promise<Rooms> {
  const chosen = state.mall_room;
  if (key.type !== TENANT || typeof chosen !== 'string') return NO_ROOM;
  const room = await table('mall-room').findOne({ where: { documentId: chosen } });
  if (!room) return NO_ROOM;
  const roomNumber = String(room.room_id);
  const others = await table('tenant').findMany({
    select: ['id', 'documentId', 'name'],
    where: {
      publishedAt: { $notNull: true },
      mall_room: { documentId: chosen },
      documentId: { $ne: key.entry },
    },
    limit: 1,
  });
  const floor =
    typeof state.location === 'string'
      ? await table('location').findOne({ where: { documentId: state.location } })
      : null;
  return {
    roomNumber,
    roomTakenBy: others[0] ? String(others[0].name) : null,
    roomLevel: await levelOnMap(roomNumber),
    chosenLevel: typeof floor?.level === 'number' ? floor.level : null,
  };
}

async function meetingsAround(key: EntryKey, now: Date): Promise<number> {
  if (key.type !== STYLIST || key.entry === '') return 0;
  return table('personal-stylist-calendar').count({
    where: { stylist: key.entry, state: { $in: OPEN_STATES }, date: { $gte: centreDay(now) } },
  });
}

/** What the rules have to know beyond an entry. @param state the entry, saved or as a form holds it */
export async function surroundingsOf(
  key: EntryKey,
  state: Record<string, unknown>,
  now: Date,
): Promise<Surroundings> {
  const { locales, timeZone } = settings();
  const known = isLocalized(key.type) && key.entry !== '' ? await languagesOf(key.type, key.entry) : [];
  const missingLanguages = isLocalized(key.type)
    ? locales.filter((locale) => locale !== key.language && !known.includes(locale))
    : [];
  return {
    ...{ now, timeZone, missingLanguages },
    ...(await roomsAround(key, state)),
    undescribed: await undescribedPictures(key, state),
    moments: momentsOf(schemaOf, key.type, state),
    openMeetings: await meetingsAround(key, now),
  };
}
