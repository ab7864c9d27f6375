import { useIntl } from 'react-intl';
import type { StaffRefusal } from '../../bookings/staff-refusals';
import type { MeetingStep } from '../../bookings/staff-week';
import { deskWords } from '../shared/desk-words';

/** Words of the stylists' week, Polish and English. `{…}` are filled in by react-intl. */
const EN = {
  title: 'Stylists',
  subtitle: 'Meetings of the week. Each step tells the visitor by mail.',
  previous: 'Week before',
  next: 'Week after',
  thisWeek: 'This week',
  week: 'Week from {from} to {to}',
  waiting: 'Left to do',
  waitingNone: 'Nobody waits.',
  anyone: 'whoever is free',
  proposed: 'proposed: {name}',
  nobody: 'nobody yet',
  gone: 'The stylist is no longer on the website.',
  goneAssign: 'The stylist is no longer on the website: assign somebody else.',
  held: 'Put aside: a machine may have asked. Nothing was mailed.',
  toInbox: 'Send it on in the inbox',
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
  wordLater: 'Assigning sends no mail yet. What you write stays here for the answer.',
  wishes: 'What the visitor wrote',
  history: 'History',
  noFree: 'No free time',
  noFreeOn: '{name} has no free time on {day}. Choose another time or somebody else.',
  longest: '4 or more',
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
  'ask.decline': 'Decline this meeting?',
  'ask.cancel': 'Cancel this meeting?',
  final: 'The visitor gets a mail. This cannot be taken back.',
  finalUntold: 'No mail goes out. This cannot be taken back.',
  back: 'Back',
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
  'field.alternate': 'Second time',
  'field.workedWithStylist': 'Has been to a stylist',
  'field.language': 'Language',
  yes: 'yes',
  no: 'no',
  'refused.Changed': 'Meanwhile the meeting has changed ({what}). Look at it and decide again.',
  'refused.NotNow': 'This cannot be done any more. See where the meeting stands.',
  'refused.PutAside': 'Put aside: a machine may have asked. Send it on in the inbox first.',
  'refused.TimeTaken': 'Somebody has this time already. Choose another.',
  'refused.TimeNotOffered': 'The stylist meets nobody then. Choose a time from the list.',
  'refused.NoStylist': 'Choose a stylist from the list.',
  'refused.NoTime': 'Choose a time from the list.',
  'refused.NoDay': 'Enter the first and the last day.',
  'refused.LastBeforeFirst': 'The last day is before the first. Correct one of the two.',
  'refused.AbsenceTooLong': 'At most three months at once. Enter the rest as another absence.',
  'refused.DaysTaken': 'There is a meeting or an absence on these days. Move or cancel it first.',
  'refused.TextTooLong': 'The text is too long. Shorten it.',
  'refused.NotFoundError': 'It is not there any more.',
  'refused.ForbiddenError': 'Your role does not allow it.',
  'refused.other': 'Try again.',
} satisfies Record<string, string> & Record<`refused.${StaffRefusal}`, string>;

type WordKey = keyof typeof EN;

