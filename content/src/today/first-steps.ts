import { DEFAULT_LOCALE } from '@mall/contract';
import type { Context } from 'koa';
import { entryType } from '../kit/entry-types';
import { mayStaff } from '../kit/staff';
import { table } from '../kit/table';

/** What a centre needs before its site makes sense, in the order in which one thing needs the other. */
const STEPS = [
  'location',
  'mall-room',
  'menu-category',
  'header',
  'opening-time',
  'tenant',
  'map-source',
  'home-page',
];

/** What has to stand in it, where being there is not enough. */
const FILLED: Record<string, object> = {
  header: { centreName: { $notNull: true } },
  'opening-time': { opening_hours: { id: { $notNull: true } } },
};

export interface FirstStep {
  type: string;
  uid: string;
  single: boolean;
  done: boolean;
  /** Whether who asks may do it; else an administrator has to. */
  may: boolean;
}

/** The steps of a new centre, and which are done: published, where visitors would see nothing of it otherwise. */
export async function firstSteps(ctx: Context): Promise<FirstStep[]> {
  const steps: FirstStep[] = [];
  for (const name of STEPS) {
    const type = entryType(name);
    if (!type) continue;
    const { uid, single, localized, drafts } = type;
    const count = await table(uid).count({
      where: {
        ...(localized ? { locale: DEFAULT_LOCALE } : {}),
        ...(drafts ? { publishedAt: { $notNull: true } } : {}),
        ...FILLED[name],
      },
    });
    steps.push({ type: name, uid, single, done: count > 0, may: mayStaff(ctx, 'update', uid) });
  }
  return steps;
}
