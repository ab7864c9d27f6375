import { randomUUID } from 'node:crypto';
import { DEFAULT_LOCALE } from '@mall/contract';
import type { Letter } from '../../mail/letter';
import { NEW_PASSWORD, type StaffLetterKind, staffLetter } from '../../mail/staff-letters';
import { centreName, mails } from '../deliveries/send-delivery';
import { type Row, table } from '../kit/table';
import { settings } from '../settings';

interface StrapiMail {
  to: string;
  subject: string;
  text?: string;
  html?: string;
}

async function send(to: string, letter: Letter, language: string): Promise<void> {
  const id = randomUUID();
  const outcome = await mails()({
    letter,
    to: [to],
    replyTo: null,
    messageId: `<staff-${id}@${new URL(settings().backendLink).hostname}>`,
    date: new Date(),
    language,
    calendar: null,
    file: `staff-${id}`,
  });
  // Its words are logged by whoever asked for the mail: no address stands in them.
  if (outcome.state !== 'delivered')
    throw new Error(`A mail to the staff was not delivered: ${outcome.fault}`);
}

/** @param path of the admin, with what proves the reader: Strapi's own address of it is a loopback one */
async function write(to: string, kind: StaffLetterKind, path: string): Promise<void> {
  const [user, centre] = await Promise.all([
    table('admin::user').findOne({ select: ['id', 'preferedLanguage'], where: { email: to } }),
    centreName(DEFAULT_LOCALE),
  ]);
  // Whoever is invited has chosen none yet.
  const chosen = kind === 'invitation' ? null : user?.preferedLanguage;
  const language = typeof chosen === 'string' ? chosen : null;
  const link = `${settings().backendLink}/admin${path}`;
  await send(to, staffLetter(kind, { centre, link, language }), language ?? 'pl');
}

/** '/auth/reset-password?code=…' of whatever address Strapi thinks it has. */
function adminPath(address: string): string {
  const { pathname, search } = new URL(address.trim());
  return `${pathname.replace(/^.*(?=\/auth\/)/, '')}${search}`;
}

/**
 * Lets the admin's own mails go the way of all mails: through `SMTP_URL`, or into files without it. Strapi writes
 * about new passwords only, so people who are added get their invitation from here. Where it could not be sent the account
 * stands, the answer says so in `invitation`, and the admin shows the link (`admin/people/invitation.ts`).
 */
export function registerStaffMails(): void {
  strapi.plugin('email').provider = {
    async send({ to, subject, text = '', html = '' }: StrapiMail) {
      if (subject === NEW_PASSWORD) await write(to, 'newPassword', adminPath(text));
      else await send(to, { subject, text, html: html || text }, 'en');
    },
  };
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    async afterCreate({ result }: { result?: Partial<Row> }) {
      const { email, registrationToken, isActive } = result ?? {};
      if (typeof email !== 'string' || typeof registrationToken !== 'string' || isActive === true) return;
      const path = `/auth/register?registrationToken=${encodeURIComponent(registrationToken)}`;
      try {
        await write(email, 'invitation', path);
      } catch (error) {
        strapi.log.error(error);
        // The row stands, and is the answer: whoever invites has to hear that nobody has been told of it.
        if (result) result.invitation = 'not-sent';
      }
    },
  });
}
