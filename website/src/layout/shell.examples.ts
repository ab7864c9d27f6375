import type { OfferCard } from '../content/cards.ts';
import type { FloorLevel } from '../content/fields/place.ts';
import type { Hours } from '../content/opening-times/opening-models.ts';
import { type MenuCategory, type MenuSubCategory, POLICIES, type Shell } from './shell.ts';

/** A whole shell in Polish, as views and tests may use it. Wednesday to Saturday as usual, trading Sunday special. */
const HOURS: Hours = {
  week: [
    { days: [1, 2, 3, 4, 5, 6], label: 'Poniedziałek–sobota', opens: '09:00', closes: '22:00' },
    { days: [7], label: 'Niedziela', opens: null, closes: null },
  ],
  special: [
    { date: '2026-12-06', name: 'Niedziela handlowa', opens: '10:00', closes: '20:00' },
    { date: '2026-12-24', name: 'Wigilia', opens: '08:00', closes: '14:00' },
    { date: '2026-12-25', name: 'Boże Narodzenie', opens: null, closes: null },
  ],
};

const CINEMA: Hours = {
  week: [{ days: [1, 2, 3, 4, 5, 6, 7], label: 'Codziennie', opens: '10:00', closes: '24:00' }],
  special: [],
};

type Sections = readonly (readonly [slug: string, name: string, ...specialties: string[]])[];

const slugOf = (name: string) =>
  name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l').replace(/\W+/g, '-');

function subCategories(category: string, sections: Sections): MenuSubCategory[] {
  return sections.map(([slug, name, ...specialties]) => ({
    name,
    slug,
    href: `/sklepy/${category}?kategoria=${slug}`,
    ...(slug === 'restauracje' ? { dailyMenuHref: '/menu-dnia' } : {}),
    specialties: specialties.map((specialty) => ({
      name: specialty,
      slug: slugOf(specialty),
      href: `/sklepy/${category}?kategoria=${slug}&specjalizacja=${slugOf(specialty)}`,
    })),
  }));
}

function offer(
  id: number,
  label: string,
  text: string,
  level: FloorLevel,
  room: string,
  shop: string,
): OfferCard {
  return {
    id,
    name: text,
    label,
    href: `/oferty/${slugOf(text)}`,
    starts: '2026-11-14',
    ends: '2026-11-30',
    place: { level, room },
    tenant: { name: shop, href: `/sklepy/moda/${slugOf(shop)}` },
    promoted: true,
  };
}

function category(
  id: number,
  slug: string,
  name: string,
  level: FloorLevel | null,
  sections: Sections,
  offers: OfferCard[] = [],
): MenuCategory {
  return {
    id,
    name,
    slug,
    level,
    href: `/sklepy/${slug}`,
    subCategories: subCategories(slug, sections),
    picture: { src: `/media/scene-${slug}.svg`, width: 400, height: 400, alt: name, kind: 'drawing' },
    featuredOffers: offers,
    featuredTenant: {
      id: id * 10,
      name: 'Halland',
      href: `/sklepy/${slug}/halland`,
      place: { level, room: `${level ?? 0}.24` },
      line: 'Moda damska i męska',
      acceptsGiftCard: true,
      openingSoon: false,
      hours: HOURS,
      specialties: [],
    },
    featuredEvent: {
      id: id * 100,
      name: 'Chór Praga śpiewa w atrium',
      href: '/wydarzenia/chor-praga',
      starts: '2026-12-04T17:00:00.000Z',
      ends: null,
      place: { level: 1 },
      where: 'Atrium północne',
      promoted: true,
    },
  };
}

