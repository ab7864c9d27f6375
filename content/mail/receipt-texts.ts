import type { Locale } from '@mall/contract';
import type { ReceiptWords } from './receipt-words';

const pl: ReceiptWords = {
  subject: 'Mamy Twoją wiadomość: {centre}',
  greeting: 'Dzień dobry, {name}!',
  received:
    'Dziękujemy, Twoja wiadomość dotarła do centrum {centre}. Odpiszemy na ten adres. Oto, co do nas przyszło:',
  ignore: 'Jeśli to nie Ty, zignoruj tę wiadomość: nie będziemy pisać więcej.',
  closing: 'Pozdrawiamy',
  fields: {
    name: 'Imię i nazwisko',
    email: 'E-mail',
    phone: 'Telefon',
    companyName: 'Firma',
    companySector: 'Branża',
    interest: 'Temat',
    campaignStart: 'Od',
    campaignEnd: 'Do',
    details: 'Wiadomość',
  },
  templates: {
    answer: { name: 'Odpowiedź', text: 'dziękujemy za wiadomość.' },
    question: {
      name: 'Pytanie',
      text: 'dziękujemy za wiadomość. Żeby odpowiedzieć, potrzebujemy jeszcze jednej informacji:',
    },
    decline: {
      name: 'Odmowa',
      text: 'dziękujemy za wiadomość. Niestety nie możemy tym razem pomóc, ponieważ',
    },
  },
};

const en: ReceiptWords = {
  subject: 'We have your message: {centre}',
  greeting: 'Hello {name},',
  received:
    'Thank you, your message has reached {centre}. We will answer to this address. This is what came:',
  ignore: 'If it was not you, ignore this letter: we will not write again.',
  closing: 'Kind regards',
  fields: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    companyName: 'Company',
    companySector: 'Sector',
    interest: 'Subject',
    campaignStart: 'From',
    campaignEnd: 'To',
    details: 'Message',
  },
  templates: {
    answer: { name: 'Answer', text: 'thank you for your message.' },
    question: {
      name: 'Question',
      text: 'thank you for your message. To answer it we need one more thing from you:',
    },
    decline: {
      name: 'Refusal',
      text: 'thank you for your message. Unfortunately we cannot help this time, because',
    },
  },
};

const bg: ReceiptWords = {
  subject: 'Получихме съобщението ви: {centre}',
  greeting: 'Здравейте, {name}!',
  received:
    'Благодарим, съобщението ви пристигна в {centre}. Ще отговорим на този адрес. Ето какво получихме:',
  ignore: 'Ако не сте вие, не обръщайте внимание на това писмо: няма да пишем повече.',
  closing: 'Поздрави',
  fields: {
    name: 'Име и фамилия',
    email: 'Имейл',
    phone: 'Телефон',
    companyName: 'Фирма',
    companySector: 'Отрасъл',
    interest: 'Тема',
    campaignStart: 'От',
    campaignEnd: 'До',
    details: 'Съобщение',
  },
  templates: {
    answer: { name: 'Отговор', text: 'благодарим за съобщението.' },
    question: { name: 'Въпрос', text: 'благодарим за съобщението. За да отговорим, ни трябва още нещо:' },
    decline: {
      name: 'Отказ',
      text: 'благодарим за съобщението. За съжаление този път не можем да помогнем, защото',
    },
  },
};

const cs: ReceiptWords = {
  subject: 'Máme vaši zprávu: {centre}',
  greeting: 'Dobrý den, {name},',
  received: 'děkujeme, vaše zpráva dorazila do centra {centre}. Odpovíme na tuto adresu. Přišlo nám toto:',
  ignore: 'Pokud jste to nebyli vy, tento e-mail ignorujte: už psát nebudeme.',
  closing: 'S pozdravem',
  fields: {
    name: 'Jméno a příjmení',
    email: 'E-mail',
    phone: 'Telefon',
    companyName: 'Firma',
    companySector: 'Obor',
    interest: 'Téma',
    campaignStart: 'Od',
    campaignEnd: 'Do',
    details: 'Zpráva',
  },
  templates: {
    answer: { name: 'Odpověď', text: 'děkujeme za zprávu.' },
    question: {
      name: 'Dotaz',
      text: 'děkujeme za zprávu. Abychom mohli odpovědět, potřebujeme ještě jednu věc:',
    },
    decline: { name: 'Odmítnutí', text: 'děkujeme za zprávu. Tentokrát bohužel nemůžeme pomoci, protože' },
  },
};

