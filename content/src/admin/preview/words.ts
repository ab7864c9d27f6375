import { useIntl } from 'react-intl';
import { deskWords } from '../shared/desk-words';

/** Words of the preview beside the form, Polish and English. `{…}` are filled in by react-intl. */
const EN = {
  title: 'Preview beside',
  show: 'Show beside the form',
  hide: 'Hide',
  frame: 'The page as it is saved',
  width: 'Width of the device',
  phone: 'Phone',
  tablet: 'Tablet',
  laptop: 'Laptop',
  language: 'Language of the preview',
  page: 'Page',
  own: 'Its own page',
  cinema: 'Cinema',
  events: 'List of events',
  giftCard: 'Gift card',
  home: 'Home',
  inspirations: 'Inspirations',
  jobs: 'List of jobs',
  mapLocation: 'Map',
  offers: 'List of offers',
  personalStylist: 'Stylists',
  press: 'Press',
  tenant: 'The shop’s page',
  tenants: 'The shop’s category',
  asVisitors: 'As visitors see it now: this page shows no drafts.',
  frameNow: 'The page as visitors see it now',
  picks: 'A click opens the field',
  fresh: 'Shows what was saved at {time}.',
  unsaved: 'Changes show once they are saved.',
  noPage: 'This entry has no page in this language yet.',
  failed: 'The preview could not be opened.',
  opened: 'Opened: {field}.',
  notHere: 'This text is in no field of this entry.',
  share: 'Link for someone without an account',
  shareHint: 'Shows the saved draft of this page to whoever has the link, until {until}.',
  shareCopied: 'The link is on your clipboard.',
  shareLink: 'Link to the draft',
  shareFailed: 'No link could be made. Save the entry first.',
};

const PL: Record<keyof typeof EN, string> = {
  title: 'Podgląd obok',
  show: 'Pokaż obok formularza',
  hide: 'Ukryj',
  frame: 'Strona tak, jak jest zapisana',
  width: 'Szerokość urządzenia',
  phone: 'Telefon',
  tablet: 'Tablet',
  laptop: 'Laptop',
  language: 'Język podglądu',
  page: 'Strona',
  own: 'Własna strona',
  cinema: 'Kino',
  events: 'Lista wydarzeń',
  giftCard: 'Karta podarunkowa',
  home: 'Strona główna',
  inspirations: 'Inspiracje',
  jobs: 'Lista ofert pracy',
  mapLocation: 'Mapa',
  offers: 'Lista ofert',
  personalStylist: 'Styliści',
  press: 'Prasa',
  tenant: 'Strona sklepu',
  tenants: 'Kategoria sklepu',
  asVisitors: 'Tak teraz widzą ją goście: szkiców na tej stronie nie ma.',
  frameNow: 'Strona tak, jak widzą ją goście',
  picks: 'Kliknięcie otwiera pole',
  fresh: 'Pokazuje to, co zapisano o {time}.',
  unsaved: 'Zmiany będzie widać po zapisaniu.',
  noPage: 'Ten wpis nie ma jeszcze strony w tym języku.',
  failed: 'Nie udało się otworzyć podglądu.',
  opened: 'Otwarto: {field}.',
  notHere: 'Tego tekstu nie ma w żadnym polu tego wpisu.',
  share: 'Link dla osoby bez konta',
  shareHint: 'Pokazuje zapisany szkic tej strony każdemu, kto ma odnośnik, do {until}.',
  shareCopied: 'Link jest w schowku.',
  shareLink: 'Link do szkicu',
  shareFailed: 'Nie udało się zrobić odnośnika. Najpierw zapisz wpis.',
};

const words = deskWords('preview', EN, PL);

export const PREVIEW_TRANSLATIONS = words.translations;
export const usePreviewWords = words.useSay;

/** Moments in the admin's language. */
export function useMoments() {
  const { formatDate } = useIntl();
  return {
    when: (iso: string) => formatDate(iso, { dateStyle: 'medium', timeStyle: 'short' }),
    time: (at: number) => formatDate(at, { timeStyle: 'medium' }),
  };
}
