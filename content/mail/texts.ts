import type { Locale } from '@mall/contract';
import type { ConfirmationWords } from './words';

const pl: ConfirmationWords = {
  subject: 'Spotkanie ze stylistką lub stylistą: {centre}',
  greeting: 'Dzień dobry, {name}!',
  received:
    'Mamy Twoje zgłoszenie na spotkanie z osobistą stylistką lub stylistą w centrum {centre}. Oto ono:',
  centre: 'Centrum handlowe',
  date: 'Data',
  hour: 'Godzina',
  alternate: 'Drugi termin',
  stylist: 'Z kim',
  next: [
    'Potwierdzimy termin telefonicznie albo e-mailem. Do tego czasu jest wstępny.',
    'Spotkanie nic nie kosztuje. Jeśli zmienisz plany, odpowiedz na tę wiadomość.',
  ],
  calendar: 'W załączniku jest plik do kalendarza.',
  closing: 'Do zobaczenia!',
};

const en: ConfirmationWords = {
  subject: 'Your stylist appointment: {centre}',
  greeting: 'Hello {name},',
  received: 'We have your request for a meeting with a personal stylist at {centre}. This is it:',
  centre: 'Shopping centre',
  date: 'Date',
  hour: 'Hour',
  alternate: 'Second choice',
  stylist: 'Stylist',
  next: [
    'We will confirm the time by phone or email. Until then it is provisional.',
    'The meeting is free of charge. If your plans change, reply to this message.',
  ],
  calendar: 'A file for your calendar is attached.',
  closing: 'See you soon!',
};

const bg: ConfirmationWords = {
  subject: 'Среща със стилист: {centre}',
  greeting: 'Здравейте, {name}!',
  received: 'Получихме заявката ви за среща с личен стилист в {centre}. Ето я:',
  centre: 'Търговски център',
  date: 'Дата',
  hour: 'Час',
  alternate: 'Втора възможност',
  stylist: 'Стилист',
  next: [
    'Ще потвърдим часа по телефона или по имейл. Дотогава той е предварителен.',
    'Срещата е безплатна. Ако плановете ви се променят, отговорете на това съобщение.',
  ],
  calendar: 'Приложен е файл за вашия календар.',
  closing: 'До скоро!',
};

const cs: ConfirmationWords = {
  subject: 'Schůzka se stylistkou nebo stylistou: {centre}',
  greeting: 'Dobrý den, {name},',
  received: 'máme vaši žádost o schůzku s osobní stylistkou nebo stylistou v centru {centre}. Tady je:',
  centre: 'Nákupní centrum',
  date: 'Datum',
  hour: 'Čas',
  alternate: 'Druhý termín',
  stylist: 'S kým',
  next: [
    'Termín potvrdíme telefonicky nebo e-mailem. Do té doby je předběžný.',
    'Schůzka je zdarma. Pokud se vaše plány změní, odpovězte na tuto zprávu.',
  ],
  calendar: 'V příloze je soubor do kalendáře.',
  closing: 'Těšíme se na vás!',
};

const hr: ConfirmationWords = {
  subject: 'Susret sa stilisticom ili stilistom: {centre}',
  greeting: 'Dobar dan, {name}!',
  received:
    'Primili smo vaš zahtjev za susret s osobnom stilisticom ili stilistom u centru {centre}. Evo ga:',
  centre: 'Trgovački centar',
  date: 'Datum',
  hour: 'Vrijeme',
  alternate: 'Drugi termin',
  stylist: 'S kim',
  next: [
    'Termin ćemo potvrditi telefonom ili e-poštom. Do tada je okviran.',
    'Susret je besplatan. Ako se vaši planovi promijene, odgovorite na ovu poruku.',
  ],
  calendar: 'U privitku je datoteka za kalendar.',
  closing: 'Vidimo se!',
};

const hu: ConfirmationWords = {
  subject: 'Stylist-időpont: {centre}',
  greeting: 'Kedves {name}!',
  received: 'Megkaptuk a kérésedet, hogy személyi stylisttal találkozz ({centre}). Íme:',
  centre: 'Bevásárlóközpont',
  date: 'Dátum',
  hour: 'Időpont',
  alternate: 'Másik időpont',
  stylist: 'Stylist',
  next: [
    'Az időpontot telefonon vagy e-mailben erősítjük meg. Addig csak előzetes.',
    'A találkozó ingyenes. Ha változik a programod, válaszolj erre az üzenetre.',
  ],
  calendar: 'Mellékeltünk egy fájlt a naptáradhoz.',
  closing: 'Szeretettel várunk!',
};