const hr: ReceiptWords = {
  subject: 'Primili smo vašu poruku: {centre}',
  greeting: 'Dobar dan, {name}!',
  received:
    'Hvala, vaša je poruka stigla u centar {centre}. Odgovorit ćemo na ovu adresu. Evo što smo primili:',
  ignore: 'Ako to niste vi, zanemarite ovu poruku: više nećemo pisati.',
  closing: 'Srdačan pozdrav',
  fields: {
    name: 'Ime i prezime',
    email: 'E-pošta',
    phone: 'Telefon',
    companyName: 'Tvrtka',
    companySector: 'Djelatnost',
    interest: 'Tema',
    campaignStart: 'Od',
    campaignEnd: 'Do',
    details: 'Poruka',
  },
  templates: {
    answer: { name: 'Odgovor', text: 'hvala na poruci.' },
    question: {
      name: 'Pitanje',
      text: 'hvala na poruci. Da bismo odgovorili, trebamo još jednu informaciju:',
    },
    decline: { name: 'Odbijanje', text: 'hvala na poruci. Nažalost, ovaj put ne možemo pomoći jer' },
  },
};

const hu: ReceiptWords = {
  subject: 'Megkaptuk az üzenetedet: {centre}',
  greeting: 'Kedves {name}!',
  received: 'Köszönjük, megérkezett az üzeneted ({centre}). Erre a címre válaszolunk. Ezt kaptuk:',
  ignore: 'Ha nem te voltál, hagyd figyelmen kívül ezt a levelet: nem írunk többet.',
  closing: 'Üdvözlettel',
  fields: {
    name: 'Név',
    email: 'E-mail',
    phone: 'Telefon',
    companyName: 'Cég',
    companySector: 'Ágazat',
    interest: 'Téma',
    campaignStart: 'Ettől',
    campaignEnd: 'Eddig',
    details: 'Üzenet',
  },
  templates: {
    answer: { name: 'Válasz', text: 'köszönjük az üzenetedet.' },
    question: {
      name: 'Kérdés',
      text: 'köszönjük az üzenetedet. A válaszhoz még egy dologra van szükségünk:',
    },
    decline: {
      name: 'Elutasítás',
      text: 'köszönjük az üzenetedet. Sajnos ezúttal nem tudunk segíteni, mert',
    },
  },
};

const lt: ReceiptWords = {
  subject: 'Gavome jūsų žinutę: {centre}',
  greeting: 'Sveiki, {name}!',
  received: 'Dėkojame, jūsų žinutė mus pasiekė ({centre}). Atsakysime šiuo adresu. Štai ką gavome:',
  ignore: 'Jei tai ne jūs, nekreipkite dėmesio į šį laišką: daugiau nerašysime.',
  closing: 'Pagarbiai',
  fields: {
    name: 'Vardas ir pavardė',
    email: 'El. paštas',
    phone: 'Telefonas',
    companyName: 'Įmonė',
    companySector: 'Veiklos sritis',
    interest: 'Tema',
    campaignStart: 'Nuo',
    campaignEnd: 'Iki',
    details: 'Žinutė',
  },
  templates: {
    answer: { name: 'Atsakymas', text: 'dėkojame už žinutę.' },
    question: {
      name: 'Klausimas',
      text: 'dėkojame už žinutę. Kad atsakytume, mums dar reikia vieno dalyko:',
    },
    decline: { name: 'Atsisakymas', text: 'dėkojame už žinutę. Deja, šį kartą negalime padėti, nes' },
  },
};

