export default {
  heading: 'Karta podarunkowa',
  lead_one: 'Jedna karta, {{count}} sklep. Kto ją dostanie, sam wybierze, dokąd pójdzie.',
  lead_few: 'Jedna karta, {{count}} sklepy. Kto ją dostanie, sam wybierze, dokąd pójdzie.',
  lead_many: 'Jedna karta, {{count}} sklepów. Kto ją dostanie, sam wybierze, dokąd pójdzie.',
  lead_other: 'Jedna karta, {{count}} sklepu. Kto ją dostanie, sam wybierze, dokąd pójdzie.',
  buy: 'Kup kartę',
  shops: 'Tu nią zapłacisz',
  pages: 'Strony listy',
  page: 'Strona {{page}}',
  previous: 'Poprzednia',
  next: 'Następna',
} as const;
