import { describe, expect, it } from 'vitest';
import { MAIL_AGAIN_MS, MAX_MAILS, signUp } from '../../../src/newsletter/sign-up';

const NOW = new Date('2026-05-10T12:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);

describe('what a sign-up does', () => {
  it('mails a new address and lets it wait', () => {
    expect(signUp(undefined, NOW)).toEqual({ code: 'created', state: 'pending', mail: true, begins: true });
  });

  it('mails nobody who is on the list', () => {
    const known = { state: 'subscribed', mailedAt: null, mails: 0 } as const;
    expect(signUp(known, NOW)).toEqual({ code: 'updated', state: 'subscribed', mail: false, begins: false });
  });

  it.each([
    [MAIL_AGAIN_MS - 1, 1, false],
    [MAIL_AGAIN_MS, 1, true],
    [MAIL_AGAIN_MS * 100, MAX_MAILS - 1, true],
    [MAIL_AGAIN_MS * 100, MAX_MAILS, false],
  ])('mails one who waits again after %i ms and %i mails: %s', (passed, mails, mail) => {
    const known = { state: 'pending', mailedAt: ago(passed), mails } as const;
    expect(signUp(known, NOW)).toEqual({ code: 'updated', state: 'pending', mail, begins: false });
  });

  it('asks one who has left anew', () => {
    const known = { state: 'left', mailedAt: ago(0), mails: MAX_MAILS } as const;
    expect(signUp(known, NOW)).toEqual({ code: 'updated', state: 'pending', mail: true, begins: true });
  });
});
