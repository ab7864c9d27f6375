import { useIntl } from 'react-intl';
import { deskWords } from '../shared/desk-words';

/** Words of the checks before publishing, Polish and English; the sentences of the rules come with them. */
const EN = {
  title: 'Before publishing',
  ready: 'Nothing stands in the way of publishing.',
  blocked: 'Cannot be published yet:',
  warned: 'Can be published, but:',
};

type WordKey = keyof typeof EN;

const PL: Record<WordKey, string> = {
  title: 'Przed publikacją',
  ready: 'Nic nie stoi na przeszkodzie publikacji.',
  blocked: 'Jeszcze nie można opublikować:',
  warned: 'Można opublikować, ale:',
};

const desk = deskWords('checks', EN, PL);

/** For Strapi's own table of translations, by language of the admin. */
export const CHECK_TRANSLATIONS = desk.translations;

/** The checks' words in the language that the admin is shown in. */
export function useCheckWords() {
  const { locale } = useIntl();
  return {
    say: desk.useSay(),
    /** Whether sentences of the rules are shown in Polish. */
    isPolish: locale.startsWith('pl'),
  };
}
