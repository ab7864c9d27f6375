import { clockAt, DEFAULT_LOCALE } from '@mall/contract';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { registerAdminRoutes } from '../kit/admin-routes';
import { entryType } from '../kit/entry-types';
import { text } from '../kit/request';
import { storedText } from '../kit/rows';
import { mayStaff } from '../kit/staff';
import { type Row, table } from '../kit/table';
import { linesOf, localizedTypes } from '../languages/matrix';
import { backupState, lastBackup } from '../observing/last-backup';
import { settings } from '../settings';
import { failedPlans } from './failed-plans';
import { firstSteps, mayBegin } from './first-steps';
import { linesToMend, rightNow, weekLines, wholeLine } from './lines';
import { sampleOf } from './samples';
import type { Today } from './today-answers';
import { waiting } from './waiting';

async function languages(ctx: Context) {
  const { locales } = settings();
  const counts = new Map(locales.map((locale) => [locale as string, { missing: 0, draft: 0, stale: 0 }]));
  for (const type of localizedTypes().filter(({ uid }) => mayStaff(ctx, 'read', uid)))
    for (const { marks } of await linesOf(type, locales))
      for (const [locale, mark] of Object.entries(marks)) {
        const count = counts.get(locale);
        if (count && mark !== 'fine') count[mark] += 1;
      }
  return [...counts].map(([locale, count]) => ({ locale, ...count }));
}

/** `GET /admin/mall/today`: what the first page of the admin says; with `?line=` all of one of its lines. */
async function today(ctx: Context): Promise<void> {
  const zone = settings().timeZone;
  const now = new Date();
  const moment = { now, zone };
  if (typeof ctx.query.line === 'string') {
    const data = await wholeLine(ctx, moment, ctx.query.line);
    if (!data) throw new errors.NotFoundError(`line: there is no line '${ctx.query.line}' for you.`);
    ctx.body = { data };
    return;
  }
  const [day, time] = clockAt(now.getTime(), zone);
  const header: Row | null = await table('header').findOne({ where: { locale: DEFAULT_LOCALE } });
  ctx.body = {
    data: {
      ...{ day, time, timeZone: zone, centre: storedText(header?.centreName) },
      now: await rightNow(ctx, moment),
      week: await weekLines(ctx, moment),
      waiting: await waiting(ctx),
      plans: await failedPlans(ctx, zone),
      backup: backupState(await lastBackup(), now),
      languages: await languages(ctx),
      toMend: await linesToMend(ctx, moment),
      steps: await firstSteps(ctx),
    } satisfies Today,
  };
}

/**
 * `GET /admin/mall/sample?type=`: what a form of that type may begin with, for whoever may create such an entry. Nothing
 * is stored: what has no drafts would be on the website at once.
 */
async function sample(ctx: Context): Promise<void> {
  const name = text(ctx, 'type') ?? '';
  const type = entryType(name);
  if (type && !mayBegin(ctx, type)) throw new errors.ForbiddenError();
  const data = type && (await sampleOf(type.name));
  if (!data) throw new errors.NotFoundError(`type: there is no sample of '${name}'.`);
  ctx.body = { data };
}

/** What the admin's home asks for, and the forms that it leads to. */
export function registerToday(): void {
  registerAdminRoutes([
    { method: 'GET', path: '/today', handler: today },
    { method: 'GET', path: '/sample', handler: sample },
  ]);
}
