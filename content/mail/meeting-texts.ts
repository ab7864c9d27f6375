import type { Locale } from '@mall/contract';
import type { MeetingWords } from './words';

const pl: MeetingWords = {
  street: 'Adres',
  entrance: 'Którędy',
  studio: 'Miejsce',
  phone: 'Telefon',
  word: 'Od nas',
  manage: 'Zobacz, przenieś lub odwołaj spotkanie',
  gone: 'Załączony plik usuwa wpis z kalendarza.',
  letters: {
    confirmed: {
      subject: 'Potwierdzone: spotkanie ze stylistką lub stylistą, {when}',
      text: 'Potwierdzamy Twoje spotkanie z osobistą stylistką lub stylistą w centrum {centre}. Czekamy na Ciebie:',
    },
    moved: {
      subject: 'Nowy termin spotkania ze stylistką lub stylistą: {when}',
      text: 'Przenieśliśmy Twoje spotkanie na inny termin. Jeśli Ci nie odpowiada, wybierz inny albo je odwołaj.',
    },
    movedByYou: {
      subject: 'Nowy termin do potwierdzenia: {when}',
      text: 'Mamy Twój nowy termin. Potwierdzimy go telefonicznie albo e-mailem, do tego czasu jest wstępny.',
    },
    stylist: {
      subject: 'Spotka się z Tobą kto inny: {when}',
      text: 'Termin spotkania się nie zmienia, ale w studiu czeka na Ciebie kto inny: {stylist}.',
    },
    declined: {
      subject: 'Spotkanie ze stylistką lub stylistą: ten termin się nie uda, {when}',
      text: 'Niestety nie możemy przyjąć Cię w tym terminie. Inny możesz wybrać na naszej stronie.',
    },
    cancelledByYou: {
      subject: 'Odwołane: spotkanie ze stylistką lub stylistą, {when}',
      text: 'Twoje spotkanie jest odwołane, zgodnie z Twoją prośbą. Zapraszamy w innym terminie.',
    },
    calledOff: {
      subject: 'Odwołujemy spotkanie ze stylistką lub stylistą: {when}',
      text: 'Przepraszamy, musimy odwołać Twoje spotkanie. Inny termin możesz wybrać na naszej stronie.',
    },
    reminder: {
      subject: 'Przypomnienie: spotkanie ze stylistką lub stylistą, {when}',
      text: 'Przypominamy o Twoim spotkaniu z osobistą stylistką lub stylistą w centrum {centre}:',
    },
  },
};

const en: MeetingWords = {
  street: 'Address',
  entrance: 'Way in',
  studio: 'Place',
  phone: 'Phone',
  word: 'From us',
  manage: 'See, move or cancel the meeting',
  gone: 'The attached file takes the entry out of your calendar.',
  letters: {
    confirmed: {
      subject: 'Confirmed: your stylist appointment, {when}',
      text: 'We confirm your meeting with a personal stylist at {centre}. We look forward to it:',
    },
    moved: {
      subject: 'A new time for your stylist appointment: {when}',
      text: 'We have moved your meeting to another time. If it does not suit you, choose another or cancel.',
    },
    movedByYou: {
      subject: 'New time, to be confirmed: {when}',
      text: 'We have your new time. We will confirm it by phone or email; until then it is provisional.',
    },
    stylist: {
      subject: 'Another stylist for your appointment: {when}',
      text: 'The time stays the same, but somebody else will meet you: {stylist}.',
    },
    declined: {
      subject: 'Your stylist appointment: we cannot make it, {when}',
      text: 'Sorry, we cannot meet you at this time. You can ask for another one on our site.',
    },
    cancelledByYou: {
      subject: 'Cancelled: your stylist appointment, {when}',
      text: 'Your meeting is cancelled, as you asked. You are welcome another time.',
    },
    calledOff: {
      subject: 'We have to cancel your stylist appointment: {when}',
      text: 'Sorry, we have to cancel your meeting. You can ask for another time on our site.',
    },
    reminder: {
      subject: 'Reminder: your stylist appointment, {when}',
      text: 'This is to remind you of your meeting with a personal stylist at {centre}:',
    },
  },
};

