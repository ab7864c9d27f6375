import { z } from 'zod';
import { entity, moment, text } from '../../wire.ts';

/**
 * Terms, privacy policy, cookie policy: `description` is HTML whose second-level headings make the table of
 * contents; without `validFrom` the document is as old as its last change.
 */
export const policy = entity(
  'Policy',
  {
    title: text,
    lead: z.string().nullish(),
    description: text,
    validFrom: moment,
    locale: z.string().nullish(),
    updatedAt: z.string().nullish(),
  },
  { names: { validFrom: ['effectiveDate', 'effectiveFrom', 'since'] } },
);
export type Policy = z.output<typeof policy>;
