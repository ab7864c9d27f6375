import { useIntl } from 'react-intl';
import { deskWords } from '../shared/desk-words';

const EN = {
  title: 'Today',
  hello: '{day}, {time} on the centre’s clock',
  going: 'Ends within seven days',
  coming: 'Begins within seven days',
  waiting: 'Waiting for an answer',
  submissions: 'New submissions',
  bookings: 'Bookings to confirm',
  deliveries: 'Deliveries that failed',
  plans: 'Plans that failed',
  'backup.failed': 'The last backup failed',
  'backup.late': 'The last backup is too old',
  languages: 'Languages',
  missing: '{count} missing',
  draft: 'draft only: {count}',
  stale: '{count} stale',
  languagesFine: 'Everything is there in every language.',
  shopsWithoutHours: 'Shops without hours',
  eventsWithoutPicture: 'Events without a picture',
  endedButFeatured: 'Over, but still promoted or featured',
  picturesWithoutText: 'Pictures without a description',
  untouched: 'Not touched for a year',
  emptySearches: 'Searched for and not found',
  emptySearchesHint:
    'In the last 90 days, ten times and more. A shop is found by its keywords and brands, too.',
  failed: 'This could not be loaded.',
  more: '{count} more',
  fewer: 'Show fewer',
  nothing: 'Nothing.',
  'what.appears': 'appears',
  'what.starts': 'begins',
  'what.ends': 'ends',
  'what.publish': 'goes live',
  'what.unpublish': 'leaves the site',
  'what.save': 'changes',
  steps: 'The first hour',
  stepsHint:
    'In this order, one thing finds the other: a shop needs a room, a room a floor. {done} of {all} done.',
  done: 'done',
  open: 'to do',
  begin: 'Begin',
  look: 'Look at it',
  administrator: 'An administrator does this.',
  'step.location': 'Floors',
  'step.location.why': 'Each floor with its level. Rooms, events and the map are on one.',
  'step.mall-room': 'Rooms',
  'step.mall-room.why': 'The numbers of the units, as on the plan. Each shop gets one.',
  'step.menu-category': 'Categories',
  'step.menu-category.why': 'What the menu lists and shops belong to: fashion, food, services.',
  'step.header': 'Header',
  'step.header.why': 'The centre’s name and logo, on every page.',
  'step.opening-time': 'Opening hours',
  'step.opening-time.why': 'The week of the centre; the first place is the centre itself.',
  'step.tenant': 'Shops',
  'step.tenant.why': 'With logo, room and category. Visitors see those that are published.',
  'step.map-source': 'Map',
  'step.map-source.why': 'The plan of the building; it finds shops by the numbers of their rooms.',
  'step.home-page': 'Home page',
  'step.home-page.why': 'What visitors read first. Publish it, and the site is open.',
} as const;

type TodayWord = keyof typeof EN;

const PL: Record<TodayWord, string> = {
  title: 'Dziś',
  hello: '{day}, na zegarze centrum {time}',
  going: 'Kończy się w ciągu siedmiu dni',
  coming: 'Zaczyna się w ciągu siedmiu dni',
  waiting: 'Czeka na odpowiedź',
  submissions: 'Nowe zgłoszenia',
  bookings: 'Rezerwacje do potwierdzenia',
  deliveries: 'Wysyłki, które nie doszły',
  plans: 'Plany, które się nie udały',
  'backup.failed': 'Ostatnia kopia zapasowa się nie udała',
  'backup.late': 'Ostatnia kopia zapasowa jest za stara',
  languages: 'Języki',
  missing: 'brak: {count}',
  draft: 'tylko szkic: {count}',
  stale: 'nieaktualne: {count}',
  languagesFine: 'Wszystko jest we wszystkich językach.',
  shopsWithoutHours: 'Sklepy bez godzin otwarcia',
  eventsWithoutPicture: 'Wydarzenia bez zdjęcia',
  endedButFeatured: 'Zakończone, a nadal promowane lub wyróżnione',
  picturesWithoutText: 'Zdjęcia bez opisu',
  untouched: 'Nietknięte od roku',
  emptySearches: 'Szukane i nieznalezione',
  emptySearchesHint:
    'W ciągu ostatnich 90 dni, dziesięć razy i częściej. Sklep znajduje się też po słowach kluczowych i markach.',
  failed: 'Nie udało się tego wczytać.',
  more: 'jeszcze {count}',
  fewer: 'Pokaż mniej',
  nothing: 'Nic.',
  'what.appears': 'pojawia się',
  'what.starts': 'początek',
  'what.ends': 'koniec',
  'what.publish': 'publikacja',
  'what.unpublish': 'zdjęcie ze strony',
  'what.save': 'zmiana',
  steps: 'Pierwsza godzina',
  stepsHint:
    'W tej kolejności jedno znajduje drugie: sklep potrzebuje lokalu, lokal piętra. Zrobione: {done} z {all}.',
  done: 'zrobione',
  open: 'do zrobienia',
  begin: 'Zacznij',
  look: 'Obejrzyj',
  administrator: 'To robi administrator.',
  'step.location': 'Piętra',
  'step.location.why': 'Każde piętro z poziomem. Na nich są lokale, wydarzenia i mapa.',
  'step.mall-room': 'Lokale',
  'step.mall-room.why': 'Numery lokali, jak na planie. Każdy sklep dostaje jeden.',
  'step.menu-category': 'Kategorie',
  'step.menu-category.why': 'To, co pokazuje menu i do czego należą sklepy: moda, jedzenie, usługi.',
  'step.header': 'Nagłówek',
  'step.header.why': 'Nazwa i logo centrum, na każdej stronie.',
  'step.opening-time': 'Godziny otwarcia',
  'step.opening-time.why': 'Tydzień centrum; pierwsze miejsce to samo centrum.',
  'step.tenant': 'Sklepy',
  'step.tenant.why': 'Z logo, lokalem i kategorią. Odwiedzający widzą opublikowane.',
  'step.map-source': 'Mapa',
  'step.map-source.why': 'Plan budynku; sklepy znajduje po numerach lokali.',
  'step.home-page': 'Strona główna',
  'step.home-page.why': 'To, co odwiedzający czytają najpierw. Opublikuj ją, a strona jest otwarta.',
};

const words = deskWords('today', EN, PL);

export const TODAY_TRANSLATIONS = words.translations;
export const useTodayWords = words.useSay;
export const isTodayWord = words.isWord;

/** A day (YYYY-MM-DD) in the words of the admin's language. */
export function useDay() {
  const { formatDate } = useIntl();
  return (day: string, weekday: 'long' | 'short') =>
    formatDate(`${day}T12:00:00Z`, { weekday, day: 'numeric', month: 'long', timeZone: 'UTC' });
}
