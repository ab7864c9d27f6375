import { isFetchError, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { type Step, useWords } from './words';

/** As `bookings/staff-bookings.ts` sends them. */
export interface Meeting {
  documentId: string;
  submission: string;
  state: string;
  stylist: string | null;
  stylistName: string | null;
  /** Whether the stylist is on the website no longer. */
  stylistGone: boolean;
  anyone: boolean;
  date: string;
  hour: string;
  name: string;
  phone: string;
  email: string;
  /** Code of the visitor's language. */
  language: string | null;
  staffNote: string | null;
  /** The number of the last step: what the staff have seen when they take the next. */
  sequence: number;
  /** Whether a machine may have asked for it, so that nothing has been mailed. */
  held: boolean;
  actions: string[];
  /** Of these actions, those of which the visitor gets a mail. */
  tells: string[];
}

interface Block {
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
  /** Of the submission, for the staff. */
  note: string | null;
  free: (Stylist & { days: { date: string; hours: string[] }[] })[];
  steps: (Step & { sequence: number; word: string | null; at: string })[];
}

/** Why a change was refused: the name that the content system gives it, and the step that came between. */
function refusalIn(error: unknown): { name: string; last?: Step } {
  const refusal = isFetchError(error) ? error.response?.data.error : undefined;
  const details: { name?: string; last?: Step } = refusal?.details ?? {};
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
