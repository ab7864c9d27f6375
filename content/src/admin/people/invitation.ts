import { NOT_SENT } from './words';

interface Notification {
  type: 'warning';
  message: string;
  /** It stays until it is closed. */
  blockTransition: true;
}

/**
 * Says of a person who has just been added that the mail with their invitation could not be sent, if so: Strapi's window
 * shows the link next. @param person as `start/staff-mails.ts` has it answered
 */
export function tellInvitation(
  person: { invitation?: unknown },
  notify: (notification: Notification) => void,
  formatMessage: (word: typeof NOT_SENT) => string,
): void {
  if (person.invitation !== 'not-sent') return;
  notify({ type: 'warning', message: formatMessage(NOT_SENT), blockTransition: true });
}
