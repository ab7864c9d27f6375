import { addDays, clockAt, DEFAULT_LOCALE, instantOf } from '@mall/contract';
import { type EntryType, entryTypes, titleField, titleOf } from '../kit/entry-types';
import { type Row, table } from '../kit/table';

/** An entry that something is the matter with. */
export interface Found {
  type: EntryType;
  documentId: string;
  locale: string;
  title: string;
}

export interface Moment {
  now: Date;
  zone: string;
}

const draftsIn = (type: EntryType) => ({
  ...(type.drafts ? { publishedAt: { $null: true } } : {}),
  ...(type.localized ? { locale: DEFAULT_LOCALE } : {}),
});

const liveIn = { publishedAt: { $notNull: true }, locale: DEFAULT_LOCALE };

const found = (type: EntryType, row: Row): Found => ({
  ...{ type, documentId: row.documentId, locale: row.locale ?? '' },
  title: titleOf(type, row),
});

const named = (type: EntryType) => ['id', 'documentId', 'locale', ...[titleField(type) ?? []].flat()];

const YEAR_DAYS = 365;

/** What nobody has saved for a year, in any language. */
export async function untouched({ now, zone }: Moment, may: (type: EntryType) => boolean): Promise<Found[]> {
  const [today] = clockAt(now.getTime(), zone);
  const before = instantOf(addDays(today, -YEAR_DAYS), '00:00', zone);
  const all: Found[] = [];
  for (const type of entryTypes().filter(may)) {
    const states = type.drafts ? { publishedAt: { $null: true } } : {};
    const old = await table(type.uid).findMany({
      select: named(type),
      where: { ...draftsIn(type), updatedAt: { $lt: before } },
    });
    if (old.length === 0) continue;
    const touched = await table(type.uid).findMany({
      select: ['id', 'documentId'],
      where: {
        ...states,
        documentId: { $in: old.map((row) => row.documentId) },
        updatedAt: { $gte: before },
      },
    });
    const fresh = new Set(touched.map(({ documentId }) => documentId));
    all.push(...old.filter(({ documentId }) => !fresh.has(documentId)).map((row) => found(type, row)));
  }
  return all;
}

/** Shops that visitors see without hours: none of their own, and none under their address among the centre's places. */
export async function shopsWithoutHours(type: EntryType): Promise<Found[]> {
  const [shops, times] = await Promise.all([
    table(type.uid).findMany({
      select: [...named(type), 'slug', 'opening_soon'],
      where: liveIn,
      populate: { openingHours: { select: ['id'] } },
    }),
    table('opening-time').findOne({ where: { locale: DEFAULT_LOCALE }, populate: { opening_hours: true } }),
  ]);
  const places = ((times?.opening_hours ?? []) as { link?: string | null }[]).map(({ link }) => link ?? '');
  const isPlace = (slug: unknown) => places.some((link) => link.split(/[/?#]/).includes(String(slug)));
  return shops
    .filter(({ openingHours, slug, opening_soon }) => {
      const own = Array.isArray(openingHours) ? openingHours.length > 0 : Boolean(openingHours);
      return !own && !opening_soon && !isPlace(slug);
    })
    .map((row) => found(type, row));
}

/** Events that are on or to come and have no picture. */
export async function eventsWithoutPicture(type: EntryType, { now }: Moment): Promise<Found[]> {
  const rows = await table(type.uid).findMany({
    select: named(type),
    where: {
      ...liveIn,
      $or: [{ endDate: { $gte: now } }, { endDate: { $null: true }, startDate: { $gte: now } }],
    },
    populate: { media: { select: ['id'] } },
  });
  return rows
    .filter(({ media }) => (Array.isArray(media) ? media.length === 0 : !media))
    .map((row) => found(type, row));
}

/** What is over and still promoted, or featured by a category of the menu. */
export async function endedButFeatured(
  types: Record<'offer' | 'event' | 'menu-category', EntryType>,
  { now, zone }: Moment,
): Promise<Found[]> {
  const [today] = clockAt(now.getTime(), zone);
  const offers = { endDate: { $lt: today } };
  const events = { $or: [{ endDate: { $lt: now } }, { endDate: { $null: true }, startDate: { $lt: now } }] };
  const promoted = async (type: EntryType, over: object) =>
    (
      await table(type.uid).findMany({ select: named(type), where: { ...liveIn, isPromoted: true, ...over } })
    ).map((row) => found(type, row));
  const category = types['menu-category'];
  const featuring = async (field: string, over: object) =>
    (
      await table(category.uid).findMany({
        select: named(category),
        where: { ...draftsIn(category), [field]: { $and: [{ publishedAt: { $notNull: true } }, over] } },
      })
    ).map((row) => found(category, row));
  const all = [
    ...(await promoted(types.offer, offers)),
    ...(await promoted(types.event, events)),
    ...(await featuring('featuredOffers', offers)),
    ...(await featuring('featuredEvent', events)),
  ];
  return [...new Map(all.map((one) => [one.documentId, one])).values()];
}
