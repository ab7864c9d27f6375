import type { Locale } from '@mall/contract';

/** The words of the printed plan in one language. */
export interface PlanWords {
  title: string;
  shops: string;
  allShops: string;
  /** From floor −1 to floor 3; further floors are numbered. */
  floors: readonly [string, string, string, string, string];
  /** By category of the map's amenities. */
  amenities: Readonly<Record<string, string>>;
}

const AMENITIES = [
  'elevator',
  'escalator',
  'stairs',
  'ramp',
  'restroom',
  'restroom.wheelchair',
  'atm',
  'information',
  'parking',
  'firstaid',
  'strollers',
] as const;

/** Each list in the order of `AMENITIES`, words between commas. */
function words(
  [title, shops, allShops]: [string, string, string],
  floors: PlanWords['floors'],
  amenities: string,
): PlanWords {
  const named = amenities.split(', ');
  return {
    title,
    shops,
    allShops,
    floors,
    amenities: Object.fromEntries(AMENITIES.map((category, index) => [category, named[index] ?? category])),
  };
}

const croatian = words(
  ['Plan centra', 'Trgovine', 'Trgovine od A do Ž'],
  ['Razina −1', 'Prizemlje', 'Prvi kat', 'Drugi kat', 'Treći kat'],
  'Dizalo, Pokretne stube, Stube, Rampa, Toalet, Pristupačni toalet, Bankomat, Informacije, Parkiralište, Prva pomoć, Dječja kolica',
);

const WORDS: Readonly<Record<Locale, PlanWords>> = {
  'pl-PL': words(
    ['Plan centrum', 'Sklepy', 'Sklepy od A do Z'],
    ['Poziom −1', 'Parter', 'Pierwsze piętro', 'Drugie piętro', 'Trzecie piętro'],
    'Winda, Schody ruchome, Schody, Pochylnia, Toaleta, Toaleta bez barier, Bankomat, Informacja, Parking, Pierwsza pomoc, Wózki dziecięce',
  ),
  en: words(
    ['Plan of the centre', 'Shops', 'Shops from A to Z'],
    ['Level −1', 'Ground floor', 'First floor', 'Second floor', 'Third floor'],
    'Lift, Escalator, Stairs, Ramp, Toilet, Accessible toilet, Cash machine, Information, Car park, First aid, Pushchairs',
  ),
  'bg-BG': words(
    ['План на центъра', 'Магазини', 'Всички магазини по азбучен ред'],
    ['Ниво −1', 'Партер', 'Първи етаж', 'Втори етаж', 'Трети етаж'],
    'Асансьор, Ескалатор, Стълби, Рампа, Тоалетна, Достъпна тоалетна, Банкомат, Информация, Паркинг, Първа помощ, Детски колички',
  ),
  'cs-CZ': words(
    ['Plán centra', 'Obchody', 'Obchody od A do Ž'],
    ['Podlaží −1', 'Přízemí', 'První patro', 'Druhé patro', 'Třetí patro'],
    'Výtah, Eskalátor, Schody, Rampa, Toaleta, Bezbariérová toaleta, Bankomat, Informace, Parkoviště, První pomoc, Kočárky',
  ),
  'hr-HR': croatian,
  hr: croatian,
  'hu-HU': words(
    ['A központ alaprajza', 'Üzletek', 'Üzletek A-tól Z-ig'],
    ['−1. szint', 'Földszint', 'Első emelet', 'Második emelet', 'Harmadik emelet'],
    'Lift, Mozgólépcső, Lépcső, Rámpa, Mosdó, Akadálymentes mosdó, Bankautomata, Információ, Parkoló, Elsősegély, Babakocsik',
  ),
  'lt-LT': words(
    ['Centro planas', 'Parduotuvės', 'Parduotuvės nuo A iki Ž'],
    ['Lygis −1', 'Lygis 0', 'Lygis 1', 'Lygis 2', 'Lygis 3'],
    'Liftas, Eskalatorius, Laiptai, Pandusas, Tualetas, Pritaikytas tualetas, Bankomatas, Informacija, Automobilių aikštelė, Pirmoji pagalba, Vaikiški vežimėliai',
  ),
  'ro-RO': words(
    ['Planul centrului', 'Magazine', 'Magazine de la A la Z'],
    ['Nivelul −1', 'Parter', 'Etajul 1', 'Etajul 2', 'Etajul 3'],
    'Lift, Scară rulantă, Scări, Rampă, Toaletă, Toaletă accesibilă, Bancomat, Informații, Parcare, Prim ajutor, Cărucioare pentru copii',
  ),
  'sk-SK': words(
    ['Plán centra', 'Obchody', 'Obchody od A do Ž'],
    ['Podlažie −1', 'Prízemie', 'Prvé poschodie', 'Druhé poschodie', 'Tretie poschodie'],
    'Výťah, Eskalátor, Schody, Rampa, Toaleta, Bezbariérová toaleta, Bankomat, Informácie, Parkovisko, Prvá pomoc, Kočíky',
  ),
  ru: words(
    ['План центра', 'Магазины', 'Все магазины по алфавиту'],
    ['Уровень −1', 'Уровень 0', 'Уровень 1', 'Уровень 2', 'Уровень 3'],
    'Лифт, Эскалатор, Лестница, Пандус, Туалет, Доступный туалет, Банкомат, Информация, Парковка, Первая помощь, Детские коляски',
  ),
  sr: words(
    ['Plan centra', 'Prodavnice', 'Prodavnice od A do Ž'],
    ['Nivo −1', 'Prizemlje', 'Prvi sprat', 'Drugi sprat', 'Treći sprat'],
    'Lift, Pokretne stepenice, Stepenice, Rampa, Toalet, Pristupačan toalet, Bankomat, Informacije, Parking, Prva pomoć, Dečja kolica',
  ),
};

export function planWords(locale: Locale): PlanWords {
  return WORDS[locale];
}

/** A floor as its sign says it, with a true minus. */
export function levelSign(level: number): string {
  return level < 0 ? `−${-level}` : String(level);
}

export function floorName(words: PlanWords, level: number): string {
  return words.floors[level + 1] ?? levelSign(level);
}