const bg: MeetingWords = {
  street: 'Адрес',
  entrance: 'Откъде',
  studio: 'Място',
  phone: 'Телефон',
  word: 'От нас',
  manage: 'Вижте, преместете или отменете срещата',
  gone: 'Приложеният файл премахва записа от календара ви.',
  letters: {
    confirmed: {
      subject: 'Потвърдено: среща със стилист, {when}',
      text: 'Потвърждаваме срещата ви с личен стилист в {centre}. Очакваме ви:',
    },
    moved: {
      subject: 'Нов час за срещата със стилист: {when}',
      text: 'Преместихме срещата ви за друг час. Ако не ви е удобен, изберете друг или я отменете.',
    },
    movedByYou: {
      subject: 'Нов час за потвърждение: {when}',
      text: 'Получихме новия ви час. Ще го потвърдим по телефона или по имейл; дотогава той е предварителен.',
    },
    stylist: {
      subject: 'Друг стилист за срещата ви: {when}',
      text: 'Часът остава същият, но ще ви посрещне друг човек: {stylist}.',
    },
    declined: {
      subject: 'Среща със стилист: този час е невъзможен, {when}',
      text: 'За съжаление не можем да ви приемем в този час. Можете да изберете друг на нашия сайт.',
    },
    cancelledByYou: {
      subject: 'Отменена: среща със стилист, {when}',
      text: 'Срещата ви е отменена, както поискахте. Ще се радваме да ви видим друг път.',
    },
    calledOff: {
      subject: 'Отменяме срещата със стилист: {when}',
      text: 'Съжаляваме, налага се да отменим срещата ви. Можете да изберете друг час на нашия сайт.',
    },
    reminder: {
      subject: 'Напомняне: среща със стилист, {when}',
      text: 'Напомняме ви за срещата с личен стилист в {centre}:',
    },
  },
};

const cs: MeetingWords = {
  street: 'Adresa',
  entrance: 'Kudy',
  studio: 'Místo',
  phone: 'Telefon',
  word: 'Od nás',
  manage: 'Zobrazit, přesunout nebo zrušit schůzku',
  gone: 'Přiložený soubor odstraní záznam z vašeho kalendáře.',
  letters: {
    confirmed: {
      subject: 'Potvrzeno: schůzka se stylistkou nebo stylistou, {when}',
      text: 'potvrzujeme vaši schůzku s osobní stylistkou nebo stylistou v centru {centre}. Těšíme se na vás:',
    },
    moved: {
      subject: 'Nový termín schůzky se stylistkou nebo stylistou: {when}',
      text: 'přesunuli jsme vaši schůzku na jiný termín. Pokud vám nevyhovuje, vyberte si jiný nebo ji zrušte.',
    },
    movedByYou: {
      subject: 'Nový termín k potvrzení: {when}',
      text: 'máme váš nový termín. Potvrdíme ho telefonicky nebo e-mailem, do té doby je předběžný.',
    },
    stylist: {
      subject: 'Na schůzku přijde někdo jiný: {when}',
      text: 'termín se nemění, ale setká se s vámi někdo jiný: {stylist}.',
    },
    declined: {
      subject: 'Schůzka se stylistkou nebo stylistou: tento termín nevyjde, {when}',
      text: 'bohužel vás v tomto termínu nemůžeme přijmout. Jiný si můžete vybrat na našem webu.',
    },
    cancelledByYou: {
      subject: 'Zrušeno: schůzka se stylistkou nebo stylistou, {when}',
      text: 'vaše schůzka je zrušena, jak jste chtěli. Rádi vás uvidíme jindy.',
    },
    calledOff: {
      subject: 'Rušíme schůzku se stylistkou nebo stylistou: {when}',
      text: 'omlouváme se, vaši schůzku musíme zrušit. Jiný termín si můžete vybrat na našem webu.',
    },
    reminder: {
      subject: 'Připomínka: schůzka se stylistkou nebo stylistou, {when}',
      text: 'připomínáme vaši schůzku s osobní stylistkou nebo stylistou v centru {centre}:',
    },
  },
};

