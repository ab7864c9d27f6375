import { useIntl } from 'react-intl';
import { deskWords } from '../shared/desk-words';
import { OPENING_WORDS } from './opening-sentences';

/** Words of the hours desk, Polish and English. `{…}` are filled in by react-intl. */
const EN = {
  week: 'The week',
  weekHint:
    'Write 9-21, 9:00-21:30, 9-13, 15-18 or closed. After midnight: 18-2. The corner of a day carries its hours to the days that you pull it over.',
  place: 'Place',
  shop: 'This shop',
  closed: 'closed',
  dayOf: '{day}, {place}',
  likeMonday: 'Monday’s hours for the whole week: {place}',
  otherRows: 'Rows whose day is none of the week: {labels}. They stand in the list below.',
  otherRow: 'Hours of “{label}”',
  removeRow: 'Remove “{label}”',
  days: 'Other days',
  daysHint: 'On these dates the hours of the week do not hold. Without hours: closed.',
  noDays: 'No other days to come.',
  wholeCentre: 'The whole centre',
  name: 'Name (visitors see it)',
  dateOf: 'Date, {which}',
  whoOf: 'For whom, {which}',
  nameOf: 'Name, {which}',
  hoursOf: 'Hours, {which}',
  newDay: 'new day',
  today: 'Different today',
  addDay: 'Add a day',
  removeDay: 'Remove {which}',
  monthTable: 'Other days of the month',
  monthBefore: 'Month before',
  monthAfter: 'Month after',
  dayIs: '{day}: {hours}',
  dayAdd: '{day}: other hours',
  past: '{count, plural, one {# day is over} other {# days are over}}',
  showPast: 'Show',
  hidePast: 'Hide',
  taken: 'This date stands here already. Change that row.',
  noDate: 'Choose a date.',
  says: 'What visitors read',
  saysHint: 'With the hours as they stand in this form, saved or not.',
  saysDate: 'Day',
  saysTime: 'Time',
  now: 'Now',
  headerSays: 'On {day} at {time} the header says: {sentence}',
  shopSays: 'On {day} at {time} the shop’s page says: {sentence}',
  saysNothing: 'On {day} at {time} the shop’s page says nothing about hours: none are known.',
  noMoment: 'Choose a day and a time.',
  copy: 'Copy to other shops',
  copyTitle: 'Copy these hours to other shops',
  copyWeek: 'The week',
  copyDays: 'Other days',
  copyLost: 'What these shops had there until now is replaced.',
  copySearch: 'Find shops',
  copyAll: 'Choose all shown',
  copyNone: 'Choose none',
  copyTo: '{count, plural, =0 {Choose shops} one {Copy to # shop} other {Copy to # shops}}',
  copyTouches:
    '{count, plural, one {# shop} other {# shops}} chosen: {live} on the website at once, {drafts} in the draft only (unpublished, or with other changes that wait).',
  copied: '{changed, plural, one {# shop} other {# shops}} changed, {published} of them published.',
  copyWrong: 'Mend the hours marked red first.',
  notCopied: 'Not copied. {reason}',
  cancel: 'Cancel',
  failed: 'This could not be loaded. Try again.',
  retry: 'Try again',
  'fault.unknown': 'These are no hours. Write 9-21, 9:00-21:30 or closed.',
  'fault.hour': 'There is no such hour. Write 0 to 24, such as 9-21.',
  'fault.minutes': 'Write minutes as two digits up to 59: 9:30-21:30.',
  'fault.both': 'Give opening and closing: 9-21.',
  'fault.same': 'Opening and closing are the same. For the whole day write 0-24.',
  'fault.overlap': 'The parts overlap. Write them apart: 9-13, 15-18.',
  'fault.one': 'Such a day has one opening and one closing. Write 9-21.',
};

type WordKey = keyof typeof EN;

