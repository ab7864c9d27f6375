import type { ServicesWords } from '../types';

/** Polish: written first; the other languages follow its facts and its tone, not its words. */
// biome-ignore format: one entry a line
export const plPL: ServicesWords = {
  stylistPage: {
    heading: 'Dwie godziny z kimś, kto zna drogę',
    description: 'Nasi styliści przejdą z Tobą przez sklepy i pomogą wybrać. Bezpłatnie, bez obowiązku zakupu, w Twoim budżecie.',
    place: 'Studio stylu, drugie piętro',
    faq: [
      ['Naprawdę nic nie płacę?', 'Nic. Za spotkanie płaci galeria, a styliści nie mają prowizji od sklepów. Kupujesz tylko to, co naprawdę chcesz zabrać do domu.'],
      ['Czy muszę coś kupić?', 'Nie. Co trzecia osoba wychodzi z listą zamiast torby i wraca tydzień później. Albo nie wraca i też jest w porządku.'],
      ['Ile trwa spotkanie?', 'Dwie godziny. Kwadrans rozmowy w studiu, reszta w sklepach. Jeśli masz tylko godzinę, powiedz przy umawianiu.'],
      ['Ile trzeba mieć lat?', 'Osiemnaście. Młodsi mogą przyjść jako towarzystwo, z kimś dorosłym.'],
      ['Czy mogę przyjść z kimś?', 'Tak, z jedną osobą. Z trzema robi się głosowanie, a w głosowaniu wygrywa beżowy sweter.'],
      ['Mam nietypowy rozmiar. Czy to ma sens?', 'Właśnie wtedy ma. Wiemy, które sklepy mają rozmiary od 32 do 56 na półce, a które tylko w katalogu.'],
      ['Jak przełożyć albo odwołać?', 'Zadzwoń do studia najpóźniej dzień wcześniej. Termin od razu wraca na tablicę i ktoś się ucieszy.'],
    ],
  },
  stylists: {
    halina: ['Halina Wrzos', 'halina-wrzos', 'Trzydzieści lat szyła kostiumy dla teatru. Widzi, co się podwinie, zanim przymierzysz.', 'Halina przez trzydzieści lat ubierała aktorów: od królów po pokojówki, czasem te same osoby jednego wieczoru. Stąd wie, że dobrze leżący płaszcz załatwia połowę roli.\n\nNajlepiej czuje się przy płaszczach, sukienkach na uroczystość i wszystkim, co ma podszewkę. Nosi przy sobie centymetr i mówi wprost, ale nigdy przykro.'],
    stach: ['Stach Korcz', 'stach-korcz', 'Krawiec w trzecim pokoleniu. Specjalista od ludzi, którzy nie znoszą zakupów.', 'Stach przejął zakład po ojcu, a ten po dziadku. Dziś zamiast szyć pokazuje, gdzie w galerii leżą rzeczy uszyte porządnie, i umawia poprawki jeszcze przed wyjściem.\n\nGarnitur do pracy, koszula, w której da się oddychać, buty na dziesięć lat. Kto nie lubi przymierzać, u niego przymierza trzy rzeczy, nie trzydzieści.'],
    joy: ['Joy Okonjo', 'joy-okonjo', 'Kolor, wzór i rozmiary, o których sklepy mówią ciszej. Ona mówi głośno.', 'Joy zaczynała jako projektantka tkanin w Łodzi i do dziś dotyka materiału, zanim spojrzy na cenę. Uczy, jak nosić kolor, kiedy szafa pełna jest czerni.\n\nPomaga po zmianie pracy, po ciąży, po przeprowadzce do cieplejszego kraju i z powrotem. Zna każdą przymierzalnię z dobrym światłem. Jest ich pięć.'],
    sasza: ['Sasza Lewin', 'sasza-lewin', 'Moda uliczna, druga ręka i szafa z piętnastu rzeczy, które wszystkie do siebie pasują.', 'Sasza zbiera bluzy z lat dziewięćdziesiątych i umie odróżnić prawdziwe wytarcie od fabrycznego. Dział damski i męski to dla Saszy po prostu dwa końce tego samego wieszaka.\n\nPierwsza praca, pierwsze mieszkanie, mały budżet: tu jest najwięcej do ugrania. Po spotkaniu dostajesz listę piętnastu rzeczy i kolejność, w jakiej warto je kupić.'],
  },
  mediaSale: {
    heading: 'Tu jest miejsce na Twoją markę',
    description: 'Co tydzień przechodzi przez galerię ponad dwieście tysięcy osób. Sześć rodzajów nośników, od słupa na parkingu po ścianę nad wejściem A, i trzy osoby, które odpisują tego samego dnia.',
    carouselTitle: 'Nośniki',
    carouselDescription: 'Każdy na swoim piętrze. Poziom stoi przy nazwie.',
    leasing: '## Stoiska i akcje\n\nOprócz nośników wynajmujemy też podłogę: wyspy w obu atriach (od 6 do 40 m²), plac Północny i miejsca na degustacje przy schodach ruchomych. Prąd, dostawę nocą i ochronę zapewniamy my.\n\nNajkrótszy najem to jeden weekend, najdłuższy pół roku. Jeśli myślisz o lokalu na stałe, zacznij od stoiska: z jedenastu ostatnich cztery mają dziś własne drzwi.',
    formHeading: 'Zapytaj o termin',
    form: 'Napisz albo zadzwoń: co reklamujesz, od kiedy i na jak długo. Wycenę z wolnymi terminami odsyłamy w jeden dzień roboczy.',
    download: 'Karta techniczna nośników (PDF)',
  },
  advancedMediaSale: {
    heading: 'Nośniki w skali',
    description: 'Wymiary, piętra i liczba osób tygodniowo. Bez drobnego druku: wszystko, czego potrzebuje grafik i planista mediów.',
    carouselTitle: 'Sześć nośników z bliska',
    carouselDescription: 'Zasięg to osoby, które w tygodniu mijają nośnik; liczą je czujniki przy wejściach i na schodach.',
    leasing: '## Jak pracujemy\n\nKampania zaczyna się w poniedziałek i trwa co najmniej tydzień. Pliki bierzemy do czwartku, montujemy nocą z niedzieli na poniedziałek, a zdjęcia z montażu wysyłamy do dziewiątej rano.\n\nWydruki robi nasza drukarnia albo Twoja, byle na materiale z atestem niepalności. Po kampanii banery oddajemy do pracowni, która szyje z nich torby.',
    formHeading: 'Zarezerwuj tydzień',
    form: 'Podaj kod nośnika i tydzień z kalendarza. Rezerwacja wstępna trzyma się pięć dni i nic nie kosztuje.',
    download: 'Karta techniczna nośników (PDF)',
  },
  surfaces: {
    facade: ['Ściana nad wejściem A', 'Największa kartka w dzielnicy. Widać ją z tramwaju, z wiaduktu i z kolejki po lody.', 'Siatka na elewacji północnej, podświetlona do północy. Jedna kampania naraz.', 'Siatka mesh, PDF 1:10'],
    screen: ['Ekran w atrium północnym', 'Sto czterdzieści tysięcy par oczu tygodniowo, jeżdżących schodami prosto na niego.', 'Ekran LED, piksel 2,6 mm. Spot do 15 sekund, co trzecia minuta, bez dźwięku.', 'MP4, 2496 × 1404 px'],
    banner: ['Banery w atrium południowym', 'Dwa banery przez trzy piętra. Kto siedzi przy stoliku, ten patrzy.', 'Dwustronne, wiszą od trzeciego piętra do pierwszego. Montaż nocą, w cenie.', 'Tkanina, PDF 1:10'],
    totem: ['Totemy przy wejściach', 'Dwanaście ekranów na wysokości oczu, przy każdych drzwiach i na każdym zakręcie.', 'Ekrany pionowe. Spot 10 sekund w pętli minutowej, można zmieniać treść co godzinę.', 'MP4 lub JPG, 1080 × 1920 px'],
    lift: ['Drzwi wind', 'Czeka się przy nich czterdzieści sekund. To długo jak na reklamę.', 'Folia na ośmiu parach drzwi. Otwierają się pośrodku, więc twarzy tam nie projektuj.', 'Folia, PDF 1:1'],
    pillar: ['Słupy na parkingu', 'Dwadzieścia cztery słupy, obok których parkuje co drugi kierowca.', 'Folia z czterech stron słupa. Numer sektora zostaje widoczny.', 'Folia, PDF 1:1'],
  },
  team: {
    head: ['Marta Sikora', 'Szefowa najmu i mediów'],
    screens: ['Dawid Oleksy', 'Ekrany i totemy'],
    spaces: ['Nadia Hrynko', 'Stoiska, banery, druk'],
  },
  pictures: {
    'stylist-halina': 'Portret: Halina Wrzos, siwy kok, okrągłe okulary, centymetr na szyi',
    'stylist-stach': 'Portret: Stach Korcz, łysina, wąsy, garnitur i czerwony krawat',
    'stylist-joy': 'Portret: Joy Okonjo, wielkie loki, złote kolczyki, różowa sukienka w grochy',
    'stylist-sasza': 'Portret: Sasza Lewin, ruda grzywka na jedno oko, golf w paski',
    'surface-facade': 'Wielka reklama na ścianie galerii, pod nią przechodnie',
    'surface-screen': 'Ekran wiszący w atrium nad schodami ruchomymi',
    'surface-banner': 'Dwa długie banery zawieszone między piętrami',
    'surface-totem': 'Trzy pionowe ekrany w rzędzie, przed nimi przechodzień',
    'surface-lift': 'Oklejone drzwi windy, uchylone pośrodku',
    'surface-pillar': 'Oklejony słup na parkingu między samochodami',
  },
};
