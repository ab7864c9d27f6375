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
