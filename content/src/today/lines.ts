import { addDays, clockAt } from '@mall/contract';
import type { Context } from 'koa';
import { type EntryType, entryType } from '../kit/entry-types';
import { mayStaff } from '../kit/staff';
import { type CalendarItem, calendarItems, rangeBetween } from '../schedule/calendar';
import { picturesWithoutText } from './pictures';
import { centreHours, eventsOfDay, shopsOfDay } from './right-now';
import {
  endedButFeatured,
  eventsWithoutPicture,
  type Found,
  type Moment,
  shopsWithoutHours,
  untouched,
} from './to-mend';
import type { Item, Line, RightNow } from './today-answers';

const WEEK_DAYS = 7;
/** So many of a line are told with the others; the whole of it is asked for by its key. */
const SHOWN = 6;

/** The items of a line; undefined where who asks may not see them. */
type Reckoning = (ctx: Context, moment: Moment) => Promise<Item[] | undefined>;

const shownFound = ({ type: { uid, label, single }, documentId, locale, title }: Found): Item => ({
  ...{ uid, label, single, documentId, locale, title },
});

export const shownItem = ({
  uid,
  label,
  single,
  documentId,
  locale,
  title,
  day,
  time,
  what,
}: CalendarItem): Item => ({
  ...{ uid, label, single, documentId, locale, title, day, time, what },
});

const readable = (ctx: Context, name: string): EntryType | undefined => {
  const type = entryType(name);
  return type && mayStaff(ctx, 'read', type.uid) ? type : undefined;
};

const mayReadFiles = (ctx: Context) =>
  (ctx.state.userAbility as { can(action: string): boolean }).can('plugin::upload.read');

/** What wants mending, in the order in which it is shown. */
const TO_MEND: Readonly<Record<string, Reckoning>> = {
  async shopsWithoutHours(ctx) {
    const shop = readable(ctx, 'tenant');
    return shop && (await shopsWithoutHours(shop)).map(shownFound);
  },
  async eventsWithoutPicture(ctx, moment) {
    const event = readable(ctx, 'event');
    return event && (await eventsWithoutPicture(event, moment)).map(shownFound);
  },
  async endedButFeatured(ctx, moment) {
    const [offer, event, category] = ['offer', 'event', 'menu-category'].map((name) => readable(ctx, name));
    if (!offer || !event || !category) return undefined;
    return (await endedButFeatured({ offer, event, 'menu-category': category }, moment)).map(shownFound);
  },
  picturesWithoutText: async (ctx) => (mayReadFiles(ctx) ? picturesWithoutText() : undefined),
  untouched: async (ctx, moment) =>
    (await untouched(moment, ({ uid }) => mayStaff(ctx, 'read', uid))).map(shownFound),
};

/** What is on at some time of the day; told with what visitors see now. */
const EVENTS = 'eventsToday';
const OF_TODAY: Readonly<Record<string, Reckoning>> = {
  async [EVENTS](ctx, moment) {
    const event = readable(ctx, 'event');
    return event && eventsOfDay(event, moment);
  },
};

const WEEK: Readonly<Record<string, ReadonlySet<string>>> = {
  going: new Set(['unpublish', 'ends']),
  coming: new Set(['publish', 'save', 'starts', 'appears']),
};

const lineOf = (key: string, items: readonly Item[], most: number): Line => ({
  ...{ key, count: items.length },
  items: items.slice(0, most),
});

/** What ends and begins within seven days, where visitors see it or will. */
export async function weekLines(ctx: Context, { now, zone }: Moment, most = SHOWN): Promise<Line[]> {
  const [day] = clockAt(now.getTime(), zone);
  const seen = ({ live, state }: CalendarItem) => (state === undefined ? live : state === 'waiting');
  const week = (await calendarItems(ctx, rangeBetween(day, addDays(day, WEEK_DAYS - 1)))).filter(seen);
  return Object.entries(WEEK).map(([key, marks]) =>
    lineOf(key, week.filter(({ what }) => marks.has(what)).map(shownItem), most),
  );
}

/** What visitors see at this moment, as far as who asks may see it. */
export async function rightNow(ctx: Context, moment: Moment): Promise<RightNow> {
  const [centre, shop] = [readable(ctx, 'opening-time'), readable(ctx, 'tenant')];
  const hours = centre ? await centreHours(centre) : null;
  const events = await OF_TODAY[EVENTS]?.(ctx, moment);
  return {
    hours,
    shops: shop && hours ? await shopsOfDay(shop, hours, moment) : [],
    events: events ? lineOf(EVENTS, events, SHOWN) : null,
  };
}

/** What wants mending, the first few of each. */
export async function linesToMend(ctx: Context, moment: Moment): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [key, reckon] of Object.entries(TO_MEND)) {
    const items = await reckon(ctx, moment);
    if (items) lines.push(lineOf(key, items, SHOWN));
  }
  return lines;
}

/** All of a line; undefined when there is none of that key for who asks. */
export async function wholeLine(ctx: Context, moment: Moment, key: string): Promise<Line | undefined> {
  const all = Number.POSITIVE_INFINITY;
  if (Object.hasOwn(WEEK, key)) return (await weekLines(ctx, moment, all)).find((line) => line.key === key);
  const reckonings = { ...OF_TODAY, ...TO_MEND };
  const items = Object.hasOwn(reckonings, key) ? await reckonings[key]?.(ctx, moment) : undefined;
  return items && lineOf(key, items, all);
}
