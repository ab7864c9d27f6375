import type { PlanAction } from './queue';

/** What the routes about plans answer, as JSON: held by `staff-routes.ts`, read by the admin. */
export interface ShownPlan {
  id: number;
  /** Empty for a type without languages. */
  language: string;
  action: PlanAction;
  state: 'waiting' | 'done' | 'failed';
  /** ISO 8601. */
  dueAt: string;
  doneAt: string | null;
  attempts: number;
  fault: string | null;
  /** That a planned save changes. */
  fields: string[];
}

export interface Plans {
  data: ShownPlan[];
  /** `drafts`: whether entries of the type have any; else what is planned is a save. */
  meta: { timeZone: string; drafts: boolean; languages: string[] };
}
