import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { type MovablePlan, movedTo, moveOf } from './plan-drops';
import { refusedBy } from './refusal';
import { useScheduleWords } from './words';

export interface Moved {
  /** As it is planned now. */
  plan: MovablePlan;
  /** The day that it was on before, YYYY-MM-DD. */
  before: string;
}

/** Moves plans to other days, says why one was refused, and knows the last move. @param reload asks for the calendar anew */
export function usePlanMoves(reload: () => void) {
  const { put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const say = useScheduleWords();
  const [moved, setMoved] = useState<Moved | null>(null);

  async function move(plan: MovablePlan, day: string): Promise<void> {
    try {
      const { data } = await put<{ data: { dueAt: string } }>('/admin/mall/schedules', moveOf(plan, day));
      setMoved({ plan: movedTo(plan, day, data.data.dueAt), before: plan.day });
    } catch (error) {
      toggleNotification({ type: 'danger', message: say(refusedBy(error).word) });
    }
    reload();
  }

  return { moved, move, forget: () => setMoved(null) };
}
