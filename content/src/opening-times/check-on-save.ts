import { errors } from '@strapi/utils';
import { uidOf } from '../kit/table';
import { openingTimeProblems, type Problem, tenantHoursProblems } from './hours-problems';

const CHECKS: ReadonlyMap<string, (data: Record<string, unknown>) => Problem[]> = new Map([
  [uidOf('opening-time'), openingTimeProblems],
  [uidOf('tenant'), tenantHoursProblems],
]);

/** Refuses hours that visitors could not rely on; the editor reads beneath each field what is wrong. */
export function checkHoursOnSave(): void {
  strapi.documents.use(async (context, next) => {
    const check = CHECKS.get(context.uid);
    const { data } = context.params as { data?: Record<string, unknown> };
    if (check && data && (context.action === 'create' || context.action === 'update')) {
      const problems = check(data);
      if (problems.length > 0) {
        const message = `Godziny nie zostały zapisane. / The hours were not saved.\n${problems.map((one) => one.message).join('\n')}`;
        throw new errors.ValidationError(message, {
          errors: problems.map((one) => ({ ...one, name: 'ValidationError' })),
        });
      }
    }
    return next();
  });
}
