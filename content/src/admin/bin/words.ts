import { useIntl } from 'react-intl';
import { deskWords } from '../shared/desk-words';

/** Words of the bin and of the list of where files are used, Polish and English. */
const EN = {
  title: 'Bin and files',
  subtitle: 'Files can be deleted once nothing shows them.',
  waits: 'What was deleted or replaced waits here for {days, plural, one {# day} other {# days}}.',
  bin: 'Deleted',
  places: 'Where files are used',
  empty: 'The bin is empty.',
  noFiles: 'No file is called so.',
  search: 'Name of the file',
  find: 'Find',
  what: 'What',
  when: 'Deleted',
  who: 'By',
  file: 'File',
  entry: 'Entry',
  usedIn: 'Used in',
  unused: 'nowhere',
  unusedLong: 'Nowhere. An administrator can delete it.',
  replaceFirst:
    'As long as it is used it cannot be deleted: replace it there first. Links open in a new tab.',
  restore: 'Restore',
  restoreOf: 'Restore: {title}',
  restored: 'Restored. Entries come back as drafts.',
  failed: 'This did not work. {reason}',
};

type WordKey = keyof typeof EN;

const PL: Record<WordKey, string> = {
  title: 'Kosz i pliki',
  subtitle: 'Plik da się usunąć, gdy nic go już nie pokazuje.',
  waits: 'Usunięte i zastąpione czeka tu {days, plural, one {# dzień} other {# dni}}.',
  bin: 'Usunięte',
  places: 'Gdzie są użyte pliki',
  empty: 'Kosz jest pusty.',
  noFiles: 'Żaden plik się tak nie nazywa.',
  search: 'Nazwa pliku',
  find: 'Szukaj',
  what: 'Co',
  when: 'Usunięto',
  who: 'Przez',
  file: 'Plik',
  entry: 'Wpis',
  usedIn: 'Użyty w',
  unused: 'nigdzie',
  unusedLong: 'Nigdzie. Administrator może go usunąć.',
  replaceFirst:
    'Dopóki jest użyty, nie da się go usunąć: najpierw zamień go tam na inny. Linki otwierają się w nowej karcie.',
  restore: 'Przywróć',
  restoreOf: 'Przywróć: {title}',
  restored: 'Przywrócono. Wpisy wracają jako szkice.',
  failed: 'Nie udało się. {reason}',
};

const desk = deskWords('bin', EN, PL);

/** For Strapi's own table of translations, by language of the admin. */
export const BIN_TRANSLATIONS = desk.translations;

/** The page's words in the language that the admin is shown in. */
export function useBinWords() {
  const { formatDate } = useIntl();
  return {
    say: desk.useSay(),
    when: (iso: string) => formatDate(iso, { dateStyle: 'medium', timeStyle: 'short' }),
  };
}
