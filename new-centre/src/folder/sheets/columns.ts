/** A column of a sheet: what its title may be, as people write it; spaces, dashes, underscores and case are nothing. */
interface ColumnSpec {
  /** The first is its name in remarks. */
  names: readonly string[];
  /** It may stand once for each language: "description lt", "description (lt-LT)". */
  byLanguage?: true;
}

export type Specs<K extends string> = Readonly<Record<K, ColumnSpec>>;

const DAYS = {
  monday: { names: ['mon', 'monday'] },
  tuesday: { names: ['tue', 'tues', 'tuesday'] },
  wednesday: { names: ['wed', 'weds', 'wednesday'] },
  thursday: { names: ['thu', 'thur', 'thurs', 'thursday'] },
  friday: { names: ['fri', 'friday'] },
  saturday: { names: ['sat', 'saturday'] },
  sunday: { names: ['sun', 'sunday'] },
} as const satisfies Record<string, ColumnSpec>;

/** In the order of the week. */
export const DAY_COLUMNS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const satisfies readonly (keyof typeof DAYS)[];

export const SHOP_COLUMNS = {
  name: {
    names: ['name', 'shop', 'shop name', 'store', 'store name', 'tenant', 'title', 'brand'],
    byLanguage: true,
  },
  room: { names: ['room', 'room number', 'room no', 'unit', 'unit number', 'unit no', 'premises'] },
  category: { names: ['category', 'main category', 'group'] },
  subCategory: { names: ['sub-category', 'subgroup'] },
  specialties: {
    names: ['specialties', 'specialty', 'specialities', 'speciality', 'specialisations', 'tags'],
  },
  phone: { names: ['phone', 'phone number', 'telephone', 'tel', 'mobile'] },
  email: { names: ['email', 'email address', 'mail'] },
  website: { names: ['website', 'web', 'web address', 'url', 'homepage', 'site', 'link'] },
  description: { names: ['description', 'text', 'about', 'details'], byLanguage: true },
  keywords: { names: ['keywords', 'keyword', 'search words'], byLanguage: true },
  opening: { names: ['opening', 'opening date', 'opens on', 'date of opening'] },
  hours: { names: ['hours', 'opening hours', 'opening times', 'working hours', 'business hours', 'times'] },
  ...DAYS,
  logo: { names: ['logo', 'logo file', 'logotype'] },
  picture: { names: ['picture', 'picture file', 'image', 'photo', 'photograph'] },
} as const satisfies Record<string, ColumnSpec>;

export type ShopColumn = keyof typeof SHOP_COLUMNS;

export const HOURS_COLUMNS = {
  place: { names: ['place', 'where', 'for', 'place or shop', 'shop or place', 'area'], byLanguage: true },
  shop: { names: ['shop', 'shop name', 'store', 'tenant'] },
  weekday: { names: ['weekday', 'day', 'days', 'weekdays', 'day of week', 'weekday or date', 'day or date'] },
  date: { names: ['date', 'special day', 'on'] },
  from: { names: ['from', 'opens', 'open', 'start', 'opening hour', 'opening time'] },
  to: { names: ['to', 'until', 'till', 'closes', 'close', 'end', 'closing hour', 'closing time'] },
  closed: { names: ['closed', 'is closed'] },
  name: { names: ['name', 'name of the day', 'holiday', 'special day name', 'occasion'], byLanguage: true },
} as const satisfies Record<string, ColumnSpec>;

export type HoursColumn = keyof typeof HOURS_COLUMNS;
