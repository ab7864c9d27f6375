import { clockText, dateLanguage, dayText } from '@mall/contract';
import { codeWords } from './code-words';
import { type Letter, letter, oneLine } from './letter';

const LOCALE = 'pl-PL';

/** The names of fields as the staff read them; what has none is not told. */
const NAMES: Record<string, string> = {
  name: 'Imię i nazwisko / Name',
  first_name: 'Imię / First name',
  last_name: 'Nazwisko / Last name',
  email: 'E-mail',
  phone: 'Telefon / Phone',
  companyName: 'Firma / Company',
  companySector: 'Branża / Sector',
  topic: 'Temat / Topic',
  interest: 'Temat / Interest',
  campaignStart: 'Kampania od / Campaign from',
  campaignEnd: 'Kampania do / Campaign to',
  card: 'Karta / Card',
  change: 'Zmiana / Change',
  stylistName: 'Z kim / Stylist',
  date: 'Termin / Date',
  hour: 'Godzina / Hour',
  alternateDate: 'Drugi termin / Second date',
  alternateHour: 'Druga godzina / Second hour',
  shoppingFor: 'Okazje / Shopping for',
  occasion: 'Szczególna okazja / Special occasion',
  timeAvailable: 'Czas (godz.) / Time (h)',
  workedWithStylist: 'Ma już za sobą takie spotkanie / Worked with a stylist',
  hasAppAccount: 'Konto SPOT / SPOT account',
  notes: 'Uwagi / Notes',
  details: 'Treść / Details',
  marketingConsent: 'Zgoda marketingowa / Marketing consent',
  photoCount: 'Zdjęcia (w panelu) / Photos (in the admin)',
  page: 'Strona / Page',
  language: 'Język / Language',
};

const SUBJECTS = {
  bookingNotice: 'Osobista stylizacja: nowe zgłoszenie / Stylist: new request',
  bookingChangeNotice: 'Osobista stylizacja: zmiana przez gościa / Stylist: changed by the visitor',
  leasingNotice: 'Powierzchnie: nowe zapytanie / Leasing: new enquiry',
  landingNotice: 'Formularz strony: nowe zgłoszenie / Landing page: new lead',
  contactNotice: 'Kontakt: nowa wiadomość / Contact: new message',
  lunchCardNotice: 'Karta lunchowa: nowe zgłoszenie / Lunch card: new request',
} as const;
export type NoticeKind = keyof typeof SUBJECTS;

export function isNotice(kind: string): kind is NoticeKind {
  return Object.hasOwn(SUBJECTS, kind);
}

/** What a visitor did with a meeting. */
const CHANGES: Record<string, string> = {
  move: 'przeniesione / moved',
  cancel: 'odwołane / cancelled',
};

const DAYS = new Set(['date', 'alternateDate', 'campaignStart', 'campaignEnd']);
const HOURS = new Set(['hour', 'alternateHour']);

function shown(field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'tak / yes' : 'nie / no';
  if (Array.isArray(value)) return value.map((one) => shown(field, one)).join(', ');
  const text = value === null || value === undefined ? '' : String(value);
  if (field === 'change') return CHANGES[text] ?? text;
  const words = codeWords(field, text);
  if (words) return [...new Set(words)].join(' / ');
  return DAYS.has(field) && text !== ''
    ? dayText(text, dateLanguage(LOCALE))
    : HOURS.has(field)
      ? clockText(text)
      : text;
}

/**
 * What the staff get when somebody has sent a form. Photos are not in it: they are seen in the admin only.
 * @param payload of the form, and the name of the `language` that the visitor read it in
 */
export function notice(kind: NoticeKind, payload: Record<string, unknown>, adminLink: string): Letter {
  const who =
    typeof payload.name === 'string'
      ? payload.name
      : `${payload.first_name ?? ''} ${payload.last_name ?? ''}`;
  const rows = Object.entries(NAMES)
    .map(([field, name]) => [name, shown(field, payload[field])] as const)
    .filter(([, value]) => value !== '');
  return letter({
    subject: `${SUBJECTS[kind]}: ${oneLine(who)}`,
    locale: LOCALE,
    opening: [`${SUBJECTS[kind]}.`],
    rows,
    closing: [`Panel / Admin: ${adminLink}`],
  });
}
