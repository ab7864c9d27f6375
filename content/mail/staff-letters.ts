import { type Letter, letter } from './letter';

/** The subject of Strapi's mail of a new password (`config/admin.ts`), which tells it from other mails of Strapi's. */
export const NEW_PASSWORD = 'new-password';

/** What the admin itself writes to staff. */
export type StaffLetterKind = 'newPassword' | 'invitation';

interface StaffWords {
  subject: string;
  opening: string[];
  closing: string[];
  link: string;
}

const WORDS: Record<StaffLetterKind, Record<'pl' | 'en', StaffWords>> = {
  newPassword: {
    pl: {
      subject: 'Nowe hasło',
      opening: ['Ktoś, pewnie Ty, chce ustawić nowe hasło do panelu treści.'],
      link: 'Nowe hasło ustawisz tutaj',
      closing: ['Odnośnik działa przez godzinę. Jeśli to nie Ty, nie rób nic: hasło zostaje, jakie było.'],
    },
    en: {
      subject: 'New password',
      opening: ['Somebody, probably you, wants a new password for the content admin.'],
      link: 'Set it here',
      closing: ['The link works for an hour. If it was not you, do nothing: the password stays as it is.'],
    },
  },
  invitation: {
    pl: {
      subject: 'Zaproszenie do panelu treści',
      opening: ['Masz już konto w panelu treści strony. Brakuje tylko hasła.'],
      link: 'Ustawisz je tutaj',
      closing: ['Logujesz się adresem, na który przyszedł ten list.'],
    },
    en: {
      subject: 'Invitation to the content admin',
      opening: ['You have an account in the content admin of the website. Only a password is missing.'],
      link: 'Set it here',
      closing: ['You sign in with the address that this mail came to.'],
    },
  },
};

/**
 * A mail of the admin in the language that its reader has chosen there; in both, Polish first, where none is chosen.
 * @param centre the name of the centre, first in the subject
 */
export function staffLetter(
  kind: StaffLetterKind,
  { centre, link, language }: { centre: string; link: string; language: string | null },
): Letter {
  const { pl, en } = WORDS[kind];
  const told = language === 'pl' ? [pl] : language === 'en' ? [en] : [pl, en];
  return letter({
    subject: [centre, told.map(({ subject }) => subject).join(' / ')].filter(Boolean).join(': '),
    locale: language === 'en' ? 'en' : 'pl-PL',
    opening: told.flatMap(({ opening }) => opening),
    rows: [[told.map((words) => words.link).join(' / '), link]],
    closing: told.flatMap(({ closing }) => closing),
  });
}
