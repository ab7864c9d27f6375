import type { Words } from '../../desks/words/words';

/** Words that Strapi's code asks for and that no table of its own has, in no language but the code's English. */
const COMMON: Readonly<Record<string, Words>> = {
  'HomePage.addWidget.selectWidget': ['Wybierz: {widgetName}', 'Select {widgetName}'],
  'app.error': ['Coś się nie udało', 'Something went wrong'],
  'app.error.message': [
    'Odśwież stronę. Jeśli to się powtarza, skopiuj komunikat i przekaż go osobie, która opiekuje się serwisem.',
    'Reload the page. If it happens again, copy the message and give it to whoever looks after the site.',
  ],
  'app.error.copy': ['Skopiuj komunikat', 'Copy the message'],
  'app.error.chunk.title': ['Nie udało się wczytać tego ekranu', 'This screen could not be loaded'],
  'app.error.chunk.message': [
    'Połączenie się przerwało albo system właśnie się uruchamia. Wczytaj stronę ponownie.',
    'The connection was interrupted, or the system is just starting. Reload the page.',
  ],
  'app.error.chunk.reload': ['Wczytaj ponownie', 'Reload the page'],
  'app.loading': ['Wczytujemy…', 'Loading…'],
  'app.session.ended.title': ['Sesja się skończyła', 'Your session has ended'],
  'app.session.ended.unsaved': [
    'Trzeba zalogować się jeszcze raz. To, co nie jest zapisane, przepadnie: skopiuj je, zanim się wylogujesz.',
    'You have to sign in again. What is not saved will be lost: copy it before you sign out.',
  ],
  'app.utils.toggle': ['Rozwiń albo zwiń', 'Open or close'],
  cancel: ['Anuluj', 'Cancel'],
  'global.move': ['Przenieś', 'Move'],
};

const SESSIONS: Readonly<Record<string, Words>> = {
  'global.sessions.active-devices': ['Zalogowane urządzenia', 'Active devices'],
  'Settings.sessions.title': ['Zalogowane urządzenia', 'Active devices'],
  'Settings.sessions.subtitle': [
    'Na tych urządzeniach jesteś teraz na swoim koncie.',
    'These devices are signed in to your account now.',
  ],
  'Settings.sessions.device': ['Urządzenie', 'Device'],
  'Settings.sessions.unknownDevice': ['Nieznane urządzenie', 'Unknown device'],
  'Settings.sessions.current': ['To urządzenie', 'This device'],
  'Settings.sessions.loginAt': ['Zalogowano', 'Signed in'],
  'Settings.sessions.lastActiveAt': ['Ostatnio używane', 'Last used'],
  'Settings.sessions.actions': ['Co można zrobić', 'Actions'],
  'Settings.sessions.revoke': ['Wyloguj', 'Sign out'],
  'Settings.sessions.revoke.confirm': [
    'Wylogować to urządzenie? Żeby wrócić, trzeba się będzie na nim zalogować.',
    'Sign this device out? To come back, somebody has to sign in on it.',
  ],
  'Settings.sessions.revoke.confirmCurrent': [
    'To urządzenie, na którym teraz pracujesz. Wylogowanie zakończy Twoją sesję.',
    'You are working on this device now. Signing it out ends your session.',
  ],
  'Settings.sessions.revoke.success': ['Wylogowano.', 'Signed out.'],
  'Settings.sessions.revokeAll': ['Wyloguj wszystkie urządzenia', 'Sign out on all devices'],
  'Settings.sessions.revokeAll.confirm': [
    'Wylogować wszystkie urządzenia, także to? Trzeba będzie zalogować się jeszcze raz.',
    'Sign all devices out, this one too? You will have to sign in again.',
  ],
  'Settings.sessions.revokeOthers': ['Wyloguj pozostałe urządzenia', 'Sign out on other devices'],
  'Settings.sessions.revokeOthers.confirm': [
    'Wylogować pozostałe urządzenia? Na tym nic się nie zmieni.',
    'Sign the other devices out? Nothing changes on this one.',
  ],
  'Settings.sessions.revokeOthers.success': [
    'Pozostałe urządzenia wylogowano.',
    'Other devices are signed out.',
  ],
};