const hr: MeetingWords = {
  street: 'Adresa',
  entrance: 'Kuda',
  studio: 'Mjesto',
  phone: 'Telefon',
  word: 'Od nas',
  manage: 'Pogledajte, pomaknite ili otkažite susret',
  gone: 'Datoteka u privitku uklanja zapis iz vašeg kalendara.',
  letters: {
    confirmed: {
      subject: 'Potvrđeno: susret sa stilisticom ili stilistom, {when}',
      text: 'Potvrđujemo vaš susret s osobnom stilisticom ili stilistom u centru {centre}. Veselimo se:',
    },
    moved: {
      subject: 'Novi termin susreta sa stilisticom ili stilistom: {when}',
      text: 'Pomaknuli smo vaš susret na drugi termin. Ako vam ne odgovara, odaberite drugi ili ga otkažite.',
    },
    movedByYou: {
      subject: 'Novi termin za potvrdu: {when}',
      text: 'Imamo vaš novi termin. Potvrdit ćemo ga telefonom ili e-poštom; do tada je okviran.',
    },
    stylist: {
      subject: 'Na susret dolazi netko drugi: {when}',
      text: 'Termin ostaje isti, ali dočekat će vas netko drugi: {stylist}.',
    },
    declined: {
      subject: 'Susret sa stilisticom ili stilistom: ovaj termin nije moguć, {when}',
      text: 'Nažalost, u tom vas terminu ne možemo primiti. Drugi možete odabrati na našoj stranici.',
    },
    cancelledByYou: {
      subject: 'Otkazano: susret sa stilisticom ili stilistom, {when}',
      text: 'Vaš je susret otkazan, kako ste željeli. Rado ćemo vas vidjeti drugi put.',
    },
    calledOff: {
      subject: 'Otkazujemo susret sa stilisticom ili stilistom: {when}',
      text: 'Žao nam je, moramo otkazati vaš susret. Drugi termin možete odabrati na našoj stranici.',
    },
    reminder: {
      subject: 'Podsjetnik: susret sa stilisticom ili stilistom, {when}',
      text: 'Podsjećamo vas na susret s osobnom stilisticom ili stilistom u centru {centre}:',
    },
  },
};

const hu: MeetingWords = {
  street: 'Cím',
  entrance: 'Merre',
  studio: 'Helyszín',
  phone: 'Telefon',
  word: 'Tőlünk',
  manage: 'A találkozó megtekintése, áthelyezése vagy lemondása',
  gone: 'A mellékelt fájl törli a bejegyzést a naptáradból.',
  letters: {
    confirmed: {
      subject: 'Megerősítve: stylist-időpont, {when}',
      text: 'Megerősítjük a találkozódat a személyi stylisttal ({centre}). Várunk:',
    },
    moved: {
      subject: 'Új stylist-időpont: {when}',
      text: 'Másik időpontra tettük a találkozódat. Ha nem felel meg, válassz másikat, vagy mondd le.',
    },
    movedByYou: {
      subject: 'Új időpont, megerősítésre vár: {when}',
      text: 'Megkaptuk az új időpontodat. Telefonon vagy e-mailben erősítjük meg, addig csak előzetes.',
    },
    stylist: {
      subject: 'Másik stylist vár a találkozódon: {when}',
      text: 'Az időpont nem változik, de valaki más vár: {stylist}.',
    },
    declined: {
      subject: 'Stylist-időpont: ez sajnos nem jó, {when}',
      text: 'Sajnos ebben az időpontban nem tudunk fogadni. Az oldalunkon választhatsz másikat.',
    },
    cancelledByYou: {
      subject: 'Lemondva: stylist-időpont, {when}',
      text: 'A találkozódat kérésedre lemondtuk. Szívesen látunk máskor.',
    },
    calledOff: {
      subject: 'Le kell mondanunk a stylist-időpontot: {when}',
      text: 'Sajnáljuk, le kell mondanunk a találkozódat. Az oldalunkon választhatsz másik időpontot.',
    },
    reminder: {
      subject: 'Emlékeztető: stylist-időpont, {when}',
      text: 'Emlékeztetünk a személyi stylisttal megbeszélt találkozódra ({centre}):',
    },
  },
};

