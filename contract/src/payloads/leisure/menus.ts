import { type Fields, isFields } from '../../reading/coercions.ts';
import { absent, keyOf, pick, present } from '../../reading/pick.ts';
import { SYNONYMS } from '../../reading/synonyms.ts';
import type { Json } from '../../reading/unwrap.ts';
import { DAY_FIELDS, WEEK, weekdayOf } from '../rows-of-hours.ts';

const DISHES = ['dishes', 'items', 'meals', 'courses', 'positions', 'products', 'dish', 'menu', 'menuItems'];
const RESTAURANT = ['tenant', 'restaurant', ...(SYNONYMS.tenant ?? [])];
/** What a dish costs, under whatever name. */
const PRICES = ['price', ...(SYNONYMS.price ?? [])];
const WEEKS = ['week', 'days', 'weekMenu', 'dailyMenus', 'schedule'];

/** The field with the dishes of a day; words beside a price are the name of a dish. */
function dishesIn(one: Fields): string | undefined {
  const isPriced = present(pick(one, PRICES));
  return keyOf(
    one,
    DISHES,
    (value) => (typeof value === 'string' && !isPriced) || (typeof value === 'object' && value !== null),
  );
}

/** Days with dishes each. */
function holdsDays(value: Json): boolean {
  const days = Array.isArray(value) ? value : isFields(value) ? Object.values(value) : [];
  if (isFields(value) && WEEK.some((day) => Object.hasOwn(value, day))) return true;
  return days.some(
    (day) => isFields(day) && (dishesIn(day) !== undefined || pick(day, DAY_FIELDS) !== undefined),
  );
}

/**
 * Restaurants with their weeks, from restaurants with one menu, dishes that each name their restaurant, days without
 * one, or dishes alone.
 */
export function restaurantMenus(value: Json): Json {
  const list = Array.isArray(value) ? value : isFields(value) ? keyedMenus(value) : [];
  const days: Json[] = [];
  const dishes: Json[] = [];
  const byRestaurant = new Map<string, Fields>();
  const menus = list.flatMap((one): Json[] => {
    if (typeof one === 'string') {
      dishes.push({ name: one });
      return [];
    }
    if (!isFields(one)) return [];
    if (Object.keys(one).length === 0) return [];
    if (keyOf(one, [...WEEKS, 'menu', 'menus'], holdsDays) !== undefined) return [one];
    const inside = dishesIn(one);
    const owner = pick(one, RESTAURANT) ?? [one.name, one.title].find(isFields);
    const day = pick(one, [...DAY_FIELDS, 'date']);
    if (inside === undefined) {
      if (owner !== undefined && !isDish(one)) return [one];
      if (owner !== undefined || (day !== undefined && isDish(one)))
        serve(byRestaurant, owner ?? null, day ?? 'monday-sunday', one);
      else if (present(pick(one, ['price', 'name', 'title', 'dish']))) dishes.push(one);
      return [];
    }
    if (owner === undefined && !present(one.name) && day !== undefined) {
      days.push(one);
      return [];
    }
    const { [inside]: served, ...rest } = one;
    return [{ ...rest, week: [{ day: day ?? 'monday-sunday', dishes: served ?? [] }] }];
  });
  if (dishes.length > 0) days.push({ day: 'monday-sunday', dishes });
  return [...menus, ...byRestaurant.values(), ...(days.length > 0 ? [{ tenant: null, week: days }] : [])];
}

/** Whether it is a dish that names its restaurant, not a restaurant without dishes. */
function isDish(one: Fields): boolean {
  if (present(pick(one, PRICES))) return true;
  const isNamed = ['name', 'title', 'meal'].some(
    (name) => typeof one[name] === 'string' && present(one[name]),
  );
  return isNamed && pick(one, ['servedFrom', 'servedTo', 'timeFrom', 'timeTo']) === undefined;
}

/** Adds the dish to its restaurant's day. */
function serve(menus: Map<string, Fields>, tenant: Json, day: Json, dish: Fields): void {
  const key = JSON.stringify(tenant);
  const menu = menus.get(key) ?? { tenant, currency: dish.currency ?? null, week: [] };
  menus.set(key, menu);
  const week = menu.week as Fields[];
  const same = week.find((one) => one.day === day);
  const dishes = (same?.dishes ?? []) as Json[];
  dishes.push(dish);
  if (!same) week.push({ day, dishes });
}

function keyedMenus(value: Fields): Json[] {
  if (WEEKS.some((name) => present(value[name])) || DISHES.some((name) => present(value[name])))
    return [value];
  return Object.entries(value).flatMap(([day, dishes]): Json[] =>
    Array.isArray(dishes) ? [{ day, dishes }] : isFields(dishes) ? [dishes] : [],
  );
}

/** A day of the menu by the weekday it is, whatever says it. */
export function menuDayOf(value: Fields): Fields {
  const day = ['day', 'date', 'weekday', 'dayOfWeek', 'name']
    .map((name) => value[name])
    .find((one) => !absent(one));
  const isDish = present(pick(value, PRICES)) && dishesIn(value) === undefined;
  return { day: weekdayOf(day) ?? null, ...(isDish ? { dishes: [{ ...value, day: null }] } : {}) };
}
