import { join } from 'node:path';
import { DEFAULT_LOCALE, isEmail, type Locale, textOf } from '@mall/contract';
import { isNotice, type NoticeKind, notice } from '../../mail/notices';
import { receipt, replyLetter } from '../../mail/receipts';
import { leaveLink } from '../kit/links/letter-links';
import { languageName } from '../kit/reader-words';
import { single } from '../kit/singles';
import { type Row, table } from '../kit/table';
import { settings } from '../settings';
import { createCrmSender } from './crm-sender';
import type { Outcome } from './delivery-worker';
import { createMailSender, type SendMail } from './mail-sender';
import { meetingMail } from './meeting-mail';
import { newsletterMail } from './newsletter-mail';
import { type DeliveryJob, jobOf } from './queue';
import { sequenceIn } from './step-key';

/** Folder of the mails of a system without a mail server. */
export const mailFolder = () => join(settings().dataDir, 'mails');

let sendMail: SendMail | undefined;

/** The one way of all mails of this process: SMTP_URL, or files without it. */
export function mails(): SendMail {
  sendMail ??= createMailSender({ smtpUrl: settings().smtpUrl, from: sender, folder: mailFolder() });
  return sendMail;
}

/** The address of all mails where MAIL_FROM names none. */
const ownAddress = () => `no-reply@${new URL(settings().frontendLink).hostname}`;

/** MAIL_FROM, else the centre at the website's host. */
async function sender(): Promise<string> {
  const { mailFrom } = settings();
  return mailFrom ?? `"${(await centreName(DEFAULT_LOCALE)).replace(/["\\]/g, '')}" <${ownAddress()}>`;
}

const GONE: Outcome = { state: 'refused', fault: 'what it was about has been deleted' };

const view = (locale: Locale) => ({ locale, status: 'published' }) as const;

/** What mails call the centre: its name in that language, else the address of the website. */
export async function centreName(locale: Locale): Promise<string> {
  const header = await single('header', view(locale), {});
  const name = typeof header?.centreName === 'string' ? header.centreName.trim() : '';
  return name || new URL(settings().frontendLink).hostname;
}

/** Addresses that the content names for a kind of notice and what it is about (a page, a topic), else MAIL_TO, else the sender of all mails. */
export async function staffAddresses(kind: NoticeKind, about: unknown): Promise<string[]> {
  const named: unknown[] = [];
  if (kind === 'bookingNotice' || kind === 'bookingChangeNotice')
    named.push((await single('stylist-page', view(DEFAULT_LOCALE), {}))?.email);
  if (kind === 'contactNotice') {
    const row = await single('info-page', view(DEFAULT_LOCALE), { desks: true });
    const desks = Array.isArray(row?.desks) ? (row.desks as { topic?: unknown; email?: unknown }[]) : [];
    named.push(...desks.filter(({ topic }) => topic === about).map(({ email }) => email));
  }
  if (kind === 'leasingNotice') {
    const name = about === 'advanced-media-sale' ? 'advanced-media-sale' : 'media-sale';
    const row = await single(name, view(DEFAULT_LOCALE), { emails: true });
    const list = Array.isArray(row?.emails) ? (row.emails as { email?: unknown }[]) : [];
    named.push(...list.map(({ email }) => email));
  }
  const good = named.filter((one): one is string => typeof one === 'string' && isEmail(one));
  if (good.length > 0) return [...new Set(good)];
  const { mailTo, mailFrom } = settings();
  const from = mailFrom ?? ownAddress();
  return [mailTo ?? /<([^>]+)>/.exec(from)?.[1] ?? from];
}

/** Whose notice goes to the desk that a form is for. */
const NOTICE_OF: Readonly<Record<string, NoticeKind>> = {
  stylist: 'bookingNotice',
  leasing: 'leasingNotice',
  landing: 'landingNotice',
  contact: 'contactNotice',
  lunchCard: 'lunchCardNotice',
};

const host = () => new URL(settings().frontendLink).hostname;

/** What the staff send again after it had arrived is something else; what is tried again is the same. */
const identity = ({ idempotencyKey, resends }: DeliveryJob) =>
  resends > 0 ? `${idempotencyKey}.${resends}` : idempotencyKey;

/** What a mail is called wherever mails are. */
const messageId = (job: DeliveryJob) => `<${identity(job)}@${host()}>`;

const payloadOf = (row: Row) => (row.payload ?? {}) as Record<string, unknown>;

const commonOf = (job: DeliveryJob) => ({
  messageId: messageId(job),
  date: job.createdAt,
  file: `${job.documentId}${job.resends > 0 ? `-${job.resends}` : ''}`,
});

async function letterOfNewsletter(job: DeliveryJob): Promise<Outcome> {
  const person = await table('newsletter-subscriber').findOne({ where: { documentId: job.subject } });
  const made = person && (await newsletterMail(job, person, await centreName(job.language)));
  if (!made) return GONE;
  return mails()({ ...commonOf(job), ...made, replyTo: null, language: job.language });
}

