import type { z } from 'zod';
import { type ObjectPlan, planOf } from '../src/reading/plan.ts';

/** What readers know of the schema of an object. */
export function objectPlanOf(schema: z.ZodType): ObjectPlan {
  const plan = planOf(schema);
  if (plan.kind !== 'object') throw new Error(`The schema is of a ${plan.kind}, not of an object.`);
  return plan;
}
