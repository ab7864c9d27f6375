import { ENTRY_TITLE, LANGUAGE, NAME, SHOP } from './common';
import { type ComponentWords, type Desk, hinted } from './words';

export const MAP: Desk = {
  name: ['Mapa', 'The map'],
  types: {
    'map-location': {
      name: ['Lokale na mapie', 'Rooms on the map'],
      title: 'entryTitle',
      list: ['entryTitle', 'tenant', 'title', 'redirectId'],
      sort: ['locationId', 'ASC'],
      fields: {
        locationId: hinted(
          ['Numer lokalu', 'Number of the room'],
          'Jak na planie, np. 1.24.',
          'As on the plan, such as 1.24.',
        ),
        tenant: hinted(SHOP, 'Także drugi lokal jednego sklepu.', 'A second room of one shop too.'),
        title: hinted(
          ['Napis na mapie', 'Words on the map'],
          'Puste: nazwa sklepu.',
          'Empty: the name of the shop.',
        ),
        redirectId: hinted(
          ['Pokazuj zamiast niego lokal', 'Show this room instead'],
          'Numer innego lokalu, np. 1.25.',
          'The number of another room, such as 1.25.',
        ),
        entryTitle: ENTRY_TITLE,
      },
    },
    'map-equipment': {
      name: ['Windy i schody ruchome', 'Lifts and escalators'],
      title: 'name',
      list: ['name', 'outOfOrder', 'note', 'updatedAt'],
      sort: ['name', 'ASC'],
      fields: {
        name: NAME,
        outOfOrder: hinted(
          ['Nieczynne', 'Out of order'],
          'Drogi na mapie omijają je od razu.',
          'Routes avoid it at once.',
        ),
        equipmentId: hinted(
          ['Znak w źródle mapy', 'Mark in the map source'],
          'Jak w źródle mapy (equipment); nie zmieniać.',
          'As in the map source (equipment); not to be changed.',
        ),
        note: hinted(['Notatka', 'Note'], 'Tylko dla zespołu.', 'For the staff only.'),
      },
    },
    location: {
      name: ['Piętra', 'Floors'],
      title: 'entryTitle',
      list: ['entryTitle', 'level'],
      sort: ['level', 'ASC'],
      fields: {
        level: hinted(
          ['Poziom', 'Level'],
          'Parter to 0, pod ziemią −1; pięter może być dowolnie wiele.',
          'The ground is 0, below it −1; there may be any number of floors.',
        ),
        floorName: hinted(
          ['Nazwa dla zespołu', 'Name for the staff'],
          'Odwiedzający czytają nazwy poniżej, a bez nich zwykłą nazwę poziomu.',
          'Visitors read the names below, and without them the usual name of the level.',
        ),
        sign: hinted(
          ['Znak na ścianie', 'Sign on the wall'],
          'Do trzech znaków, np. P. Puste: numer poziomu.',
          'Up to three characters, such as P. Empty: the number of the level.',
        ),
        names: hinted(
          ['Nazwy w językach', 'Names by language'],
          'Co czytają odwiedzający. Bez nazwy w języku: zwykła nazwa poziomu.',
          'What visitors read. Without a name in a language: the usual name of the level.',
        ),
        colour: hinted(
          ['Kolor', 'Colour'],
          'Np. #00664a. Czy pisze się na nim bielą, czy czernią, wynika z niego samego. Puste: kolor poziomu.',
          'Such as #00664a. Whether white or black is written on it follows by itself. Empty: the colour of the level.',
        ),
        entryTitle: ENTRY_TITLE,
      },
    },
    'mall-room': {
      name: ['Lokale', 'Rooms'],
      title: 'entryTitle',
      list: ['entryTitle', 'room_id'],
      sort: ['room_id', 'ASC'],
      fields: {
        room_id: hinted(
          ['Numer lokalu', 'Number of the room'],
          'Jak na planie, np. 1.24.',
          'As on the plan, such as 1.24.',
        ),
        entryTitle: ENTRY_TITLE,
      },
    },
    'map-source': {
      name: ['Dane mapy', 'Data of the map'],
      fields: {
        source: hinted(
          ['Rysunek budynku', 'Drawing of the building'],
          'GeoJSON (FeatureCollection). Nazwy sklepów dopisuje system, po numerze lokalu.',
          'GeoJSON (FeatureCollection). The names of shops are added by the system, by room.',
        ),
      },
    },
    'map-pdf': {
      name: ['Plan do druku', 'Plan to print'],
      fields: {
        pdf: hinted(
          ['Plik PDF', 'PDF file'],
          'Puste: plan rysuje system.',
          'Empty: the system draws the plan.',
        ),
      },
    },
  },
};

