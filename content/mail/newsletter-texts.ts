import type { Locale } from '@mall/contract';
import type { NewsletterMailWords } from './newsletter-words';

const pl: NewsletterMailWords = {
  confirmation: {
    subject: 'Potwierdź zapis: newsletter {centre}',
    asked: 'Ktoś podał ten adres w formularzu newslettera {centre}. Jeśli to Ty, potwierdź zapis.',
    consent:
      'Mam ukończone 16 lat i chcę dostawać newsletter {centre}. Wypiszę się linkiem z każdego listu, kiedy zechcę.',
    press: 'Potwierdzam zapis:',
    ignore:
      'Jeśli to nie Ty, nic nie rób: bez potwierdzenia nie wyślemy nic więcej, a adres usuniemy po 30 dniach.',
  },
  welcome: {
    subject: 'Zapis potwierdzony: newsletter {centre}',
    text: 'Gotowe: ten adres jest na liście newslettera {centre}.',
  },
  leave: 'Wypisz się albo zmień język listów:',
};

const en: NewsletterMailWords = {
  confirmation: {
    subject: 'Confirm your sign-up: {centre} newsletter',
    asked: 'Somebody entered this address in the newsletter form of {centre}. If it was you, please confirm.',
    consent:
      'I am 16 or older and want to get the newsletter of {centre}. I can leave at any time by the link in every letter.',
    press: 'Confirm the sign-up:',
    ignore:
      'If it was not you, do nothing: without a confirmation we send nothing more, and delete the address after 30 days.',
  },
  welcome: {
    subject: 'You are on the list: {centre} newsletter',
    text: 'Done: this address is on the newsletter list of {centre}.',
  },
  leave: 'Leave the list or change the language of the letters:',
};

const bg: NewsletterMailWords = {
  confirmation: {
    subject: 'Потвърдете записването: бюлетин на {centre}',
    asked:
      'Някой въведе този адрес във формуляра за бюлетина на {centre}. Ако сте вие, потвърдете записването.',
    consent:
      'Навършил(а) съм 16 години и искам да получавам бюлетина на {centre}. Мога да се отпиша по всяко време с връзката във всяко писмо.',
    press: 'Потвърждавам записването:',
    ignore:
      'Ако не сте вие, не правете нищо: без потвърждение няма да изпратим нищо повече и ще изтрием адреса след 30 дни.',
  },
  welcome: {
    subject: 'Записването е потвърдено: бюлетин на {centre}',
    text: 'Готово: този адрес е в списъка за бюлетина на {centre}.',
  },
  leave: 'Отпишете се или сменете езика на писмата:',
};

const cs: NewsletterMailWords = {
  confirmation: {
    subject: 'Potvrďte přihlášení: newsletter {centre}',
    asked:
      'Někdo zadal tuto adresu do formuláře newsletteru {centre}. Pokud jste to vy, přihlášení potvrďte.',
    consent:
      'Je mi alespoň 16 let a chci dostávat newsletter {centre}. Odhlásit se mohu kdykoli odkazem v každém dopise.',
    press: 'Potvrzuji přihlášení:',
    ignore:
      'Pokud jste to nebyli vy, nedělejte nic: bez potvrzení už nic nepošleme a adresu po 30 dnech smažeme.',
  },
  welcome: {
    subject: 'Přihlášení potvrzeno: newsletter {centre}',
    text: 'Hotovo: tato adresa je na seznamu newsletteru {centre}.',
  },
  leave: 'Odhlaste se nebo změňte jazyk dopisů:',
};

const hr: NewsletterMailWords = {
  confirmation: {
    subject: 'Potvrdite prijavu: newsletter {centre}',
    asked:
      'Netko je upisao ovu adresu u obrazac za newsletter centra {centre}. Ako ste to vi, potvrdite prijavu.',
    consent:
      'Imam najmanje 16 godina i želim primati newsletter centra {centre}. Mogu se odjaviti kad god želim poveznicom u svakom pismu.',
    press: 'Potvrđujem prijavu:',
    ignore:
      'Ako to niste vi, ne trebate ništa učiniti: bez potvrde nećemo poslati ništa više, a adresu ćemo izbrisati nakon 30 dana.',
  },
  welcome: {
    subject: 'Prijava je potvrđena: newsletter {centre}',
    text: 'Gotovo: ova je adresa na popisu za newsletter centra {centre}.',
  },
  leave: 'Odjavite se ili promijenite jezik pisama:',
};

const hu: NewsletterMailWords = {
  confirmation: {
    subject: 'Erősítsd meg a feliratkozást: {centre} hírlevél',
    asked:
      'Valaki megadta ezt a címet a hírlevél űrlapján ({centre}). Ha te voltál, erősítsd meg a feliratkozást.',
    consent:
      'Elmúltam 16 éves, és szeretném megkapni a hírlevelet ({centre}). Bármikor leiratkozhatok a minden levélben ott lévő linkkel.',
    press: 'Megerősítem a feliratkozást:',
    ignore:
      'Ha nem te voltál, nincs teendőd: megerősítés nélkül nem küldünk többet, és a címet 30 nap után töröljük.',
  },
  welcome: {
    subject: 'Feliratkozás megerősítve: {centre} hírlevél',
    text: 'Kész: ez a cím rajta van a hírlevél listáján ({centre}).',
  },
  leave: 'Leiratkozás vagy a levelek nyelvének módosítása:',
};

