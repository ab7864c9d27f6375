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
  crops: 'How the website crops it',
  cropsInOffer: 'How the website would crop it in an offer',
  cropsVary:
    'Other screens crop it a little otherwise. The preview of a shared link keeps what stands out most in a photograph.',
  cropTileWide: 'List, wide tile',
  cropTileTall: 'List, tall tile',
  cropHead: 'Top of its page',
  cropHeadPhone: 'Top of its page, on a phone',
  cropShared: 'Shared link',
  cropPoster: 'Poster in the programme',
  cropPortrait: 'Portrait in the list',
  cropPost: 'Strip of posts',
  cropShelf: 'Shelf on home',
  cropGallery: 'Gallery',
  cropAcross: 'Across the page',
  failed: 'This did not work. {reason}',
};

/** What the page and the dialog about a file can say. */
export type BinWord = keyof typeof EN;

const PL: Record<BinWord, string> = {
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
  crops: 'Jak strona to przycina',
  cropsInOffer: 'Jak strona przycięłaby to w ofercie',
  cropsVary:
    'Na innych ekranach kadr jest trochę inny. Podgląd udostępnionego linku wybiera ze zdjęcia to, co najbardziej przyciąga wzrok.',
  cropTileWide: 'Lista, szeroki kafelek',
  cropTileTall: 'Lista, wysoki kafelek',
  cropHead: 'Góra strony',
  cropHeadPhone: 'Góra strony w telefonie',
  cropShared: 'Udostępniony link',
  cropPoster: 'Plakat w repertuarze',
  cropPortrait: 'Portret na liście',
  cropPost: 'Pasek postów',
  cropShelf: 'Półka na stronie głównej',
  cropGallery: 'Galeria',
  cropAcross: 'Na całą szerokość strony',
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