/** Whoever answers a receipt or the staff writes to the desk that the form goes to. */
async function deskOf(submission: Row): Promise<string | null> {
  const kind = NOTICE_OF[String(submission.kind)] ?? 'landingNotice';
  const { page, topic } = payloadOf(submission);
  const [address] = await staffAddresses(kind, page ?? topic);
  return address ?? null;
}

/** The id of the mail that a visitor has of what they sent, below which they are answered; undefined: they have none. */
async function receiptId({ documentId }: Row): Promise<string | undefined> {
  const [sent] = await table('delivery').findMany({
    where: {
      ...{ subject: documentId, kind: { $in: ['receipt', 'bookingConfirmation'] } },
      state: { $ne: 'dead' },
    },
    limit: 1,
  });
  const job = sent ? jobOf(sent) : null;
  return job ? messageId(job) : undefined;
}

async function letterToVisitor(job: DeliveryJob): Promise<Outcome> {
  const message =
    job.kind === 'staffReply'
      ? await table('submission-message').findOne({ where: { documentId: job.subject } })
      : null;
  const documentId = job.kind === 'staffReply' ? message?.submission : job.subject;
  const submission = documentId ? await table('submission').findOne({ where: { documentId } }) : null;
  if (!submission || (job.kind === 'staffReply' && !message)) return GONE;
  const about = {
    locale: job.language,
    centre: await centreName(job.language),
    payload: payloadOf(submission),
  };
  return mails()({
    ...commonOf(job),
    ...(message && { inReplyTo: await receiptId(submission), byPerson: true }),
    letter: message ? replyLetter(job.language, textOf(message.title), textOf(message.text)) : receipt(about),
    to: [textOf(submission.email)],
    replyTo: await deskOf(submission),
    language: job.language,
  });
}

async function mail(job: DeliveryJob, submission: Row): Promise<Outcome> {
  const payload = payloadOf(submission);
  const common = commonOf(job);
  if (isNotice(job.kind)) {
    const { kind } = job;
    const link = `${settings().backendLink}/admin/inbox?submission=${submission.documentId}`;
    const changed = kind === 'bookingChangeNotice' ? await changeOf(job, submission) : {};
    const said = { ...payload, ...changed, language: languageInBoth(textOf(submission.language)) };
    return mails()({
      ...common,
      letter: notice(kind, said, link),
      to: await staffAddresses(kind, payload.page ?? payload.topic),
      replyTo: textOf(submission.email) || null,
      language: DEFAULT_LOCALE,
      calendar: null,
    });
  }
  const [staffEmail = ''] = await staffAddresses('bookingNotice', null);
  const made = await meetingMail(job, submission, {
    centre: await centreName(job.language),
    host: host(),
    staffEmail,
  });
  if (!made) return GONE;
  return mails()({
    ...common,
    ...made,
    to: [textOf(submission.email)],
    replyTo: staffEmail || null,
    language: job.language,
  });
}

/** A language as staff of either language read it. */
const languageInBoth = (code: string) =>
  [...new Set(['pl', 'en'].map((reader) => languageName(code, reader)))].filter(Boolean).join(' / ');

/** What a visitor did with a meeting, for the staff. */
async function changeOf(job: DeliveryJob, { documentId }: Row): Promise<Record<string, unknown>> {
  const step = await table('booking-step').findOne({
    where: { submission: documentId, sequence: sequenceIn(job.idempotencyKey) },
  });
  return step ? { change: step.action, date: step.date, hour: step.hour, stylistName: step.stylistName } : {};
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
    // What holds now, whatever held when it was noted: no late try puts anybody back on the list.
    const waits = person.state === 'pending';
    if (waits && !person.leftAt) return GONE;
    // Who has left and asked again has left until they confirm it.
    const state = waits ? 'left' : (person.state ?? 'subscribed');
    const { first_name, last_name, email, type, source, ageConsent, language, consentAt, leftAt } = person;
    const data = {
      ...{ first_name, last_name, email, phone_number: null, type, source, ageConsent },
      ...{ state, language, consentAt, leftAt: leftAt ?? null },
      leaveLink: await leaveLink(person.documentId, textOf(language) || job.language),
    };
    return send({ ...common, type: state === 'left' ? 'newsletter.left' : 'newsletter.subscribed', data });
  }
  const submission = await table('submission').findOne({ where: { documentId: job.subject } });
  if (!submission) return GONE;
  return send({ ...common, type: 'lead.created', data: leadData(payloadOf(submission)) });
}

/** Delivers one row of the outbox, from what its subject says now. Throws only when the database does not answer. */
export async function sendDelivery(job: DeliveryJob): Promise<Outcome> {
  if (job.kind === 'newsletterConfirmation' || job.kind === 'newsletterWelcome')
    return letterOfNewsletter(job);
  if (job.kind === 'receipt' || job.kind === 'staffReply') return letterToVisitor(job);
  if (job.kind === 'newsletter' || job.kind === 'landingLead') return crm(job);
  const submission = await table('submission').findOne({ where: { documentId: job.subject } });
  return submission ? mail(job, submission) : GONE;
}
