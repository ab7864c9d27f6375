export default {
  heading: 'Dárková karta',
  lead_one: 'Jedna karta, {{count}} obchod. Kam s ní, rozhodne ten, kdo ji dostane.',
  lead_few: 'Jedna karta, {{count}} obchody. Kam s ní, rozhodne ten, kdo ji dostane.',
  lead_many: 'Jedna karta, {{count}} obchodu. Kam s ní, rozhodne ten, kdo ji dostane.',
  lead_other: 'Jedna karta, {{count}} obchodů. Kam s ní, rozhodne ten, kdo ji dostane.',
  buy: 'Koupit kartu',
  shops: 'Tady s ní zaplatíte',
  pages: 'Stránky seznamu',
  page: 'Strana {{page}}',
  previous: 'Předchozí',
  next: 'Další',
} as const;
