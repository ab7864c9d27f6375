import { useIntl } from 'react-intl';
import { deskWords } from '../shared/desk-words';

/** Words of the stylists' week, Polish and English. `{…}` are filled in by react-intl. */
const EN = {
  title: 'Stylists',
  subtitle: 'Meetings of the week. Each step tells the visitor by mail.',
  previous: 'Week before',
  next: 'Week after',
  thisWeek: 'This week',
  week: 'Week from {from} to {to}',
  waiting: 'Waiting for an answer',
  waitingNone: 'Nobody waits.',
  anyone: 'whoever is free',
  proposed: 'proposed: {name}',
  nobody: 'nobody yet',
  day: 'Day',
  away: 'Away',
  absence: 'Enter an absence',
  absenceHint: 'On these days nobody can book the stylist.',
  removeAbsence: 'Remove the absence of {name}',
  firstDay: 'First day',
  lastDay: 'Last day',
  note: 'Note',
  save: 'Save',
  close: 'Close',
  failed: 'This could not be loaded. Try again.',
  retry: 'Try again',
  saved: 'Saved. {told}',
  told: 'The visitor gets a mail.',
  notSaved: 'Not saved. {reason}',
  stylist: 'Stylist',
  time: 'Time',
  chooseTime: 'Choose a time',
  chooseStylist: 'Choose a stylist',
  word: 'A word to the visitor (stands in the mail)',
  wishes: 'What the visitor wrote',
  history: 'History',
  noFree: 'No free time',
  'state.new': 'To confirm',
  'state.confirmed': 'Confirmed',
  'state.moved': 'Moved',
  'state.declined': 'Declined',
  'state.cancelled': 'Cancelled',
  'state.done': 'Took place',
  'state.notCome': 'Did not come',
  'action.confirm': 'Confirm',
  'action.assign': 'Assign',
  'action.move': 'Move',
  'action.decline': 'Decline',
  'action.cancel': 'Cancel the meeting',
  'action.done': 'Took place',
  'action.notCome': 'Did not come',
  'step.ask': 'asked',
  'step.confirm': 'confirmed',
  'step.assign': 'assigned',
  'step.move': 'moved',
  'step.decline': 'declined',
  'step.cancel': 'cancelled',
  'step.done': 'took place',
  'step.notCome': 'did not come',
  'actor.visitor': 'visitor',
  'actor.staff': 'staff',
  'field.shoppingFor': 'Shopping for',
  'field.occasion': 'Occasion',
  'field.timeAvailable': 'Hours',
  'field.notes': 'Notes',
  'field.alternateDate': 'Second day',
  'field.alternateHour': 'Second hour',
  'field.workedWithStylist': 'Has been to a stylist',
  yes: 'yes',
  no: 'no',
};

type WordKey = keyof typeof EN;

const PL: Record<WordKey, string> = {
  title: 'Styliści',
  subtitle: 'Spotkania tygodnia. O każdym kroku gość dowiaduje się mailem.',
  previous: 'Poprzedni tydzień',
  next: 'Następny tydzień',
  thisWeek: 'Ten tydzień',
  week: 'Tydzień od {from} do {to}',
  waiting: 'Czekają na odpowiedź',
  waitingNone: 'Nikt nie czeka.',
  anyone: 'ktokolwiek wolny',
  proposed: 'propozycja: {name}',
  nobody: 'jeszcze nikt',
  day: 'Dzień',
  away: 'Nieobecność',
  absence: 'Wpisz nieobecność',
  absenceHint: 'W te dni nikt nie zarezerwuje tego stylisty.',
  removeAbsence: 'Usuń nieobecność: {name}',
  firstDay: 'Pierwszy dzień',
  lastDay: 'Ostatni dzień',
  note: 'Notatka',
  save: 'Zapisz',
  close: 'Zamknij',
  failed: 'Nie udało się tego wczytać. Spróbuj jeszcze raz.',
  retry: 'Spróbuj jeszcze raz',
  saved: 'Zapisane. {told}',
  told: 'Gość dostanie mail.',
  notSaved: 'Nie zapisano. {reason}',
  stylist: 'Stylista',
  time: 'Termin',
  chooseTime: 'Wybierz termin',
  chooseStylist: 'Wybierz stylistę',
  word: 'Słowo do gościa (stanie w mailu)',
  wishes: 'Co napisał gość',
  history: 'Historia',
  noFree: 'Brak wolnych terminów',
  'state.new': 'Do potwierdzenia',
  'state.confirmed': 'Potwierdzone',
  'state.moved': 'Przeniesione',
  'state.declined': 'Odmowa',
  'state.cancelled': 'Odwołane',
  'state.done': 'Odbyło się',
  'state.notCome': 'Nie przyszedł',
  'action.confirm': 'Potwierdź',
  'action.assign': 'Przydziel',
  'action.move': 'Przenieś',
  'action.decline': 'Odmów',
  'action.cancel': 'Odwołaj spotkanie',
  'action.done': 'Odbyło się',
  'action.notCome': 'Nie przyszedł',
  'step.ask': 'zgłoszenie',
  'step.confirm': 'potwierdzone',
  'step.assign': 'przydzielone',
  'step.move': 'przeniesione',
  'step.decline': 'odmowa',
  'step.cancel': 'odwołane',
  'step.done': 'odbyło się',
  'step.notCome': 'nie przyszedł',
  'actor.visitor': 'gość',
  'actor.staff': 'zespół',
  'field.shoppingFor': 'Na jaką okazję',
  'field.occasion': 'Szczególna okazja',
  'field.timeAvailable': 'Godziny',
  'field.notes': 'Uwagi',
  'field.alternateDate': 'Drugi dzień',
  'field.alternateHour': 'Druga godzina',
  'field.workedWithStylist': 'Był(a) już u stylisty',
  yes: 'tak',
  no: 'nie',
};

const desk = deskWords('bookings', EN, PL);

/** For Strapi's own table of translations, by language of the admin. */
export const BOOKINGS_TRANSLATIONS = desk.translations;

export interface Words {
  say: (key: WordKey, values?: Record<string, string | number>) => string;
  /** The word for a code that the content system sent; the code itself when there is none. */
  code: (group: 'state' | 'action' | 'step' | 'actor' | 'field', value: string) => string;
  /** A day of the centre, "YYYY-MM-DD". */
  day: (date: string) => string;
  /** An instant. */
  at: (iso: string) => string;
}

/** The week's words in the language that the admin is shown in. */
export function useWords(): Words {
  const { formatDate } = useIntl();
  const say = desk.useSay();
  return {
    say,
    code(group, value) {
      const key = `${group}.${value}`;
      return desk.isWord(key) ? say(key) : value;
    },
    day: (date) =>
      formatDate(`${date}T12:00:00Z`, {
        timeZone: 'UTC',
        weekday: 'short',
        day: 'numeric',
        month: 'short',
      }),
    at: (iso) => formatDate(iso, { dateStyle: 'medium', timeStyle: 'short' }),
  };
}
