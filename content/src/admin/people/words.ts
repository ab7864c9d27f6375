import { deskWords } from '../shared/desk-words';

const EN = {
  notSent:
    'The account is made, but the mail with the invitation could not be sent. Give this person the link that is shown here; it stands on their page in the settings, too.',
} as const;

const PL: Record<keyof typeof EN, string> = {
  notSent:
    'Konto już jest, ale maila z zaproszeniem nie udało się wysłać. Przekaż tej osobie link, który widać tutaj; stoi też na jej stronie w ustawieniach.',
};

const words = deskWords('people', EN, PL);

export const PEOPLE_TRANSLATIONS = words.translations;

export const NOT_SENT = { id: 'mall.people.notSent', defaultMessage: EN.notSent };