export const POLISH_SHELL: Shell = {
  centreName: 'Galeria Borealis',
  partnerLogos: [],
  socials: [
    { name: 'Instagram', href: 'https://instagram.example/borealis' },
    { name: 'Facebook', href: 'https://facebook.example/borealis' },
    { name: 'YouTube', href: 'https://youtube.example/borealis' },
  ],
  stickyBar: { text: 'Czarny Tydzień: 124 sklepy, do −50%, tylko do niedzieli', href: '/oferty' },
  giftCard: { name: 'Karta podarunkowa', href: '/karta-podarunkowa' },
  howToGetThere: { name: 'Jak dojechać', href: '/kontakt#dojazd' },
  centreHours: HOURS,
  places: [
    { name: 'Galeria', hours: HOURS },
    {
      name: 'Supermarket',
      hours: { week: [{ ...CINEMA.week[0], opens: '06:00', closes: '23:00' }] as Hours['week'], special: [] },
    },
    { name: 'Kino Zorza', hours: CINEMA, href: '/kino' },
  ],
  map: true,
  offers: true,
  events: true,
  cableway: false,
  cinema: true,
  cinemaHours: CINEMA,
  menu: [
    category(
      1,
      'moda',
      'Moda',
      1,
      [
        ['damska', 'Damska', 'Sukienki', 'Płaszcze i kurtki', 'Swetry', 'Moda wieczorowa', 'Duże rozmiary'],
        ['meska', 'Męska', 'Garnitury', 'Koszule', 'Jeansy', 'Kurtki'],
        ['dziecieca', 'Dziecięca', 'Niemowlęta', 'Do 7 lat', 'Szkoła'],
        ['bielizna', 'Bielizna', 'Bielizna nocna', 'Rajstopy i skarpety'],
        ['buty', 'Buty i dodatki', 'Buty damskie', 'Buty męskie', 'Torby i plecaki', 'Czapki i szaliki'],
        ['krawiec', 'Usługi krawieckie', 'Poprawki', 'Szycie na miarę'],
      ],
      [
        offer(11, '−40%', 'na płaszcze zimowe', 1, '1.24', 'Halland'),
        offer(12, '½', 'ceny za drugą parę butów', 1, '1.13', 'Tędy'),
      ],
    ),
    category(
      2,
      'uroda',
      'Uroda',
      0,
      [
        ['drogerie', 'Drogerie', 'Pielęgnacja', 'Dla domu'],
        ['perfumerie', 'Perfumerie', 'Zapachy', 'Kosmetyki naturalne'],
        ['apteka', 'Apteka', 'Recepty'],
        ['optyk', 'Optyk', 'Badanie wzroku', 'Okulary przeciwsłoneczne'],
        ['fryzjer', 'Fryzjer', 'Strzyżenie', 'Koloryzacja'],
        ['salony', 'Salony', 'Paznokcie', 'Masaż'],
      ],
      [offer(21, '0 zł', 'badanie wzroku przy zakupie okularów', 0, '0.07', 'Atol Optyka')],
    ),
    category(3, 'dom', 'Dom', 2, [
      ['meble', 'Meble', 'Fotele', 'Stoły'],
      ['lampy', 'Lampy i tkaniny', 'Lampy', 'Pościel'],
      ['kuchnia', 'Kuchnia', 'Garnki'],
      ['elektronika', 'Elektronika', 'AGD', 'Słuchawki'],
      ['ksiazki', 'Książki', 'Powieści', 'Dla dzieci', 'Papier'],
    ]),
    category(4, 'dzieci', 'Dzieci', 2, [
      ['zabawki', 'Zabawki', 'Klocki', 'Lalki i figurki'],
      ['niemowleta', 'Dla niemowląt', 'Wózki', 'Ubranka'],
      ['buty-dzieciece', 'Buty dziecięce', 'Pierwsze buty'],
      ['zabawa', 'Zabawa', 'Sala zabaw'],
    ]),
    category(5, 'sport', 'Sport', 2, [
      ['buty-sportowe', 'Buty sportowe', 'Bieganie', 'Kort'],
      ['odziez-sportowa', 'Odzież sportowa', 'Góry', 'Basen'],
      ['rowery', 'Rowery', 'Serwis'],
      ['silownia', 'Siłownia', 'Karnety'],
    ]),
    category(6, 'jedzenie', 'Jedzenie', 3, [
      ['restauracje', 'Restauracje', 'Pizza', 'Ramen', 'Pierogi'],
      ['szybko', 'Na szybko', 'Zupy', 'Kanapki'],
      ['kawiarnie', 'Kawiarnie', 'Kawa', 'Lody', 'Ciasta'],
      ['zakupy', 'Zakupy spożywcze', 'Piekarnia', 'Wino'],
    ]),
    category(7, 'kino', 'Kino i rozrywka', 3, [
      ['filmy', 'Kino', 'Repertuar'],
      ['kregle', 'Kręgle', 'Tory', 'Bilard'],
      ['gry', 'Gry', 'Automaty', 'VR'],
    ]),
    category(8, 'uslugi', 'Usługi', 0, [
      ['bank', 'Bank i poczta', 'Bankomaty', 'Kantor'],
      ['naprawy', 'Naprawy', 'Zegarki', 'Telefony', 'Klucze'],
      ['podroze', 'Podróże', 'Biuro podróży'],
      ['kwiaty', 'Kwiaty', 'Bukiety'],
      ['zwierzeta', 'Zwierzęta', 'Karma', 'Fryzjer dla psa'],
    ]),
  ],
  footer: {
    policies: POLICIES,
    columns: [
      {
        heading: 'Sklepy',
        links: ['Moda', 'Uroda', 'Dom', 'Dzieci', 'Sport', 'Jedzenie'].map((name) => ({
          name,
          href: `/sklepy/${slugOf(name)}`,
        })),
      },
      {
        heading: 'Twoja wizyta',
        links: [
          { name: 'Godziny otwarcia', href: '/kontakt#godziny' },
          { name: 'Jak dojechać i parking', href: '/kontakt#dojazd' },
          { name: 'Mapa centrum', href: '/mapa' },
          { name: 'Karta podarunkowa', href: '/karta-podarunkowa' },
        ],
      },
      {
        heading: 'Galeria',
        links: [
          { name: 'Kontakt', href: '/kontakt' },
          { name: 'Polityka prywatności', href: '/polityka-prywatnosci' },
          { name: 'Ustawienia cookie', action: 'cookies' },
        ],
      },
    ],
    newsletter: { firstName: true, lastName: true },
    spot: {
      heading: 'SPOT: punkty za to, co i tak kupujesz',
      html: '<p>Skanuj paragony, zbieraj punkty i wymieniaj je na kawę, bilety i karty podarunkowe.</p>',
    },
    apple: { href: 'https://apps.example/ios/spot' },
    google: { href: 'https://apps.example/android/spot' },
    copyright: { text: '© 2026 Galeria Borealis, ul. Zorzy 2, 01-942 Warszawa', href: '/kontakt' },
  },
  seo: { title: 'Galeria Borealis', description: 'Pięć pięter, dwa atria, wszystko po drodze.' },
  frontend: 'https://borealis.example',
  favicons: {},
  scripts: {},
  cookies: { categories: [], precheckMarketing: false, preset: 'standard' },
  languages: [
    { locale: 'pl-PL', href: '/', name: 'Polski' },
    { locale: 'en', href: '/en', name: 'English' },
    { locale: 'bg-BG', href: '/bg-BG', name: 'Български' },
    { locale: 'hu-HU', href: '/hu-HU', name: 'Magyar' },
  ],
  directory: [
    {
      letter: 'A',
      shops: [
        { name: 'Apteka Zdroje', href: '/sklepy/uroda/apteka-zdroje', place: { level: 0, room: '0.11' } },
        { name: 'Atol Optyka', href: '/sklepy/uroda/atol-optyka', place: { level: 0, room: '0.07' } },
      ],
    },
    {
      letter: 'B',
      shops: [
        { name: 'Bez Guzika', href: '/sklepy/moda/bez-guzika', place: { level: 1, room: '1.16' } },
        { name: 'Bazar', href: '/sklepy/jedzenie/bazar', place: { level: -1, room: '-1.03' } },
      ],
    },
    {
      letter: 'H',
      shops: [{ name: 'Halland', href: '/sklepy/moda/halland', place: { level: 1, room: '1.24' } }],
    },
    {
      letter: 'K',
      shops: [{ name: 'Kino Zorza', href: '/sklepy/kino/kino-zorza', place: { level: 3, room: '3.01' } }],
    },
    { letter: 'M', shops: [{ name: 'Moko', href: '/sklepy/dom/moko', place: { level: null } }] },
  ],
};
