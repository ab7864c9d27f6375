/** Words that do not belong into texts: mistakes that were made before, and second names of things that have one. */
import type { Locale } from '../../../website/src/i18n/locales.ts';

interface Wrong {
  found: RegExp;
  /** What to write in its place. */
  right: string;
  /** Where it is right all the same, by the end of its address. */
  notAt?: RegExp;
}

/** Stylists are women and men, so a text names both, the woman first; what describes a drawing says who is drawn. */
function bothSexes(woman: string, or: string, man: string): Wrong[] {
  const alone = [
    `(?<!${woman} ${or} )(?<!\\p{L})${man}(?!\\p{L})`,
    `(?<!\\p{L})${woman}(?!\\p{L})(?! ${or} ${man})`,
  ];
  return alone.map((found) => ({
    found: new RegExp(found, 'iu'),
    right: 'both sexes',
    notAt: /pictures\.json:scene-stylist$/,
  }));
}

/** In every language: what is at any other domain may be somebody’s. */
const EVERYWHERE: readonly Wrong[] = [
  {
    found: /[\w.+-]+@(?!(?:[\w-]+\.)*example(?:\.(?:com|net|org))?(?![\w-]|\.\w))[\w-]+(?:\.[\w-]+)+/u,
    right: 'an address at example.com',
  },
];

/** Croatian and Serbian: a visitor’s meeting with a stylist is none at the office. */
const MEETING_AT_WORK = /(?:vaš(?:eg|em)?|otkaži|pom(?:akni|eri)) sastan/iu;

const CROATIAN: readonly Wrong[] = [
  { found: /stepenic/iu, right: 'stube' },
  { found: /pristan(?:ak|k[au])(?!\p{L})/iu, right: 'privola' },
  { found: MEETING_AT_WORK, right: 'susret' },
  { found: /dvoran\p{L} hrane|hal\p{L} hrane/iu, right: 'a place with restaurants' },
  { found: /jednim klikom|jedan klik/iu, right: 'poveznica' },
  { found: /^odmah do$/iu, right: 'u susjedstvu' },
  { found: /kako radi(?!\p{L})/iu, right: 'kako funkcionira' },
  { found: /(?<!\p{L})za van(?!\p{L})/iu, right: 'za ponijeti' },
  ...bothSexes('stilistic\\p{L}+', 'ili', 'stilist(?:a|om|u)?'),
];

