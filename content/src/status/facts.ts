import { addDays, clockAt } from '@mall/contract';
import type { Context } from 'koa';
import type { Channel } from '../deliveries/delivery-kinds';
import { crmState, mailServerState, type WayState } from '../deliveries/health';
import { storedInstant } from '../kit/rows';
import { table } from '../kit/table';
import { databaseAnswers } from '../observing/database-answers';
import { type LastBackup, lastBackup } from '../observing/last-backup';
import { type Waiting, type WaitingDeliveries, waitingDeliveries, waitingPurges } from '../observing/waiting';
import { type CalendarItem, plannedItems, rangeBetween } from '../schedule/calendar';
import { schedules } from '../schedule/queue';
import { settings } from '../settings';
import { failedPlans } from '../today/failed-plans';
import { type DiskSpace, diskSpace, type PicturesState, picturesState } from './storage';
import { type WebsiteState, websiteState } from './website';

/** A way out, and what waits for it. */
export interface WayFacts extends WaitingDeliveries {
  way: WayState;
  /** When the last one went out. */
  last: Date | undefined;
}

/** How the site is, as far as the content system can know. */
export interface Facts {
  now: Date;
  website: WebsiteState;
  database: { answers: boolean; kind: 'SQLite' | 'PostgreSQL' };
  /** When this program was started. */
  started: Date;
  mail: WayFacts;
  crm: WayFacts;
  /** Undefined where nobody is told. */
  purges: Waiting | undefined;
  pictures: PicturesState;
  disk: DiskSpace | undefined;
  backup: LastBackup;
  plans: { next: CalendarItem[]; late: number; failed: number };
}

/** A plan is looked for every second or two. */
const LATE_MS = 5 * 60_000;
const PLANS_SHOWN = 5;
const PLANNED_DAYS = 366;

async function wayFacts(channel: Channel, state: () => Promise<WayState>): Promise<WayFacts> {
  const [way, waiting, [sent]] = await Promise.all([
    state(),
    waitingDeliveries(channel),
    table('delivery').findMany({
      where: { channel, state: 'delivered', deliveredAt: { $notNull: true } },
      orderBy: [{ deliveredAt: 'desc' }],
      limit: 1,
    }),
  ]);
  return { way, ...waiting, last: sent && storedInstant(sent.deliveredAt) };
}

/** Plans of entries that who asks may see; how many are late is told whosoever they are. */
async function plans(ctx: Context, now: Date): Promise<Facts['plans']> {
  const zone = settings().timeZone;
  const [today] = clockAt(now.getTime(), zone);
  const items = await plannedItems(ctx, {
    ...rangeBetween(today, addDays(today, PLANNED_DAYS)),
    begins: now,
  });
  const [late, failed] = await Promise.all([
    schedules().count({ where: { state: 'waiting', dueAt: { $lt: new Date(now.getTime() - LATE_MS) } } }),
    failedPlans(ctx, zone),
  ]);
  return {
    next: items.filter(({ state }) => state === 'waiting').slice(0, PLANS_SHOWN),
    late,
    failed: failed.reduce((sum, { count }) => sum + count, 0),
  };
}

/** Asks everything at once; what does not answer takes ten seconds. */
export async function readFacts(ctx: Context, now: Date): Promise<Facts> {
  const [website, answers, mail, crm, purges, pictures, disk, backup, planned] = await Promise.all([
    websiteState(now),
    databaseAnswers(),
    wayFacts('mail', mailServerState),
    wayFacts('crm', crmState),
    settings().websiteUrl ? waitingPurges() : undefined,
    picturesState(),
    diskSpace(),
    lastBackup(),
    plans(ctx, now),
  ]);
  const kind = settings().databaseUrl ? 'PostgreSQL' : 'SQLite';
  const started = new Date(now.getTime() - process.uptime() * 1000);
  return {
    ...{ now, website, mail, crm, purges, pictures, disk, backup, started },
    database: { answers, kind },
    plans: planned,
  };
}