const ro: ReceiptWords = {
  subject: 'Am primit mesajul tău: {centre}',
  greeting: 'Bună ziua, {name}!',
  received: 'Mulțumim, mesajul tău a ajuns la {centre}. Vom răspunde la această adresă. Iată ce am primit:',
  ignore: 'Dacă nu ai fost tu, ignoră acest mesaj: nu vom mai scrie.',
  closing: 'Cu stimă',
  fields: {
    name: 'Nume și prenume',
    email: 'E-mail',
    phone: 'Telefon',
    companyName: 'Companie',
    companySector: 'Domeniu',
    interest: 'Subiect',
    campaignStart: 'De la',
    campaignEnd: 'Până la',
    details: 'Mesaj',
  },
  templates: {
    answer: { name: 'Răspuns', text: 'mulțumim pentru mesaj.' },
    question: {
      name: 'Întrebare',
      text: 'mulțumim pentru mesaj. Ca să răspundem, mai avem nevoie de un lucru:',
    },
    decline: {
      name: 'Refuz',
      text: 'mulțumim pentru mesaj. Din păcate, de data aceasta nu putem ajuta, deoarece',
    },
  },
};

const sk: ReceiptWords = {
  subject: 'Máme vašu správu: {centre}',
  greeting: 'Dobrý deň, {name},',
  received: 'ďakujeme, vaša správa dorazila do centra {centre}. Odpovieme na túto adresu. Prišlo nám toto:',
  ignore: 'Ak ste to neboli vy, tento e-mail ignorujte: už písať nebudeme.',
  closing: 'S pozdravom',
  fields: {
    name: 'Meno a priezvisko',
    email: 'E-mail',
    phone: 'Telefón',
    companyName: 'Firma',
    companySector: 'Odbor',
    interest: 'Téma',
    campaignStart: 'Od',
    campaignEnd: 'Do',
    details: 'Správa',
  },
  templates: {
    answer: { name: 'Odpoveď', text: 'ďakujeme za správu.' },
    question: {
      name: 'Otázka',
      text: 'ďakujeme za správu. Aby sme mohli odpovedať, potrebujeme ešte jednu vec:',
    },
    decline: { name: 'Odmietnutie', text: 'ďakujeme za správu. Tentoraz bohužiaľ nemôžeme pomôcť, pretože' },
  },
};

const ru: ReceiptWords = {
  subject: 'Мы получили ваше сообщение: {centre}',
  greeting: 'Здравствуйте, {name}!',
  received:
    'Спасибо, ваше сообщение дошло до центра {centre}. Мы ответим на этот адрес. Вот что мы получили:',
  ignore: 'Если это не вы, не обращайте внимания на это письмо: больше мы писать не будем.',
  closing: 'С уважением',
  fields: {
    name: 'Имя и фамилия',
    email: 'Эл. почта',
    phone: 'Телефон',
    companyName: 'Компания',
    companySector: 'Отрасль',
    interest: 'Тема',
    campaignStart: 'С',
    campaignEnd: 'По',
    details: 'Сообщение',
  },
  templates: {
    answer: { name: 'Ответ', text: 'спасибо за сообщение.' },
    question: { name: 'Вопрос', text: 'спасибо за сообщение. Чтобы ответить, нам нужно ещё кое-что:' },
    decline: {
      name: 'Отказ',
      text: 'спасибо за сообщение. К сожалению, в этот раз мы не можем помочь, потому что',
    },
  },
};

const sr: ReceiptWords = {
  subject: 'Primili smo vašu poruku: {centre}',
  greeting: 'Dobar dan, {name}!',
  received:
    'Hvala, vaša poruka je stigla u centar {centre}. Odgovorićemo na ovu adresu. Evo šta smo primili:',
  ignore: 'Ako to niste vi, zanemarite ovu poruku: više nećemo pisati.',
  closing: 'Srdačan pozdrav',
  fields: {
    name: 'Ime i prezime',
    email: 'Imejl',
    phone: 'Telefon',
    companyName: 'Firma',
    companySector: 'Delatnost',
    interest: 'Tema',
    campaignStart: 'Od',
    campaignEnd: 'Do',
    details: 'Poruka',
  },
  templates: {
    answer: { name: 'Odgovor', text: 'hvala na poruci.' },
    question: { name: 'Pitanje', text: 'hvala na poruci. Da bismo odgovorili, treba nam još jedan podatak:' },
    decline: { name: 'Odbijanje', text: 'hvala na poruci. Nažalost, ovog puta ne možemo da pomognemo jer' },
  },
};

/** By language. */
export const RECEIPTS: Readonly<Record<Locale, ReceiptWords>> = {
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
