import { randomInt } from 'node:crypto';

/** Where a sign-up stands. Rows from before confirmations were asked for are `subscribed`. */
type LetterState = 'pending' | 'subscribed' | 'left';

/** What is known of an address, as far as a sign-up depends on it. */
export interface KnownSubscriber {
  state: LetterState;
  /** When the last confirmation was mailed, and how many since the sign-up. */
  mailedAt: Date | null;
  mails: number;
}

export interface SignUp {
  code: 'created' | 'updated';
  state: LetterState;
  /** Whether a confirmation goes out because of it. */
  mail: boolean;
  /** Whether its waiting begins with it. */
  begins: boolean;
}

/** Longer than the work takes on a busy machine: how long an answer took tells nobody whether an address is known. */
const EVEN_MS = 250;
/**
 * Up to so much longer, by lot: a program that has just written more answers some tenths of a millisecond sooner, which
 * only thousands of answers could tell from chance now. An address can be asked after once: then it is known.
 */
const DRAWN_MS = 100;

/** How long the answer to a sign-up is held back, in ms. */
export const answerAfter = () => EVEN_MS + randomInt(DRAWN_MS);

/**
 * So long after a sign-up its mail is due: once it is answered. What is mailed to one whom nobody knew yet must not hold
 * their answer up, not even where another sign-up has deliveries looked for meanwhile.
 */
export const MAIL_AFTER_MS = EVEN_MS + DRAWN_MS + 50;
/** So long after a sign-up deliveries are looked for: what is due by the database's clock is due by then. */
export const LOOK_AFTER_MS = MAIL_AFTER_MS + 25;

/** A strange hand may type an address again and again: its owner hears of it no oftener than that. */
export const MAIL_AGAIN_MS = 10 * 60_000;
export const MAX_MAILS = 5;

/** What a sign-up does to an address. */
export function signUp(known: KnownSubscriber | undefined, now: Date): SignUp {
  if (known?.state === 'subscribed')
    return { code: 'updated', state: 'subscribed', mail: false, begins: false };
  if (known?.state === 'pending') {
    const waited = known.mailedAt === null || now.getTime() - known.mailedAt.getTime() >= MAIL_AGAIN_MS;
    return {
      code: 'updated',
      state: 'pending',
      mail: waited && known.mails < MAX_MAILS,
      begins: false,
    };
  }
  return { code: known ? 'updated' : 'created', state: 'pending', mail: true, begins: true };
}
