import { addDays } from '@mall/contract';
import type {
  CategoryKey,
  Demo,
  DemoLocale,
  HoursPreset,
  SpecialtyKey,
  SubCategoryKey,
  TenantKey,
} from './demo-door';
import type { Seeding, Versions } from './seeding';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const FLOORS = { '-1': 'underground', '0': 'ground', '1': 'first', '2': 'second', '3': 'third' } as const;
/** Shops are given the special days of four months; the centre itself those of more than a year. */
const SHOP_DAYS_AHEAD = 120;

/** Ids of what other content points to, by locale where it has languages. */
export interface Shops {
  locations: Map<number, number>;
  categories: Map<string, number>;
  subCategories: Map<string, number>;
  tenants: Map<string, Versions>;
}

/** Key of a thing in one language, for the maps above. */
export function inLocale(
  locale: DemoLocale,
  key: CategoryKey | SubCategoryKey | SpecialtyKey | TenantKey,
): string {
  return `${locale} ${key}`;
}

/** The value of a map that the seeding itself has filled. */
export function known<K, V>(map: Map<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new Error(`seed: ${String(key)} was not written`);
  return value;
}

function seedCategories(seeding: Seeding, locale: DemoLocale, shops: Shops): Map<string, number> {
  const { CATEGORIES, linkHref, SPECIALTIES, SUB_CATEGORIES } = seeding.demo;
  const { bulk } = seeding;
  const words = seeding.words(locale);
  CATEGORIES.forEach((category, order) => {
    const { name, slug: categorySlug, lead } = words.shops.categories[category.key];
    const id = seeding.live('menu-category', category.key, locale, {
      name,
      categorySlug,
      lead,
      order,
      locationLevel: category.level,
      media: seeding.picture(category.picture),
    });
    shops.categories.set(inLocale(locale, category.key), id);
  });
  SUB_CATEGORIES.forEach((sub, order) => {
    const { name, slug: subCategorySlug } = words.shops.subCategories[sub.key];
    const showDailyMenu = 'showDailyMenu' in sub;
    const href = 'target' in sub ? linkHref(sub.target, words) : null;
    const values = { name, subCategorySlug, href, order, showDailyMenu };
    const id = seeding.live('menu-sub-category', sub.key, locale, values);
    bulk.link('api::menu-sub-category.menu-sub-category', id, 'menu_category', [
      known(shops.categories, inLocale(locale, sub.category)),
    ]);
    shops.subCategories.set(inLocale(locale, sub.key), id);
  });
  const specialties = new Map<string, number>();
  SPECIALTIES.forEach((specialty, order) => {
    const { name, slug: specialtySlug } = words.shops.specialties[specialty.key];
    const id = seeding.live('menu-cat-specialty', specialty.key, locale, { name, specialtySlug, order });
    bulk.link('api::menu-cat-specialty.menu-cat-specialty', id, 'menu_sub_category', [
      known(shops.subCategories, inLocale(locale, specialty.subCategory)),
    ]);
    specialties.set(inLocale(locale, specialty.key), id);
  });
  return specialties;
}

/** @param opensInDays of a shop that has not opened yet: its first special day is the day on which it does */
function hoursOf(seeding: Seeding, preset: keyof Demo['HOURS_PRESETS'], opensInDays: number) {
  const { HOURS_PRESETS, specialDaysOf } = seeding.demo;
  const { week } = HOURS_PRESETS[preset];
  const first = opensInDays > 0 ? openingDay(week, addDays(seeding.firstStart, opensInDays)) : null;
  const names = seeding.original.centre.specialDays;
  const last = addDays(seeding.firstStart, SHOP_DAYS_AHEAD);
  return {
    openingHours: week.map(({ from, to, opens, closes }) => ({
      day: from === to ? DAYS[from - 1] : `${DAYS[from - 1]}-${DAYS[to - 1]}`,
      openingHour: opens,
      closingHour: closes,
    })),
    specialOpeningDays: [
      ...(first ? [{ ...first, special_day_name: names.openingDay }] : []),
      ...specialDaysOf(HOURS_PRESETS[preset], seeding.firstStart)
        .filter(({ date }) => date <= last && (first === null || date > first.date))
        .map((day) => ({
          special_day_name: names[day.key],
          date: day.date,
          opening_hour: day.opens,
          closing_hour: day.closes,
        })),
    ],
  };
}

/** The first day from a date on whose week has hours. */
function openingDay(week: HoursPreset['week'], date: string) {
  for (let ahead = 0; ahead < 7; ahead += 1) {
    const day = addDays(date, ahead);
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
    const row = week.find(({ from, to }) => from <= weekday && weekday <= to);
    if (row) return { date: day, opening_hour: row.opens, closing_hour: row.closes };
  }
  return null;
}

function seedTenants(
  seeding: Seeding,
  locale: DemoLocale,
  shops: Shops,
  rooms: Map<string, number>,
  specialties: Map<string, number>,
) {
  const { roomLevel, tenantPhone, TENANTS, tenantWebsite } = seeding.demo;
  const words = seeding.words(locale);
  for (const tenant of TENANTS) {
    const { lead, description, keywords } = words.shops.tenants[tenant.key];
    const versions = seeding.both('tenant', tenant.key, locale, {
      name: tenant.name,
      slug: tenant.slug,
      lead,
      description,
      keywords: keywords ?? null,
      brands: 'brands' in tenant ? tenant.brands : null,
      logo: seeding.picture(`logo-${tenant.key}`),
      website: 'noWebsite' in tenant ? null : tenantWebsite(tenant.slug),
      phone: 'noPhone' in tenant ? null : tenantPhone(tenant.room),
      acceptsGiftCard: tenant.giftCard,
      opening_soon: 'openingSoonInDays' in tenant,
      isPromoted: 'promoted' in tenant,
      ...hoursOf(seeding, tenant.hours, 'openingSoonInDays' in tenant ? tenant.openingSoonInDays : 0),
    });
    seeding.linkShared('tenant', versions, 'mall_room', known(rooms, tenant.room));
    seeding.linkShared('tenant', versions, 'location', known(shops.locations, roomLevel(tenant.room)));
    seeding.linkShared(
      'tenant',
      versions,
      'menu_category',
      known(shops.categories, inLocale(locale, tenant.category)),
    );
    seeding.linkShared(
      'tenant',
      versions,
      'menu_sub_category',
      known(shops.subCategories, inLocale(locale, tenant.subCategory)),
    );
    seeding.linkShared(
      'tenant',
      versions,
      'menu_cat_specialty',
      tenant.specialties.map((key) => known(specialties, inLocale(locale, key))),
    );
    shops.tenants.set(inLocale(locale, tenant.key), versions);
  }
}

/** Floors, rooms, categories and shops. */
export function seedShops(seeding: Seeding): Shops {
  const { ROOMS } = seeding.demo;
  const shops: Shops = {
    locations: new Map(),
    categories: new Map(),
    subCategories: new Map(),
    tenants: new Map(),
  };
  for (const [level, floorName] of Object.entries(FLOORS)) {
    shops.locations.set(
      Number(level),
      seeding.live('location', level, null, { floorName, level: Number(level) }),
    );
  }
  const rooms = new Map<string, number>();
  for (const { room } of ROOMS) rooms.set(room, seeding.live('mall-room', room, null, { room_id: room }));
  for (const locale of seeding.locales) {
    const specialties = seedCategories(seeding, locale, shops);
    seedTenants(seeding, locale, shops, rooms, specialties);
  }
  return shops;
}
