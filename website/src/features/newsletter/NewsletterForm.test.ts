import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { failedWords } from '../../i18n/failed-words.ts';
import { translator } from '../../i18n/translator.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import type { NewsletterState } from './newsletter-entry.ts';

const t = translator('pl-PL');
const both = { firstName: true, lastName: true };

function html(
  state?: NewsletterState,
  settings: Parameters<typeof NewsletterForm>[0]['settings'] = both,
): string {
  return renderToStaticMarkup(
    createElement(NewsletterForm, {
      settings,
      t,
      locale: 'pl-PL',
      source: 'https://b.example/oferty',
      state,
    }),
  );
}

const values = {
  first_name: 'Anna',
  last_name: '"><b>',
  email: 'anna@',
  ageConsent: true,
  source: '/kontakt',
};

describe('NewsletterForm', () => {
  it('asks for names only where the content wants them', () => {
    expect(html()).toContain('name="first_name"');
    expect(html()).toContain('name="last_name"');
    const none = html(undefined, { firstName: false, lastName: false });
    expect(none).not.toMatch(/first_name|last_name/);
    expect(none).toContain('name="email"');
  });

  it('posts to the website in its language with the address of its page, fields empty', () => {
    expect(html()).toMatch(/<form[^>]*action="\/newsletter\?locale=pl-PL" method="post"/);
    expect(html()).toContain('name="source" value="https://b.example/oferty"');
    expect(html()).not.toMatch(/aria-invalid="true"|undefined|null/);
  });

  it('says what is wrong beside the field and in a summary that has the focus, and keeps what was typed', () => {
    const made = html({
      state: 'form',
      values: { ...values, ageConsent: false },
      errors: { email: 'invalid', ageConsent: 'required' },
      proof: 'abc.def',
    });
    expect(made).toMatch(/role="alert" tabindex="-1" autofocus=""/);
    expect(made).toContain(`<a href="#newsletter-email">${t('common:validation.email')}</a>`);
    expect(made).toMatch(
      new RegExp(`id="newsletter-age-error"[^>]*data-error="">.*${t('newsletter:ageError')}`),
    );
    expect(made.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(made).toContain('value="anna@"');
    expect(made).toContain('value="&quot;&gt;&lt;b&gt;"');
    expect(made).toContain('name="source" value="/kontakt"');
    expect(made).toContain('<h1');
  });

  it('names the field in the text of a required one, and takes the age text from the content', () => {
    const made = html(
      { state: 'form', values, errors: { email: 'required', ageConsent: 'required' }, proof: '' },
      { ...both, ageError: 'Tylko od 16 lat' },
    );
    expect(made).toContain('Pole „E-mail” jest wymagane');
    expect(made).toContain('Tylko od 16 lat');
    expect(made).not.toContain(t('newsletter:ageError'));
  });

  it('says that sending failed and keeps the form as it was', () => {
    const made = html({ state: 'failed', values, errors: {}, proof: '' });
    expect(made).toContain(failedWords(t, 'newsletter:failed'));
    expect(made).toMatch(/type="checkbox"[^>]*checked=""/);
    expect(made).not.toContain('aria-invalid="true"');
  });

  it.each(['created', 'updated'] as const)('shows the words of %s in the form’s place', (code) => {
    const made = html({ state: code });
    expect(made).toContain(t(`newsletter:${code}.heading`));
    expect(made).toContain(t(`newsletter:${code}.text`));
    expect(made).not.toContain('<form');
  });
});
