import type { LunchCard, RestaurantMenu } from '@mall/contract';
import { centreDate } from '@mall/contract/centre-time.ts';
import { parseDays } from '@mall/contract/opening/day-names.ts';
import {
  type CardContext,
  cardContext,
  type ShopCardContext,
  shopCardContext,
  type TenantCard,
  tenantCard,
} from '../../content/cards.ts';
import type { LoadContext } from '../../content/client/load-context.ts';
import { type Building, readBuildingData } from '../../content/client/read-all.ts';
import { alternatesBySlug, slugAlternates } from '../../content/fields/alternates.ts';
import { dayEnds, shownState, validMoment } from '../../content/fields/periods.ts';
import { pictureOf } from '../../content/fields/pictures.ts';
import { placeOf } from '../../content/fields/place.ts';
import { richText } from '../../content/fields/rich-text.ts';
import { omitUndefined, plainText, trimToUndefined } from '../../content/fields/text.ts';
import type { Weekday } from '../../content/opening-times/opening-models.ts';
import { isNothing, mayLeadTo } from '../../content/page-presence.ts';
import type { DailyMenuPage, DayMenu, Dish, LunchCardPage } from './lunch-models.ts';

const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const MAX_PRICE = 99_999;

/** Null = the centre has no daily menu. One without dishes, or that cannot be read: a page without days. */
export async function loadDailyMenuPage(context: LoadContext): Promise<DailyMenuPage | null> {
  const page = await context.content.read('dailyMenu', {});
  if (isNothing('dailyMenu', context.content)) return null;
  const make = cardContext(context);
  const today = weekdayOf(centreDate(context.now, context.timeZone));
  const byDay = menusByDay(page?.menus ?? [], make);
  const lead = plainText(page?.text);
  context.content.trueUntil(dayEnds(context.now, context.timeZone));
  return omitUndefined<DailyMenuPage>({
    heading: trimToUndefined(page?.heading),
    text: lead,
    days: [...WEEK.slice(today - 1), ...WEEK.slice(0, today - 1)].flatMap((weekday) => {
      const menus = byDay.get(weekday);
      return menus ? [{ weekday, today: weekday === today, menus }] : [];
    }),
    cards: (page?.lunch_cards ?? []).map((card) =>
      omitUndefined({
        name: card.name.trim(),
        href: make.links.page('lunchCard', { slug: card.slug.trim() }),
        label: trimToUndefined(card.label),
        text: plainText(card.text),
      }),
    ),
    seo: omitUndefined({ description: lead }),
  });
}

/** Null = there is no such card. */
export async function loadLunchCardPage(context: LoadContext): Promise<LunchCardPage | null> {
  const { slug } = context.params;
  if (slug === undefined) return null;
  const { content } = context;
  const [card, building, hasMenu] = await Promise.all([
    content.read('lunchCard', { slug }),
    readBuildingData(content),
    mayLeadTo('dailyMenu', context),
  ]);
  if (!card) return null;
  const make = await shopCardContext(context);
  const name = card.name.trim();
  const picture = pictureOf(card.media, name);
  const starts = validMoment(card.startDate);
  const ends = validMoment(card.endDate);
  const lead = plainText(card.text);
  const tenants = card.tenants.map((tenant) => restaurant(tenant, building, make));
  const levels = new Set(tenants.map(({ place }) => place.level));
  return omitUndefined<LunchCardPage>({
    name,
    href: make.links.page('lunchCard', { slug: card.slug.trim() }),
    label: trimToUndefined(card.label),
    text: lead,
    state: shownState(starts, ends, context),
    starts,
    ends,
    description: richText(card.description, make.links, 3),
    conditions: richText(card.conditions, make.links, 3),
    steps: card.steps.flatMap((step) => {
      const title = plainText(step.title);
      return title === undefined ? [] : [omitUndefined({ title, text: plainText(step.text) })];
    }),
    picture,
    level: levels.size === 1 ? ([...levels][0] ?? null) : null,
    tenants,
    contactHref: make.links.page('contact', {}),
    dailyMenuHref: hasMenu ? make.links.page('dailyMenu', {}) : undefined,
    alternates: alternatesBySlug(slugAlternates(card, slug, context.locale)),
    seo: omitUndefined({
      description: lead ?? plainText(card.description),
      image: picture,
    }),
  });
}

/** ISO weekday of a date. */
function weekdayOf(date: string): Weekday {
  return (new Date(`${date}T12:00:00Z`).getUTCDay() || 7) as Weekday;
}

/** "9:00" as '09:00'; undefined for no time of day. */
function clock(value: string | null): string | undefined {
  const [, hour = '', minute = ''] = /^\s*(\d{1,2})[:.]([0-5]\d)/.exec(value ?? '') ?? [];
  return hour === '' || Number(hour) > 23 ? undefined : `${hour.padStart(2, '0')}:${minute}`;
}

function menusByDay(
  menus: readonly RestaurantMenu[],
  { context, links }: CardContext,
): Map<Weekday, DayMenu[]> {
  const byDay = new Map<Weekday, DayMenu[]>();
  for (const menu of menus) {
    const { tenant } = menu;
    if (tenant?.slug) context.content.tag(`tenant:${tenant.slug}`);
    const from = clock(menu.servedFrom);
    const to = clock(menu.servedTo);
    for (const { day, dishes } of menu.week) {
      const named = dishes.map((dish) => dishOf(dish, menu.currency));
      if (named.length === 0) continue;
      for (const weekday of parseDays(day ?? '', context.locale)) {
        const shown: DayMenu = omitUndefined({
          name: tenant?.name.trim(),
          href: tenant ? links.tenant(tenant) : undefined,
          place: placeOf(tenant),
          served: from && to ? { from, to } : undefined,
          dishes: named,
        });
        byDay.set(weekday, [...(byDay.get(weekday) ?? []), shown]);
      }
    }
  }
  return byDay;
}

function dishOf(dish: RestaurantMenu['week'][number]['dishes'][number], currency: string | null): Dish {
  const { price } = dish;
  const code = /^[A-Z]{3}$/.exec(trimToUndefined(currency) ?? '')?.[0];
  return omitUndefined<Dish>({
    name: dish.name.trim(),
    price:
      price !== null && price <= MAX_PRICE ? omitUndefined({ amount: price, currency: code }) : undefined,
    vegetarian: dish.vegetarian === true,
  });
}

/** With its hours where search data knows the restaurant. */
function restaurant(
  tenant: LunchCard['tenants'][number],
  building: Building,
  make: ShopCardContext,
): TenantCard {
  const slug = trimToUndefined(tenant.slug);
  const known = building.search?.tenants.find((one) => one.slug === slug);
  if (slug !== undefined) make.context.content.tag(`tenant:${slug}`);
  if (known) return tenantCard(known, make);
  const name = tenant.name.trim();
  return omitUndefined<TenantCard>({
    id: tenant.id ?? 0,
    name,
    href: make.links.tenant(tenant),
    logo: pictureOf(tenant.logo, name),
    place: placeOf(tenant),
    line: trimToUndefined(tenant.menu_sub_category?.name) ?? '',
    acceptsGiftCard: false,
    openingSoon: false,
    hours: null,
    specialties: [],
  });
}
