import {
  APP_STORE,
  DESCRIPTION,
  EMAIL,
  ENTRY_TITLE,
  FAQ,
  HEADING,
  hintedHours,
  LINK,
  NAME,
  ORDER,
  PHONE,
  PICTURE,
  PLAY_STORE,
  SHOWN,
  TEXT,
} from './common';
import { type ComponentWords, type Desk, hinted, type Words } from './words';

const SOCIAL: Words = ['Media społecznościowe', 'Social networks'];
const PICTOGRAM: Words = ['Znak', 'Sign'];
const ARROW = hinted(
  ['Kierunek strzałki', 'Direction of the arrow'],
  'Kąt: 0 w prawo, 90 w dół, −90 w górę.',
  'The angle: 0 right, 90 down, −90 up.',
);
const WAY_NOTE = hinted(['Jedna liczba', 'The one number'], 'Np. 6 min pieszo.', 'Such as 6 min on foot.');
const STOP: Words = ['Przystanek lub wejście', 'Stop or entrance'];
const WAY_SIGNS = 'metro, tram, bus, car, bike, wheel, pin';

export const CENTRE: Desk = {
  name: ['Centrum', 'The centre'],
  types: {
    'opening-time': {
      name: ['Godziny otwarcia', 'Opening hours'],
      fields: {
        opening_hours: hinted(
          ['Tydzień miejsc', 'The week of each place'],
          'Jeden wiersz na miejsce i jego dni; pierwsze miejsce to samo centrum. Miejsce z odnośnikiem do sklepu to ten sklep: te godziny idą wszędzie przed jego własnymi.',
          'One row a place and its days; the first place is the centre itself. A place whose link leads to a shop is that shop: its hours here go before the shop’s own, everywhere.',
        ),
        special_opening_days: hinted(
          ['Dni szczególne całego centrum', 'Special days of the whole centre'],
          'Obowiązują wszędzie, gdzie miejsce lub sklep nie mówi o tej dacie niczego innego. Bez godzin: wszystko nieczynne.',
          'They hold for every place and every shop that says nothing of its own about the date. Without hours everything is closed.',
        ),
        place_special_days: hinted(
          ['Dni szczególne jednego miejsca', 'Special days of one place'],
          'Dni, w które jedno miejsce ma własne godziny; idą przed dniami centrum. Dzień tylko dla sklepów należy do pierwszego miejsca.',
          'Days on which one place keeps hours of its own; they go before those of the whole centre. A day that only the shops keep belongs to the first place.',
        ),
        translations: hinted(
          ['Tłumaczenia słów', 'Translations of words'],
          'Co słowa powyżej znaczą w tym języku: nazwy miejsc i dni, odnośniki.',
          'What the words above mean in this language: names of places and days, links.',
        ),
      },
    },
    header: {
      name: ['Góra strony i nazwa centrum', 'Header and name of the centre'],
      rare: ['partnerLogos', 'cinema_openings', 'cableway_openings', 'dailyMenuPage'],
      fields: {
        centreName: hinted(
          ['Nazwa centrum', 'Name of the centre'],
          'Tak nazywa się centrum wszędzie, także w tym panelu.',
          'What the centre is called everywhere, in this admin too.',
        ),
        centreLogo: ['Logo centrum', 'Logo of the centre'],
        stickyBar: ['Pasek promocji nad stroną', 'Promotion bar above the page'],
        howToGetThere: ['Odnośnik „Jak dojechać”', 'Link “How to get here”'],
        giftCard: ['Odnośnik do karty podarunkowej', 'Link to the gift card'],
        socialLogo: SOCIAL,
        partnerLogos: ['Loga partnerów', 'Logos of partners'],
        cinema_openings: ['Godziny kina w nagłówku', 'Hours of the cinema in the header'],
        cableway_openings: ['Godziny kolejki w nagłówku', 'Hours of the cableway in the header'],
        dailyMenuPage: hinted(
          ['Nazwa menu dnia w menu', 'Name of the daily menu in the menu'],
          'Puste: menu dnia nie stoi w menu strony.',
          'Empty: the daily menu does not stand in the menu.',
        ),
      },
    },
    footer: {
      name: ['Stopka strony', 'Footer'],
      rare: ['copyright_text', 'copyright_link', 'nepiLogo', 'spotSection'],
      fields: {
        footerCol: ['Kolumny odnośników', 'Columns of links'],
        newsletter: ['Zapis na newsletter', 'Newsletter sign-up'],
        socialLogo: SOCIAL,
        appleDownload: APP_STORE,
        googleDownload: PLAY_STORE,
        copyright_text: ['Nota o prawach autorskich', 'Copyright line'],
        copyright_link: ['Dokąd prowadzi nota', 'Where the copyright line leads'],
        nepiLogo: ['Logo właściciela', 'Logo of the owner'],
        spotSection: ['Sekcja SPOT', 'SPOT section'],
      },
    },
    'info-page': {
      name: ['Kontakt i informacje', 'Contact and information'],
      rare: ['takeMeThereLabel', 'takeMeThereURL', 'locationURL', 'links', 'desks'],
      fields: {
        contact: ['Kontakty', 'Contacts'],
        displayOpeningTimeOnInfoPage: ['Pokazuj godziny otwarcia', 'Show the opening hours'],
        free_text: TEXT,
        transportation_lines: ['Dojazd', 'Ways to get here'],
        faq: FAQ,
        takeMeThereLabel: ['Napis na przycisku nawigacji', 'Words on the route button'],
        takeMeThereURL: hinted(
          ['Nawigacja do centrum', 'Route to the centre'],
          'Cały adres, https://…',
          'The whole address, https://…',
        ),
        locationURL: hinted(
          ['Mapa okolicy', 'Map of the surroundings'],
          'Adres poza naszą stroną, https://…',
          'An address outside this site, https://…',
        ),
        links: hinted(['Dalsze strony', 'Further pages'], 'Np. /page/faq.', 'Such as /page/faq.'),
        desks: hinted(
          ['Kto dostaje wiadomości', 'Who gets messages'],
          'Adres dla każdego tematu formularza kontaktowego.',
          'An address for each subject of the contact form.',
        ),
      },
    },
    'picture-text': {
      name: ['Opisy zdjęć', 'Descriptions of pictures'],
      title: 'text',
      list: ['picture', 'text', 'updatedAt'],
      sort: ['text', 'ASC'],
      fields: {
        picture: PICTURE,
        text: hinted(
          ['Co widać na zdjęciu', 'What the picture shows'],
          'Jednym zdaniem, dla osób, które go nie widzą.',
          'In a sentence, for people who do not see it.',
        ),
      },
    },
  },
};

