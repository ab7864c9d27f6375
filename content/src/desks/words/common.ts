import { hinted, type Words } from './words';

/** Fields that many types have, in the same words everywhere. */
export const NAME: Words = ['Nazwa', 'Name'];
export const HEADING: Words = ['Nagłówek', 'Heading'];
export const DESCRIPTION: Words = ['Opis', 'Description'];
export const TEXT: Words = ['Tekst', 'Text'];
export const PICTURE: Words = ['Zdjęcie', 'Picture'];
export const SHOP: Words = ['Sklep', 'Shop'];
export const EMAIL: Words = ['E-mail', 'E-mail'];
export const PHONE: Words = ['Telefon', 'Phone'];
export const FIRST_DAY: Words = ['Pierwszy dzień', 'First day'];
export const LAST_DAY: Words = ['Ostatni dzień', 'Last day'];
export const ADDRESS = hinted(
  ['Adres strony', 'Page address'],
  'Końcówka adresu w przeglądarce: małe litery, cyfry i łączniki, np. noc-zakupow.',
  'The end of the address in the browser: small letters, digits and hyphens, such as shopping-night.',
);
export const LEAD = hinted(
  ['Wprowadzenie', 'Introduction'],
  'Jedno lub dwa zdania, także dla wyszukiwarek.',
  'One or two sentences, for search engines too.',
);
export const ORDER = hinted(
  ['Kolejność', 'Order'],
  'Mniejsza liczba stoi wcześniej.',
  'Smaller numbers stand first.',
);
export const PROMOTED = hinted(
  ['Wyróżnione', 'Featured'],
  'Stoi na początku list i na stronie głównej.',
  'Stands first in lists and on home.',
);
export const LINK = hinted(
  ['Dokąd prowadzi', 'Leads to'],
  'Nasza strona: jej ścieżka po angielsku, np. /contact. Inna: cały adres, https://…',
  'A page of ours: its English path, such as /contact. Elsewhere: the whole address, https://…',
);
export const LINK_NAME: Words = ['Napis na przycisku', 'Words on the button'];
export const FLOOR_COLOUR = hinted(
  ['Piętro', 'Floor'],
  'Jego poziom, parter to 0; daje kolor piętra. Puste: bez koloru.',
  'Its level, the ground is 0; gives the colour of the floor. Empty: no colour.',
);
export const FAQ: Words = ['Pytania i odpowiedzi', 'Questions and answers'];
export const SEO: Words = ['W wyszukiwarkach', 'In search engines'];
export const RULES: Words = ['Regulamin', 'Rules'];
export const PRICE = hinted(
  ['Cena', 'Price'],
  'Z walutą, jak się ją pisze w języku tekstu: 749 zł, PLN 749.',
  'With its currency, as the language of the text writes it: 749 zł, PLN 749.',
);
export const SHOWN: Words = ['Widać na stronie', 'Shown on the site'];
export const LANGUAGE: Words = ['Język', 'Language'];
export const KEPT_UNTIL: Words = ['Przechowywane do', 'Kept until'];
export const ONCE: Words = ['Znak powtórzenia', 'Mark of a repetition'];
export const DIGEST: Words = ['Skrót treści', 'Digest of the content'];
export const STATE: Words = ['Stan', 'State'];
export const APP_STORE: Words = ['Odznaka App Store', 'App Store badge'];
export const PLAY_STORE: Words = ['Odznaka Google Play', 'Google Play badge'];
/** Filled by the program, never by hand. */
export const ENTRY_TITLE: Words = ['Tytuł w panelu', 'Title in the admin'];
/** A time of day: refused in any other form. */
export const hintedTimes = (label: Words) =>
  hinted(label, 'Godzina i minuty, np. 9:00 albo 14:30.', 'Hours and minutes, such as 9:00 or 14:30.');
/** Hours of a day, which may be none at all. */
export const hintedHours = (label: Words) =>
  hinted(
    label,
    'Np. 9:00; obie godziny albo żadna (nieczynne). Zamknięcie o 00:00 to północ, a od 00:00 do 05:00 należy do poprzedniego wieczoru.',
    'Such as 9:00; both or neither (closed). Closing at 00:00 is midnight, 00:00 to 05:00 belongs to the evening before.',
  );
