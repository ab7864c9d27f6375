export default {
  heading: 'Darčeková karta',
  lead_one: 'Jedna karta, {{count}} obchod. Kam s ňou, rozhodne ten, kto ju dostane.',
  lead_few: 'Jedna karta, {{count}} obchody. Kam s ňou, rozhodne ten, kto ju dostane.',
  lead_many: 'Jedna karta, {{count}} obchodu. Kam s ňou, rozhodne ten, kto ju dostane.',
  lead_other: 'Jedna karta, {{count}} obchodov. Kam s ňou, rozhodne ten, kto ju dostane.',
  buy: 'Kúpiť kartu',
  shops: 'Tu ňou zaplatíte',
  pages: 'Strany zoznamu',
  page: 'Strana {{page}}',
  previous: 'Predchádzajúca',
  next: 'Ďalšia',
} as const;
