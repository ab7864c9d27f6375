import { describe, expect, it } from 'vitest';
import { letterHref } from './letter-page.ts';
import { NOTHING_TYPED } from './newsletter-entry.ts';
import { newsletterHref } from './newsletter-href.ts';

describe('what answers a sign-up or a letter, in another language', () => {
  it('says what came of the sign-up, or has what was typed', () => {
    expect(newsletterHref({ state: 'mailed' }, 'en')).toBe('/newsletter?locale=en&done=mailed');
    const failed = { state: 'failed', values: NOTHING_TYPED, errors: {}, proof: 'x' } as const;
    expect(newsletterHref(failed, 'en')).toBe('/newsletter?locale=en&again=1');
    expect(newsletterHref(undefined, 'en')).toBe('/newsletter?locale=en');
  });

  it('keeps the letter’s link while there is something to press, and says what came of it', () => {
    const leave = { page: 'leave', token: 'abc', outcome: 'none' } as const;
    expect(letterHref(leave, 'ru')).toBe('/newsletter/leave?locale=ru&token=abc');
    expect(letterHref({ ...leave, outcome: 'failed' }, 'ru')).toBe(
      '/newsletter/leave?locale=ru&token=abc&outcome=failed',
    );
    expect(letterHref({ page: 'confirm', token: '', outcome: 'done' }, 'ru')).toBe(
      '/newsletter/confirm?locale=ru&outcome=done',
    );
  });
});
