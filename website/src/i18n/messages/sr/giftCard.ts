export default {
  heading: 'Poklon-kartica',
  lead_one: 'Jedna kartica, {{count}} prodavnica. Ko je dobije, sam bira kuda će.',
  lead_few: 'Jedna kartica, {{count}} prodavnice. Ko je dobije, sam bira kuda će.',
  lead_other: 'Jedna kartica, {{count}} prodavnica. Ko je dobije, sam bira kuda će.',
  buy: 'Kupi karticu',
  shops: 'Ovde njome plaćate',
  pages: 'Strane spiska',
  page: 'Strana {{page}}',
  previous: 'Prethodna',
  next: 'Sledeća',
} as const;
