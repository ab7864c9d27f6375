import { useIntl } from 'react-intl';
import type { Version } from '../../versions/version-answers';
import { deskWords } from '../shared/desk-words';
import { useNames } from '../shared/entries';

/** Words of the panels about versions, Polish and English. `{…}` are filled in by react-intl. */
const EN = {
  title: 'Changes',
  none: 'Nobody has changed this entry yet.',
  alsoOpen: 'Also open at: {names}',
  newer: '{who} saved a newer version at {when}.',
  newerHint: 'What you type stays. On saving you see what differs.',
  load: 'Load it',
  last: 'Last: {action}, {who}, {when}',
  undo: 'Undo the last change',
  undoHint: 'Save or discard what you have typed first.',
  history: 'History',
  earlier: 'Earlier ones',
  historyOf: 'History of changes',
  somebody: 'somebody',
  close: 'Close',
  loading: 'Loading',
  failed: 'This did not work. Try again.',
  version: 'Version',
  field: 'Field',
  inVersion: 'In this version',
  now: 'Now',
  same: 'This version says the same as the entry does now.',
  restore: 'Restore this version',
  restoreHint: 'The draft then stands as it did. Visitors see it once you publish.',
  sharedToo: 'Also what all languages share: {fields}',
  restoreShared: 'Fields that all languages share are restored for all of them.',
  restored: 'Restored. Publish it to show it to visitors.',
  restoredWithout:
    'Restored, without what is deleted meanwhile: {files, plural, one {# file} other {# files}}, {entries, plural, one {# linked entry} other {# linked entries}}.',
  gone: 'Deleted meanwhile and cannot come back: {files, plural, one {# file} other {# files}}, {entries, plural, one {# linked entry} other {# linked entries}}.',
  conflict: 'Somebody saved this entry while you had it open',
  conflictHint:
    'Nothing is saved and nothing is lost yet. Where only one of you changed a field, both changes stay.',
  conflictRestoreHint: 'Nothing is restored. Load the newer version, and then restore what is still needed.',
  savedBy: '{who}, {when}: {fields}',
  yours: 'Yours',
  theirs: 'Saved by {who}',
  keepMine: 'Mine',
  keepTheirs: 'Theirs',
  choose: 'Whose words stay in “{field}”?',
  unchanged: 'you have not changed it',
  back: 'Back to the form',
  saveBoth: 'Save my changes into the newer version',
  empty: '(empty)',
  yes: 'yes',
  no: 'no',
  'action.before': 'before the first change',
  'action.created': 'created',
  'action.saved': 'saved',
  'action.published': 'published',
  'action.unpublished': 'taken off the website',
  'action.discarded': 'draft discarded',
  'action.restored': 'restored',
};

type WordKey = keyof typeof EN;

const PL: Record<WordKey, string> = {
  title: 'Zmiany',
  none: 'Nikt jeszcze nie zmieniał tego wpisu.',
  alsoOpen: 'Otwarte też u: {names}',
  newer: '{who} – zapisana nowsza wersja, {when}.',
  newerHint: 'To, co piszesz, zostaje. Przy zapisie zobaczysz, co się różni.',
  load: 'Wczytaj ją',
  last: 'Ostatnio: {action}, {who}, {when}',
  undo: 'Cofnij ostatnią zmianę',
  undoHint: 'Najpierw zapisz albo odrzuć to, co wpisano.',
  history: 'Historia',
  earlier: 'Wcześniejsze',
  historyOf: 'Historia zmian',
  somebody: 'ktoś',
  close: 'Zamknij',
  loading: 'Wczytywanie',
  failed: 'Nie udało się. Spróbuj ponownie.',
  version: 'Wersja',
  field: 'Pole',
  inVersion: 'W tej wersji',
  now: 'Teraz',
  same: 'Ta wersja mówi to samo, co wpis teraz.',
  restore: 'Przywróć tę wersję',
  restoreHint: 'Szkic będzie taki jak wtedy. Goście zobaczą ją po opublikowaniu.',
  sharedToo: 'Także pola wspólne dla wszystkich języków: {fields}',
  restoreShared: 'Pola wspólne dla wszystkich języków wracają we wszystkich.',
  restored: 'Przywrócono. Opublikuj, żeby zobaczyli to goście.',
  restoredWithout:
    'Przywrócono bez tego, co w międzyczasie usunięto: {files, plural, one {# plik} few {# pliki} other {# plików}}, {entries, plural, one {# powiązany wpis} few {# powiązane wpisy} other {# powiązanych wpisów}}.',
  gone: 'Usunięto w międzyczasie i nie wróci: {files, plural, one {# plik} few {# pliki} other {# plików}}, {entries, plural, one {# powiązany wpis} few {# powiązane wpisy} other {# powiązanych wpisów}}.',
  conflict: 'Ktoś zapisał ten wpis, gdy był u Ciebie otwarty',
  conflictHint:
    'Nic nie jest jeszcze zapisane i nic nie zginęło. Gdzie tylko jedno z Was zmieniło pole, zostają obie zmiany.',
  conflictRestoreHint:
    'Nic nie zostało przywrócone. Wczytaj nowszą wersję, a potem przywróć, jeśli nadal trzeba.',
  savedBy: '{who}, {when}: {fields}',
  yours: 'U Ciebie',
  theirs: 'Zapisane: {who}',
  keepMine: 'Moje',
  keepTheirs: 'Tamto',
  choose: 'Czyje słowa zostają w polu „{field}”?',
  unchanged: 'bez Twoich zmian',
  back: 'Wróć do formularza',
  saveBoth: 'Zapisz moje zmiany w nowszej wersji',
  empty: '(puste)',
  yes: 'tak',
  no: 'nie',
  'action.before': 'przed pierwszą zmianą',
  'action.created': 'utworzono',
  'action.saved': 'zapisano',
  'action.published': 'opublikowano',
  'action.unpublished': 'zdjęto ze strony',
  'action.discarded': 'odrzucono szkic',
  'action.restored': 'przywrócono',
};

const desk = deskWords('versions', EN, PL);

/** For Strapi's own table of translations, by language of the admin. */
export const VERSION_TRANSLATIONS = desk.translations;

/** The panels' words in the language that the admin is shown in. */
export function useVersionWords() {
  const { formatDate } = useIntl();
  const { languageName } = useNames();
  const say = desk.useSay();
  return {
    say,
    action(code: string) {
      const key = `action.${code}`;
      return say(desk.isWord(key) ? key : 'version');
    },
    /** The language of a version where it is another one than the form's, which changed what all share. */
    languageOf: ({ language }: Version, shown: string) =>
      language !== null && language !== shown ? languageName(language) : null,
    /** Day and time in the admin's language and the reader's zone. */
    when: (iso: string) => formatDate(iso, { dateStyle: 'medium', timeStyle: 'short' }),
    /** A value as the content system describes it. */
    value: (text: string) =>
      text === 'true' ? say('yes') : text === 'false' ? say('no') : text || say('empty'),
  };
}
