import { z } from 'zod';
import { entity, flag, list, many, needed, one, oneOrMany, part, text } from '../wire.ts';
import { media } from './media.ts';
import { specialDay, tenantHours } from './opening-times.ts';

/** `room_id` as on the door. Where no location says the floor, it is what stands before a dot: "1.24", "-1.03". */
export const mallRoom = part(
  'MallRoom',
  { room_id: text },
  { bare: ['room_id'], names: { room_id: ['room', 'number', 'name', 'code', 'roomNumber'] } },
);

/** Floor of the building: its `level`, 0 on the ground, or its name in words. */
export const location = part(
  'Location',
  { floorName: text, level: z.number().int().nullish() },
  {
    bare: ['floorName'],
    fromBare: (value) => (/^\s*[-−]?\d\s*$/.test(String(value)) ? { level: value } : undefined),
    names: {
      floorName: ['floor', 'name', 'title', 'label'],
      level: ['floorNumber', 'floorLevel', 'number'],
    },
  },
);

/** The same entity in another locale. */
export const localization = part(
  'Localization',
  {
    locale: text,
    slug: z.string().nullish(),
    categorySlug: z.string().nullish(),
    subCategorySlug: z.string().nullish(),
    specialtySlug: z.string().nullish(),
    mall_room: one(mallRoom).optional(),
  },
  { key: 'locale', bare: ['slug'] },
);

const categoryRef = part(
  'CategoryReference',
  {
    name: text,
    categorySlug: text,
    locationLevel: z.number().int().nullish(),
  },
  { bare: ['name', 'categorySlug'] },
);
export const subCategoryRef = part(
  'SubCategoryReference',
  { name: text, subCategorySlug: text },
  { bare: ['name', 'subCategorySlug'] },
);
export const specialtyRef = part(
  'SpecialtyReference',
  { name: text, specialtySlug: text },
  { bare: ['name', 'specialtySlug'] },
);

const card = {
  name: needed,
  slug: needed,
  description: text,
  logo: one(media),
  menu_category: one(categoryRef),
  menu_sub_category: one(subCategoryRef),
  menu_cat_specialty: oneOrMany(specialtyRef),
  mall_room: one(mallRoom),
  location: one(location),
  openingHours: list(tenantHours),
  opening_soon: flag,
  openingSoon: flag.optional(),
  keywords: z.string().nullish(),
  brands: z.string().nullish(),
} as const;

/** A tenant in search data: no more than search and the directory of shops need. */
export const searchTenant = entity('SearchTenant', { ...card, acceptsGiftCard: flag.optional() });
export type SearchTenant = z.output<typeof searchTenant>;

/** A tenant as lists, menus and other entities carry it. */
export const tenant = entity('Tenant', {
  ...card,
  lead: z.string().nullish(),
  acceptsGiftCard: flag,
  media: one(media).optional(),
  website: text,
  phone: text,
  specialOpeningDays: list(specialDay),
  locale: z.string().nullish(),
  updatedAt: z.string().nullish(),
  localizations: many(localization).optional(),
});
export type Tenant = z.output<typeof tenant>;

/** A tenant as an offer carries it; may be no more than name and logo. */
export const offerTenant = part(
  'OfferTenant',
  {
    name: needed,
    slug: text,
    logo: one(media),
    menu_category: one(categoryRef).optional(),
    menu_sub_category: one(subCategoryRef).optional(),
    mall_room: one(mallRoom).optional(),
    location: one(location).optional(),
  },
  { bare: ['name'] },
);
export type OfferTenant = z.output<typeof offerTenant>;

/** A tenant with special hours: `/api/tenants/specialHours`. */
export const specialHoursTenant = entity('SpecialHoursTenant', {
  name: needed,
  slug: needed,
  specialOpeningDays: list(specialDay),
});