export const CENTRE_PARTS: ComponentWords = {
  'contact.desk': {
    name: ['Temat wiadomości', 'Subject of messages'],
    title: 'topic',
    fields: {
      topic: ['Temat', 'Subject'],
      email: EMAIL,
    },
  },
  'hours.opening-hours': {
    name: ['Godziny miejsca', 'Hours of a place'],
    title: 'entryTitle',
    fields: {
      for_what: hinted(
        ['Miejsce', 'Place'],
        'Te same słowa we wszystkich wierszach miejsca, w języku domyślnym.',
        'The same words in all of its rows, in the default language.',
      ),
      day: hinted(
        ['Dzień lub dni', 'Day or days'],
        'Dzień albo zakres z łącznikiem (poniedziałek-piątek), po angielsku lub w tym języku.',
        'A day or a range with a dash (Monday-Friday), in English or in this language.',
      ),
      opening_hour: hintedHours(['Otwarcie', 'Opens']),
      closing_hour: hintedHours(['Zamknięcie', 'Closes']),
      opening_hours_text: hinted(
        ['Dopisek do godzin', 'Words beside the hours'],
        'Stoi obok godzin, a gdy ich brak, obok słowa „nieczynne”: „ostatnie wejście o 21:30”.',
        'Stands beside the hours, or beside “closed” where there are none: “last entry at 21:30”.',
      ),
      isActive: SHOWN,
      order: ORDER,
      link: LINK,
      link_target: ['Odnośnik otwiera się', 'The link opens'],
      icon: ['Ikona', 'Icon'],
      entryTitle: ENTRY_TITLE,
    },
  },
  'hours.place-days': {
    name: ['Dni szczególne miejsca', 'Special days of a place'],
    title: 'for_what',
    fields: {
      for_what: hinted(
        ['Miejsce', 'Place'],
        'Jak w godzinach otwarcia, w języku domyślnym.',
        'As its opening hours call it in the default language.',
      ),
      days: hinted(['Dni', 'Days'], 'Każda data raz.', 'Each date once.'),
    },
  },
  'hours.special-day': {
    name: ['Dzień szczególny', 'Special day'],
    title: 'entryTitle',
    fields: {
      date: ['Data', 'Date'],
      special_day_name: hinted(
        ['Co to za dzień', 'What day it is'],
        'Np. niedziela handlowa, Wigilia.',
        'Such as shopping Sunday, Christmas Eve.',
      ),
      opening_hour: hintedHours(['Otwarcie', 'Opens']),
      closing_hour: hintedHours(['Zamknięcie', 'Closes']),
      entryTitle: ENTRY_TITLE,
    },
  },
  'hours.translation': {
    name: ['Tłumaczenie', 'Translation'],
    title: 'original',
    fields: {
      original: ['Słowa w języku domyślnym', 'Words in the default language'],
      translation: ['W tym języku', 'In this language'],
    },
  },
  'header.gift-card': {
    name: ['Odnośnik do karty', 'Link to the gift card'],
    fields: { isActive: SHOWN, name: NAME, href: LINK },
  },
  'header.logo': {
    name: ['Logo', 'Logo'],
    title: 'name',
    fields: {
      name: NAME,
      media: PICTURE,
      alt: hinted(
        ['Co widać na logo', 'What the logo shows'],
        'Dla osób, które go nie widzą.',
        'For people who do not see it.',
      ),
      href: LINK,
    },
  },
  'header.opening-widget': {
    name: ['Godziny w nagłówku', 'Hours in the header'],
    fields: {
      isActive: SHOWN,
      for_what: hinted(['Miejsce', 'Place'], 'Jak w godzinach otwarcia.', 'As the opening hours call it.'),
    },
  },
  'header.social-logo': {
    name: ['Serwis społecznościowy', 'Social network'],
    title: 'name',
    fields: {
      name: NAME,
      isActive: SHOWN,
      href: hinted(
        ['Adres profilu', 'Address of the profile'],
        'Cały adres, https://…',
        'The whole address, https://…',
      ),
      image: ['Ikona', 'Icon'],
    },
  },
  'header.sticky-bar': {
    name: ['Pasek promocji', 'Promotion bar'],
    fields: {
      isActive: SHOWN,
      description: hinted(
        TEXT,
        'Do 90 znaków pasek zostaje na górze przy przewijaniu; dłuższy przewija się ze stroną.',
        'Up to 90 characters the bar stays at the top while scrolling; a longer one scrolls with the page.',
      ),
      href: LINK,
    },
  },
  'footer.column': {
    name: ['Kolumna', 'Column'],
    title: 'heading',
    fields: { heading: HEADING, links: ['Odnośniki', 'Links'] },
  },
  'footer.link': {
    name: ['Odnośnik', 'Link'],
    title: 'name',
    fields: {
      name: NAME,
      href: LINK,
      hasFunction: hinted(
        ['Zamiast odnośnika', 'Instead of a link'],
        'cookies: otwiera wybór plików cookie. Zwykle puste.',
        'cookies: opens the choice of cookies. Empty as a rule.',
      ),
    },
  },
  'footer.newsletter': {
    name: ['Zapis na newsletter', 'Newsletter sign-up'],
    fields: {
      showNewsletter: SHOWN,
      showFirstName: ['Pytaj o imię', 'Ask for the first name'],
      showLastName: ['Pytaj o nazwisko', 'Ask for the last name'],
      ageErrorText: hinted(
        ['Gdy ktoś nie potwierdzi wieku', 'When the age is not confirmed'],
        'Zdanie pod polem. Puste: zdanie strony.',
        'The sentence below the box. Empty: the site’s own.',
      ),
    },
  },
  'footer.spot': {
    name: ['Sekcja SPOT', 'SPOT section'],
    fields: { showSection: SHOWN, heading: HEADING, description: DESCRIPTION },
  },
  'footer.store-badge': {
    name: ['Odznaka sklepu z aplikacjami', 'Badge of an app store'],
    fields: {
      isActive: SHOWN,
      href: hinted(
        ['Adres aplikacji', 'Address of the app'],
        'Cały adres, https://…',
        'The whole address, https://…',
      ),
      image: ['Odznaka', 'Badge'],
    },
  },
  'documents.contact': {
    name: ['Kontakt', 'Contact'],
    title: 'name',
    fields: {
      name: NAME,
      value: hinted(
        ['Co widać', 'What is read'],
        'Numer, adres albo zdanie.',
        'A number, an address or a sentence.',
      ),
      href: hinted(
        ['Co się dzieje po naciśnięciu', 'What a press does'],
        'tel:+48225550140, mailto:info@… albo adres strony.',
        'tel:+48225550140, mailto:info@… or the address of a page.',
      ),
      pictogram: hinted(
        PICTOGRAM,
        'Jedno ze słów: phone, mail, pin, info, user, clock, car, wheel.',
        'One of the words phone, mail, pin, info, user, clock, car, wheel.',
      ),
    },
  },
  'documents.question': {
    name: ['Pytanie', 'Question'],
    title: 'question',
    fields: { question: ['Pytanie', 'Question'], answer: ['Odpowiedź', 'Answer'] },
  },
  'documents.transport-line': {
    name: ['Dojazd', 'Way to get here'],
    title: 'name',
    fields: {
      name: NAME,
      text: STOP,
      note: WAY_NOTE,
      pictogram: hinted(PICTOGRAM, `Jedno ze słów: ${WAY_SIGNS}.`, `One of the words ${WAY_SIGNS}.`),
      turn: ARROW,
      href: LINK,
    },
  },
  'home.way': {
    name: ['Dojazd', 'Way to get here'],
    title: 'name',
    fields: {
      name: NAME,
      text: STOP,
      note: WAY_NOTE,
      pictogram: hinted(PICTOGRAM, `Jedno ze słów: ${WAY_SIGNS}.`, `One of the words ${WAY_SIGNS}.`),
      turn: ARROW,
      href: LINK,
    },
  },
  'shared.link': {
    name: ['Odnośnik', 'Link'],
    title: 'name',
    fields: { name: NAME, href: LINK },
  },
  'services.email': {
    name: ['Adres e-mail', 'E-mail address'],
    title: 'email',
    fields: { email: EMAIL },
  },
  'services.team-member': {
    name: ['Osoba z zespołu', 'Team member'],
    title: 'name',
    fields: {
      name: ['Imię i nazwisko', 'Name'],
      position: ['Stanowisko', 'Position'],
      phone: PHONE,
      email: EMAIL,
      media: PICTURE,
    },
  },
};