const lt: MeetingWords = {
  street: 'Adresas',
  entrance: 'Kaip ateiti',
  studio: 'Vieta',
  phone: 'Telefonas',
  word: 'Mūsų žinutė',
  manage: 'Peržiūrėti, perkelti arba atšaukti susitikimą',
  gone: 'Pridėtas failas pašalina įrašą iš jūsų kalendoriaus.',
  letters: {
    confirmed: {
      subject: 'Patvirtinta: susitikimas su stiliste ar stilistu, {when}',
      text: 'Patvirtiname jūsų susitikimą su asmenine stiliste ar stilistu ({centre}). Laukiame jūsų:',
    },
    moved: {
      subject: 'Naujas susitikimo su stiliste ar stilistu laikas: {when}',
      text: 'Perkėlėme jūsų susitikimą į kitą laiką. Jei jis netinka, pasirinkite kitą arba atšaukite.',
    },
    movedByYou: {
      subject: 'Naujas laikas, dar nepatvirtintas: {when}',
      text: 'Gavome jūsų naują laiką. Patvirtinsime jį telefonu arba el. paštu; iki tol jis preliminarus.',
    },
    stylist: {
      subject: 'Jus pasitiks kitas žmogus: {when}',
      text: 'Laikas nesikeičia, bet jus pasitiks kitas žmogus: {stylist}.',
    },
    declined: {
      subject: 'Susitikimas su stiliste ar stilistu: šis laikas netinka, {when}',
      text: 'Deja, šiuo laiku negalime jūsų priimti. Kitą galite pasirinkti mūsų svetainėje.',
    },
    cancelledByYou: {
      subject: 'Atšaukta: susitikimas su stiliste ar stilistu, {when}',
      text: 'Jūsų susitikimas atšauktas, kaip prašėte. Lauksime kitą kartą.',
    },
    calledOff: {
      subject: 'Atšaukiame susitikimą su stiliste ar stilistu: {when}',
      text: 'Atsiprašome, turime atšaukti jūsų susitikimą. Kitą laiką galite pasirinkti mūsų svetainėje.',
    },
    reminder: {
      subject: 'Priminimas: susitikimas su stiliste ar stilistu, {when}',
      text: 'Primename apie jūsų susitikimą su asmenine stiliste ar stilistu ({centre}):',
    },
  },
};

