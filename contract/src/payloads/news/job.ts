import { z } from 'zod';
import { entity, many, moment, needed, one, text } from '../../wire.ts';
import { localization, offerTenant } from '../tenant.ts';

/**
 * A job in the centre. `deadline` is the last day on which one may apply, in the centre's calendar; null = until
 * the place is taken. `tenant` null = the centre itself hires. `contract` is a kind of contract (`employment`,
 * `mandate`, `temporary`, `internship`), `workingTime` says the hours in words, `description` is HTML. One applies
 * by `applyEmail`, `applyLink` or both.
 */
export const job = entity('Job', {
  name: needed,
  slug: needed,
  deadline: moment,
  publishDate: moment.optional(),
  tenant: one(offerTenant),
  contract: text.optional(),
  workingTime: z.string().nullish(),
  description: z.string().nullish(),
  applyEmail: z.string().nullish(),
  applyLink: z.string().nullish(),
  locale: z.string().nullish(),
  updatedAt: z.string().nullish(),
  localizations: many(localization).optional(),
});
export type Job = z.output<typeof job>;