const PL: Record<WordKey, string> = {
  week: 'Tydzień',
  weekHint:
    'Wpisz 9-21, 9:00-21:30, 9-13, 15-18 albo nieczynne. Po północy: 18-2. Za róg pola przeciągniesz jego godziny na inne dni.',
  place: 'Miejsce',
  shop: 'Ten sklep',
  closed: 'nieczynne',
  dayOf: '{day}, {place}',
  likeMonday: 'Godziny z poniedziałku na cały tydzień: {place}',
  otherRows: 'Wiersze, których dzień nie jest dniem tygodnia: {labels}. Są na liście poniżej.',
  otherRow: 'Godziny: „{label}”',
  removeRow: 'Usuń „{label}”',
  days: 'Inne dni',
  daysHint: 'W te dni godziny z tygodnia nie obowiązują. Bez godzin: nieczynne.',
  noDays: 'Nie ma innych dni w przyszłości.',
  wholeCentre: 'Całe centrum',
  name: 'Nazwa (widzą ją odwiedzający)',
  dateOf: 'Data, {which}',
  whoOf: 'Dla kogo, {which}',
  nameOf: 'Nazwa, {which}',
  hoursOf: 'Godziny, {which}',
  newDay: 'nowy dzień',
  today: 'Dziś inaczej',
  addDay: 'Dodaj dzień',
  removeDay: 'Usuń {which}',
  monthTable: 'Inne dni miesiąca',
  monthBefore: 'Poprzedni miesiąc',
  monthAfter: 'Następny miesiąc',
  dayIs: '{day}: {hours}',
  dayAdd: '{day}: inne godziny',
  past: '{count, plural, one {Minął # dzień} few {Minęły # dni} many {Minęło # dni} other {Minęło # dnia}}',
  showPast: 'Pokaż',
  hidePast: 'Ukryj',
  taken: 'Ta data już tu jest. Zmień tamten wiersz.',
  noDate: 'Wybierz datę.',
  says: 'Co przeczyta odwiedzający',
  saysHint: 'Według godzin z tego formularza, zapisanych albo nie.',
  saysDate: 'Dzień',
  saysTime: 'Godzina',
  now: 'Teraz',
  headerSays: '{day} o {time} nagłówek powie: {sentence}',
  shopSays: '{day} o {time} strona sklepu powie: {sentence}',
  saysNothing: '{day} o {time} strona sklepu nic nie powie o godzinach: nie są znane.',
  noMoment: 'Wybierz dzień i godzinę.',
  copy: 'Skopiuj do innych sklepów',
  copyTitle: 'Skopiuj te godziny do innych sklepów',
  copyWeek: 'Tydzień',
  copyDays: 'Inne dni',
  copyLost: 'To, co te sklepy miały tam dotąd, zostanie zastąpione.',
  copySearch: 'Szukaj sklepów',
  copyAll: 'Zaznacz wszystkie pokazane',
  copyNone: 'Odznacz wszystkie',
  copyTo:
    '{count, plural, =0 {Wybierz sklepy} one {Skopiuj do # sklepu} few {Skopiuj do # sklepów} many {Skopiuj do # sklepów} other {Skopiuj do # sklepu}}',
  copyTouches:
    'Wybrane sklepy: {count}. Od razu na stronie: {live}, tylko w szkicu: {drafts} (nieopublikowane albo z innymi zmianami, które czekają).',
  copied: 'Zmienione sklepy: {changed}, z tego opublikowane: {published}.',
  copyWrong: 'Najpierw popraw godziny zaznaczone na czerwono.',
  notCopied: 'Nie skopiowano. {reason}',
  cancel: 'Anuluj',
  failed: 'Nie udało się tego wczytać. Spróbuj jeszcze raz.',
  retry: 'Spróbuj jeszcze raz',
  'fault.unknown': 'To nie są godziny. Wpisz 9-21, 9:00-21:30 albo nieczynne.',
  'fault.hour': 'Nie ma takiej godziny. Wpisz od 0 do 24, na przykład 9-21.',
  'fault.minutes': 'Minuty wpisz dwiema cyframi, najwyżej 59: 9:30-21:30.',
  'fault.both': 'Podaj otwarcie i zamknięcie: 9-21.',
  'fault.same': 'Otwarcie i zamknięcie są takie same. Cała doba to 0-24.',
  'fault.overlap': 'Części zachodzą na siebie. Wpisz je osobno: 9-13, 15-18.',
  'fault.one': 'Taki dzień ma jedno otwarcie i jedno zamknięcie. Wpisz 9-21.',
};

const desk = deskWords('hours', EN, PL);

/** For Strapi's own table of translations, by language of the admin. */
export const HOURS_TRANSLATIONS = desk.translations;

interface Words {
  /** A word of the hours desk. */
  say: (key: WordKey, values?: Record<string, string | number>) => string;
  /** A day of the week, 1 = Monday. */
  weekday: (day: number, length: 'long' | 'short') => string;
  /** A date with its day of the week. */
  day: (date: string) => string;
  /** '2026-12' in words. */
  month: (month: string) => string;
  /** In whose words the website's sentences are said. */
  opening: { words: readonly string[]; lang: string };
}

/** The hours desk's words in the language that the admin is shown in. */
export function useWords(): Words {
  const { formatDate, locale } = useIntl();
  const polish = locale.startsWith('pl');
  return {
    say: desk.useSay(),
    // 2024-01-01 was a Monday.
    weekday: (day, length) => formatDate(Date.UTC(2024, 0, day), { weekday: length, timeZone: 'UTC' }),
    day: (date) =>
      formatDate(`${date}T00:00:00Z`, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
    month: (month) =>
      formatDate(`${month}-01T00:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    opening: { words: OPENING_WORDS[polish ? 'pl' : 'en'], lang: polish ? 'pl' : 'en' },
  };
}
