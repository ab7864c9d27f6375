import { addDays, clockAt, DEFAULT_LOCALE } from '@mall/contract';
import type { Context } from 'koa';
import { registerAdminRoutes } from '../kit/admin-routes';
import { type EntryType, entryType } from '../kit/entry-types';
import { mayStaff } from '../kit/staff';
import { type Row, table } from '../kit/table';
import { linesOf, localizedTypes } from '../languages/matrix';
import { type CalendarItem, calendarItems, rangeBetween } from '../schedule/calendar';
import { settings } from '../settings';
import { firstSteps } from './first-steps';
import {
  endedButFeatured,
  eventsWithoutPicture,
  type Found,
  type Moment,
  shopsWithoutHours,
  untouched,
} from './to-mend';

const WEEK_DAYS = 7;
const SHOWN = 6;

const shownFound = ({ type: { uid, label, single }, documentId, locale, title }: Found) => ({
  ...{ uid, label, single, documentId, locale, title },
});

const shownItem = ({ uid, label, single, documentId, locale, title, day, time, what }: CalendarItem) => ({
  ...{ uid, label, single, documentId, locale, title, day, time, what },
});

const lineOf = <T>(key: string, items: readonly T[], shown: (item: T) => object) => ({
  ...{ key, count: items.length },
  items: items.slice(0, SHOWN).map(shown),
});

async function toMend(ctx: Context, moment: Moment) {
  const may = (type: EntryType | undefined): type is EntryType =>
    type !== undefined && mayStaff(ctx, 'read', type.uid);
  const [shop, event, offer, category] = ['tenant', 'event', 'offer', 'menu-category'].map(entryType);
  const lines = [];
  if (may(shop)) lines.push(lineOf('shopsWithoutHours', await shopsWithoutHours(shop), shownFound));
  if (may(event))
    lines.push(lineOf('eventsWithoutPicture', await eventsWithoutPicture(event, moment), shownFound));
  if (may(offer) && may(event) && may(category)) {
    const ended = await endedButFeatured({ offer, event, 'menu-category': category }, moment);
    lines.push(lineOf('endedButFeatured', ended, shownFound));
  }
  lines.push(lineOf('untouched', await untouched(moment, may), shownFound));
  return lines;
}

async function waiting(ctx: Context) {
  const of = async (type: string, where: object) =>
    mayStaff(ctx, 'read', type) ? table(type).count({ where: { ...where } }) : 0;
  return {
    submissions: await of('submission', { state: 'new' }),
    bookings: await of('personal-stylist-calendar', { state: 'new' }),
    deliveries: await of('delivery', { state: 'dead' }),
    plans: await table('schedule').count({ where: { state: 'failed' } }),
  };
}

async function languages(ctx: Context) {
  const { locales } = settings();
  const counts = new Map(locales.map((locale) => [locale as string, { missing: 0, stale: 0 }]));
  for (const type of localizedTypes().filter(({ uid }) => mayStaff(ctx, 'read', uid)))
    for (const { marks } of await linesOf(type, locales))
      for (const [locale, mark] of Object.entries(marks)) {
        const count = counts.get(locale);
        if (count && mark !== 'fine') count[mark] += 1;
      }
  return [...counts].map(([locale, count]) => ({ locale, ...count }));
}

const COMING = new Set(['publish', 'starts', 'appears']);
const GOING = new Set(['unpublish', 'ends']);

/** `GET /admin/mall/today`: what the first page of the admin says. */
async function today(ctx: Context): Promise<void> {
  const zone = settings().timeZone;
  const now = new Date();
  const [day, time] = clockAt(now.getTime(), zone);
  const seen = ({ live, state }: CalendarItem) => (state === undefined ? live : state === 'waiting');
  const week = (await calendarItems(ctx, rangeBetween(day, addDays(day, WEEK_DAYS - 1)))).filter(seen);
  const header: Row | null = await table('header').findOne({ where: { locale: DEFAULT_LOCALE } });
  ctx.body = {
    data: {
      ...{ day, time, timeZone: zone, centre: header?.centreName ?? null },
      going: lineOf(
        'going',
        week.filter(({ what }) => GOING.has(what)),
        shownItem,
      ),
      coming: lineOf(
        'coming',
        week.filter(({ what }) => COMING.has(what)),
        shownItem,
      ),
      waiting: await waiting(ctx),
      languages: await languages(ctx),
      toMend: await toMend(ctx, { now, zone }),
      steps: await firstSteps(ctx),
    },
  };
}

/** What the admin's home asks for. */
export function registerToday(): void {
  registerAdminRoutes([{ method: 'GET', path: '/today', handler: today }]);
}
