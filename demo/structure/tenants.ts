import type { CategoryKey, SpecialtyKey, SubCategoryKey } from './categories.ts';
import type { HoursPresetKey } from './opening.ts';
import type { TenantData } from './shapes.ts';

/**
 * Every shop of the demo centre. None is a real brand. The key names its logo (`logo-{key}`) and its texts;
 * name and slug are the same in every language. The floor follows from the room (see `roomLevel`).
 */
// biome-ignore format: one shop a line
export const TENANTS = [
  // −1
  { key: 'zapas', name: 'Supermarket Zapas', slug: 'zapas', room: '-1.01', category: 'food', subCategory: 'groceries', specialties: [], hours: 'supermarket', giftCard: true, promoted: true },
  { key: 'myjnia', name: 'Myjnia Pod Spodem', slug: 'myjnia-pod-spodem', room: '-1.02', category: 'services', subCategory: 'car', specialties: [], hours: 'services', giftCard: false },
  { key: 'ogon', name: 'Ogon i Miska', slug: 'ogon-i-miska', room: '-1.03', category: 'services', subCategory: 'pets', specialties: [], hours: 'trade', giftCard: true, brands: 'Merda, Miauk' },
  // 0
  { key: 'piana', name: 'Drogeria Piana', slug: 'drogeria-piana', room: '0.01', category: 'beauty', subCategory: 'drugstore', specialties: ['skincare', 'household'], hours: 'trade', giftCard: true, brands: 'Rumianek, Bielik, Bąbelki' },
  { key: 'dwarogi', name: 'Dwa Rogi', slug: 'dwa-rogi', room: '0.02', category: 'food', subCategory: 'cafes', specialties: ['bakery', 'coffee'], hours: 'bakery', giftCard: false, promoted: true },
  { key: 'nozyce', name: 'Nożyce Wandy', slug: 'nozyce-wandy', room: '0.03', category: 'beauty', subCategory: 'hairdresser', specialties: ['haircut', 'hairColour'], hours: 'trade', giftCard: true },
  { key: 'lakier', name: 'Lakier i Spokój', slug: 'lakier-i-spokoj', room: '0.04', category: 'beauty', subCategory: 'salon', specialties: ['nails'], hours: 'trade', giftCard: true },
  { key: 'cichosza', name: 'Salon Cicho Sza', slug: 'salon-cicho-sza', room: '0.05', category: 'beauty', subCategory: 'salon', specialties: ['massage'], hours: 'services', giftCard: true },
  { key: 'poludnik', name: 'Bank Południk', slug: 'bank-poludnik', room: '0.06', category: 'services', subCategory: 'bank', specialties: [], hours: 'office', giftCard: false },
  { key: 'atol', name: 'Atol Optyka', slug: 'atol-optyka', room: '0.07', category: 'beauty', subCategory: 'optician', specialties: ['eyeTest', 'sunglasses'], hours: 'trade', giftCard: true, brands: 'Atol, Rogowa, Soczewica' },
  { key: 'golab', name: 'Gołąb Pocztowy', slug: 'golab-pocztowy', room: '0.08', category: 'services', subCategory: 'bank', specialties: ['post'], hours: 'services', giftCard: false },
  { key: 'szybka', name: 'Pęknięta Szybka', slug: 'peknieta-szybka', room: '0.09', category: 'services', subCategory: 'repairs', specialties: ['phoneRepair'], hours: 'trade', giftCard: true },
  { key: 'babel', name: 'Pralnia Bąbel', slug: 'pralnia-babel', room: '0.10', category: 'services', subCategory: 'repairs', specialties: ['laundry'], hours: 'services', giftCard: false },
  { key: 'zdroje', name: 'Apteka Zdroje', slug: 'apteka-zdroje', room: '0.11', category: 'beauty', subCategory: 'pharmacy', specialties: ['prescriptions'], hours: 'pharmacy', giftCard: false },
  { key: 'kluczobcas', name: 'Klucz i Obcas', slug: 'klucz-i-obcas', room: '0.12', category: 'services', subCategory: 'repairs', specialties: ['keys'], hours: 'services', giftCard: false, noWebsite: true },
  { key: 'piwonia', name: 'Piwonia po Godzinach', slug: 'piwonia-po-godzinach', room: '0.13', category: 'services', subCategory: 'flowers', specialties: [], hours: 'cafe', giftCard: true },
  { key: 'gdzieindziej', name: 'Gdzie Indziej', slug: 'gdzie-indziej', room: '0.14', category: 'services', subCategory: 'travel', specialties: [], hours: 'services', giftCard: true },
  { key: 'lila', name: 'Lila Ferro', slug: 'lila-ferro', room: '0.15', category: 'beauty', subCategory: 'perfumery', specialties: ['perfume', 'skincare'], hours: 'trade', giftCard: true, brands: 'Ferro No. 5, Ambra Nova, Mglista', promoted: true },
  { key: 'zielnik', name: 'Zielnik nr 3', slug: 'zielnik-nr-3', room: '0.16', category: 'beauty', subCategory: 'perfumery', specialties: ['naturalCosmetics'], hours: 'trade', giftCard: true, brands: 'Zielnik, Rumianek', isNew: true },
  // 1
  { key: 'fala', name: 'Fala Sport', slug: 'fala-sport', room: '1.01', category: 'sport', subCategory: 'sportswear', specialties: ['swimming'], hours: 'trade', giftCard: true, brands: 'Morenka, Plaskacz', promoted: true },
  { key: 'kolet', name: 'Kolet', slug: 'kolet', room: '1.02', category: 'fashion', subCategory: 'women', specialties: ['plusSize'], hours: 'trade', giftCard: true },
  { key: 'osiem', name: 'Osiem', slug: 'osiem', room: '1.03', category: 'fashion', subCategory: 'youth', specialties: ['streetwear'], hours: 'trade', giftCard: true, brands: 'Osiem, Klatka' },
  { key: 'kresa', name: 'Kresa', slug: 'kresa', room: '1.04', category: 'fashion', subCategory: 'women', specialties: ['coats'], hours: 'trade', giftCard: true, brands: 'Kresa Atelier, Mglista', promoted: true },
  { key: 'lumo', name: 'Lumo', slug: 'lumo', room: '1.05', category: 'fashion', subCategory: 'youth', specialties: ['streetwear'], hours: 'trade', giftCard: false },
  { key: 'mila', name: 'Mila Hertz', slug: 'mila-hertz', room: '1.06', category: 'fashion', subCategory: 'women', specialties: ['evening'], hours: 'boutique', giftCard: true },
  { key: 'odra', name: 'Odra Denim', slug: 'odra-denim', room: '1.07', category: 'fashion', subCategory: 'youth', specialties: ['jeans'], hours: 'trade', giftCard: true, brands: 'Odra, Indygo 14' },
  { key: 'sukno', name: 'Sukno', slug: 'sukno', room: '1.08', category: 'fashion', subCategory: 'tailoring', specialties: ['madeToMeasure', 'suits'], hours: 'boutique', giftCard: true },
  { key: 'rond', name: 'Rond', slug: 'rond', room: '1.09', category: 'fashion', subCategory: 'shoes', specialties: ['hats'], hours: 'trade', giftCard: true },
  { key: 'punkt', name: 'Punkt', slug: 'punkt', room: '1.10', category: 'fashion', subCategory: 'men', specialties: ['basics'], hours: 'trade', giftCard: true },
  { key: 'jutro', name: 'Jutro', slug: 'jutro', room: '1.11', category: 'fashion', subCategory: 'youth', specialties: ['secondHand'], hours: 'trade', giftCard: true },
  { key: 'brama', name: 'Brama 12', slug: 'brama-12', room: '1.12', category: 'fashion', subCategory: 'men', specialties: ['jackets', 'shirts'], hours: 'trade', giftCard: true, promoted: true },
  { key: 'tedy', name: 'Tędy', slug: 'tedy', room: '1.13', category: 'fashion', subCategory: 'shoes', specialties: ['womensShoes', 'mensShoes'], hours: 'trade', giftCard: true, brands: 'Podeszwa, Rantwell, Tędy', promoted: true },
  { key: 'lotta', name: 'Lotta', slug: 'lotta', room: '1.14', category: 'fashion', subCategory: 'women', specialties: ['dresses'], hours: 'trade', giftCard: true, openingSoonInDays: 14 },
  { key: 'gladka', name: 'Gładka', slug: 'gladka', room: '1.15', category: 'fashion', subCategory: 'lingerie', specialties: ['nightwear'], hours: 'trade', giftCard: true, brands: 'Gładka, Halka' },
  { key: 'bezguzika', name: 'Bez Guzika', slug: 'bez-guzika', room: '1.16', category: 'fashion', subCategory: 'men', specialties: ['shirts'], hours: 'trade', giftCard: true },
  { key: 'strona', name: 'Piąta Strona', slug: 'piata-strona', room: '1.17', category: 'fashion', subCategory: 'shoes', specialties: ['bags'], hours: 'trade', giftCard: true },
  { key: 'tamto', name: 'Tamto', slug: 'tamto', room: '1.18', category: 'fashion', subCategory: 'youth', specialties: ['secondHand'], hours: 'trade', giftCard: false, noWebsite: true },
  { key: 'szpulka', name: 'Szpulka', slug: 'szpulka', room: '1.19', category: 'fashion', subCategory: 'tailoring', specialties: ['alterations'], hours: 'services', giftCard: false, noWebsite: true },
  { key: 'halland', name: 'Halland', slug: 'halland', room: '1.24', category: 'fashion', subCategory: 'women', specialties: ['coats', 'knitwear', 'shirts'], hours: 'trade', giftCard: true, brands: 'Vindhem, Sól & Len', promoted: true },
  { key: 'vesta', name: 'Vesta & Syn', slug: 'vesta-syn', room: '1.25', category: 'fashion', subCategory: 'women', specialties: ['dresses', 'evening'], hours: 'trade', giftCard: true },
  { key: 'nord7', name: 'Nord/7', slug: 'nord-7', room: '1.26', category: 'fashion', subCategory: 'men', specialties: ['jackets'], hours: 'trade', giftCard: true },
  { key: 'sakwa', name: 'Sakwa i S-ka', slug: 'sakwa-i-s-ka', room: '1.27', category: 'fashion', subCategory: 'shoes', specialties: ['bags'], hours: 'trade', giftCard: true, brands: 'Sakwa, Rzemień' },
  { key: 'parada', name: 'Parada', slug: 'parada', room: '1.28', category: 'fashion', subCategory: 'women', specialties: ['bridal'], hours: 'boutique', giftCard: true },
  { key: 'fiord', name: 'Fiord', slug: 'fiord', room: '1.29', category: 'fashion', subCategory: 'women', specialties: ['coats', 'jackets'], hours: 'trade', giftCard: true },
  { key: 'welnianka', name: 'Wełnianka', slug: 'welnianka', room: '1.30', category: 'fashion', subCategory: 'women', specialties: ['knitwear'], hours: 'trade', giftCard: true, isNew: true, promoted: true },
  { key: 'chyzo', name: 'Chyżo', slug: 'chyzo', room: '1.31', category: 'fashion', subCategory: 'shoes', specialties: ['womensShoes'], hours: 'trade', giftCard: true, brands: 'Rantwell, Lekka Stopa' },
  { key: 'proba', name: 'Próba 925', slug: 'proba-925', room: '1.32', category: 'fashion', subCategory: 'shoes', specialties: ['jewellery'], hours: 'trade', giftCard: true, brands: 'Próba, Złotogłów' },
  { key: 'lewaprawa', name: 'Lewa i Prawa', slug: 'lewa-i-prawa', room: '1.33', category: 'fashion', subCategory: 'lingerie', specialties: ['socks'], hours: 'trade', giftCard: true },
  // 2
  { key: 'stolek', name: 'Stołek i Stół', slug: 'stolek-i-stol', room: '2.01', category: 'home', subCategory: 'furniture', specialties: ['tables', 'armchairs'], hours: 'trade', giftCard: true, promoted: true },
  { key: 'studio', name: 'Studio stylu', slug: 'studio-stylu', room: '2.02', category: 'services', subCategory: 'styling', specialties: [], hours: 'services', giftCard: false },
  { key: 'stowatow', name: 'Sto Watów', slug: 'sto-watow', room: '2.03', category: 'home', subCategory: 'lampsTextiles', specialties: ['lamps'], hours: 'trade', giftCard: true, brands: 'Voltena, Cień' },
  { key: 'drugisen', name: 'Drugi Sen', slug: 'drugi-sen', room: '2.04', category: 'home', subCategory: 'lampsTextiles', specialties: ['bedding'], hours: 'trade', giftCard: true, brands: 'Puch, Lnianka' },
  { key: 'chochla', name: 'Chochla i Sito', slug: 'chochla-i-sito', room: '2.05', category: 'home', subCategory: 'kitchen', specialties: ['cookware'], hours: 'trade', giftCard: true, brands: 'Chochla, Stalnica' },
  { key: 'pradstaly', name: 'Prąd Stały', slug: 'prad-staly', room: '2.06', category: 'home', subCategory: 'electronics', specialties: ['appliances', 'headphones'], hours: 'trade', giftCard: true, brands: 'Voltena, Szum, Kilowat' },
  { key: 'bakklocek', name: 'Bąk i Klocek', slug: 'bak-i-klocek', room: '2.07', category: 'kids', subCategory: 'toys', specialties: ['blocks'], hours: 'trade', giftCard: true, brands: 'Klocuś, Bączek' },
  { key: 'kukuryku', name: 'Kukuryku', slug: 'kukuryku', room: '2.08', category: 'fashion', subCategory: 'kidswear', specialties: ['babies', 'toSeven', 'school'], hours: 'trade', giftCard: true, promoted: true },
  { key: 'trzykolka', name: 'Trzy Kółka', slug: 'trzy-kolka', room: '2.09', category: 'kids', subCategory: 'baby', specialties: ['prams', 'carSeats'], hours: 'trade', giftCard: true, brands: 'Kolebka, Bączek' },
  { key: 'rozmiar22', name: 'Rozmiar 22', slug: 'rozmiar-22', room: '2.10', category: 'kids', subCategory: 'kidsShoes', specialties: ['firstShoes'], hours: 'trade', giftCard: true, brands: 'Kroczek, Podeszwa' },
  { key: 'papirus', name: 'Papirus', slug: 'papirus', room: '2.11', category: 'home', subCategory: 'books', specialties: ['childrensBooks', 'stationery'], hours: 'trade', giftCard: true, brands: 'Atrament, Kratka', promoted: true },
  { key: 'bieznik', name: 'Bieżnik', slug: 'bieznik', room: '2.12', category: 'sport', subCategory: 'sportShoes', specialties: ['running'], hours: 'trade', giftCard: true, brands: 'Tempo 180, Podeszwa' },
  { key: 'szprycha', name: 'Szprycha 28', slug: 'szprycha-28', room: '2.13', category: 'sport', subCategory: 'bikes', specialties: ['cityBikes', 'bikeService'], hours: 'trade', giftCard: true, brands: 'Kolasa, Ostre Koło' },
  { key: 'moko', name: 'Moko', slug: 'moko', room: '2.14', category: 'home', subCategory: 'books', specialties: ['novels'], hours: 'cafe', giftCard: true },
  { key: 'biwak', name: 'Biwak 1100', slug: 'biwak-1100', room: '2.15', category: 'sport', subCategory: 'sportswear', specialties: ['hiking'], hours: 'trade', giftCard: true, brands: 'Grań, Siwarna, Tempo 180' },
  { key: 'kredka', name: 'Kredka Świecowa', slug: 'kredka-swiecowa', room: '2.16', category: 'kids', subCategory: 'toys', specialties: ['artSupplies'], hours: 'trade', giftCard: true, isNew: true },
  // 3
  { key: 'zorza', name: 'Kino Zorza', slug: 'kino-zorza', room: '3.01', category: 'cinema', subCategory: 'movies', specialties: [], hours: 'cinema', giftCard: true, promoted: true },
  { key: 'grubeciasto', name: 'Grube Ciasto', slug: 'grube-ciasto', room: '3.02', category: 'food', subCategory: 'quick', specialties: ['pizza'], hours: 'restaurant', giftCard: false },
  { key: 'kluska', name: 'Kluska i Syn', slug: 'kluska-i-syn', room: '3.03', category: 'food', subCategory: 'restaurants', specialties: ['polishCuisine'], hours: 'restaurant', giftCard: true },
  { key: 'miska', name: 'Miska Pary', slug: 'miska-pary', room: '3.04', category: 'food', subCategory: 'restaurants', specialties: ['asianCuisine', 'soups'], hours: 'restaurant', giftCard: false },
  { key: 'bulka', name: 'Bułka Poważna', slug: 'bulka-powazna', room: '3.05', category: 'food', subCategory: 'quick', specialties: ['burgers'], hours: 'restaurant', giftCard: false },
  { key: 'ryz', name: 'Ryż Osobno', slug: 'ryz-osobno', room: '3.06', category: 'food', subCategory: 'restaurants', specialties: ['asianCuisine'], hours: 'restaurant', giftCard: true },
  { key: 'lisc', name: 'Liść i Łyżka', slug: 'lisc-i-lyzka', room: '3.07', category: 'food', subCategory: 'quick', specialties: ['vegetarian'], hours: 'restaurant', giftCard: false },
  { key: 'zupadnia', name: 'Zupa Piętro Wyżej', slug: 'zupa-pietro-wyzej', room: '3.08', category: 'food', subCategory: 'quick', specialties: ['soups'], hours: 'restaurant', giftCard: false, noPhone: true },
  { key: 'pralina', name: 'Pralina', slug: 'pralina', room: '3.09', category: 'food', subCategory: 'cafes', specialties: ['coffee', 'iceCream'], hours: 'cafe', giftCard: true, promoted: true },
  { key: 'ostatnie', name: 'Bar Ostatnie Piętro', slug: 'bar-ostatnie-pietro', room: '3.10', category: 'food', subCategory: 'restaurants', specialties: [], hours: 'late', giftCard: true },
  { key: 'tor10', name: 'Kręgle Dziesiąty Tor', slug: 'kregle-dziesiaty-tor', room: '3.11', category: 'cinema', subCategory: 'bowling', specialties: [], hours: 'late', giftCard: true },
  { key: 'poduszki', name: 'Dzikie Poduszki', slug: 'dzikie-poduszki', room: '3.12', category: 'kids', subCategory: 'play', specialties: ['birthdays'], hours: 'cafe', giftCard: true },
  { key: 'jeszczeraz', name: 'Jeszcze Raz', slug: 'jeszcze-raz', room: '3.13', category: 'cinema', subCategory: 'games', specialties: ['arcade'], hours: 'late', giftCard: false },
  { key: 'sala14', name: 'Sala 14', slug: 'sala-14', room: '3.14', category: 'sport', subCategory: 'gym', specialties: ['classes'], hours: 'gym', giftCard: true },
] as const satisfies readonly TenantData<CategoryKey, SubCategoryKey, SpecialtyKey, HoursPresetKey>[];

export type TenantKey = (typeof TENANTS)[number]['key'];

/** The floor of a room: the number before the dot ("-1.03" is on −1). */
export function roomLevel(room: string): number {
  return Number(room.slice(0, room.indexOf('.')));
}

/** A shop's telephone: the centre's number with floor and room at its end; −1 is written as 90. */
export function tenantPhone(room: string): string {
  const [floor = '', place = ''] = room.split('.');
  return `+48 22 555 ${floor === '-1' ? '90' : floor.padStart(2, '0')} ${place.padStart(2, '0')}`;
}

/** A shop's address in the web, in the top-level domain that is reserved for examples. */
export function tenantWebsite(slug: string): string {
  return `https://${slug}.example`;
}