export const SETTINGS: Desk = {
  name: ['Ustawienia', 'Settings'],
  types: {
    'cookie-setting': {
      name: ['Pliki cookie', 'Cookies'],
      fields: {
        cookiesPopup: ['Okno zgody', 'Consent window'],
        cookiesCategories: hinted(
          ['Rodzaje plików cookie', 'Kinds of cookies'],
          'Co strona sama przechowuje i jak długo, dopisuje sama: wiersz o tej samej nazwie zmienia tylko słowa. Wymień, co przechowują Wasze skrypty.',
          'What the website keeps by itself it adds by itself, with how long: a row of the same name here changes the words only. List what your own scripts keep.',
        ),
        consentPreset: hinted(
          ['Ustawienie przed wyborem', 'Before a visitor chooses'],
          'Jak stoją przełączniki, zanim ktoś wybierze. Zwykłe: statystyka włączona, marketing jak poniżej. Ścisłe: oba wyłączone, dla centrów, których urząd uznaje tylko zgodę zaznaczoną (TSUE, Planet49). Przed wyborem nic się nie zapisuje ani nie wczytuje.',
          'Where the switches stand before a visitor chooses. Standard: statistics on, marketing as below. Strict: both off, for centres whose regulator accepts only consent that was ticked (CJEU, Planet49). Nothing is stored or loaded before a choice either way.',
        ),
        precheckMarketingCookies: hinted(
          ['Marketing włączony na początku', 'Marketing starts on'],
          'Tylko przy ustawieniu zwykłym; ścisłe zaczyna zawsze od wyłączonego.',
          'With the standard preset only; the strict one starts it off whatever stands here.',
        ),
      },
    },
    seo: {
      name: ['Wyszukiwarki', 'Search engines'],
      fields: {
        title: hinted(
          ['Tytuł', 'Title'],
          'Stron, które nie mają własnego.',
          'Of pages without one of their own.',
        ),
        description: ['Opis', 'Description'],
        image: hinted(
          ['Obraz', 'Picture'],
          'Gdy ktoś wyśle odnośnik do strony bez własnego.',
          'For when somebody shares a page without one of its own.',
        ),
      },
    },
    favicon: {
      name: ['Wygląd i ikony strony', 'Look and icons of the site'],
      fields: {
        mark: hinted(
          ['Znak centrum', 'Mark of the centre'],
          'Kod SVG z samych ścieżek (path), rysowany jednym kolorem w nagłówku, stopce i na obrazach. Puste: drzwi.',
          'The code of an SVG of paths, drawn in one colour in header, footer and pictures. Empty: a door.',
        ),
        corner: hinted(
          ['Narożniki', 'Corners'],
          'Przycisków i pól formularzy.',
          'Of buttons and of fields in forms.',
        ),
        typeface: hinted(
          ['Krój pisma', 'Typeface'],
          'Systemowy i szeryfowy nie wymagają pobierania.',
          'Those of the system and with serifs need no download.',
        ),
        emptyPicture: hinted(
          ['Obraz pustych list', 'Picture of empty lists'],
          'Stoi tam, gdzie nic nie ma. Puste: uchylone drzwi.',
          'Stands where there is nothing. Empty: a door ajar.',
        ),
        favicon: hinted(['Ikona', 'Icon'], 'SVG, PNG albo ICO.', 'SVG, PNG or ICO.'),
        favicon_16x16: ['Ikona 16 × 16', 'Icon 16 × 16'],
        favicon_32x32: ['Ikona 32 × 32', 'Icon 32 × 32'],
        apple_icon: hinted(
          ['Ikona na ekran iPhone’a', 'Icon for an iPhone’s screen'],
          'PNG 180 × 180; stoi też w tym panelu.',
          'PNG 180 × 180; stands in this admin too.',
        ),
        manifest: hinted(
          ['Plik manifestu', 'Manifest file'],
          'Puste: strona robi własny.',
          'Empty: the site makes its own.',
        ),
      },
    },
    script: {
      name: ['Pomiar i reklama', 'Measuring and advertising'],
      fields: {
        analytics: hinted(
          ['Numer Google Analytics', 'Google Analytics number'],
          'Np. G-ABC1234567. Wczytuje się dopiero po zgodzie.',
          'Such as G-ABC1234567. Loaded after consent only.',
        ),
        social_pixel: hinted(
          ['Numer piksela Facebooka', 'Facebook pixel number'],
          'Od 8 do 20 cyfr.',
          '8 to 20 digits.',
        ),
        video_pixel: hinted(
          ['Numer piksela TikToka', 'TikTok pixel number'],
          'Od 10 do 30 liter i cyfr.',
          '10 to 30 letters and digits.',
        ),
      },
    },
  },
};

export const SETTING_PARTS: ComponentWords = {
  'centre.floor-name': {
    name: ['Nazwa piętra', 'Name of a floor'],
    title: 'name',
    fields: {
      language: hinted(LANGUAGE, 'Jej kod, np. pl-PL albo en.', 'Its code, such as pl-PL or en.'),
      name: NAME,
    },
  },
  'cookies.category': {
    name: ['Rodzaj plików cookie', 'Kind of cookies'],
    title: 'name',
    fields: {
      key: ['Rodzaj', 'Kind'],
      name: NAME,
      description: ['Opis', 'Description'],
      cookies: ['Pliki cookie', 'Cookies'],
    },
  },
  'cookies.cookie': {
    name: ['Plik cookie', 'Cookie'],
    title: 'name',
    fields: {
      name: NAME,
      host: ['Czyj', 'Whose'],
      description: ['Do czego służy', 'What it is for'],
      duration: ['Jak długo', 'How long'],
    },
  },
  'cookies.duration': {
    name: ['Czas', 'Time'],
    fields: {
      days: ['Dni', 'Days'],
      hours: ['Godziny', 'Hours'],
      minutes: ['Minuty', 'Minutes'],
    },
  },
  'cookies.popup': {
    name: ['Okno zgody', 'Consent window'],
    fields: { title: ['Tytuł', 'Title'], description: ['Opis', 'Description'] },
  },
};
