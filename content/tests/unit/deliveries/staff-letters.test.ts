import { describe, expect, it } from 'vitest';
import { staffLetter } from '../../../mail/staff-letters';

const LINK = 'https://content.example/admin/auth/reset-password?code=abc';

describe('a mail of the admin', () => {
  it('speaks the language that its reader chose in the admin', () => {
    const letter = staffLetter('newPassword', { centre: 'Galeria Borealis', link: LINK, language: 'pl' });
    expect(letter.subject).toBe('Galeria Borealis: Nowe hasło');
    expect(letter.text).toContain(LINK);
    expect(letter.text).not.toContain('password for');
    expect(letter.html).toContain('lang="pl-PL"');
    const english = staffLetter('invitation', { centre: 'Galeria Borealis', link: LINK, language: 'en' });
    expect(english.subject).toBe('Galeria Borealis: Invitation to the content admin');
    expect(english.text).not.toContain('hasła');
    expect(english.html).toContain('lang="en"');
  });

  it('speaks both, Polish first, to who has chosen none', () => {
    const { subject, text } = staffLetter('invitation', { centre: '', link: LINK, language: null });
    expect(subject).toBe('Zaproszenie do panelu treści / Invitation to the content admin');
    expect(text.indexOf('Brakuje tylko hasła')).toBeLessThan(text.indexOf('Only a password is missing'));
    expect(text.match(/code=abc/g)).toHaveLength(1);
  });
});
