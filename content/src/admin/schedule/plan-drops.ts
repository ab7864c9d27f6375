import type { CalendarItem } from '../../schedule/calendar';

/** A plan that waits, and that whoever looks at it may move. */
export type MovablePlan = CalendarItem & Required<Pick<CalendarItem, 'moves'>>;

/** Whether something in the calendar can be moved there. Dates of an entry are changed in its form. */
export const isMovable = (item: CalendarItem): item is MovablePlan => item.moves !== undefined;

/** Whether a plan may be dropped on a day. @param today of the centre, as all days: YYYY-MM-DD */
export const mayTake = (plan: MovablePlan, day: string, today: string): boolean =>
  day >= today && day !== plan.day;

/** What the route for plans is sent to have one at the same time of another day. */
export const moveOf = ({ uid, documentId, what, time, moves }: MovablePlan, day: string) => ({
  ...{ type: uid, entry: documentId, action: what, languages: moves.languages },
  ...{ day, time, from: moves.dueAt },
});

/** A plan after its move. @param dueAt as the route has answered, ISO 8601 */
export const movedTo = (plan: MovablePlan, day: string, dueAt: string): MovablePlan => ({
  ...{ ...plan, day },
  moves: { ...plan.moves, dueAt },
});
