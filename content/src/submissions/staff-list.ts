import type { Context } from 'koa';
import { whole } from '../calls/request';
import { type Row, table } from '../calls/table';

/** Rows of one page of the staff's lists. */
export const PAGE = 50;

/** A query value when it is a word, else undefined: an empty filter is none. */
export function word(value: unknown): string | undefined {
  return typeof value === 'string' && /^\w{1,40}$/.test(value) ? value : undefined;
}

/** What the staff see of a delivery: neither its key nor its lease. */
export function shownDelivery(row: Row) {
  const { documentId, kind, channel, state, attempts, resends, fault, subject } = row;
  const { createdAt, nextAt, deliveredAt } = row;
  return {
    documentId,
    kind,
    channel,
    state,
    attempts,
    resends,
    fault,
    subject,
    createdAt,
    nextAt,
    deliveredAt,
  };
}

function shownBooking({ documentId, state, date, hour, staffNote }: Row) {
  return { documentId, state, date, hour, staffNote };
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
 * `GET /admin/mall/submissions?kind=&state=&id=&start=`: what visitors sent, the newest first, each with its booking and
 * with what became of its mails and CRM calls.
 */
export async function listSubmissions(ctx: Context) {
  const { query } = ctx;
  const [kind, state, documentId] = [word(query.kind), word(query.state), word(query.id)];
  const where = { ...(kind && { kind }), ...(state && { state }), ...(documentId && { documentId }) };
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
  ctx.set('cache-control', 'no-store');
  ctx.body = {
    data: rows.map((row) => {
      const { documentId, kind, state, name, email, language, payload, createdAt, retainUntil } = row;
      const booking = bookingOf.get(documentId)?.[0];
      return {
        ...{ documentId, kind, state, name, email, language, payload, createdAt, retainUntil },
        booking: booking ? shownBooking(booking) : null,
        deliveries: (deliveriesOf.get(documentId) ?? []).map(shownDelivery),
      };
    }),
    meta: { total, start: offset, pageSize: PAGE },
  };
}
