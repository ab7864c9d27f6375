import { type Meeting, meeting } from '../payloads/submissions/submissions-meeting.ts';
import type { WriteName } from '../writes.ts';
import { asNumber, isFields } from './coercions.ts';
import { folded } from './folded.ts';
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

const COUPON_CODES = ['code', 'couponCode', 'promoCode'];

const NAMES: Partial<Record<WriteName, readonly string[]>> = {
  subscribe: ['code', 'status', 'result'],
  bookStylist: ['documentId', 'id', 'booking', 'uuid'],
  voteCoupon: ['vote', 'votes', 'voteCount', 'votesCount', 'count', 'total'],
  showCoupon: COUPON_CODES,
  downloadCoupon: COUPON_CODES,
};
/** How many objects deep an answer is looked through. */
const DEPTH = 2;
/** What an envelope says of itself, in a field that may be the code's own. */
const ENVELOPE = /^(?:[1-5]\d\d|ok|success|true)$/i;

/** What stands beneath the names in the answer and the objects in it: by name, the outer before the inner. */
function foundIn(value: unknown, names: readonly string[]): (string | number)[] {
  const levels: Record<string, unknown>[][] = [];
  for (let level: unknown[] = [value]; levels.length <= DEPTH; ) {
    const objects = level.filter((one) => isFields(one as never)) as Record<string, unknown>[];
    levels.push(objects);
    level = objects.flatMap((one) => Object.values(one));
  }
  const fields = levels.flat().flatMap((one) => Object.entries(one));
  return names.flatMap((name) =>
    fields
      .filter(([key]) => folded(key) === folded(name))
      .map(([, found]) => found)
      .filter((found) => typeof found === 'string' || typeof found === 'number'),
  );
}

/** Reads the body of an answer of 200 to 299, wrapped or flat, or none at all. */
export function readReceipt(name: WriteName, body: unknown): Receipt {
  if (name === 'showMeeting' || name === 'changeMeeting') {
    const read = meeting.safeParse(unwrap(body).value);
    return read.success ? { meeting: read.data } : {};
  }
  const { value } = unwrap(body);
  const all = foundIn(value, NAMES[name] ?? []);
  const [found] = all;
  if (name === 'subscribe') {
    const isUpdated = all.some((word) => String(word).toLowerCase() === 'updated');
    const [said] = foundIn(value, ['confirmation']);
    return { code: isUpdated ? 'updated' : 'created', ...(said === 'mailed' && { confirmation: true }) };
  }
  if (found === undefined) return {};
  if (name === 'bookStylist') return { booking: String(found) };
  if (name === 'voteCoupon') {
    const vote = asNumber(found, true);
    return typeof vote === 'number' ? { vote } : {};
  }
  const code = all.map((one) => String(one).trim()).find((one) => one !== '' && !ENVELOPE.test(one));
  return code === undefined ? {} : { code };
}
