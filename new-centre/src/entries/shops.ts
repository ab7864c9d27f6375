import type { Category, Centre, Shop, Timetable } from '../folder/centre.ts';
import { type Addresses, addressesIn } from './addresses.ts';
import { type Entry, entries, entry, file } from './entry.ts';
import { shopHours } from './hours.ts';
import { type In, readings } from './words-in.ts';

/** What the drawings know of rooms. */
export interface Rooms {
  /** Every room, by its number: the level it is on. */
  levels: ReadonlyMap<string, number>;
}

/** Floors and rooms, which have no languages. */
export function placeEntries(centre: Centre, { levels }: Rooms): Entry[] {
  const [own] = readings(centre);
  if (!own) return [];
  const floors = centre.floors.map((floor) => ({
    type: 'location',
    key: String(floor.level),
    locale: null,
    values: {
      level: floor.level,
      floorName: own.text(floor.name),
      names: centre.languages.flatMap((language) => {
        const name = floor.name[language];
        return name === undefined ? [] : [{ language, name }];
      }),
      colour: floor.colour ?? null,
    },
  }));
  const numbers = new Set([...levels.keys(), ...centre.shops.flatMap(({ room }) => room ?? [])]);
  const rooms = [...numbers].map((room) => ({
    type: 'mall-room',
    key: room,
    locale: null,
    values: { room_id: room },
  }));
  return [...floors, ...rooms];
}

/** The level on which most shops of a category are. */
function levelOf({ key }: Category, { shops }: Centre, { levels }: Rooms): number | null {
  const counts = new Map<number, number>();
  for (const { category, room } of shops) {
    const level = category === key && room !== undefined ? levels.get(room) : undefined;
    if (level !== undefined) counts.set(level, (counts.get(level) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([a, one], [b, other]) => other - one || a - b);
  return most?.[0] ?? null;
}

function categoryEntries(centre: Centre, rooms: Rooms, { locale, text }: In, addresses: Addresses): Entry[] {
  const made = (type: string, key: string, values: Record<string, unknown>) => ({
    type,
    key,
    locale,
    values,
  });
  const subs = centre.categories.flatMap(({ key: category, subCategories }) =>
    subCategories.map((sub) => ({ ...sub, category })),
  );
  const specialties = subs.flatMap(({ key: sub, specialties: own }) => own.map((one) => ({ ...one, sub })));
  return [
    ...centre.categories.map((category, order) =>
      made('menu-category', category.key, {
        name: text(category.name),
        categorySlug: addresses.categorySlug(category.key),
        order,
        locationLevel: levelOf(category, centre, rooms),
      }),
    ),
    ...subs.map(({ key, name, category }, order) =>
      made('menu-sub-category', key, {
        name: text(name),
        subCategorySlug: addresses.subCategorySlug(key),
        order,
        menu_category: entry('menu-category', category),
      }),
    ),
    ...specialties.map(({ key, name, sub }, order) =>
      made('menu-cat-specialty', key, {
        name: text(name),
        specialtySlug: addresses.specialtySlug(key),
        order,
        menu_sub_category: entry('menu-sub-category', sub),
      }),
    ),
  ];
}

/**
 * The hours of a shop that opens later begin on the day it does: that is its first special day, by which the site tells
 * when it opens.
 */
function timetableOf({ hours, opening }: Shop, today: string): Timetable {
  if (opening === undefined || opening <= today) return hours;
  const later = hours.special.filter(({ date }) => date >= opening);
  if (later.some(({ date }) => date === opening)) return { ...hours, special: later };
  const weekday = new Date(`${opening}T00:00:00Z`).getUTCDay() || 7;
  const row = hours.week.find(({ days }) => days.some((day) => day === weekday));
  const first = { date: opening, opens: row?.opens ?? null, closes: row?.closes ?? null };
  return { ...hours, special: [first, ...later] };
}

function shopEntry(shop: Shop, own: In, { locale, text }: In, { levels }: Rooms, today: string): Entry {
  const level = shop.room === undefined ? undefined : levels.get(shop.room);
  return {
    type: 'tenant',
    key: shop.key,
    locale,
    values: {
      name: text(shop.name),
      slug: shop.key,
      description: text(shop.description),
      keywords: text(shop.keywords),
      website: shop.website ?? null,
      phone: shop.phone ?? null,
      logo: file(shop.logo),
      media: file(shop.picture),
      opening_soon: shop.opening !== undefined && shop.opening > today,
      ...shopHours(timetableOf(shop, today), own),
      mall_room: entry('mall-room', shop.room),
      location: entry('location', level === undefined ? undefined : String(level)),
      menu_category: entry('menu-category', shop.category),
      menu_sub_category: entry('menu-sub-category', shop.subCategory),
      menu_cat_specialty: entries('menu-cat-specialty', shop.specialties),
    },
  };
}

/** Categories and shops in every language. @param today YYYY-MM-DD of the centre's calendar */
export function shopEntries(centre: Centre, rooms: Rooms, today: string): Entry[] {
  const [own] = readings(centre);
  if (!own) return [];
  return readings(centre).flatMap((reading) => [
    ...categoryEntries(centre, rooms, reading, addressesIn(centre, reading)),
    ...centre.shops.map((shop) => shopEntry(shop, own, reading, rooms, today)),
  ]);
}