const lt: ConfirmationWords = {
  subject: 'Susitikimas su stiliste ar stilistu: {centre}',
  greeting: 'Sveiki, {name}!',
  received: 'Gavome jūsų prašymą susitikti su asmenine stiliste ar stilistu ({centre}). Štai jis:',
  centre: 'Prekybos centras',
  date: 'Data',
  hour: 'Laikas',
  alternate: 'Kitas laikas',
  stylist: 'Su kuo',
  next: [
    'Laiką patvirtinsime telefonu arba el. paštu. Iki tol jis preliminarus.',
    'Susitikimas nemokamas. Jei planai pasikeis, atsakykite į šį laišką.',
  ],
  calendar: 'Pridedame failą jūsų kalendoriui.',
  closing: 'Iki pasimatymo!',
};

const ro: ConfirmationWords = {
  subject: 'Întâlnirea cu stilistul: {centre}',
  greeting: 'Bună ziua, {name}!',
  received: 'Am primit cererea ta pentru o întâlnire cu un stilist personal la {centre}. Iat-o:',
  centre: 'Centru comercial',
  date: 'Data',
  hour: 'Ora',
  alternate: 'A doua opțiune',
  stylist: 'Stilist',
  next: [
    'Ședința de styling durează 2 ore.',
    'Ora de începere va fi stabilită ulterior: echipa noastră te va contacta pentru confirmare.',
    'Ședința este gratuită. Dacă ți se schimbă planurile, răspunde la acest mesaj.',
  ],
  calendar: 'Am atașat un fișier pentru calendarul tău.',
  closing: 'Pe curând!',
};

const sk: ConfirmationWords = {
  subject: 'Stretnutie so stylistkou alebo stylistom: {centre}',
  greeting: 'Dobrý deň, {name},',
  received: 'máme vašu žiadosť o stretnutie s osobnou stylistkou alebo stylistom v centre {centre}. Tu je:',
  centre: 'Nákupné centrum',
  date: 'Dátum',
  hour: 'Čas',
  alternate: 'Druhý termín',
  stylist: 'S kým',
  next: [
    'Termín potvrdíme telefonicky alebo e-mailom. Dovtedy je predbežný.',
    'Stretnutie je bezplatné. Ak sa vaše plány zmenia, odpovedzte na túto správu.',
  ],
  calendar: 'V prílohe je súbor do kalendára.',
  closing: 'Tešíme sa na vás!',
};

const ru: ConfirmationWords = {
  subject: 'Встреча со стилистом: {centre}',
  greeting: 'Здравствуйте, {name}!',
  received: 'Мы получили вашу заявку на встречу с персональным стилистом в центре {centre}. Вот она:',
  centre: 'Торговый центр',
  date: 'Дата',
  hour: 'Время',
  alternate: 'Другое время',
  stylist: 'Стилист',
  next: [
    'Мы подтвердим время по телефону или по почте. До тех пор оно предварительное.',
    'Встреча бесплатная. Если планы изменятся, ответьте на это письмо.',
  ],
  calendar: 'К письму приложен файл для календаря.',
  closing: 'До встречи!',
};

const sr: ConfirmationWords = {
  subject: 'Susret sa stilistkinjom ili stilistom: {centre}',
  greeting: 'Dobar dan, {name}!',
  received:
    'Primili smo vaš zahtev za susret sa ličnom stilistkinjom ili stilistom u centru {centre}. Evo ga:',
  centre: 'Tržni centar',
  date: 'Datum',
  hour: 'Vreme',
  alternate: 'Drugi termin',
  stylist: 'S kim',
  next: [
    'Termin ćemo potvrditi telefonom ili imejlom. Do tada je okviran.',
    'Susret je besplatan. Ako se vaši planovi promene, odgovorite na ovu poruku.',
  ],
  calendar: 'U prilogu je fajl za kalendar.',
  closing: 'Vidimo se!',
};

/** By language. */
export const CONFIRMATIONS: Readonly<Record<Locale, ConfirmationWords>> = {
  'pl-PL': pl,
  en,
  'bg-BG': bg,
  'cs-CZ': cs,
  'hr-HR': hr,
  hr,
  'hu-HU': hu,
  'lt-LT': lt,
  'ro-RO': ro,
  'sk-SK': sk,
  ru,
  sr,
};

export function confirmationWords(locale: Locale): ConfirmationWords {
  return CONFIRMATIONS[locale];
}
