import { deskWords } from '../shared/desk-words';

/** Words of the newsletter's desk, Polish and English. `{…}` are filled in by react-intl. */
const EN = {
  title: 'Newsletter',
  subtitle: 'Who gets the letters. Nobody is on the list without having said so.',
  subscribed: 'On the list',
  pending: 'Waiting for their confirmation',
  left: 'Have left',
  suppressed: 'Never again by an import',
  pendingHint: 'They have a mail with a link. Who does not use it within 30 days is deleted.',
  suppressedHint: 'Kept as marks from which nobody reads an address.',
  noMailServer:
    'There is no mail server (SMTP_URL): nobody gets the link that confirms a sign-up. The mails stand in the inbox, under Mails.',
  noCrm: 'There is no CRM (CRM_URL): whatever sends the letters takes the list from the file below.',
  exportTitle: 'The list as a file',
  exportHint:
    'CSV for spreadsheets and programs that send letters. Every letter must carry its reader’s link from the column leaveLink: there one leaves by one press.',
  exportButton: 'Download the list',
  importTitle: 'Bring in a list',
  importHint:
    'CSV whose first line names the columns: email, and if there are any first_name, last_name, language. Who has left once is not taken again.',
  file: 'File',
  consent: 'Where and when did these people agree?',
  consentHint:
    'For example: “Paper forms at the opening, 12 May 2026.” It is kept with each of them as the proof.',
  importButton: 'Bring in',
  done: 'Taken: {added}. On the list already: {known}.',
  notDone: 'Nothing was taken. {reason}',
  notTaken: 'Not taken: {count}',
  line: 'Line {line}',
  'why.email': 'no e-mail address',
  'why.repeated': 'stands in the file twice',
  'why.left': 'has left the list',
  failed: 'This could not be loaded. Try again.',
};

type WordKey = keyof typeof EN;

const PL: Record<WordKey, string> = {
  title: 'Newsletter',
  subtitle: 'Kto dostaje listy. Nikogo nie ma na liście bez jego zgody.',
  subscribed: 'Na liście',
  pending: 'Czekają na potwierdzenie',
  left: 'Wypisani',
  suppressed: 'Nigdy więcej przez import',
  pendingHint: 'Mają list z odnośnikiem. Kto go nie użyje przez 30 dni, tego usuwamy.',
  suppressedHint: 'Trzymamy tylko znaki, z których nikt nie odczyta adresu.',
  noMailServer:
    'Nie ma serwera poczty (SMTP_URL): nikt nie dostaje odnośnika, który potwierdza zapis. Listy są w skrzynce, w zakładce Listy.',
  noCrm: 'Nie ma CRM (CRM_URL): program, który wysyła listy, bierze adresy z pliku poniżej.',
  exportTitle: 'Lista jako plik',
  exportHint:
    'CSV do arkusza i programów, które wysyłają listy. W każdym liście musi być odnośnik odbiorcy z kolumny leaveLink: tam wypisuje się jednym naciśnięciem.',
  exportButton: 'Pobierz listę',
  importTitle: 'Wczytaj listę',
  importHint:
    'CSV, w którym pierwszy wiersz nazywa kolumny: email, a jeśli są, także imię, nazwisko, język. Kto się raz wypisał, nie wróci.',
  file: 'Plik',
  consent: 'Gdzie i kiedy te osoby się zgodziły?',
  consentHint:
    'Na przykład: „Formularze papierowe na otwarciu, 12 maja 2026”. Zapisujemy to przy każdej jako dowód.',
  importButton: 'Wczytaj',
  done: 'Wczytane: {added}. Już na liście: {known}.',
  notDone: 'Nic nie wczytano. {reason}',
  notTaken: 'Pominięte: {count}',
  line: 'Wiersz {line}',
  'why.email': 'to nie jest adres e-mail',
  'why.repeated': 'jest w pliku dwa razy',
  'why.left': 'ta osoba się wypisała',
  failed: 'Nie udało się tego wczytać. Spróbuj jeszcze raz.',
};

const desk = deskWords('newsletter', EN, PL);

/** For Strapi's own table of translations, by language of the admin. */
export const NEWSLETTER_TRANSLATIONS = desk.translations;

/** A word of the desk in the language that the admin is shown in. */
export const useNewsletterWords = desk.useSay;