const ro: MeetingWords = {
  street: 'Adresă',
  entrance: 'Pe unde',
  studio: 'Loc',
  phone: 'Telefon',
  word: 'De la noi',
  manage: 'Vezi, mută sau anulează întâlnirea',
  gone: 'Fișierul atașat șterge întâlnirea din calendarul tău.',
  letters: {
    confirmed: {
      subject: 'Confirmat: întâlnirea cu stilistul, {when}',
      text: 'Îți confirmăm întâlnirea cu un stilist personal la {centre}. Te așteptăm:',
    },
    moved: {
      subject: 'O oră nouă pentru întâlnirea cu stilistul: {when}',
      text: 'Ți-am mutat întâlnirea la altă oră. Dacă nu ți se potrivește, alege alta sau anuleaz-o.',
    },
    movedByYou: {
      subject: 'Oră nouă, de confirmat: {when}',
      text: 'Am primit ora nouă. O confirmăm prin telefon sau e-mail; până atunci este provizorie.',
    },
    stylist: {
      subject: 'Alt stilist la întâlnirea ta: {when}',
      text: 'Ora rămâne aceeași, dar te va întâmpina altcineva: {stylist}.',
    },
    declined: {
      subject: 'Întâlnirea cu stilistul: ora aceasta nu se poate, {when}',
      text: 'Ne pare rău, nu te putem primi la această oră. Poți alege alta pe site-ul nostru.',
    },
    cancelledByYou: {
      subject: 'Anulată: întâlnirea cu stilistul, {when}',
      text: 'Întâlnirea ta este anulată, așa cum ai cerut. Te așteptăm altă dată.',
    },
    calledOff: {
      subject: 'Anulăm întâlnirea cu stilistul: {when}',
      text: 'Ne pare rău, trebuie să anulăm întâlnirea. Poți alege altă oră pe site-ul nostru.',
    },
    reminder: {
      subject: 'Memento: întâlnirea cu stilistul, {when}',
      text: 'Îți amintim de întâlnirea cu un stilist personal la {centre}:',
    },
  },
};

const sk: MeetingWords = {
  street: 'Adresa',
  entrance: 'Kadiaľ',
  studio: 'Miesto',
  phone: 'Telefón',
  word: 'Od nás',
  manage: 'Zobraziť, presunúť alebo zrušiť stretnutie',
  gone: 'Priložený súbor odstráni záznam z vášho kalendára.',
  letters: {
    confirmed: {
      subject: 'Potvrdené: stretnutie so stylistkou alebo stylistom, {when}',
      text: 'potvrdzujeme vaše stretnutie s osobnou stylistkou alebo stylistom v centre {centre}. Tešíme sa na vás:',
    },
    moved: {
      subject: 'Nový termín stretnutia so stylistkou alebo stylistom: {when}',
      text: 'presunuli sme vaše stretnutie na iný termín. Ak vám nevyhovuje, vyberte si iný alebo ho zrušte.',
    },
    movedByYou: {
      subject: 'Nový termín na potvrdenie: {when}',
      text: 'máme váš nový termín. Potvrdíme ho telefonicky alebo e-mailom, dovtedy je predbežný.',
    },
    stylist: {
      subject: 'Na stretnutie príde niekto iný: {when}',
      text: 'termín sa nemení, ale stretne sa s vami niekto iný: {stylist}.',
    },
    declined: {
      subject: 'Stretnutie so stylistkou alebo stylistom: tento termín nevyjde, {when}',
      text: 'žiaľ, v tomto termíne vás nemôžeme prijať. Iný si môžete vybrať na našom webe.',
    },
    cancelledByYou: {
      subject: 'Zrušené: stretnutie so stylistkou alebo stylistom, {when}',
      text: 'vaše stretnutie je zrušené, ako ste chceli. Radi vás uvidíme inokedy.',
    },
    calledOff: {
      subject: 'Rušíme stretnutie so stylistkou alebo stylistom: {when}',
      text: 'ospravedlňujeme sa, vaše stretnutie musíme zrušiť. Iný termín si môžete vybrať na našom webe.',
    },
    reminder: {
      subject: 'Pripomienka: stretnutie so stylistkou alebo stylistom, {when}',
      text: 'pripomíname vaše stretnutie s osobnou stylistkou alebo stylistom v centre {centre}:',
    },
  },
};

