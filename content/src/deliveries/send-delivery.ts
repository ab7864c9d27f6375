import { join } from 'node:path';
import { confirmation } from '../../mail/confirmation';
import { type NoticeKind, notice } from '../../mail/notices';
import { single } from '../calls/singles';
import { type Row, table } from '../calls/table';
import { DEFAULT_LOCALE, settings } from '../settings';
import { isEmail } from '../submissions/fields';
import { createCrmSender } from './crm-sender';
import type { Outcome } from './delivery-worker';
import { createMailSender, type SendMail } from './mail-sender';
import type { DeliveryJob } from './queue';

/** Folder of the mails of a system without a mail server. */
export const mailFolder = () => join(settings().dataDir, 'mails');

let sendMail: SendMail | undefined;

function mails(): SendMail {
  const { smtpUrl, mailFrom: from } = settings();
  sendMail ??= createMailSender({ smtpUrl, from, folder: mailFolder() });
  return sendMail;
}

const GONE: Outcome = { state: 'refused', fault: 'what it was about has been deleted' };

const view = (locale: string) => ({ locale, status: 'published' }) as const;

async function centreName(locale: string): Promise<string> {
  const header = await single('header', view(locale), {});
  const name = typeof header?.centreName === 'string' ? header.centreName.trim() : '';
  return name || new URL(settings().frontendLink).hostname;
}

/** Addresses that the content names for a kind of notice, else MAIL_TO, else the sender of all mails. */
async function staffAddresses(kind: NoticeKind, page: unknown): Promise<string[]> {
  const named: unknown[] = [];
  if (kind === 'bookingNotice') named.push((await single('stylist-page', view(DEFAULT_LOCALE), {}))?.email);
  if (kind === 'leasingNotice') {
    const name = page === 'advanced-media-sale' ? 'advanced-media-sale' : 'media-sale';
    const row = await single(name, view(DEFAULT_LOCALE), { emails: true });
    const list = Array.isArray(row?.emails) ? (row.emails as { email?: unknown }[]) : [];
    named.push(...list.map(({ email }) => email));
  }
  const good = named.filter((one): one is string => typeof one === 'string' && isEmail(one));
  if (good.length > 0) return [...new Set(good)];
  const { mailTo, mailFrom } = settings();
  return [mailTo ?? /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom];
}

const host = () => new URL(settings().frontendLink).hostname;

/** What the staff send again after it had arrived is something else; what is tried again is the same. */
const identity = ({ idempotencyKey, resends }: DeliveryJob) =>
  resends > 0 ? `${idempotencyKey}.${resends}` : idempotencyKey;

const payloadOf = (row: Row) => (row.payload ?? {}) as Record<string, unknown>;
const word = (value: unknown): string => (typeof value === 'string' ? value : '');

async function mail(job: DeliveryJob, submission: Row): Promise<Outcome> {
  const payload = payloadOf(submission);
  const common = {
    messageId: `<${identity(job)}@${host()}>`,
    date: job.createdAt,
    file: `${job.documentId}${job.resends > 0 ? `-${job.resends}` : ''}`,
  };
  if (job.kind !== 'bookingConfirmation') {
    const kind = job.kind as NoticeKind;
    const link = `${settings().backendLink}/admin/inbox?submission=${submission.documentId}`;
    return mails()({
      ...common,
      letter: notice(kind, payload, link),
      to: await staffAddresses(kind, payload.page),
      replyTo: word(submission.email) || null,
      language: DEFAULT_LOCALE,
      ics: null,
    });
  }
  const booking = await table('personal-stylist-calendar').findOne({
    where: { submission: submission.documentId },
  });
  if (!booking) return GONE;
  const made = confirmation({
    id: booking.documentId,
    locale: job.language,
    firstName: word(payload.first_name),
    centre: await centreName(job.language),
    host: host(),
    timeZone: settings().timeZone,
    date: word(payload.date),
    hour: word(payload.hour),
    alternate: payload.alternateDate
      ? { date: word(payload.alternateDate), hour: word(payload.alternateHour) }
      : null,
    stylist: word(payload.stylistName) || null,
    made: job.createdAt,
  });
  const [replyTo] = await staffAddresses('bookingNotice', null);
  return mails()({
    ...common,
    ...made,
    to: [word(submission.email)],
    replyTo: replyTo ?? null,
    language: job.language,
  });
}

/** Fields of a lead as the CRM names them (spec section 3). */
function leadData({ name, phone, ...rest }: Record<string, unknown>): object {
  return { first_name: name, phone_number: phone ?? null, ...rest };
}

async function crm(job: DeliveryJob): Promise<Outcome> {
  const route = settings().crm;
  if (!route) return { state: 'failed', fault: 'CRM_URL is not set' };
  const send = createCrmSender(route);
  const common = { id: identity(job), locale: job.language, createdAt: job.createdAt.toISOString() };
  if (job.kind === 'newsletter') {
    const person = await table('newsletter-subscriber').findOne({ where: { documentId: job.subject } });
    if (!person) return GONE;
    const { first_name, last_name, email, type, source, ageConsent } = person;
    const data = { first_name, last_name, email, phone_number: null, type, source, ageConsent };
    return send({ ...common, type: 'newsletter.subscribed', data });
  }
  const submission = await table('submission').findOne({ where: { documentId: job.subject } });
  if (!submission) return GONE;
  return send({ ...common, type: 'lead.created', data: leadData(payloadOf(submission)) });
}

/** Delivers one row of the outbox, from what its subject says now. Throws only when the database does not answer. */
export async function sendDelivery(job: DeliveryJob): Promise<Outcome> {
  if (job.kind === 'newsletter' || job.kind === 'landingLead') return crm(job);
  const submission = await table('submission').findOne({ where: { documentId: job.subject } });
  return submission ? mail(job, submission) : GONE;
}