const PL: Record<WordKey, string> = {
  title: 'Styliści',
  subtitle: 'Spotkania tygodnia. O każdym kroku gość dowiaduje się mailem.',
  previous: 'Poprzedni tydzień',
  next: 'Następny tydzień',
  thisWeek: 'Ten tydzień',
  week: 'Tydzień od {from} do {to}',
  waiting: 'Do załatwienia',
  waitingNone: 'Nikt nie czeka.',
  anyone: 'ktokolwiek wolny',
  proposed: 'propozycja: {name}',
  nobody: 'jeszcze nikt',
  gone: 'Tej osoby nie ma już na stronie.',
  goneAssign: 'Tej osoby nie ma już na stronie: przydziel komuś innemu.',
  held: 'Odłożone: może to maszyna. Nic nie wysłaliśmy.',
  toInbox: 'Puść dalej w skrzynce',
  day: 'Dzień',
  away: 'Nieobecność',
  absence: 'Wpisz nieobecność',
  absenceHint: 'W te dni nikt nie umówi się z tą osobą.',
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
  stylist: 'Z kim',
  time: 'Termin',
  chooseTime: 'Wybierz termin',
  chooseStylist: 'Wybierz osobę',
  word: 'Słowo do gościa (stanie w mailu)',
  wordLater: 'Przydzielenie nie wysyła jeszcze maila. To, co tu napiszesz, poczeka na odpowiedź.',
  wishes: 'Co napisał gość',
  history: 'Historia',
  noFree: 'Brak wolnych terminów',
  noFreeOn: '{name} nie ma tego dnia wolnej godziny ({day}). Wybierz inny termin albo inną osobę.',
  longest: '4 lub więcej',
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
  'ask.decline': 'Odmówić tego spotkania?',
  'ask.cancel': 'Odwołać to spotkanie?',
  final: 'Gość dostanie mail. Tego nie da się cofnąć.',
  finalUntold: 'Żaden mail nie wyjdzie. Tego nie da się cofnąć.',
  back: 'Wróć',
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
  'field.alternate': 'Drugi termin',
  'field.workedWithStylist': 'Ma już za sobą takie spotkanie',
  'field.language': 'Język',
  yes: 'tak',
  no: 'nie',
  'refused.Changed': 'W międzyczasie spotkanie się zmieniło ({what}). Sprawdź i zdecyduj jeszcze raz.',
  'refused.NotNow': 'Tego nie da się już zrobić. Sprawdź, na czym stoi spotkanie.',
  'refused.PutAside': 'Odłożone: może to maszyna. Najpierw puść to dalej w skrzynce.',
  'refused.TimeTaken': 'Ten termin jest już zajęty. Wybierz inny.',
  'refused.TimeNotOffered': 'Ta osoba wtedy nie przyjmuje. Wybierz termin z listy.',
  'refused.NoStylist': 'Wybierz osobę z listy.',
  'refused.NoTime': 'Wybierz termin z listy.',
  'refused.NoDay': 'Podaj pierwszy i ostatni dzień.',
  'refused.LastBeforeFirst': 'Ostatni dzień wypada przed pierwszym. Popraw jeden z nich.',
  'refused.AbsenceTooLong': 'Najwyżej trzy miesiące naraz. Resztę wpisz jako kolejną nieobecność.',
  'refused.DaysTaken': 'W te dni jest już spotkanie albo nieobecność. Najpierw je przenieś lub odwołaj.',
  'refused.TextTooLong': 'Tekst jest za długi. Skróć go.',
  'refused.NotFoundError': 'Tego już nie ma.',
  'refused.ForbiddenError': 'Twoja rola na to nie pozwala.',
  'refused.other': 'Spróbuj jeszcze raz.',
};

const desk = deskWords('bookings', EN, PL);

/** For Strapi's own table of translations, by language of the admin. */
export const BOOKINGS_TRANSLATIONS = desk.translations;

interface Words {
  say: (key: WordKey, values?: Record<string, string | number>) => string;
  /** The word for a code that the content system sent; the code itself when there is none. */
  code: (group: 'state' | 'action' | 'ask' | 'step' | 'actor' | 'field', value: string) => string;
  /** A day of the centre, "YYYY-MM-DD". */
  day: (date: string) => string;
  /** An instant. */
  at: (iso: string) => string;
  step: (step: MeetingStep) => string;
  /** Why the content system refused a change, and what to do. */
  refusal: (refusal: { name: string; last?: MeetingStep }) => string;
}

/** The week's words in the language that the admin is shown in. */
export function useWords(): Words {
  const { formatDate } = useIntl();
  const say = desk.useSay();
  const code: Words['code'] = (group, value) => {
    const key = `${group}.${value}`;
    return desk.isWord(key) ? say(key) : value;
  };
  const day: Words['day'] = (date) =>
    formatDate(`${date}T12:00:00Z`, { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' });
  const step: Words['step'] = ({ action, actor, actorName, date, hour, stylistName }) => {
    const what = `${actorName ?? code('actor', actor)}: ${code('step', action)} · ${day(date)}, ${hour}`;
    return stylistName ? `${what} · ${stylistName}` : what;
  };
  return {
    ...{ say, code, day, step },
    at: (iso) => formatDate(iso, { dateStyle: 'medium', timeStyle: 'short' }),
    refusal({ name, last }) {
      const key = `refused.${name}`;
      return say(desk.isWord(key) ? key : 'refused.other', { what: last ? step(last) : '' });
    },
  };
}
