import { isFetchError, useFetchClient, useNotification } from '@strapi/strapi/admin';
import type { Meeting, MeetingStep } from '../../bookings/staff-week';
import { useWords } from './words';

/** Why a change was refused: the name that the content system gives it, and the step that came between. */
function refusalIn(error: unknown): { name: string; last?: MeetingStep } {
  const refusal = isFetchError(error) ? error.response?.data.error : undefined;
  const details: { name?: string; last?: MeetingStep } = refusal?.details ?? {};
  return { name: details.name ?? refusal?.name ?? '', last: details.last };
}

/** Changes that the staff make, each with a notice of what came of it. @returns whether it was done */
export function useWeekActions(reload: () => void) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { say, refusal } = useWords();

  async function send(path: string, body: object, told: boolean): Promise<boolean> {
    try {
      await post(`/admin/mall${path}`, body);
      toggleNotification({ type: 'success', message: say('saved', { told: told ? say('told') : '' }) });
      return true;
    } catch (error) {
      toggleNotification({ type: 'danger', message: say('notSaved', { reason: refusal(refusalIn(error)) }) });
      return false;
    } finally {
      reload();
    }
  }

  return {
    step: ({ documentId, sequence, tells }: Meeting, action: string, more: object) =>
      send(`/bookings/${documentId}/step`, { action, sequence, ...more }, tells.includes(action)),
    addBlock: (block: object) => send('/stylist-blocks', block, false),
    removeBlock: (block: string) => send(`/stylist-blocks/${block}/remove`, {}, false),
  };
}
