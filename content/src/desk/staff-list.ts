import { addDays, clockAt, instantOf, isDay } from '@mall/contract';
import type { Context } from 'koa';
import { whole } from '../kit/request';
import { storedInstant, storedText, toldInstant } from '../kit/rows';
import { type Row, table, type Where } from '../kit/table';
import { settings } from '../settings';
import { isHeld } from '../submissions/held';
import { searchWords } from '../submissions/search-text';
import type { Delivery, Submission, Submissions } from './inbox';

/** Rows of one page of the staff's lists. */
export const PAGE = 50;

/** A query value when it is a word, else undefined: an empty filter is none. */
export function word(value: unknown): string | undefined {
  return typeof value === 'string' && /^\w{1,40}$/.test(value) ? value : undefined;
}

/** What the staff see of a delivery: neither its key nor its lease. */
export function shownDelivery(row: Row): Delivery {
  return {
    documentId: row.documentId,
    ...{ kind: String(row.kind), channel: String(row.channel), state: String(row.state) },
    ...{ attempts: Number(row.attempts ?? 0), resends: Number(row.resends ?? 0) },
    ...{ fault: storedText(row.fault), subject: String(row.subject) },
    createdAt: storedInstant(row.createdAt).toISOString(),
    ...{ nextAt: toldInstant(row.nextAt), deliveredAt: toldInstant(row.deliveredAt) },
  };
}

function shownBooking({ documentId, state, date, hour, staffNote }: Row): Submission['booking'] {
  return {
    ...{ documentId, state: String(state), date: String(date), hour: String(hour) },
    staffNote: storedText(staffNote),
  };
}

/** What the staff see of what was sent, with its meeting and what became of its mails. */
function shownSubmission(row: Row, booking: Row | undefined, sent: readonly Row[]): Submission {
  return {
    ...{ documentId: row.documentId, kind: String(row.kind), state: String(row.state) },
    ...{ name: storedText(row.name), email: storedText(row.email), language: storedText(row.language) },
    payload: (row.payload ?? null) as Submission['payload'],
    createdAt: storedInstant(row.createdAt).toISOString(),
    retainUntil: storedInstant(row.retainUntil).toISOString(),
    ...{ assignee: storedText(row.assignee), note: storedText(row.note) },
    ...{ dueOn: storedText(row.dueOn), readAt: toldInstant(row.readAt) },
    booking: booking ? shownBooking(booking) : null,
    held: isHeld(row, sent.length),
    deliveries: sent.map(shownDelivery),
  };
}

function grouped(rows: readonly Row[], field: string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = String(row[field]);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}

/**
 * What a list is narrowed down to. Each word of a search has to stand somewhere in what was sent. `due=today` is what is
 * due by now, whenever the view was kept and wherever its reader is.
 * @param timeZone of the centre, whose days are meant
 */
export function filterOf(query: Record<string, unknown>, timeZone: string, now: Date): Where {
  const [kind, state, documentId] = [word(query.kind), word(query.state), word(query.id)];
  const all: Where[] = [];
  const text = (name: string) => (typeof query[name] === 'string' ? String(query[name]).trim() : '');
  for (const one of searchWords(text('q').slice(0, 200))) all.push({ searchText: { $contains: one } });
  const [from, to] = [text('from'), text('to')];
  const begins = (day: string) => instantOf(day, '00:00', timeZone);
  if (isDay(from)) all.push({ createdAt: { $gte: begins(from) } });
  if (isDay(to)) all.push({ createdAt: { $lt: begins(addDays(to, 1)) } });
  if (text('assignee') !== '') all.push({ assignee: text('assignee') });
  if (text('unread') === '1') all.push({ readAt: { $null: true }, state: 'new' });
  const due = text('due') === 'today' ? clockAt(now.getTime(), timeZone)[0] : text('due');
  if (isDay(due)) all.push({ dueOn: { $lte: due }, state: { $notIn: ['done', 'spam'] } });
  if (text('open') === '1') all.push({ state: { $in: ['new', 'inProgress'] } });
  return {
    ...(kind && { kind }),
    ...(state && { state }),
    ...(documentId && { documentId }),
    ...(all.length > 0 && { $and: all }),
  };
}

/**
 * `GET /admin/mall/submissions?kind=&state=&id=&q=&from=&to=&assignee=&unread=&due=&open=&start=`: what visitors sent, the newest first, each with its booking and
 * with what became of its mails and CRM calls.
 */
export async function listSubmissions(ctx: Context) {
  const where = filterOf(ctx.query, settings().timeZone, new Date());
  const offset = whole(ctx.query.start, 'start', 0, 0, 999_999);
  const [rows, total] = await Promise.all([
    table('submission').findMany({ where, orderBy: [{ id: 'desc' }], offset, limit: PAGE }),
    table('submission').count({ where }),
  ]);
  const ids = rows.map(({ documentId }) => documentId);
  const [bookings, deliveries] = await Promise.all([
    table('personal-stylist-calendar').findMany({ where: { submission: { $in: ids } } }),
    table('delivery').findMany({ where: { subject: { $in: ids } }, orderBy: [{ id: 'asc' }] }),
  ]);
  const bookingOf = grouped(bookings, 'submission');
  const deliveriesOf = grouped(deliveries, 'subject');
  ctx.body = {
    data: rows.map((row) =>
      shownSubmission(row, bookingOf.get(row.documentId)?.[0], deliveriesOf.get(row.documentId) ?? []),
    ),
    meta: { total, start: offset, pageSize: PAGE },
  } satisfies Submissions;
}
