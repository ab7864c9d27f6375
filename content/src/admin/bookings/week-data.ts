import { isFetchError, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useWords } from './words';

/** As `content/src/bookings/staff-bookings.ts` sends them. */
export interface Meeting {
  documentId: string;
  submission: string;
  state: string;
  stylist: string | null;
  stylistName: string | null;
  anyone: boolean;
  date: string;
  hour: string;
  name: string;
  phone: string;
  email: string;
  actions: string[];
}

export interface Block {
  documentId: string;
  stylist: string;
  firstDay: string;
  lastDay: string;
  note: string | null;
}

export interface Stylist {
  documentId: string;
  name: string;
}

export interface Week {
  today: string;
  days: string[];
  stylists: Stylist[];
  meetings: Meeting[];
  waiting: Meeting[];
  blocks: Block[];
}

export interface MeetingDetails extends Meeting {
  payload: Record<string, unknown>;
  free: (Stylist & { days: { date: string; hours: string[] }[] })[];
  steps: {
    sequence: number;
    action: string;
    actor: string;
    actorName: string | null;
    date: string;
    hour: string;
    stylistName: string | null;
    word: string | null;
    at: string;
  }[];
}

/** States of which nothing is left in the week. */
export const OFF: ReadonlySet<string> = new Set(['declined', 'cancelled']);
const TELLING: ReadonlySet<string> = new Set(['confirm', 'move', 'decline', 'cancel']);

/** Changes that the staff make, each with a notice of what came of it. @returns whether it was done */
export function useWeekActions(reload: () => void) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { say } = useWords();

  async function send(path: string, body: object, told: boolean): Promise<boolean> {
    try {
      await post(`/admin/mall${path}`, body);
      toggleNotification({ type: 'success', message: say('saved', { told: told ? say('told') : '' }) });
      return true;
    } catch (error) {
      const reason = isFetchError(error) ? error.message : '';
      toggleNotification({ type: 'danger', message: say('notSaved', { reason }) });
      return false;
    } finally {
      reload();
    }
  }

  return {
    step: (meeting: string, action: string, more: object = {}) =>
      send(`/bookings/${meeting}/step`, { action, ...more }, TELLING.has(action)),
    addBlock: (block: object) => send('/stylist-blocks', block, false),
    removeBlock: (block: string) => send(`/stylist-blocks/${block}/remove`, {}, false),
  };
}
