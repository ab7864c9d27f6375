import { describe, expect, it } from 'vitest';
import { submissionHref } from './submission-href.ts';

const kept = (state: 'form' | 'confirm') => ({ state, values: {}, issues: {}, proof: 'x' }) as const;

describe('the answer of a form in another language', () => {
  it('is the one that says that it was sent', () => {
    for (const form of ['booking', 'survey'] as const)
      expect(submissionHref({ form, page: '', state: { state: 'done' } }, 'en')).toMatch(
        /^\/[\w-]+\?locale=en&done=1$/,
      );
  });

  it('is the form with what was typed, and what is to be confirmed', () => {
    const enquiry = { form: 'enquiry', page: 'media-sale' } as const;
    expect(submissionHref({ ...enquiry, state: kept('form') }, 'en')).toBe(
      '/adv-media-sale?locale=en&again=1&page=media-sale',
    );
    expect(submissionHref({ ...enquiry, state: kept('confirm') }, 'ru')).toBe(
      '/adv-media-sale?locale=ru&again=confirm&page=media-sale',
    );
  });

  it('is none while a form of one entry, whose name belongs to its language, is to be sent', () => {
    expect(submissionHref({ form: 'survey', page: 'ankieta', state: kept('form') }, 'en')).toBeUndefined();
  });
});
