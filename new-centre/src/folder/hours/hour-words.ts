/** Words that stand in the place of hours and days, in the product's languages; small letters. */

export const CLOSED: ReadonlySet<string> = new Set([
  ...['closed', 'off', 'none', '-', '–', '—', 'x'],
  ...[
    'nedirba',
    'nedirbame',
    'uždaryta',
    'nieczynne',
    'zamknięte',
    'zavřeno',
    'zatvorené',
    'zatvoreno',
    'zárva',
  ],
  ...['închis', 'inchis', 'затворено', 'закрыто', 'выходной', 'не работает'],
]);

export const ALWAYS: ReadonlySet<string> = new Set([
  ...['24/7', '24h', '24 h', '24h/7', 'nonstop', 'non-stop', 'around the clock'],
  ...['visą parą', 'całodobowo', 'круглосуточно', 'денонощно'],
]);

export const EVERY_DAY: ReadonlySet<string> = new Set([
  ...['', 'daily', 'every day', 'everyday', 'all days', 'all week', '7/7'],
  ...['kasdien', 'codziennie', 'denně', 'denne', 'svaki dan', 'naponta', 'zilnic', 'ежедневно', 'всеки ден'],
]);

/** As Baltic doors have the days. */
export const ROMAN: Readonly<Record<string, string>> = {
  I: 'Monday',
  II: 'Tuesday',
  III: 'Wednesday',
  IV: 'Thursday',
  V: 'Friday',
  VI: 'Saturday',
  VII: 'Sunday',
};
