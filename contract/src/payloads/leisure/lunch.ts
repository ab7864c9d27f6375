import { z } from 'zod';
import {
  clockTime,
  component,
  entity,
  flag,
  list,
  many,
  moment,
  needed,
  one,
  part,
  text,
} from '../../wire.ts';
import { media } from '../media.ts';
import { localization, offerTenant } from '../tenant.ts';
import { menuDayOf, restaurantMenus } from './menus.ts';

const dish = component(
  'Dish',
  {
    name: needed,
    price: z.number().nonnegative().nullable(),
    vegetarian: flag,
  },
  {
    bare: ['name'],
    names: {
      name: ['dish', 'meal', 'title', 'heading', 'label', 'description', 'text'],
      vegetarian: ['isVegetarian', 'vege', 'veg'],
    },
  },
);

/** `day` is a weekday in English or in the locale's language. */
const menuDay = component(
  'MenuDay',
  { day: text, dishes: list(dish) },
  {
    key: 'day',
    list: 'dishes',
    shape: menuDayOf,
    names: {
      day: ['weekday', 'dayOfWeek', 'date', 'name', 'title'],
      dishes: ['items', 'menu', 'meals', 'courses', 'positions', 'products', 'dish', 'menuItems'],
    },
  },
);

/** A restaurant's dishes by weekday; `currency` is ISO 4217, times are the centre's. */
const restaurantMenu = component(
  'RestaurantMenu',
  {
    tenant: one(offerTenant),
    currency: text,
    servedFrom: clockTime,
    servedTo: clockTime,
    week: list(menuDay),
  },
  {
    names: {
      tenant: ['name', 'title'],
      servedFrom: ['from', 'start', 'opening_hour', 'timeFrom'],
      servedTo: ['to', 'end', 'closing_hour', 'timeTo'],
      week: ['days', 'menu', 'menus', 'weekMenu', 'dailyMenus'],
    },
    entries: restaurantMenus,
  },
);
export type RestaurantMenu = z.output<typeof restaurantMenu>;

/** A lunch card as other pages point to it. */
const lunchCardRef = part(
  'LunchCardReference',
  {
    documentId: z.string().nullish(),
    name: needed,
    slug: needed,
    label: text,
    text: text,
  },
  { bare: ['name'] },
);

/** `/api/daily-menu`: every restaurant with a menu for the week. */
export const dailyMenu = entity(
  'DailyMenu',
  {
    heading: text,
    text: text,
    menus: list(restaurantMenu),
    lunch_cards: many(lunchCardRef),
    locale: z.string().nullish(),
    updatedAt: z.string().nullish(),
  },
  {
    list: 'menus',
    names: {
      menus: ['restaurants', 'dailyMenus', 'items', 'menu', 'tenants'],
      lunch_cards: ['lunchCard', 'cards'],
    },
  },
);
export type DailyMenuPayload = z.output<typeof dailyMenu>;

/** One thing to do to get the card. */
const step = component('LunchCardStep', { title: text, text: text }, { bare: ['title'] });

/**
 * `/api/lunch-cards/card/{slug}`: a discount for people who work nearby. `label` is its numeral ("−15%"), `text`
 * one plain sentence; `description` and `conditions` are HTML.
 */
export const lunchCard = entity('LunchCard', {
  name: needed,
  slug: needed,
  label: text,
  text: text,
  description: z.string().nullish(),
  conditions: z.string().nullish(),
  startDate: moment.optional(),
  endDate: moment.optional(),
  steps: list(step),
  media: one(media),
  tenants: many(offerTenant),
  locale: z.string().nullish(),
  updatedAt: z.string().nullish(),
  localizations: many(localization).optional(),
});
export type LunchCard = z.output<typeof lunchCard>;
