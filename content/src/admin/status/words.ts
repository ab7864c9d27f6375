import { deskWords } from '../shared/desk-words';

const EN = {
  title: 'Status',
  fine: 'Everything is in order.',
  toLookAt: '{count, plural, one {One line wants a look.} other {# lines want a look.}}',
  good: 'in order',
  wrong: 'wants a look',
  off: 'not set up',
  mend: 'What to do:',
  deliveries: 'Open deliveries',
  calendar: 'Open the calendar',
  website: 'Website',
  content: 'Content system and database',
  mail: 'Mail',
  crm: 'CRM',
  purges: 'Changes on their way to the website',
  pictures: 'Pictures and files',
  disk: 'Disk space',
  backup: 'Backup',
  plans: 'Planned publications',
  'website.fresh': 'It answers. Its home page is as of {at}.',
  'website.off': 'The content system does not know where the website is, so it looks after nothing there.',
  'website.away': 'It does not answer.',
  'website.away.mend':
    'Open the website in another tab. If visitors do not see it either, call whoever runs the servers: “The website does not answer” in the operating guide. If they do, only the address in WEBSITE_URL is wrong.',
  'website.refuses': 'It answers {status} instead of its home page.',
  'website.refuses.mend':
    'If maintenance has been switched on, this is meant. Otherwise tell whoever runs the servers: “Visitors see errors” in the operating guide.',
  'website.stale': 'It answers, but shows what it kept from {at}.',
  'website.stale.mend':
    'Visitors see the site as it was then. Whoever runs the servers looks why the website does not reach the content system: “The content system does not answer” in the operating guide.',
  'content.running': 'The content system has been running since {at}.',
  'content.database': 'Its database ({kind}) answers.',
  'content.noDatabase': 'Its database ({kind}) does not answer.',
  'content.noDatabase.mend':
    'Nothing can be saved, and forms of visitors are refused. Call whoever runs the servers: “The content system does not answer” in the operating guide.',
  'content.away': 'The content system does not answer.',
  'content.away.mend':
    'Wait a minute: this page asks again by itself. If it stays so, call whoever runs the servers: “The content system does not answer” in the operating guide.',
  'mail.good': 'The mail server takes mails.',
  'mail.off': 'No mail server is set up: mails are kept as files and reach nobody.',
  'mail.bad': 'The mail server takes no mails: {fault}.',
  'mail.bad.mend':
    'Nothing is lost: everything goes out by itself once the server answers. Whoever runs the servers looks at SMTP_URL: “Mails do not arrive” in the operating guide.',
  'crm.good': 'The CRM answers.',
  'crm.off': 'No CRM is set up: leads and sign-ups stay in the inbox.',
  'crm.refuses':
    'The CRM answers, but refuses: {status}. A test event from the inbox tells whether it takes ours.',
  'crm.bad': 'The CRM cannot be reached: {fault}.',
  'crm.bad.mend': 'Nothing is lost: it is tried again by itself for a day. Tell whoever looks after the CRM.',
  'way.last': 'Last sent: {at}.',
  'way.never': 'Nothing has been sent yet.',
  'way.waiting': 'Waiting: {count}, the oldest since {at}.',
  'way.nothing': 'Nothing waits.',
  'way.dead': 'Given up: {count}.',
  'way.dead.mend': 'Look there why they were refused, have it mended, and press “Send again”.',
  'way.late.mend':
    'They are tried again by themselves. If the oldest does not leave within an hour, look there why.',
  'purges.nothing': 'Nothing waits: the website has heard of every change.',
  'purges.waiting': 'Waiting: {count}, the oldest since {at}.',
  'purges.off': 'The website is not told of changes: it finds them within some minutes.',
  'purges.mend':
    'What was published may show late. Whoever runs the servers compares WEBSITE_URL and PURGE_TOKEN of both programs: “An edit does not appear” in the operating guide.',
  'pictures.disk': 'They lie on this machine’s disk.',
  'pictures.bucket': 'They lie in a bucket.',
  'pictures.good': 'The newest can be read.',
  'pictures.empty': 'There are none yet.',
  'pictures.missing': 'The newest is not there.',
  'pictures.away': 'The newest cannot be read.',
  'pictures.disk.mend':
    'Do not upload anything for now. Whoever runs the servers looks at the folder “uploads” in DATA_DIR, and brings it back from the last backup if it is gone.',
  'pictures.bucket.mend':
    'The website shows what it has kept; uploads fail. Whoever runs the servers looks at the bucket and its keys: “Files in a bucket” in the operating guide.',
  'disk.free': '{free} of {total} are free.',
  'disk.unknown': 'The system does not say how much is free.',
  'disk.mend':
    'Soon nothing can be saved. Whoever runs the servers makes room: “Memory or disk runs out” in the operating guide. Emptying the bin helps a little.',
  'backup.made': 'The last good one is of {at}, {size}.',
  'backup.none': 'There has never been one.',
  'backup.failed': 'The last try, {at}, failed: {error}',
  'backup.failed.mend':
    'Whoever runs the servers mends it and makes one now: “The backup fails” in the operating guide.',
  'backup.late.mend':
    'It was due since. Whoever runs the servers looks whether the nightly backup is started at all: “The backup fails” in the operating guide.',
  'backup.never.mend':
    'Ask whoever runs the servers to set up the nightly backup: “Backup and restore” in the operating guide.',
  'plans.next': 'What comes next:',
  'plans.none': 'Nothing is planned.',
  'plans.late': 'Past their minute and not done: {count}.',
  'plans.failed': 'Failed: {count}.',
  'plans.late.mend':
    'They happen as soon as the database allows. If it stays so for ten minutes, publish by hand and tell whoever runs the servers.',
  'plans.failed.mend': 'The calendar says why. Mend the entry and publish it, or plan it again.',
} as const;

