import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { replyDrafts } from '../../mail/receipts';
import { isOn } from '../bookings/calendar';
import type { DeliveryKind } from '../deliveries/delivery-kinds';
import { wakeDeliveries } from '../deliveries/delivery-loop';
import { queue } from '../deliveries/queue';
import { centreName } from '../deliveries/send-delivery';
import { type AdminRoute, permitted } from '../kit/admin-routes';
import { isUniqueViolation } from '../kit/database-errors';
import { durably } from '../kit/durably';
import { fieldsOf } from '../kit/request';
import { languageOf, storedInstant, storedText } from '../kit/rows';
import { type StaffMember, staffName } from '../kit/staff';
import { type Row, table, uidOf } from '../kit/table';
import { deliveriesOf } from '../submissions/goes-out';
import { heldAmong } from '../submissions/held';
import { KINDS } from '../submissions/kind-names';
import type { Desk, Thread } from './inbox';
import { shownDelivery } from './staff-list';

const MAX_TITLE = 200;
const MAX_TEXT = 10_000;

async function submissionOf(ctx: Context): Promise<Row> {
  const row = await table('submission').findOne({ where: { documentId: String(ctx.params.id) } });
  if (!row) throw new errors.NotFoundError('Not Found');
  return row;
}

/** How the staff call one of them. */
const nameOf = (user: StaffMember): string => staffName(user) ?? `#${user.id}`;

/** `GET /admin/mall/desk`: how many wait, by kind of waiting, and who there is to assign to. */
async function showDesk(ctx: Context) {
  const count = (where: object) => table('submission').count({ where: { ...where } });
  const { user } = ctx.state;
  const [unread, aside, users] = await Promise.all([
    count({ readAt: { $null: true }, state: 'new' }),
    count({ state: 'aside' }),
    table('admin::user').findMany({ where: { isActive: true, blocked: false }, orderBy: [{ id: 'asc' }] }),
  ]);
  const people = users.map((one) => nameOf(one as unknown as StaffMember));
  const me = user ? nameOf(user) : null;
  ctx.body = { data: { unread, aside, people: [...new Set(people)], me } satisfies Desk };
}

/** `GET /admin/mall/submissions/{documentId}/thread`: what was answered, and drafts in the visitor's language. */
async function showThread(ctx: Context) {
  const submission = await submissionOf(ctx);
  const locale = languageOf(submission);
  const messages = await table('submission-message').findMany({
    where: { submission: submission.documentId },
    orderBy: [{ id: 'asc' }],
  });
  const deliveries = await table('delivery').findMany({
    where: { subject: { $in: messages.map(({ documentId }) => documentId) } },
  });
  const payload = (submission.payload ?? {}) as Record<string, unknown>;
  ctx.body = {
    data: {
      messages: messages.map(({ documentId, author, title, text, createdAt }) => {
        const delivery = deliveries.find(({ subject }) => subject === documentId);
        return {
          ...{ documentId, author: storedText(author), title: String(title), text: String(text) },
          createdAt: storedInstant(createdAt).toISOString(),
          delivery: delivery ? shownDelivery(delivery) : null,
        };
      }),
      drafts: replyDrafts({ locale, centre: await centreName(locale), payload }),
    } satisfies Thread,
  };
}

function textOf(value: unknown, field: string, most: number): string {
  const text = typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : '';
  if (text === '' || text.length > most)
    throw new errors.ValidationError(`${field} must be text of 1 to ${most} characters.`);
  return text;
}

/**
 * `POST /admin/mall/submissions/{documentId}/reply {title, text, key}`: mails the visitor an answer and keeps it. The
 * same key is one answer, however often the button was pressed.
 */
async function reply(ctx: Context) {
  const submission = await submissionOf(ctx);
  if (!submission.email)
    throw new errors.ValidationError('email: this was sent without one, so nobody can be written to.');
  const body = fieldsOf(ctx);
  const title = textOf(body.title, 'title', MAX_TITLE);
  const text = textOf(body.text, 'text', MAX_TEXT);
  const key = textOf(body.key, 'key', 80);
  const author = ctx.state.user ? nameOf(ctx.state.user) : null;
  await storeMessage(submission, { title, text, author }, key);
  wakeDeliveries();
  ctx.body = { data: { state: 'waiting' } };
}

