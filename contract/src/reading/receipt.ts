import { type Meeting, meeting } from '../payloads/submissions/submissions-meeting.ts';
import type { WriteName } from '../writes.ts';
import { asNumber, asText, isFields } from './coercions.ts';
import { folded } from './pick.ts';
import { unwrap } from './unwrap.ts';

/** What an answer to a write gave beyond being stored; everything of it may be missing. */
export interface Receipt {
  /** Of the newsletter always one of its two: what is neither is `created`. Of coupons the code to show. */
  code?: string;
  /** Of the newsletter: the address is not on the list before a link in a mail was used. */
  confirmation?: true;
  /** What a stored booking is called. */
  booking?: string;
  /** A meeting as it stands, where the system can say so. */
  meeting?: Meeting;
  /** Votes of all visitors. */
  vote?: number;
}

const NAMES: Partial<Record<WriteName, readonly string[]>> = {
  subscribe: ['code', 'status', 'result'],
  bookStylist: ['documentId', 'id', 'booking', 'uuid'],
  voteCoupon: ['vote', 'votes', 'voteCount', 'votesCount', 'count', 'total'],
  showCoupon: ['code', 'couponCode', 'promoCode', 'value'],
  downloadCoupon: ['code', 'couponCode', 'promoCode', 'value'],
};

/** The first of the names in the answer or an object in it, two levels down. */
function findIn(value: unknown, names: readonly string[], depth = 0): string | number | undefined {
  if (!isFields(value as never)) return undefined;
  const fields = Object.entries(value as Record<string, unknown>);
  for (const name of names) {
    const found = fields.find(([key]) => folded(key) === folded(name))?.[1];
    if (typeof found === 'string' || typeof found === 'number') return found;
  }
  if (depth >= 2) return undefined;
  for (const [, inner] of fields) {
    const found = findIn(inner, names, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Reads the body of an answer of 200 to 299, wrapped or flat, or none at all. */
export function readReceipt(name: WriteName, body: unknown): Receipt {
  if (name === 'showMeeting' || name === 'changeMeeting') {
    const read = meeting.safeParse(unwrap(body).value);
    return read.success ? { meeting: read.data } : {};
  }
  const found = findIn(unwrap(body).value, NAMES[name] ?? []);
  if (name === 'subscribe') {
    const mailed = findIn(unwrap(body).value, ['confirmation']) === 'mailed';
    return {
      code: String(found).toLowerCase() === 'updated' ? 'updated' : 'created',
      ...(mailed && { confirmation: true }),
    };
  }
  if (found === undefined) return {};
  if (name === 'bookStylist') return { booking: String(found) };
  if (name === 'voteCoupon') {
    const vote = asNumber(found, true);
    return typeof vote === 'number' ? { vote } : {};
  }
  const code = asText(found);
  return typeof code === 'string' && code.trim() !== '' ? { code: code.trim() } : {};
}