type StatusWord = keyof typeof EN;

const PL: Record<StatusWord, string> = {
  title: 'Stan',
  fine: 'Wszystko jest w porządku.',
  toLookAt:
    '{count, plural, one {Jedna pozycja wymaga uwagi.} few {# pozycje wymagają uwagi.} other {# pozycji wymaga uwagi.}}',
  good: 'w porządku',
  wrong: 'wymaga uwagi',
  off: 'nie ustawiono',
  mend: 'Co zrobić:',
  deliveries: 'Otwórz wysyłki',
  calendar: 'Otwórz kalendarz',
  website: 'Strona internetowa',
  content: 'System treści i baza danych',
  mail: 'Poczta',
  crm: 'CRM',
  purges: 'Zmiany w drodze na stronę',
  pictures: 'Zdjęcia i pliki',
  disk: 'Miejsce na dysku',
  backup: 'Kopia zapasowa',
  plans: 'Zaplanowane publikacje',
  'website.fresh': 'Odpowiada. Strona główna pokazuje stan z {at}.',
  'website.off': 'System treści nie wie, gdzie jest strona, więc niczego tam nie sprawdza.',
  'website.away': 'Nie odpowiada.',
  'website.away.mend':
    'Otwórz stronę w drugiej karcie. Jeśli odwiedzający też jej nie widzą, zadzwoń do osoby, która opiekuje się serwerami („The website does not answer” w instrukcji operatora). Jeśli widzą, błędny jest tylko adres w WEBSITE_URL.',
  'website.refuses': 'Zamiast strony głównej odpowiada {status}.',
  'website.refuses.mend':
    'Jeśli włączono przerwę techniczną, tak ma być. Jeśli nie, powiedz osobie, która opiekuje się serwerami („Visitors see errors” w instrukcji operatora).',
  'website.stale': 'Odpowiada, ale pokazuje to, co zachowała z {at}.',
  'website.stale.mend':
    'Odwiedzający widzą stronę z tamtej chwili. Osoba, która opiekuje się serwerami, sprawdza, dlaczego strona nie dosięga systemu treści („The content system does not answer” w instrukcji operatora).',
  'content.running': 'System treści działa od {at}.',
  'content.database': 'Baza danych ({kind}) odpowiada.',
  'content.noDatabase': 'Baza danych ({kind}) nie odpowiada.',
  'content.noDatabase.mend':
    'Niczego nie można zapisać, a formularze odwiedzających są odrzucane. Zadzwoń do osoby, która opiekuje się serwerami („The content system does not answer” w instrukcji operatora).',
  'content.away': 'System treści nie odpowiada.',
  'content.away.mend':
    'Odczekaj minutę: ta strona sama zapyta ponownie. Jeśli nic się nie zmieni, zadzwoń do osoby, która opiekuje się serwerami („The content system does not answer” w instrukcji operatora).',
  'mail.good': 'Serwer poczty przyjmuje listy.',
  'mail.off': 'Nie ustawiono serwera poczty: listy są zapisywane jako pliki i do nikogo nie docierają.',
  'mail.bad': 'Serwer poczty nie przyjmuje listów: {fault}.',
  'mail.bad.mend':
    'Nic nie ginie: wszystko wyjdzie samo, gdy serwer odpowie. Osoba, która opiekuje się serwerami, sprawdza SMTP_URL („Mails do not arrive” w instrukcji operatora).',
  'crm.good': 'CRM odpowiada.',
  'crm.off': 'Nie ustawiono CRM: zgłoszenia i zapisy zostają w skrzynce.',
  'crm.refuses':
    'CRM odpowiada, ale odmawia: {status}. Próbne zdarzenie ze skrzynki powie, czy przyjmie nasze.',
  'crm.bad': 'Z CRM nie ma połączenia: {fault}.',
  'crm.bad.mend':
    'Nic nie ginie: próby powtarzają się same przez dobę. Powiedz osobie, która opiekuje się CRM.',
  'way.last': 'Ostatnia wysyłka: {at}.',
  'way.never': 'Jeszcze niczego nie wysłano.',
  'way.waiting': 'Czeka: {count}, najdłużej od {at}.',
  'way.nothing': 'Nic nie czeka.',
  'way.dead': 'Nie doszło i nie jest już ponawiane: {count}.',
  'way.dead.mend': 'Zobacz tam, dlaczego je odrzucono, usuń przyczynę i naciśnij „Wyślij ponownie”.',
  'way.late.mend':
    'Próby powtarzają się same. Jeśli najstarsza nie wyjdzie w ciągu godziny, zobacz tam, dlaczego.',
  'purges.nothing': 'Nic nie czeka: strona wie o każdej zmianie.',
  'purges.waiting': 'Czeka: {count}, najdłużej od {at}.',
  'purges.off': 'Strona nie jest powiadamiana o zmianach: znajduje je sama w ciągu kilku minut.',
  'purges.mend':
    'To, co opublikowano, może pojawić się później. Osoba, która opiekuje się serwerami, porównuje WEBSITE_URL i PURGE_TOKEN obu programów („An edit does not appear” w instrukcji operatora).',
  'pictures.disk': 'Leżą na dysku tej maszyny.',
  'pictures.bucket': 'Leżą w magazynie S3.',
  'pictures.good': 'Najnowszy plik da się odczytać.',
  'pictures.empty': 'Jeszcze ich nie ma.',
  'pictures.missing': 'Najnowszego pliku tam nie ma.',
  'pictures.away': 'Najnowszego pliku nie da się odczytać.',
  'pictures.disk.mend':
    'Na razie niczego nie przesyłaj. Osoba, która opiekuje się serwerami, sprawdza katalog „uploads” w DATA_DIR, a jeśli go nie ma, przywraca go z ostatniej kopii.',
  'pictures.bucket.mend':
    'Strona pokazuje to, co zachowała; przesyłanie plików się nie udaje. Osoba, która opiekuje się serwerami, sprawdza magazyn i jego klucze („Files in a bucket” w instrukcji operatora).',
  'disk.free': 'Wolne: {free} z {total}.',
  'disk.unknown': 'System nie mówi, ile jest wolnego miejsca.',
  'disk.mend':
    'Wkrótce niczego nie da się zapisać. Osoba, która opiekuje się serwerami, robi miejsce („Memory or disk runs out” w instrukcji operatora). Opróżnienie kosza trochę pomoże.',
  'backup.made': 'Ostatnia dobra jest z {at}, {size}.',
  'backup.none': 'Jeszcze nigdy jej nie było.',
  'backup.failed': 'Ostatnia próba, {at}, nie udała się: {error}',
  'backup.failed.mend':
    'Osoba, która opiekuje się serwerami, usuwa przyczynę i od razu robi kopię („The backup fails” w instrukcji operatora).',
  'backup.late.mend':
    'Od tego czasu powinna powstać następna. Osoba, która opiekuje się serwerami, sprawdza, czy nocna kopia w ogóle się uruchamia („The backup fails” w instrukcji operatora).',
  'backup.never.mend':
    'Poproś osobę, która opiekuje się serwerami, o ustawienie nocnej kopii („Backup and restore” w instrukcji operatora).',
  'plans.next': 'Co będzie następne:',
  'plans.none': 'Nic nie jest zaplanowane.',
  'plans.late': 'Po swojej minucie i niewykonane: {count}.',
  'plans.failed': 'Nie udało się: {count}.',
  'plans.late.mend':
    'Wykonają się, gdy tylko baza na to pozwoli. Jeśli potrwa to dziesięć minut, opublikuj ręcznie i powiedz osobie, która opiekuje się serwerami.',
  'plans.failed.mend': 'Kalendarz mówi, dlaczego. Popraw wpis i opublikuj go albo zaplanuj ponownie.',
};

const words = deskWords('status', EN, PL);

export const STATUS_TRANSLATIONS = words.translations;
export const useStatusWords = words.useSay;
export const isStatusWord = words.isWord;