const ru: MeetingWords = {
  street: 'Адрес',
  entrance: 'Как пройти',
  studio: 'Место',
  phone: 'Телефон',
  word: 'От нас',
  manage: 'Посмотреть, перенести или отменить встречу',
  gone: 'Приложенный файл удалит запись из вашего календаря.',
  letters: {
    confirmed: {
      subject: 'Подтверждено: встреча со стилистом, {when}',
      text: 'Подтверждаем вашу встречу с персональным стилистом в центре {centre}. Ждём вас:',
    },
    moved: {
      subject: 'Новое время встречи со стилистом: {when}',
      text: 'Мы перенесли вашу встречу на другое время. Если оно не подходит, выберите другое или отмените встречу.',
    },
    movedByYou: {
      subject: 'Новое время, ждёт подтверждения: {when}',
      text: 'Мы получили ваше новое время. Подтвердим его по телефону или по почте; до тех пор оно предварительное.',
    },
    stylist: {
      subject: 'На встрече будет другой стилист: {when}',
      text: 'Время не меняется, но встретит вас другой человек: {stylist}.',
    },
    declined: {
      subject: 'Встреча со стилистом: это время не подходит, {when}',
      text: 'К сожалению, мы не сможем принять вас в это время. Другое можно выбрать на нашем сайте.',
    },
    cancelledByYou: {
      subject: 'Отменено: встреча со стилистом, {when}',
      text: 'Ваша встреча отменена, как вы просили. Будем рады видеть вас в другой раз.',
    },
    calledOff: {
      subject: 'Отменяем встречу со стилистом: {when}',
      text: 'Извините, нам приходится отменить вашу встречу. Другое время можно выбрать на нашем сайте.',
    },
    reminder: {
      subject: 'Напоминание: встреча со стилистом, {when}',
      text: 'Напоминаем о вашей встрече с персональным стилистом в центре {centre}:',
    },
  },
};

const sr: MeetingWords = {
  street: 'Adresa',
  entrance: 'Kuda',
  studio: 'Mesto',
  phone: 'Telefon',
  word: 'Od nas',
  manage: 'Pogledajte, pomerite ili otkažite susret',
  gone: 'Fajl u prilogu uklanja zapis iz vašeg kalendara.',
  letters: {
    confirmed: {
      subject: 'Potvrđeno: susret sa stilistkinjom ili stilistom, {when}',
      text: 'Potvrđujemo vaš susret sa ličnom stilistkinjom ili stilistom u centru {centre}. Radujemo se:',
    },
    moved: {
      subject: 'Novi termin susreta sa stilistkinjom ili stilistom: {when}',
      text: 'Pomerili smo vaš susret na drugi termin. Ako vam ne odgovara, izaberite drugi ili ga otkažite.',
    },
    movedByYou: {
      subject: 'Novi termin za potvrdu: {when}',
      text: 'Imamo vaš novi termin. Potvrdićemo ga telefonom ili imejlom; do tada je okviran.',
    },
    stylist: {
      subject: 'Na susret dolazi neko drugi: {when}',
      text: 'Termin ostaje isti, ali dočekaće vas neko drugi: {stylist}.',
    },
    declined: {
      subject: 'Susret sa stilistkinjom ili stilistom: ovaj termin nije moguć, {when}',
      text: 'Nažalost, u tom terminu ne možemo da vas primimo. Drugi možete izabrati na našem sajtu.',
    },
    cancelledByYou: {
      subject: 'Otkazano: susret sa stilistkinjom ili stilistom, {when}',
      text: 'Vaš susret je otkazan, kako ste želeli. Rado ćemo vas videti drugi put.',
    },
    calledOff: {
      subject: 'Otkazujemo susret sa stilistkinjom ili stilistom: {when}',
      text: 'Žao nam je, moramo da otkažemo vaš susret. Drugi termin možete izabrati na našem sajtu.',
    },
    reminder: {
      subject: 'Podsetnik: susret sa stilistkinjom ili stilistom, {when}',
      text: 'Podsećamo vas na susret sa ličnom stilistkinjom ili stilistom u centru {centre}:',
    },
  },
};

/** By language. */
export const MEETING_WORDS: Readonly<Record<Locale, MeetingWords>> = {
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
