import { DEFAULT_LOCALE } from '@mall/contract';
import type { Context } from 'koa';
import { type EntryType, entryType, titleField } from '../kit/entry-types';
import { mayStaff } from '../kit/staff';
import { table, type Where } from '../kit/table';
import { sampleOf } from './samples';

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
  /** The language in which a centre begins; empty for a type without languages. */
  locale: string;
  /**
   * The form that a sample is in: `create` for a new one, which is filled with it, or the draft that was saved of it and
   * still has its name. Null where the step is done, has no sample, or who asks may not create such an entry.
   */
  sample: string | null;
}

/** Rows of a type in the language in which a centre begins. */
const atStart = ({ localized }: EntryType): Where => (localized ? { locale: DEFAULT_LOCALE } : {});

const startLocale = ({ localized }: EntryType): string => (localized ? DEFAULT_LOCALE : '');

/** Whether who asks may begin an entry of a type, in the language in which a centre begins. */
export const mayBegin = (ctx: Context, type: EntryType): boolean =>
  mayStaff(ctx, 'create', type.uid, startLocale(type));

async function sampleForm(ctx: Context, type: EntryType): Promise<string | null> {
  if (!mayBegin(ctx, type)) return null;
  const sample = await sampleOf(type.name);
  if (!sample) return null;
  const { uid, single, drafts } = type;
  const where = atStart(type);
  // What is there once is written on, whatever of it is missing.
  if (single) return (await table(uid).count({ where })) > 0 ? null : 'create';
  const title = titleField(type);
  if (!drafts || !title) return 'create';
  const untouched = await table(uid).findOne({
    select: ['documentId'],
    where: { ...where, publishedAt: null, [title]: sample[title] },
  });
  return untouched?.documentId ?? 'create';
}

/** The steps of a new centre, and which are done: published, where visitors would see nothing of it otherwise. */
export async function firstSteps(ctx: Context): Promise<FirstStep[]> {
  const steps: FirstStep[] = [];
  for (const name of STEPS) {
    const type = entryType(name);
    if (!type) continue;
    const { uid, single, drafts } = type;
    const count = await table(uid).count({
      where: {
        ...atStart(type),
        ...(drafts ? { publishedAt: { $notNull: true } } : {}),
        ...FILLED[name],
      },
    });
    const done = count > 0;
    steps.push({
      ...{ type: name, uid, single, done, may: mayStaff(ctx, 'update', uid), locale: startLocale(type) },
      sample: done ? null : await sampleForm(ctx, type),
    });
  }
  return steps;
}
