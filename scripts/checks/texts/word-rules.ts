/** Words that do not belong into texts: mistakes that were made before, and second names of things that have one. */
import type { Locale } from '../../../website/src/i18n/locales.ts';

interface Wrong {
  found: RegExp;
  /** What to write in its place. */
  right: string;
}

/** Croatian and Serbian: a visitor’s meeting with a stylist is none at the office. */
const MEETING_AT_WORK = /(?:vaš(?:eg|em)?|otkaži|pom(?:akni|eri)) sastan/iu;

const CROATIAN: readonly Wrong[] = [
  { found: /stepenic/iu, right: 'stube' },
  { found: /pristan(?:ak|k[au])(?!\p{L})/iu, right: 'privola' },
  { found: MEETING_AT_WORK, right: 'susret' },
  { found: /dvoran\p{L} hrane|hal\p{L} hrane/iu, right: 'a place with restaurants' },
  { found: /jednim klikom|jedan klik/iu, right: 'poveznica' },
  { found: /(?<!stilistic\p{L}+ ili )(?<!\p{L})stilist(?:a|om|u)?(?!\p{L})/iu, right: 'both sexes' },
];

const WRONG: Readonly<Record<Locale, readonly Wrong[]>> = {
  'pl-PL': [
    { found: /polityk\p{L} cookie|ustawieni\p{L}+ cookie/iu, right: 'plików cookie' },
    { found: /wersj\p{L} robocz/iu, right: 'szkic' },
    { found: /w czasie (?:galerii|centrum)/iu, right: 'według czasu' },
    { found: /hal[aięą] jedzenia/iu, right: 'a place with restaurants' },
    { found: /jednym kliknięciem|jedno kliknięcie/iu, right: 'link' },
    { found: /(?<!stylistk\p{L} lub )(?<!\p{L})stylist(?:a|ą|y|ę|om|ami)(?!\p{L})/iu, right: 'both sexes' },
  ],
  en: [{ found: /one(?: more)? click/iu, right: 'a link' }],
  'bg-BG': [
    { found: /(?:[Вв]ход|[Аа]сансьор)\p{L}* [АВС](?!\p{L})/u, right: 'a Latin letter' },
    { found: /планирай(?!те)/iu, right: 'планирайте' },
    { found: /път и паркинг/iu, right: 'как да стигнете и паркинг' },
    { found: /едно щракване/iu, right: 'връзка' },
  ],
  'cs-CZ': [
    { found: /soubor\p{L}* cookie/iu, right: 'cookies' },
    { found: /umowa/iu, right: 'dohoda o provedení práce' },
    { found: /v čase centra/iu, right: 'podle času centra' },
    { found: /zobrazit další/iu, right: 'ještě' },
    { found: /hal\p{L} jídla/iu, right: 'a place with restaurants' },
    { found: /jedním kliknutím|jedno kliknutí/iu, right: 'odkaz' },
    { found: /(?<!stylistk\p{L}+ nebo )(?<!\p{L})stylist(?:a|ou|y|ovi|u)(?!\p{L})/iu, right: 'both sexes' },
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
  ],
  'lt-LT': [
    { found: /(?<!\p{L})aukšt(?:e|ą|uose|us)(?!\p{L})/iu, right: 'lygis' },
    { found: /susitar(?:ti|kite) laiką/iu, right: 'susitarti dėl laiko' },
    { found: /vienu spustelėjimu|vienas spustelėjimas/iu, right: 'nuoroda' },
    { found: /(?<!stilist[eė] ar )(?<!\p{L})stilist(?:as|ą|u|o|ui)(?!\p{L})/iu, right: 'both sexes' },
  ],
  'ro-RO': [
    { found: /dumneavoastră/iu, right: 'tu' },
    { found: /duminic\p{L}+ deschis/iu, right: 'duminică comercială' },
    { found: /drum și parcare/iu, right: 'cum ajungi și unde parchezi' },
    { found: /un(?: singur)? clic(?! pe)/iu, right: 'link' },
  ],
  'sk-SK': [
    { found: /súbor\p{L}* cookie/iu, right: 'cookies' },
    { found: /umowa/iu, right: 'dohoda o vykonaní práce' },
    { found: /v čase centra/iu, right: 'podľa času centra' },
    { found: /zobraziť ďalšie/iu, right: 'ešte' },
    { found: /(?<!\p{L})v štvrti/iu, right: 'vo štvrti' },
    { found: /hal\p{L} jedla/iu, right: 'a place with restaurants' },
    { found: /jedným kliknutím|jedno kliknutie/iu, right: 'odkaz' },
    { found: /(?<!stylistk\p{L}+ alebo )(?<!\p{L})stylist(?:a|om|u|ovi)(?!\p{L})/iu, right: 'both sexes' },
  ],
  ru: [
    { found: /(?<!одного )предложени/iu, right: 'акция' },
    { found: /фуд-холл/iu, right: 'ресторанная зона' },
    { found: /вторые руки/iu, right: 'секонд-хенд' },
    { found: /на этаж[её]? «|(?:кажд|как)\p{L}+ этаж/iu, right: 'уровень' },
    { found: /(?:[Вв]ход|[Лл]ифт)\p{L}* [АВС](?!\p{L})/u, right: 'a Latin letter' },
    { found: /одним нажатием/iu, right: 'ссылка' },
  ],
  sr: [
    { found: /formular/iu, right: 'obrazac' },
    { found: /newsletter/iu, right: 'bilten' },
    { found: /(?<!i)mejl|e-pošt/iu, right: 'imejl' },
    { found: /saglasnost/iu, right: 'pristanak' },
    { found: MEETING_AT_WORK, right: 'susret' },
    { found: /događaj/iu, right: 'dešavanje' },
    { found: /jednim klikom|jedan klik/iu, right: 'link' },
    { found: /(?<!stilistkinj\p{L}+ ili )(?<!\p{L})stilist(?:a|om|u|e)(?!\p{L})/iu, right: 'both sexes' },
  ],
};

/** What stands in a text and should not, as sentences: `"formular" should be "obrazac"`. */
export function wordMistakes(text: string, locale: Locale): string[] {
  return WRONG[locale].flatMap(({ found, right }) => {
    const [wrong] = found.exec(text) ?? [];
    return wrong === undefined ? [] : [`"${wrong}" should be "${right}"`];
  });
}