const WRONG: Readonly<Record<Locale, readonly Wrong[]>> = {
  'pl-PL': [
    { found: /polityk\p{L} cookie|ustawieni\p{L}+ cookie/iu, right: 'plików cookie' },
    { found: /wersj\p{L} robocz/iu, right: 'szkic' },
    { found: /w czasie (?:galerii|centrum)/iu, right: 'według czasu' },
    { found: /hal[aięą] jedzenia/iu, right: 'a place with restaurants' },
    { found: /jednym kliknięciem|jedno kliknięcie/iu, right: 'link' },
    { found: /reklamujesz przez/iu, right: 'możesz reklamować' },
    ...bothSexes('stylist(?:k\\p{L}+|ce|ek)', 'lub', 'stylist(?:a|ą|y|ę|om|ami)'),
  ],
  en: [
    { found: /one(?: more)? click/iu, right: 'a link' },
    { found: /(?<!\p{L})s?he will get in touch/iu, right: 'your stylist' },
  ],
  'bg-BG': [
    { found: /(?:[Вв]ход|[Аа]сансьор)\p{L}* [АВС](?!\p{L})/u, right: 'a Latin letter' },
    { found: /планирай(?!те)/iu, right: 'планирайте' },
    { found: /път и паркинг/iu, right: 'как да стигнете и паркинг' },
    { found: /едно щракване/iu, right: 'връзка' },
    { found: /джоб до вход/iu, right: 'място за спиране' },
    { found: /не се играе/iu, right: 'не се прожектира' },
    { found: /(?<!\p{L})барист(?!\p{L})/iu, right: 'бариста' },
    { found: /^часове$/iu, right: 'работно време', notAt: /stylist:hours$/ },
    { found: /зал\p{L}* за хран/iu, right: 'ресторантска зона' },
  ],
  'cs-CZ': [
    { found: /soubor\p{L}* cookie/iu, right: 'cookies' },
    { found: /umowa/iu, right: 'dohoda o provedení práce' },
    { found: /v čase centra/iu, right: 'podle času centra' },
    { found: /zobrazit další/iu, right: 'ještě' },
    { found: /hal\p{L} jídla|jídeln\p{L}+ hal/iu, right: 'a place with restaurants' },
    { found: /jedním kliknutím|jedno kliknutí/iu, right: 'odkaz' },
    { found: /zálivk\p{L} u vchod/iu, right: 'stání' },
    { found: /zůstávají za své/iu, right: 'ceny se nemění' },
    { found: /studenti stříhán/iu, right: 'stříhání pro studenty' },
    { found: /nákup nad\s\d/iu, right: 'nákup od' },
    ...bothSexes('stylist(?:k\\p{L}+|ce|ek)', 'nebo', 'stylist(?:a|ou|y|ovi|u)'),
  ],
  'hr-HR': CROATIAN,
  hr: CROATIAN,
  'hu-HU': [
    { found: /szülőszob/iu, right: 'baba-mama szoba' },
    { found: /nélkülözhetetlen/iu, right: 'szükséges' },
    { found: /sütiszabály|adatkezelési/iu, right: 'tájékoztató' },
    { found: /plasztik/iu, right: 'műanyag' },
    { found: /használtruh/iu, right: 'használt ruha' },
    { found: /egy kattintás/iu, right: 'link' },
    { found: /hányig lehet/iu, right: 'meddig' },
    { found: /(?<!\p{L})galéri(?:a|át|ának|áb\p{L}+)(?!\p{L})/iu, right: 'központ' },
    { found: /(?<!\p{L})(?:ön|önt|önnek|kattintson|válasszon|módosíthatja)(?!\p{L})/iu, right: 'te' },
  ],
  'lt-LT': [
    { found: /(?<!\p{L})aukšt(?:e|ą|uose|us)(?!\p{L})/iu, right: 'lygis' },
    { found: /susitar(?:ti|kite) laiką/iu, right: 'susitarti dėl laiko' },
    { found: /vienu spustelėjimu|vienas spustelėjimas/iu, right: 'nuoroda' },
    { found: /galerij/iu, right: 'prekybos centras' },
    { found: /į kortą\s\d/iu, right: 'prekės kortui' },
    { found: /liftu į\s\d+(?!\d|\slyg)/iu, right: 'į lygį' },
    { found: /maisto (?:hal|sal)/iu, right: 'maisto zona' },
    // Alone it may be a playground: where a text begins, and in a label that nowhere says 'automobilių'.
    {
      found: /(?<=^|>)aikštel\p{L}*|(?<=^(?!.*automobil)[^.?!<>]*(?<!\p{L}))aikštel\p{L}*(?=[^.?!<>]*$)/iu,
      right: 'automobilių aikštelė',
    },
    ...bothSexes('stilist(?:ė\\p{L}*|ei|ę|es?)', 'ar', 'stilist(?:as|ą|u|o|ui)'),
  ],
  'ro-RO': [
    { found: /dumneavoastră/iu, right: 'tu' },
    { found: /duminic\p{L}+ deschis/iu, right: 'duminică comercială' },
    { found: /drum și parcare/iu, right: 'cum ajungi și unde parchezi' },
    { found: /un(?: singur)? clic(?! pe)/iu, right: 'link' },
    { found: /știe toate/iu, right: 'cunoaște' },
    { found: /(?<!\p{L})tot\s[\d{]/iu, right: 'toate' },
  ],
  'sk-SK': [
    { found: /súbor\p{L}* cookie/iu, right: 'cookies' },
    { found: /umowa/iu, right: 'dohoda o vykonaní práce' },
    { found: /v čase centra/iu, right: 'podľa času centra' },
    { found: /zobraziť ďalšie/iu, right: 'ešte' },
    { found: /(?<!\p{L})v štvrti/iu, right: 'vo štvrti' },
    { found: /hal\p{L} jedla|jedálensk\p{L}+ hal/iu, right: 'a place with restaurants' },
    { found: /jedným kliknutím|jedno kliknutie/iu, right: 'odkaz' },
    { found: /záliv\p{L}* pri vchod/iu, right: 'státie' },
    { found: /zostávajú za svoj/iu, right: 'ceny sa nemenia' },
    { found: /študenti strihan/iu, right: 'strihanie pre študentov' },
    { found: /nákup nad\s\d/iu, right: 'nákup od' },
    ...bothSexes('stylist(?:k\\p{L}+|iek)', 'alebo', 'stylist(?:a|om|u|ovi)'),
  ],
  ru: [
    { found: /(?<!одного )предложени/iu, right: 'акция' },
    { found: /фуд-холл/iu, right: 'ресторанная зона' },
    { found: /вторые руки/iu, right: 'секонд-хенд' },
    { found: /на этаж[её]? «|(?:кажд|как)\p{L}+ этаж/iu, right: 'уровень' },
    { found: /(?:[Вв]ход|[Лл]ифт)\p{L}* [АВС](?!\p{L})/u, right: 'a Latin letter' },
    { found: /одним нажатием/iu, right: 'ссылка' },
    { found: /форма принята|много форм(?!\p{L})/iu, right: 'обращение' },
    { found: /до скольк/iu, right: 'до которого часа' },
  ],
  sr: [
    { found: /formular/iu, right: 'obrazac' },
    { found: /newsletter/iu, right: 'bilten' },
    { found: /(?<!i)mejl|e-pošt/iu, right: 'imejl' },
    { found: /saglasnost/iu, right: 'pristanak' },
    { found: MEETING_AT_WORK, right: 'susret' },
    { found: /događaj/iu, right: 'dešavanje' },
    { found: /jednim klikom|jedan klik/iu, right: 'link' },
    { found: /prevod preko glasa/iu, right: 'voice-over' },
    { found: /kako radi(?!\p{L})/iu, right: 'kako funkcioniše' },
    { found: /datotek/iu, right: 'fajl' },
    { found: /hal\p{L} hrane/iu, right: 'zona restorana' },
    ...bothSexes('stilistkinj\\p{L}+', 'ili', 'stilist(?:a|om|u|e)'),
  ],
};

/** What stands in a text and should not, as sentences: `"formular" should be "obrazac"`. `at` is where it stands. */
export function wordMistakes(text: string, locale: Locale, at: string): string[] {
  return [...EVERYWHERE, ...WRONG[locale]].flatMap(({ found, right, notAt }) => {
    const [wrong] = (!notAt?.test(at) && found.exec(text)) || [];
    return wrong === undefined ? [] : [`"${wrong}" should be "${right}"`];
  });
}
