import { errors } from '@strapi/utils';
import type { State } from '../versions/state';
import { type PlanAction, schedules } from './queue';

/** What the staff want planned, as far as it has been checked. */
interface Plan {
  uid: string;
  entry: string;
  languages: string[];
  action: PlanAction;
  at: Date;
}

/** A new plan. */
export interface NewPlan extends Plan {
  /** Of a save, what it changes. */
  fields: State;
}

/** A plan that waits already. */
export interface MovedPlan extends Plan {
  /** The moment that it was planned for. */
  from: Date;
}

/** A refusal with a code, for which the admin has a sentence beside the field. */
export function refuse(field: string, code: string): never {
  throw new errors.ValidationError(`${field}: ${code}`, {
    errors: [{ path: [field], message: code, name: 'ValidationError' }],
  });
}

/** As it stands before anything has been tried. */
const fresh = (at: Date) => ({ dueAt: at, attempts: 0, nextAt: null, fault: null });

/** Refuses a minute in which the same language is published and withdrawn, or saved twice. */
async function refuseClash(key: { action: PlanAction }, at: Date): Promise<void> {
  const { action } = key;
  const other = action === 'publish' ? 'unpublish' : 'publish';
  const clash = action === 'save' ? key : { ...key, action: other };
  if (await schedules().findOne({ where: { ...clash, state: 'waiting', dueAt: at } }))
    refuse('time', action === 'save' ? 'taken' : 'both');
}

/** Moves the plans of one moment, and plans nothing where they wait no more. */
export async function movePlans({ uid, entry, languages, action, at, from }: MovedPlan): Promise<void> {
  for (const language of languages) {
    const key = { contentType: uid, entry, language, action };
    if (from.getTime() !== at.getTime()) await refuseClash(key, at);
    const where = { ...key, state: 'waiting', dueAt: from };
    const { count } = await schedules().updateMany({ where, data: fresh(at) });
    if (count === 0) refuse('languages', 'gone');
    await forgetFailed(key);
  }
}

/** A plan of the same kind is replaced. Of saves there may be several, a minute each. */
export async function makePlans({ uid, entry, languages, action, at, fields }: NewPlan): Promise<void> {
  for (const language of languages) {
    const key = { contentType: uid, entry, language, action };
    await refuseClash(key, at);
    if (action !== 'save') {
      await forgetFailed(key);
      const { count } = await schedules().updateMany({
        where: { ...key, state: 'waiting' },
        data: fresh(at),
      });
      if (count > 0) continue;
    }
    await schedules().create({ data: { ...key, ...fresh(at), fields, state: 'waiting' } });
  }
}

/** What had failed is over with another plan. A save holds what was written, and stays until somebody gives it up. */
async function forgetFailed(key: { action: PlanAction }): Promise<void> {
  if (key.action !== 'save') await schedules().deleteMany({ where: { ...key, state: 'failed' } });
}
