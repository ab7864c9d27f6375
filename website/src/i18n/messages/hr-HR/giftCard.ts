export default {
  heading: 'Poklon-kartica',
  lead_one: 'Jedna kartica, {{count}} trgovina. Tko je dobije, sam bira kamo će.',
  lead_few: 'Jedna kartica, {{count}} trgovine. Tko je dobije, sam bira kamo će.',
  lead_other: 'Jedna kartica, {{count}} trgovina. Tko je dobije, sam bira kamo će.',
  buy: 'Kupi karticu',
  shops: 'Ovdje njome plaćate',
  pages: 'Stranice popisa',
  page: 'Stranica {{page}}',
  previous: 'Prethodna',
  next: 'Sljedeća',
} as const;
