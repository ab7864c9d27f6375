import { confirmationLetter, welcomeLetter } from '../../mail/newsletter-letters';
import { confirmLink, leaveLink } from '../kit/links/letter-links';
import { storedInstant } from '../kit/rows';
import type { Row } from '../kit/table';
import type { OutgoingMail } from './mail-sender';
import type { DeliveryJob } from './queue';

/**
 * What a subscriber is written about the newsletter itself; null when it holds no more: confirmed already, or left
 * while it waited.
 */
export async function newsletterMail(
  { kind, language }: DeliveryJob,
  person: Row,
  centre: string,
): Promise<Pick<OutgoingMail, 'letter' | 'to' | 'leaveLink'> | null> {
  const about = { locale: language, centre };
  const to = [String(person.email)];
  if (kind === 'newsletterConfirmation') {
    if (person.state !== 'pending') return null;
    const link = await confirmLink(person.documentId, storedInstant(person.requestedAt), language);
    return { letter: confirmationLetter(about, link), to };
  }
  if (person.state !== 'subscribed') return null;
  const leave = await leaveLink(person.documentId, language);
  return { letter: welcomeLetter(about, leave), to, leaveLink: leave };
}