const lt: NewsletterMailWords = {
  confirmation: {
    subject: 'Patvirtinkite prenumeratą: {centre} naujienlaiškis',
    asked:
      'Kažkas įrašė šį adresą į naujienlaiškio formą ({centre}). Jei tai jūs, patvirtinkite prenumeratą.',
    consent:
      'Man yra bent 16 metų ir noriu gauti naujienlaiškį ({centre}). Galiu bet kada atsisakyti nuoroda kiekviename laiške.',
    press: 'Patvirtinu prenumeratą:',
    ignore:
      'Jei tai ne jūs, nieko nedarykite: be patvirtinimo daugiau nieko nesiųsime, o adresą ištrinsime po 30 dienų.',
  },
  welcome: {
    subject: 'Prenumerata patvirtinta: {centre} naujienlaiškis',
    text: 'Baigta: šis adresas yra naujienlaiškio sąraše ({centre}).',
  },
  leave: 'Atsisakykite prenumeratos arba pakeiskite laiškų kalbą:',
};

const ro: NewsletterMailWords = {
  confirmation: {
    subject: 'Confirmă abonarea: newsletter {centre}',
    asked:
      'Cineva a scris această adresă în formularul de newsletter {centre}. Dacă ai fost tu, confirmă abonarea.',
    consent:
      'Am cel puțin 16 ani și vreau să primesc newsletterul {centre}. Mă pot dezabona oricând cu linkul din fiecare scrisoare.',
    press: 'Confirm abonarea:',
    ignore:
      'Dacă nu ai fost tu, nu face nimic: fără confirmare nu mai trimitem nimic și ștergem adresa după 30 de zile.',
  },
  welcome: {
    subject: 'Abonare confirmată: newsletter {centre}',
    text: 'Gata: această adresă este pe lista de newsletter {centre}.',
  },
  leave: 'Dezabonează-te sau schimbă limba scrisorilor:',
};

const sk: NewsletterMailWords = {
  confirmation: {
    subject: 'Potvrďte prihlásenie: newsletter {centre}',
    asked: 'Niekto zadal túto adresu do formulára newslettera {centre}. Ak ste to vy, prihlásenie potvrďte.',
    consent:
      'Mám aspoň 16 rokov a chcem dostávať newsletter {centre}. Odhlásiť sa môžem kedykoľvek odkazom v každom liste.',
    press: 'Potvrdzujem prihlásenie:',
    ignore:
      'Ak ste to neboli vy, nerobte nič: bez potvrdenia už nič nepošleme a adresu po 30 dňoch vymažeme.',
  },
  welcome: {
    subject: 'Prihlásenie potvrdené: newsletter {centre}',
    text: 'Hotovo: táto adresa je na zozname newslettera {centre}.',
  },
  leave: 'Odhláste sa alebo zmeňte jazyk listov:',
};

const ru: NewsletterMailWords = {
  confirmation: {
    subject: 'Подтвердите подписку: рассылка {centre}',
    asked:
      'Кто-то указал этот адрес в форме подписки на рассылку {centre}. Если это вы, подтвердите подписку.',
    consent:
      'Мне исполнилось 16 лет, и я хочу получать рассылку {centre}. Я могу отписаться в любой момент по ссылке в каждом письме.',
    press: 'Подтверждаю подписку:',
    ignore:
      'Если это не вы, ничего не делайте: без подтверждения мы больше ничего не пришлём, а адрес удалим через 30 дней.',
  },
  welcome: {
    subject: 'Подписка подтверждена: рассылка {centre}',
    text: 'Готово: этот адрес в списке рассылки {centre}.',
  },
  leave: 'Отпишитесь или смените язык писем:',
};

const sr: NewsletterMailWords = {
  confirmation: {
    subject: 'Potvrdite prijavu: bilten centra {centre}',
    asked: 'Neko je upisao ovu adresu u obrazac za bilten centra {centre}. Ako ste to vi, potvrdite prijavu.',
    consent:
      'Imam najmanje 16 godina i želim da primam bilten centra {centre}. Mogu da se odjavim kad god želim linkom iz svakog pisma.',
    press: 'Potvrđujem prijavu:',
    ignore:
      'Ako to niste vi, ne morate ništa da radite: bez potvrde nećemo poslati ništa više, a adresu ćemo obrisati posle 30 dana.',
  },
  welcome: {
    subject: 'Prijava je potvrđena: bilten centra {centre}',
    text: 'Gotovo: ova adresa je na spisku za bilten centra {centre}.',
  },
  leave: 'Odjavite se ili promenite jezik pisama:',
};

/** By language. */
export const NEWSLETTER_MAILS: Readonly<Record<Locale, NewsletterMailWords>> = {
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