const FORMS: Readonly<Record<string, Words>> = {
  'components.Blocks.blocks.bulletList': ['Lista wypunktowana', 'Bulleted list'],
  'components.Blocks.blocks.numberList': ['Lista numerowana', 'Numbered list'],
  'content-manager.components.DynamicZone.more-actions': ['Więcej', 'More'],
  'content-manager.components.DynamicZone.add-item-above': ['Dodaj blok wyżej', 'Add a block above'],
  'content-manager.components.DynamicZone.add-item-below': ['Dodaj blok niżej', 'Add a block below'],
  'content-manager.containers.ListPage.selectedEntriesModal.title': ['Publikacja wpisów', 'Publish entries'],
  'content-manager.actions.unpublish.dialog.radio-label': [
    'Co ma się stać ze zmianami, których jeszcze nie ma na stronie?',
    'What is to happen to changes that are not on the site yet?',
  ],
  'content-manager.popUpWarning.warning.has-draft-m2m-relations.additional': [
    '{count, plural, one {# powiązanie prowadzi} few {# powiązania prowadzą} many {# powiązań prowadzi} other {# powiązania prowadzi}} do wpisów, które są jeszcze szkicami.',
    '{count, plural, one {# link leads} other {# links lead}} to entries that are still drafts.',
  ],
  'popUpWarning.bodyMessage.contentType.delete.all': ['Usunąć te wpisy?', 'Delete these entries?'],
  'popUpWarning.bodyMessage.contentType.unpublish.all': [
    'Zdjąć te wpisy ze strony?',
    'Take these entries off the site?',
  ],
  'i18n.Settings.locales.modal.locales.label': ['Język wpisu', 'Language of the entry'],
  'i18n.actions.publish.dialog.title': ['Publikacja', 'Publish'],
};

const LIBRARY: Readonly<Record<string, Words>> = {
  'form.upload-url.error.url.invalid': ['Jeden adres jest błędny.', 'One address is wrong.'],
  'form.upload-url.error.url.invalids': ['Błędne adresy: {number}.', 'Wrong addresses: {number}.'],
  'header.actions.no-permissions': ['Nie masz dostępu do plików.', 'You may not see the files.'],
  'list.asset.at.finished': ['Foldery są wczytane.', 'The folders are loaded.'],
  'list.assets-empty.title-withSearch': ['Nic takiego tu nie ma.', 'Nothing like that is here.'],
  'list.assets.empty': ['Biblioteka jest pusta.', 'The library is empty.'],
  'list.assets.empty-upload': ['Wgraj pierwsze pliki…', 'Upload your first files…'],
  'list.table.content.empty-label': ['To pole jest puste', 'This field is empty'],
  'list.table.header.sort': ['Sortuj: {label}', 'Sort by {label}'],
  'modal.remove.success-label': ['Usunięto.', 'Deleted.'],
  'view-switch.grid': ['Miniatury', 'Grid'],
  'view-switch.list': ['Lista', 'List'],
  'window.confirm.close-modal.file': ['Zamknąć? Zmiany przepadną.', 'Close? Your changes will be lost.'],
  'window.confirm.close-modal.files': [
    'Zamknąć? Niektóre pliki nie są jeszcze wgrane.',
    'Close? Some files have not been uploaded yet.',
  ],
  'upload.form.input.label.file-location': ['Folder', 'Folder'],
  'upload.form.input.label.folder-location': ['Gdzie', 'Where'],
  'upload.form.input.label.folder-location-default-label': ['Biblioteka multimediów', 'Media library'],
  'upload.form.input.label.folder-name': ['Nazwa', 'Name'],
  'upload.form.input.placeholder.file-alt': ['Opisz, co widać', 'Say what is to be seen'],
  'upload.header.actions.folder-level-up': ['Wstecz', 'Back'],
  'upload.header.breadcrumbs.menu.label': ['Pokaż foldery wyżej', 'Show the folders above'],
  'upload.header.breadcrumbs.nav.label': ['Foldery', 'Folders'],
  'upload.modal.edit.success-label': ['Zapisano.', 'Saved.'],
  'upload.modal.folder-notification-created-success': ['Folder jest gotowy.', 'The folder is made.'],
  'upload.modal.folder-notification-edited-success': ['Folder zapisany.', 'The folder is saved.'],
  'upload.modal.folder.create.creation-date': ['Data utworzenia', 'Made on'],
  'upload.modal.folder.create.delete': ['Usuń folder', 'Delete the folder'],
  'upload.modal.folder.create.elements': ['Zawartość', 'What is in it'],
  'upload.modal.folder.create.submit': ['Utwórz', 'Make it'],
  'upload.modal.folder.create.title': ['Nowy folder', 'New folder'],
  'upload.modal.folder.edit.submit': ['Zapisz', 'Save'],
  'upload.modal.folder.edit.title': ['Folder', 'Folder'],
  'upload.modal.upload-list.sub-header.add-folder': ['Nowy folder', 'New folder'],
  'upload.notification.warning.404': ['Tego już nie ma.', 'This is not there any more.'],
};

export const CODE_WORDS: Readonly<Record<string, Words>> = { ...COMMON, ...SESSIONS, ...FORMS, ...LIBRARY };