async function storeMessage(submission: Row, message: object, key: string): Promise<void> {
  const idempotencyKey = `${submission.documentId}-${key}`;
  const known = await table('submission-message').findOne({ where: { idempotencyKey } });
  if (known) return;
  const store = async () => {
    const row = await table('submission-message').create({
      data: { ...message, submission: submission.documentId, idempotencyKey },
    });
    await queue('staffReply', row.documentId, languageOf(submission));
    if (submission.state === 'new')
      await table('submission').update({ where: { id: submission.id }, data: { state: 'inProgress' } });
  };
  await durably(store).catch((error: unknown) => {
    // The other press was faster.
    if (!isUniqueViolation(error)) throw error;
  });
}

/** `POST /admin/mall/submissions/{documentId}/read {read}`: marks it as seen, or as new again. */
async function mark(ctx: Context) {
  const submission = await submissionOf(ctx);
  const { read } = fieldsOf(ctx);
  const readAt = read === false ? null : (submission.readAt ?? new Date());
  await table('submission').update({ where: { id: submission.id }, data: { readAt } });
  ctx.body = { data: { read: readAt !== null } };
}

function noteIn(value: unknown, field: string): string {
  if (typeof value === 'string' && value.length <= MAX_TEXT && !value.includes('\0')) return value;
  throw new errors.ValidationError(`${field} must be text of at most ${MAX_TEXT} characters.`);
}

/**
 * `PUT /admin/mall/submissions/{documentId}/note {note, was}`: `was` is the note that its writer has seen. A 400 with the
 * note that stands in its words and in `details.note` where a colleague has written another one meanwhile.
 */
async function writeNote(ctx: Context) {
  const { id } = await submissionOf(ctx);
  const fields = fieldsOf(ctx);
  const note = noteIn(fields.note, 'note');
  const was = noteIn(fields.was, 'was');
  const seen = was === '' ? { $or: [{ note: { $null: true } }, { note: '' }] } : { note: was };
  // Compared by the statement that writes: of two at once the second finds the first.
  const { count } = await table('submission').updateMany({ where: { id, ...seen }, data: { note } });
  const stands = count > 0 ? note : (storedText((await submissionOf(ctx)).note) ?? '');
  if (stands !== note)
    throw new errors.ValidationError(
      `Ktoś zmienił w tym czasie tę notatkę. Brzmi teraz: „${stands}”. Twoja stoi nadal w polu. / note: somebody has changed this note meanwhile. It says now: “${stands}”. Yours is still in its field.`,
      { note: stands, errors: [] },
    );
  ctx.body = { data: { note } };
}

/** What goes out once a submission is sent on. Of a meeting that is off by now nothing does. */
async function heldBack({ documentId, kind, email }: Row): Promise<readonly DeliveryKind[]> {
  const known = KINDS.find((one) => one === kind);
  if (!known || (known === 'stylist' && !(await isOn(documentId)))) return [];
  const sent = await table('delivery').count({ where: { subject: documentId } });
  return sent > 0 ? [] : deliveriesOf(known, String(email));
}

/**
 * `POST /admin/mall/submissions/{documentId}/release`: sends on what was kept aside, as if it had just come. Pressed twice
 * it is sent once.
 */
async function release(ctx: Context) {
  const submission = await submissionOf(ctx);
  const { id, documentId } = submission;
  if (!(await heldAmong([documentId])).has(documentId)) throw new errors.NotFoundError('Not Found');
  await durably(async () => {
    // Holds the row: the other press looks for what was sent after this one.
    await table('submission').update({ where: { id }, data: { state: 'new' } });
    for (const one of await heldBack(submission)) await queue(one, documentId, languageOf(submission));
  });
  wakeDeliveries();
  ctx.body = { data: { state: 'new' } };
}

const readable = permitted(uidOf('submission'), 'read');
const writable = permitted(uidOf('submission'), 'update');

/** Routes of the inbox beyond its lists. */
export const DESK_ROUTES: readonly AdminRoute[] = [
  { method: 'GET', path: '/desk', handler: showDesk, config: readable },
  { method: 'GET', path: '/submissions/:id/thread', handler: showThread, config: readable },
  { method: 'POST', path: '/submissions/:id/reply', handler: reply, config: writable },
  { method: 'POST', path: '/submissions/:id/read', handler: mark, config: writable },
  { method: 'PUT', path: '/submissions/:id/note', handler: writeNote, config: writable },
  { method: 'POST', path: '/submissions/:id/release', handler: release, config: writable },
];
